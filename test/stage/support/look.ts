/** A game of three seats on the isles, as a look and as views: the stage's own, with no rules behind it. */
import type { BoardPlan } from '../../../src/contract/board-plan';
import type { View } from '../../../src/contract/view';
import { SEAT_LIVERIES } from '../../../src/games/shared/look/liveries';
import { eachItsOwn } from '../../../src/games/shared/sides';
import type { GameLook } from '../../../src/stage/look';
import { lookOf } from '../../support/looks';
import { isles } from './plan';

export const SEATS = 3;

const drawing = lookOf('legends');

/** Kinds and grounds are borrowed; board, sides and liveries are of this game. */
export const lookOn = (plan: BoardPlan): GameLook => ({
  ...drawing,
  plan: () => plan,
  sides: () => eachItsOwn(SEATS),
  liveries: SEAT_LIVERIES,
  livery: () => [0, 1, 2],
  units: drawing.units.map((unit) => (unit?.style === 'rank' ? { ...unit, field: null } : unit)),
  own: () => [],
  fold: () => 0,
  vital: () => false,
  status: ({ tokens }) => tokens.map(({ seat }) => ({ army: seat, fresh: false, seen: false, by: 0 })),
});

export const islesLook: GameLook = lookOn(isles);

/** Each ground at least once. */
const GROUND = [0, 1, 0, 3, 2, 0, 4, 1, 5, 0, 6, 3];

export const islesView: View = {
  game: 'isles',
  form: 'isles',
  viewer: 8,
  ply: 0,
  asked: null,
  width: isles.cells,
  height: 1,
  terrain: GROUND,
  tokens: [
    { id: 0, square: 0, seat: 0, kind: 7, shownTo: 7 },
    { id: 2, square: 2, seat: 1, kind: null, shownTo: 0 },
    { id: 3, square: 3, seat: 1, kind: 112, shownTo: 7 },
    { id: 5, square: 5, seat: 2, kind: 33, shownTo: 7 },
    { id: 8, square: 8, seat: 2, kind: null, shownTo: 0 },
    { id: 9, square: 9, seat: 0, kind: null, shownTo: 0 },
  ],
  heaps: [],
  flag: null,
  counters: { side: 2 },
  lists: {},
  history: [],
  result: null,
};
