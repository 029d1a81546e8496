/** An empty table with its pieces beside it. */
import { POWER_EVENTS } from '../../games/legends/language';
import type { FormRules } from './form-rules';
import { geometryOf } from './geometry';
import type { Kind, Rules } from './kinds';
import { type LegendsState, NOBODY, OFF, type Token } from './state';
import { terrainNumber } from './terrains';
import { zonesOf } from './zones';

export interface Ground {
  readonly form: FormRules;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly number[];
  readonly seats: number;
  readonly tokens: readonly Token[];
  readonly options: LegendsState['options'];
}

/** A state with nothing on the board and nothing going on; whoever makes it puts the pieces where they belong. */
export const makeState = (rules: Rules, ground: Ground): LegendsState => {
  const { form, width, height, terrain, seats, tokens, options } = ground;
  const geometry = geometryOf(width, height);
  const water = terrainNumber('water');
  const byId: (Token | undefined)[] = [];
  for (const token of tokens) byId[token.id] = token;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sorted = [...tokens].sort((a, b) => a.id - b.id);
  return {
    rules,
    form,
    seats,
    orders: all.map((first) => all.map((step) => (first + step) % seats)),
    geometry,
    terrain,
    nearWater: geometry.around.map((squares) => squares.some((square) => terrain[square] === water)),
    zone: zonesOf(ground),
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
    arranged: [],
    extra: 0,
    stirred: false,
    goals: [],
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

/** A piece more, while armies are laid out. It stands nowhere yet. */
export const enlist = (game: LegendsState, token: Token): void => {
  game.tokens.push(token);
  game.tokens.sort((a, b) => a.id - b.id);
  game.byId[token.id] = token;
  for (const [event, waiting] of game.listeners.entries()) {
    if (((token.kind.waitsFor >> event) & 1) === 1) waiting.push(token);
  }
};

/** A piece as it comes to the table: hidden, with nothing used or lent, off the board. */
export const newToken = (id: number, kind: Kind, army: number): Token => ({
  id,
  kind,
  army,
  seat: army,
  square: OFF,
  shown: false,
  looked: 0,
  used: 0,
  boost: 0,
  fresh: false,
  memory: null,
});
