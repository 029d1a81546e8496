/** An empty table with its pieces beside it. */
import { POWER_EVENTS } from '../../games/legends/language';
import { terrainNumber } from './filter';
import { geometryOf } from './geometry';
import type { Rules } from './kinds';
import { type LegendsState, NOBODY, type Token } from './state';

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly number[];
  readonly seats: number;
  readonly tokens: readonly Token[];
  readonly options: LegendsState['options'];
}

/** A state with nothing on the board and nothing going on; whoever makes it puts the pieces where they belong. */
export const makeState = (rules: Rules, { width, height, terrain, seats, tokens, options }: Ground): LegendsState => {
  const geometry = geometryOf(width, height);
  const water = terrainNumber('water');
  const byId: (Token | undefined)[] = [];
  for (const token of tokens) byId[token.id] = token;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sorted = [...tokens].sort((a, b) => a.id - b.id);
  return {
    rules,
    seats,
    orders: all.map((first) => all.map((step) => (first + step) % seats)),
    geometry,
    terrain,
    nearWater: geometry.around.map((squares) => squares.some((square) => terrain[square] === water)),
    tokens: sorted,
    byId,
    listeners: POWER_EVENTS.map((_, event) => sorted.filter(({ kind }) => ((kind.waitsFor >> event) & 1) === 1)),
    board: Array.from({ length: width * height }, () => null),
    guest: null,
    fallen: Array.from({ length: seats }, () => []),
    curse: null,
    waiting: [],
    grants: [],
    options,
    side: 0,
    turn: 0,
    phase: 0,
    exchanges: 0,
    extra: 0,
    stirred: false,
    window: -1,
    passes: 0,
    asked: NOBODY,
    quiet: Array.from({ length: seats }, () => 0),
    shuttle: Array.from({ length: seats }, () => [[], []] as const),
    fight: null,
    strike: null,
    stack: [],
  };
};
