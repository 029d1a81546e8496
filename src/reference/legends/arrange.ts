/** Laying out an army in secret before the battle (LEGENDS.md, Forms: Arranging). */
import type { Strength } from '../../games/legends/language';
import { packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, ONLOOKER, type Table, TRUTH } from '../core/table';
import type { FormRules } from './form-rules';
import type { Kind } from './kinds';
import { enlist, newToken } from './make';
import { areAllies, type LegendsState, put, sideMask } from './state';
import { PHASE } from './turn';
import { setupSquares } from './zones';

/** The answer that leaves a set-up square empty. */
const EMPTY = 0;

/** Are armies being laid out? It stays so in a match that ended meanwhile. */
export const isArranging = (game: LegendsState): boolean => game.arranged.length > 0;

/** May this viewer see where the seat's army stands? Nobody but its own side, before the battle. */
export const seesArmy = (game: LegendsState, army: number, viewer: number): boolean =>
  !isArranging(game) || viewer === TRUTH || (viewer < ONLOOKER && areAllies(army, viewer));

/** The set-up squares of a seat, in the order in which they are asked for. */
export const squaresOf = ({ form, geometry, terrain, seats }: LegendsState, seat: number): readonly number[] =>
  setupSquares(form, { width: geometry.width, height: geometry.height, terrain, seats }, seat);

/** How many pieces of each strength the seat has still to lay; below 0 where there are too many. */
const leftOf = ({ form, tokens }: LegendsState, seat: number): ReadonlyMap<Strength, number> => {
  const left = new Map(form.form.mix);
  for (const { army, kind } of tokens) {
    const { strength } = kind.piece;
    if (army === seat) left.set(strength, (left.get(strength) ?? 0) - 1);
  }
  return left;
};

/** Fits what the seat has laid so far the form's mix, and is there room for the rest? */
export const fitsMix = (game: LegendsState, seat: number): boolean => {
  const left = [...leftOf(game, seat).values()];
  const open = squaresOf(game, seat).length - (game.arranged[seat] ?? 0);
  return left.every((count) => count >= 0) && left.reduce((sum, count) => sum + count, 0) <= open;
};

/** The kinds of an army that nobody has laid out yet, ascending: the mix decides them. */
export const mixRoster = ({ form, kinds }: FormRules): readonly number[] =>
  form.mix
    .flatMap(([strength, count]) => {
      const kind = kinds.find(({ piece }) => piece.strength === strength);
      return kind === undefined ? [] : Array.from({ length: count }, () => kind.number);
    })
    .sort((a, b) => a - b);

/** Puts a piece of a seat on a set-up square. */
export const lay = (game: LegendsState, seat: number, square: number, kind: Kind): void => {
  const token = newToken(square, kind, seat);
  enlist(game, token);
  put(game, token, square);
};

const choicesFor = (game: LegendsState, seat: number, openSquares: number): readonly number[] => {
  const left = leftOf(game, seat);
  const kinds = game.form.kinds.filter(({ piece }) => (left.get(piece.strength) ?? 0) > 0);
  const pieces = [...left.values()].reduce((sum, count) => sum + count, 0);
  const items = kinds.map(({ number }) => number);
  return (openSquares > pieces ? [...items, EMPTY] : items).map((item) => packChoice('item', { item }));
};

/** The first seat that has not laid out all of its army; null when all have. */
export const nextToArrange = (game: LegendsState): number | null => {
  const seat = game.arranged.findIndex((count, index) => count < squaresOf(game, index).length);
  return seat < 0 ? null : seat;
};

/** Seat by seat, square by square; nobody else learns anything but that an answer was given. Then all stand. */
export function* arrangeArmies(game: LegendsState, table: Table): Flow {
  for (let seat = nextToArrange(game); seat !== null; seat = nextToArrange(game)) {
    game.side = seat;
    const squares = squaresOf(game, seat);
    const answered = game.arranged[seat] ?? 0;
    const square = squares[answered] ?? 0;
    const choices = choicesFor(game, seat, squares.length - answered);
    const { item } = unpackChoice(yield ask(seat, 'place', 'legends.arrange', [square], choices));
    game.arranged[seat] = answered + 1;
    const kind = item === EMPTY ? undefined : game.rules.kinds[item];
    if (kind === undefined) continue;
    lay(game, seat, square, kind);
    table.tell(sideMask(game, seat), { type: 'placed', seat, token: square, kind: item, square });
  }
  game.arranged = [];
  game.side = 0;
  game.phase = PHASE.exchanges;
  table.tell(ALL, { type: 'dealt', seats: game.seats });
}
