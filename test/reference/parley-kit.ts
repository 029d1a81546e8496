/** Parley by texts: positions from a few words, choices, rows with their masks. */
import type { Applied, Engine } from '../../src/contract/engine';
import type { EventRow, GameEvent } from '../../src/contract/event';
import type { TokenView, View } from '../../src/contract/view';
import { parseSquare } from '../../src/games/shared/square';
import { parley } from '../support/parley/content';
import { CARDS, KINDS, SHAPE, SQUARES } from '../support/parley/names';
import { createParleyReference } from '../support/parley/reference';
import { choose, must, offered } from './kit';

export const E = 0;
export const G = 1;
export const S = 2;
export const W = 0;
export const R = 1;
export const T = 2;
export const OVER = 8;

/** `a1: 'E0'` is seat 0's Envoy, `'E0!'` one that all have been shown. Hands and piles as letters; the deck gets the rest. */
export interface Scene {
  readonly tokens: Readonly<Record<string, string>>;
  readonly hands?: readonly [string, string, string];
  readonly discard?: string;
  /** Cards on top of the deck. */
  readonly top?: string;
  readonly active?: number;
  readonly step?: 'card' | 'main';
  readonly turns?: number;
  readonly renewals?: number;
  readonly asks?: 'useful' | 'always';
  readonly seed?: number;
}

/** Nine tokens; c1-c2-c3 stand next to each other, seat 0 to 2 from below. */
export const NINE: Scene['tokens'] = {
  a1: 'E0',
  b1: 'G0',
  c1: 'S0',
  c2: 'G1',
  d2: 'S1',
  e2: 'E1',
  a3: 'E2',
  b3: 'G2',
  c3: 'S2',
};

const cardsOf = (letters: string): readonly number[] => [...letters].map((letter) => CARDS.indexOf(letter));

const tokensOf = (scene: Scene): readonly TokenView[] =>
  Object.entries(scene.tokens)
    .map(([at, text]) => {
      const square = parseSquare(at, SHAPE) ?? 0;
      const seat = Number(text[1]);
      const shownTo = text.endsWith('!') ? 511 : 1 << seat;
      return { id: square, square, seat, kind: KINDS.indexOf(text.charAt(0)), shownTo };
    })
    .sort((a, b) => a.square - b.square);

const heapsOf = (scene: Scene): View['heaps'] => {
  const hands = scene.hands ?? ['', '', ''];
  const placed = [...hands, scene.discard ?? '', scene.top ?? ''].join('');
  const rest = [...CARDS].map((card) => card.repeat(4 - [...placed].filter((other) => other === card).length)).join('');
  return [
    ...hands.map((hand, seat) => ({ seat, name: 'hand' as const, kinds: cardsOf(hand) })),
    { seat: null, name: 'deck', kinds: cardsOf((scene.top ?? '') + rest) },
    { seat: null, name: 'discard', kinds: cardsOf(scene.discard ?? '') },
  ];
};

/** A match from a scene; it stands at `main` unless the scene says `card`. */
export const at = (scene: Scene): Engine => {
  const tokens = tokensOf(scene);
  const { active = 0, step = 'main', turns = 0, renewals = 0 } = scene;
  const inMask = [0, 1, 2].reduce(
    (mask, seat) => (tokens.some((token) => token.seat === seat) ? mask | (1 << seat) : mask),
    0,
  );
  const position: View = {
    game: 'parley',
    form: 'parley',
    viewer: 9,
    ply: 0,
    asked: { seat: active, kind: step },
    ...SHAPE,
    terrain: Array.from({ length: SQUARES }, () => 0),
    tokens,
    heaps: heapsOf(scene),
    flag: null,
    counters: { active, step: step === 'card' ? 1 : 5, turns, renewals, in: inMask, setup: SQUARES },
    lists: { pending: [], left: [] },
    history: [],
    result: null,
  };
  const engine = createParleyReference();
  const options = { asks: scene.asks ?? 'useful' };
  must(engine.start(must(parley.readSetup({ game: 'parley', options, seed: scene.seed ?? 0, position }))));
  return engine;
};

export const dealt = (seed: number, asks: 'useful' | 'always' = 'useful'): Engine => {
  const engine = createParleyReference();
  must(engine.start(must(parley.readSetup({ game: 'parley', seed, options: { asks } }))));
  return engine;
};

export const options = (engine: Engine): string => offered(engine, parley).join(' ');

export const play = (engine: Engine, ...texts: readonly string[]): Applied => {
  let applied: Applied = { learned: false, chance: false };
  for (const text of texts) applied = choose(engine, parley, text);
  return applied;
};

/** A row for one seat. */
export const toSeat = (seat: number, event: GameEvent): EventRow => ({ mask: 1 << seat, event });

/** A row for everybody but one seat. */
export const toOthers = (seat: number, event: GameEvent): EventRow => ({ mask: 511 & ~(1 << seat), event });

/** Who is asked, as each of seat 0, 1, 2, an onlooker and the truth sees it. */
export const askedSeats = (engine: Engine): readonly (number | null | undefined)[] =>
  [0, 1, 2, 8, 9].map((viewer) => engine.view(viewer).asked?.seat);

/** A viewer's idea of the token on a square. */
export const tokenAt = (engine: Engine, viewer: number, at: string): TokenView | undefined =>
  engine.view(viewer).tokens.find((token) => token.square === parseSquare(at, SHAPE));
