/** What Ground Lightning (#131) tells of a keyword that its attacker was given unseen, by the power's text and R9. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Asked } from '../../src/contract/search';
import { followCourse } from '../../src/games/legends/evidence/course';
import { viewOf } from './board';

const [ELEMENTUS, SPIRIT_OF_SEA, GROUND_LIGHTNING, BREMMUK] = [70, 82, 131, 171];
const FLYING = 8;
const [OURS, GIVER, FOE, OTHER, OLD] = [26, 58, 34, 51, 3];

const view = (() => {
  const standing = viewOf(
    [
      { id: GIVER, army: 1, kind: ELEMENTUS },
      { id: OTHER, army: 1 },
    ],
    { windows: 1, grants: [-1, FLYING, 1, 0] },
  );
  const heaps = [
    { seat: 0, name: 'fallen' as const, kinds: [BREMMUK, GROUND_LIGHTNING] },
    { seat: 1, name: 'fallen' as const, kinds: [SPIRIT_OF_SEA] },
  ];
  return { ...standing, heaps, lists: { ...standing.lists, fallen: [OLD, OURS, FOE] } };
})();

const ATTACKED: readonly GameEvent[] = [
  { type: 'turn', seat: 1 },
  { type: 'used', token: GIVER, seat: 1, power: 1, keyword: null },
  { type: 'granted', token: null, keyword: FLYING, seat: 1 },
  { type: 'moved', token: FOE, from: FOE, to: OURS },
  { type: 'shown', token: FOE, kind: SPIRIT_OF_SEA },
  { type: 'shown', token: OURS, kind: GROUND_LIGHTNING },
  { type: 'used', token: OURS, seat: 0, power: 1, keyword: null },
  { type: 'removed', seat: 0, token: OURS, kind: GROUND_LIGHTNING, square: OURS, cause: 'spell' },
  { type: 'removed', seat: 1, token: FOE, kind: SPIRIT_OF_SEA, square: OURS, cause: 'spell' },
];
const WINDOW: GameEvent = { type: 'windowOpened' };
const picks = (seat: number): readonly Asked[] => [{ rows: ATTACKED.length, seat, kind: 'pick' }];

const receivers = (rows: readonly GameEvent[], asked: readonly Asked[], of = view) =>
  followCourse(of, rows, asked).gifts.map(({ ids }) => [...ids].sort((a, b) => a - b));

describe('Ground Lightning', () => {
  it('had somebody pick: its attacker could fly', () => {
    expect(receivers([...ATTACKED, WINDOW], picks(0))).toEqual([[FOE]]);
    // the same when nothing has followed yet
    expect(receivers(ATTACKED, picks(0))).toEqual([[FOE]]);
  });

  it('had nobody pick, though others stand on such terrain: it could not', () => {
    expect(receivers([...ATTACKED, WINDOW], [])).toEqual([[OTHER, GIVER]]);
    expect(receivers([...ATTACKED, WINDOW], picks(1))).toEqual([[OTHER, GIVER]]);
  });

  it('tells nothing where there was nobody to pick', () => {
    const apart = { ...view, terrain: view.terrain.map((one, square) => (square === OURS ? 5 : one)) };
    expect(apart.terrain[OURS]).not.toBe(view.terrain[OURS]);
    expect(receivers([...ATTACKED, WINDOW], [], apart)).toEqual([[FOE, OTHER, GIVER]]);
  });

  it('tells nothing where a curse that ended in between may have asked', () => {
    const curse: GameEvent = { type: 'used', token: OLD, seat: 0, power: 1, keyword: null };
    expect(receivers([...ATTACKED, curse, WINDOW], picks(0))).toEqual([[FOE, OTHER, GIVER]]);
  });

  it('tells nothing of an attacker that everybody knows to fly', () => {
    const openly: GameEvent = { type: 'granted', token: FOE, keyword: FLYING, seat: 1 };
    const [turn, ...rest] = ATTACKED;
    if (turn === undefined) throw new Error('a turn');
    const asked: readonly Asked[] = [{ rows: ATTACKED.length + 1, seat: 0, kind: 'pick' }];
    expect(receivers([turn, openly, ...rest, WINDOW], asked)).toEqual([[OTHER, GIVER]]);
  });
});
