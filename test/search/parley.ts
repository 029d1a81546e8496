/** Parley's words for tests: positions in short, views taken apart, guesses made from the truth. */

export const [E, G, S] = [0, 1, 2] as const;
export const [W, R, T] = [0, 1, 2] as const;
export const PASS = 0x70000000;
export const item = (n: number): number => 0x60000000 | (n << 16);
export const square = (n: number): number => 0x40000000 | n;
export const move = (from: number, to: number): number => (from << 8) | to;
export const slip = (from: number, to: number): number => 0x20010000 | (from << 8) | to;

/** The square of a name, `a1` to `e3`. */
export const at = (name: string): number => name.charCodeAt(0) - 97 + 5 * (name.charCodeAt(1) - 49);

export interface Token {
  readonly square: number;
  readonly seat: number;
  readonly kind: number;
  readonly shown?: number;
  readonly id?: number;
}

export interface Position {
  /** `seat+kind letter+square`, e.g. `0Ea1`; shown to its own seat unless told otherwise. */
  readonly tokens: readonly (string | Token)[];
  readonly hands?: readonly (readonly number[])[];
  readonly active?: number;
  readonly step?: number;
  readonly turns?: number;
  readonly renewals?: number;
  readonly seats?: number;
  readonly pending?: readonly number[];
  readonly asked?: number;
}

const KIND_OF_STEP = [1, 9, 5, 8, 5, 2, 5, 3];

const tokenOf = (text: string | Token): Token =>
  typeof text === 'string'
    ? { square: at(text.slice(2)), seat: Number(text[0]), kind: 'EGS'.indexOf(text[1] ?? '') }
    : text;

/** The truth's view of a position after the set-up; cards in no hand lie in the deck, in the order W R T. */
export function truth(position: Position): number[] {
  const { hands = [[], [], []], active = 0, step = 5, turns = 0, renewals = 0, seats = 7, pending = [] } = position;
  const tokens = position.tokens.map(tokenOf).sort((a, b) => a.square - b.square);
  const left = [4, 4, 4];
  for (const card of hands.flat()) left[card] = (left[card] ?? 0) - 1;
  const deck = left.flatMap((count, card) => Array<number>(count).fill(card));
  return [
    ...[9, 0, position.asked ?? active, KIND_OF_STEP[step] ?? -1, 5, 3, -1],
    ...Array<number>(15).fill(0),
    tokens.length,
    ...tokens.flatMap((t) => [t.id ?? t.square, t.square, t.seat, t.kind, t.shown ?? 1 << t.seat]),
    5,
    ...hands.flatMap((hand, seat) => [seat, 1, hand.length, ...hand]),
    ...[-1, 2, deck.length, ...deck, -1, 3, 0],
    ...[active, step, turns, renewals, seats, 15],
    ...[pending.length, ...pending, 0, 0, 0],
  ];
}

export interface Parts {
  readonly viewer: number;
  readonly ply: number;
  readonly asked: number;
  readonly kind: number;
  readonly tokens: readonly { id: number; square: number; seat: number; kind: number; shown: number }[];
  readonly heaps: readonly { seat: number; name: number; kinds: readonly number[] }[];
  readonly counters: { active: number; step: number; turns: number; renewals: number; in: number; setup: number };
  readonly pending: readonly number[];
  readonly left: readonly number[];
  readonly result: readonly number[];
}

/** A view's parts, in the order of the words. */
export function parts(words: readonly number[]): Parts {
  let place = 0;
  const one = (): number => words[place++] ?? Number.NaN;
  const many = (count: number): number[] => Array.from({ length: count }, one);
  const [viewer = -9, ply = -9, asked = -9, kind = -9] = many(4);
  many(3 + 15);
  const tokens = Array.from({ length: one() }, () => {
    const [id = 0, sq = 0, seat = 0, what = 0, shown = 0] = many(5);
    return { id, square: sq, seat, kind: what, shown };
  });
  const heaps = Array.from({ length: one() }, () => ({ seat: one(), name: one(), kinds: many(one()) }));
  const [active = 0, step = 0, turns = 0, renewals = 0, seats = 0, setup = 0] = many(6);
  const pending = many(one());
  const left = many(one());
  many(one());
  const result = one() === 1 ? many(2 + 1) : [];
  if (place !== words.length) throw new Error(`a view of ${words.length} words ends at ${place}`);
  const counters = { active, step, turns, renewals, in: seats, setup };
  return { viewer, ply, asked, kind, tokens, heaps, counters, pending, left, result };
}

/** What a view hides of the truth, as a Guess (RULES, "Codes and words"). */
export function guessOf(truthWords: readonly number[], viewWords: readonly number[]): number[] {
  const all = parts(truthWords);
  const seen = parts(viewWords);
  const guess: number[] = [];
  if (all.counters.step === 0) {
    for (let sq = 0; sq < all.counters.setup && seen.viewer !== 9; sq++) {
      const seat = Math.floor(sq / 5);
      if (seat === seen.viewer) continue;
      guess.push(all.tokens.find((t) => t.square === sq)?.kind ?? 3);
    }
  } else {
    seen.tokens.forEach((t, i) => {
      if (t.kind === -1) guess.push(all.tokens[i]?.kind ?? -9);
    });
  }
  seen.heaps.forEach((heap, h) => {
    heap.kinds.forEach((card, i) => {
      if (card === -1) guess.push(all.heaps[h]?.kinds[i] ?? -9);
    });
  });
  if (seen.asked === -1) guess.push(all.asked);
  return guess;
}
