/** What the squares of a Legends board are called: short, and never more than the viewer knows. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { recall } from '../../src/shell/board/recall';
import { briefLabel, squareLabel } from '../../src/shell/board/words';
import { MOST_WORDS } from '../../src/shell/games/legends/square-label';
import { unitName } from '../../src/text';
import { loadGames } from '../support/games';
import { positionSetup } from '../support/harness/legends/positions';
import { type Moment, playBattle, TRUTH } from '../text/legends-battle';

await loadGames(['legends']);

const SETUPS = [
  ...[1, 2, 3].map((index) => legends.sampleSetup(index, index)),
  ...[11, 12, 13].map((seed) => positionSetup(seed)),
];
const VIEWERS = [0, 1, 8];
const CHOICES = 90;

/** Every view of every viewer in these battles, with the label of each square as the grid would give it. */
const everyLabel = (look: (view: View, truth: View, square: number, label: string) => void): number => {
  let count = 0;
  for (const [seed, setup] of SETUPS.entries()) {
    playBattle(setup, seed, CHOICES, (moment: Moment) => {
      for (const viewer of VIEWERS) {
        const view = moment.view(viewer);
        // a note on every third piece
        const notes = Object.fromEntries(
          view.tokens.flatMap(({ id }) => (id % 3 === 0 ? [[id, 'strong'] as const] : [])),
        );
        const recalled = recall(moment.events(viewer), notes);
        const squares = view.tokens.map(({ square }) => ({ square, mark: 'attack' }) as const);
        const asking = {
          decision: { seat: viewer, kind: 'main', key: 'legends.main', args: [], choices: [] },
          presses: [],
          prompt: { key: '', args: {} },
          squares,
          items: [],
          canPass: false,
          choice: null,
          more: false,
        } as const;
        for (let square = 0; square < view.width * view.height; square++) {
          look(view, moment.view(TRUTH), square, squareLabel(view, square, asking, [], recalled));
          count++;
        }
      }
    });
  }
  return count;
};

describe('labels of squares', () => {
  test(`have at most ${MOST_WORDS} words and name nothing that is hidden`, { timeout: 180_000 }, () => {
    const long = new Set<string>();
    const told = new Set<string>();
    const heard = new Set<string>();
    const count = everyLabel((view, truth, square, label) => {
      if (label.split(' ').length > MOST_WORDS) long.add(label);
      for (const word of [
        'has moved',
        'adjacent to your',
        'of yours',
        'hidden enemy',
        'attack possible',
        'revealed',
        'noted: strong',
      ])
        if (label.includes(word)) heard.add(word);
      const near = [square, ...legends.plan(view).neighbours(square)];
      const known = view.tokens.flatMap(({ kind, square: at }) => (kind !== null && near.includes(at) ? [kind] : []));
      for (const { id, kind } of truth.tokens.filter((token) => token.square === square)) {
        const hidden = view.tokens.find((token) => token.id === id)?.kind === null;
        if (hidden && kind !== null && !known.includes(kind) && label.includes(unitName('legends', kind)))
          told.add(label);
      }
    });
    expect(count).toBeGreaterThan(20_000);
    expect([...long]).toEqual([]);
    expect([...told]).toEqual([]);
    expect(heard.size).toBe(7);
  });

  test('keep the square, the pieces and the mark where all of it would be too long', () => {
    const names = Object.fromEntries(
      Array.from({ length: 208 }, (_, index) => [unitName('legends', index + 1), index + 1] as const),
    );
    const [eater, slayer] = [names['Yarbu the Magic Eater'], names['Reb the Zombie Slayer']];
    if (eater === undefined || slayer === undefined) throw new Error('the long names are gone');
    const base = legends.sampleSetup(1, 1);
    let label = '';
    playBattle(base, 1, 0, (moment) => {
      const view = moment.view(0);
      const [one, two] = view.tokens;
      if (one === undefined || two === undefined) throw new Error('no tokens');
      // an attack: both stand on one square of forest
      const tokens = [
        { ...one, seat: 0, kind: eater, square: 9, shownTo: 511 },
        { ...two, seat: 1, kind: slayer, square: 9, shownTo: 511 },
      ];
      const terrain = view.terrain.map(() => 1);
      label = squareLabel({ ...view, tokens, terrain }, 9, null, [9], {
        moved: new Set([two.id]),
        notes: { [two.id]: 'weak' },
      });
      expect(briefLabel({ ...view, tokens }, 9)).toContain('Yarbu the Magic Eater');
    });
    expect(label.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
    expect(label).toMatch(/^b2, your Yarbu the Magic Eater, enemy Reb the Zombie Slayer, chosen$/);
  });
});
