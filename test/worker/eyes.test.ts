import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/contract/setup';
import { legends } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import { setupFor } from '../../src/worker/referee/eyes';

const setupOf = (form: string, lists: string): Setup => ({
  game: 'legends',
  form,
  seats: [
    { player: 'person', army: 'own' },
    { player: 'person', army: 'theirs' },
  ],
  options: { lists },
  seed: 1,
});

const armies = (form: string, lists: string, viewer: number) =>
  setupFor(setupOf(form, lists), viewer, legends).seats.map(({ army }) => army);

describe('the armies that a seat is told', () => {
  for (const { name, setup } of FORM_LIST) {
    it(`${name}: ${setup === 'arranged' ? 'never where the other side’s pieces stand' : 'all with open lists, the own with closed ones'}`, () => {
      expect(armies(name, 'open', 0)).toEqual(['own', setup === 'arranged' ? undefined : 'theirs']);
      expect(armies(name, 'open', 8)).toEqual(setup === 'arranged' ? [undefined, undefined] : ['own', 'theirs']);
      expect(armies(name, 'closed', 1)).toEqual([undefined, 'theirs']);
    });
  }
});
