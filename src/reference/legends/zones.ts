/** Zones and set-up squares: which squares are whose (R18, R124, R125; LEGENDS.md, Forms and Teams). */
import type { Shape } from '../../contract/content';
import type { FormRules } from './form-rules';
import { terrainNumber } from './terrains';

/** Files of a pair's zone, and ranks of the field that pairs share (R124). */
export const ZONE = { width: 8, height: 8 } as const;
/** Seats of a pair: with no more of them the whole board is one zone, whatever its size. */
const PAIR = 2;
const WATER = terrainNumber('water');

export interface SharedGround extends Shape {
  readonly terrain: readonly number[];
  readonly seats: number;
}

/** By square the even seat of its zone. */
export const zonesOf = ({ width, terrain, seats }: SharedGround): readonly number[] =>
  terrain.map((_, square) => (seats <= PAIR ? 0 : PAIR * Math.floor((square % width) / ZONE.width)));

/** Can so many seats share a board of this shape? A lone pair takes any. */
export const canShare = ({ width, height }: Shape, seats: number): boolean =>
  seats === PAIR || (width === (seats / PAIR) * ZONE.width && height === ZONE.height);

/** Land of the seat's own ranks in its own zone, ascending: where its army stands at first. */
export const setupSquares = (form: FormRules, ground: SharedGround, seat: number): readonly number[] => {
  const { width, height, terrain } = ground;
  const { ranks } = form.form;
  const zones = zonesOf(ground);
  return terrain.flatMap((kind, square) => {
    const rank = Math.floor(square / width);
    const near = seat % 2 === 0 ? rank : height - 1 - rank;
    return kind !== WATER && near < ranks && zones[square] === seat - (seat % 2) ? [square] : [];
  });
};
