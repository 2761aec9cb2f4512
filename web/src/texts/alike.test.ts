import { describe, expect, it } from 'vitest';
import { holds } from './alike';

const rule = 'CO 2.9.1 L’ennemi tire\u00a0: « un Succès\u00a0»';

describe('a search', () => {
  it.each(["l'ennemi", 'succes', 'un SUCCÈS', 'l’ennemi', "L'ENNEMI succès", 'tire\u00a0: «', '2.9.1', ''])('finds %s', (sought) => expect(holds(rule, sought)).toBe(true));
  it.each(["d'ennemi", 'l ennemi tireur'])('does not find %s', (sought) => expect(holds(rule, sought)).toBe(false));
});
