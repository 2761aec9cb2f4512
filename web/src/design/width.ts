import { MediaQuery } from 'svelte/reactivity';

/** Where the layout of a phone begins. */
export const phone = new MediaQuery('(max-width: 759px)');
/** Where there is room for the drawer beside the board. */
export const wide = new MediaQuery('(min-width: 1180px)');
