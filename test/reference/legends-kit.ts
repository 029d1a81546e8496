/** Legends by texts: positions, choices, what stands where. */
import type { Applied, Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { Setup } from '../../src/contract/setup';
import type { TokenView, View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import type { Catalogue } from '../../src/games/legends/language';
import { formatSquare, parseSquare } from '../../src/games/shared/square';
import { createLegendsReference } from '../../src/reference/legends';
import { choose, eventsOf, must, offered } from './kit';

const SEATS = [{ player: 'person' }, { player: 'person' }] as const;
const FILES = 'abcdefgh';

/** Eight rows of plains, the far one first, with some rows (by rank) put in. */
export const ground = (rows: Readonly<Record<number, string>> = {}): readonly string[] =>
  Array.from({ length: 8 }, (_, index) => rows[8 - index] ?? 'pppppppp');

/** A match from a position; plains, seat 0 to move, and both castles far away (67 on a1, 169 on h8) unless said. */
export const at = (
  pieces: Readonly<Record<string, unknown>>,
  rest: Readonly<Record<string, unknown>> = {},
  catalogue?: Catalogue,
): Engine => {
  const engine = createLegendsReference(catalogue);
  const position = { terrain: ground(), pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0, ...rest };
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats: SEATS, position }))));
  return engine;
};

/** A match of teams from a position on plains, each seat with a castle in a corner of its zone unless said. */
export const teams = (
  seats: number,
  pieces: Readonly<Record<string, unknown>>,
  rest: Readonly<Record<string, unknown>> = {},
): Engine => {
  const engine = createLegendsReference();
  const width = 4 * seats;
  const corners = Array.from({ length: seats / 2 }, (_, zone) => [
    [formatSquare(8 * zone, { width, height: 8 }), [67, 2 * zone]],
    [formatSquare(7 * width + 8 * zone + 7, { width, height: 8 }), [169, 2 * zone + 1]],
  ]).flat();
  const position = {
    terrain: Array.from({ length: 8 }, () => 'p'.repeat(width)),
    pieces: { ...Object.fromEntries(corners), ...pieces },
    turn: 0,
    seats,
    ...rest,
  };
  const players = Array.from({ length: seats }, () => ({ player: 'person' }));
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats: players, position }))));
  return engine;
};

/** A match from its deal. */
export const dealt = (setup: Partial<Setup>): Engine => {
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats: SEATS, ...setup }))));
  return engine;
};

/** Answers by choice texts, one after the other; the last one's Applied. */
export const play = (engine: Engine, ...texts: readonly string[]): Applied => {
  let applied: Applied = { learned: false, chance: false };
  for (const text of texts) applied = choose(engine, legends, text);
  return applied;
};

export const options = (engine: Engine): readonly string[] => offered(engine, legends);

/** Number of a square. */
export const sq = (name: string): number => FILES.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

/** The token on a square of a board of any size, as a viewer sees it. */
export const tokenOn = (engine: Engine, square: string, viewer = 9): TokenView | undefined => {
  const view = engine.view(viewer);
  return view.tokens.find((token) => token.square === parseSquare(square, view));
};

/** Chart numbers that stand on a square, as a viewer knows them. */
export const on = (engine: Engine, square: string, viewer = 9): readonly (number | null)[] =>
  engine.view(viewer).tokens.flatMap((token) => (token.square === sq(square) ? [token.kind] : []));

export const list = (engine: Engine, name: string, viewer = 9): readonly number[] =>
  engine.view(viewer).lists[name] ?? [];

/** Current strength of the one piece on a square, as a viewer can work it out. */
export const strength = (engine: Engine, square: string, viewer = 9): number | undefined => {
  const view = engine.view(viewer);
  return view.lists['strengths']?.[view.tokens.findIndex((token) => token.square === sq(square))];
};

/** The destroyed pieces of an army, in the order in which they fell. */
export const fallen = (engine: Engine, army: number): readonly (number | null)[] =>
  engine.view(9).heaps[army]?.kinds ?? [];

/** The curse in force as kind and seat; null for none. */
export const curse = (engine: Engine): readonly number[] | null => {
  const [id, kind, seat] = list(engine, 'curses');
  return id === undefined || id < 0 ? null : [kind ?? -1, seat ?? -1];
};

/** Events of the last act as short words, in order. */
export const told = (engine: Engine): readonly string[] => eventsOf(engine).map(word);

const word = (event: GameEvent): string => {
  switch (event.type) {
    case 'removed':
      return `removed ${event.kind} ${event.cause}`;
    case 'shown':
      return `shown ${event.kind}`;
    case 'used':
      return `used ${event.power}`;
    case 'fought':
      return `fought ${event.attack}-${event.defence}`;
    case 'modifier':
      return `modifier ${event.by} ${event.reason} ${event.number}`;
    case 'curseBegan':
    case 'curseEnded':
      return `${event.type} ${event.kind}`;
    case 'turn':
      return `turn ${event.seat}`;
    default:
      return event.type;
  }
};

/** The same match on another engine, by what a viewer sees and the right guess of what it does not. */
export const refilled = (engine: Engine, viewer: number, change: (view: View) => View = (view) => view): Engine => {
  const other = createLegendsReference();
  const view = engine.view(viewer);
  must(other.fill(change(view), legends.guessOf(engine.view(9), view)));
  return other;
};
