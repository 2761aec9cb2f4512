import { MediaQuery } from 'svelte/reactivity';

/** Where the layout of a phone begins. */
export const phone = new MediaQuery('(max-width: 759px)');
