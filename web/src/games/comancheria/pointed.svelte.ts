/** The answer somebody points at in the list: what it names on the table shows itself. */
export const pointed = $state({ word: '' });
