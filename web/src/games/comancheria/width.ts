import { MediaQuery } from 'svelte/reactivity';

/** Where the drawer is always in sight: the decision stands in it. Elsewhere it stands under the map. */
export const wide = new MediaQuery('(min-width: 1180px)');
