/** Pebble's core set up for tests: positions in short, views taken apart, rows, guesses made from the truth. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Core } from '../search/core';

interface Cell {
  readonly name: string;
  readonly home: number | null;
  readonly terrain: number;
  readonly neighbours: readonly number[];
}

const MAP = new URL('../support/pebble/map.json', import.meta.url);
export const CELLS: readonly Cell[] = JSON.parse(readFileSync(MAP, 'utf8')).cells;

/** One core a test file. */
export const core = new Core('pebble');

export const ALL = 511;
/** The others: all without one seat. */
export const but = (seat: number): number => ALL & ~(1 << seat);

/** Rows by their numbers in the contract's union. */
export const [DEALT, PLACED, MOVED, SHOWN, LOOKED, FOUGHT, STRUCK, REMOVED] = [1, 2, 3, 5, 6, 7, 8, 9];
export const [PLAYED, PASSED, TURN, RESIGNED, OVER] = [14, 16, 17, 18, 19];
export const [FIGHT, OTHER, LEFT] = [0, 5, 3];
export const [LAST_IN, QUIET, AGREEMENT] = [0, 1, 2];
export const [LEARNED, ENDED] = [1, 4];
/** Cards that stay in the deck. */
export const DECKED = 3;

export const [G, C, B] = [1, 2, 3];
export const [L, H] = [0, 1];
export const PASS = 0x70000000;
export const item = (n: number): number => 0x60000000 | (n << 16);

/** The number of a cell's name. */
export const at = (name: string): number => {
  const cell = CELLS.findIndex((one) => one.name === name);
  if (cell < 0) throw new Error(`no cell ${name}`);
  return cell;
};
export const pick = (name: string): number => 0x40000000 | at(name);
/** `s3-m20`. */
export const move = (text: string): number => {
  const [from = '', to = ''] = text.split('-');
  return (at(from) << 8) | at(to);
};

/** Home cells of a seat, ascending. */
export const homeOf = (seat: number): number[] => CELLS.flatMap(({ home }, number) => (home === seat ? [number] : []));

export interface Token {
  readonly id: number;
  readonly cell: number;
  readonly seat: number;
  readonly kind: number;
  readonly shown: number;
}

/** A position as B26 words it, the parts that a test doesn't care for left out. */
export interface Position {
  /** Seat, kind letter, cell; then `*` or `+` with seats; then `#` with the cell of the id. */
  readonly tokens: string;
  readonly turn?: number;
  readonly hands?: string;
  readonly discard?: string;
  readonly fallen?: string;
  readonly turns?: number;
  readonly quiet?: number;
  readonly ply?: number;
}

const letters = (text: string, alphabet: string): number[] =>
  text === '-' ? [] : [...text].map((letter) => alphabet.indexOf(letter));

const tokenOf = (text: string): Token => {
  const parts = /^([0-2])([GCB])([a-z]\d+)(\*|\+[0-2]+)?(?:#([a-z]\d+))?$/.exec(text);
  if (parts === null) throw new Error(`no token ${text}`);
  const [, seat = '', kind = '', cell = '', seen = '', id = cell] = parts;
  const lookers = seen === '*' ? ALL : [...seen.slice(1)].reduce((mask, one) => mask | (1 << Number(one)), 0);
  const own = 1 << Number(seat);
  return { id: at(id), cell: at(cell), seat: Number(seat), kind: ' GCB'.indexOf(kind), shown: own | lookers };
};

/** The truth's view of a position at a `main` decision; the cards that lie nowhere else are the deck, Lanterns first. */
export function truth(position: Position): number[] {
  const { turn = 0, hands = '-/-/-', discard, fallen = '-/-/-', turns = 0, quiet = 0, ply = 0 } = position;
  const tokens = position.tokens
    .split(' ')
    .map(tokenOf)
    .sort((a, b) => a.cell - b.cell);
  const seats = tokens.reduce((mask, { seat }) => mask | (1 << seat), 0);
  const held = hands.split('/').map((hand) => letters(hand, 'LH'));
  const left = [5, 4];
  for (const card of held.flat()) left[card] = (left[card] ?? 0) - 1;
  const rest = left.flatMap((count, card) => Array<number>(count).fill(card));
  const played = discard === undefined ? rest.slice(3) : letters(discard, 'LH');
  const deck = discard === undefined ? rest.slice(0, 3) : without(rest, played);
  const gone = fallen.split('/').map((heap) => letters(heap, ' GCB'));
  return [
    ...[9, ply, turn, 2, 41, 1, -1, ...CELLS.map(({ terrain }) => terrain)],
    tokens.length,
    ...tokens.flatMap(({ id, cell, seat, kind, shown }) => [id, cell, seat, kind, shown]),
    8,
    ...held.flatMap((heap, seat) => [seat, 1, heap.length, ...heap]),
    ...gone.flatMap((heap, seat) => [seat, 4, heap.length, ...heap]),
    ...[-1, 2, deck.length, ...deck, -1, 3, played.length, ...played],
    ...[turn, 1, turns, quiet, seats, 18, 0, 0, 0],
  ];
}

const without = (cards: readonly number[], taken: readonly number[]): number[] => {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
};

/** The core stands at a position. */
export function stand(position: Position): void {
  expect(core.fill(truth(position), [])).toBe(0);
}

/** Everybody's full army with the Gems at home, out of each other's reach. */
export const HOME = '0Gs4 0Cs5 0Cs2 0Bs1 0Bs3 1Gw2 1Cw3 1Cw1 1Bw5 1Bw6 2Ge6 2Ce4 2Ce1 2Be5 2Be3';

export interface Parts {
  readonly viewer: number;
  readonly ply: number;
  readonly asked: number;
  readonly kind: number;
  readonly tokens: readonly Token[];
  /** Hands 0-2, fallen 3-5, deck 6, discard 7. */
  readonly heaps: readonly (readonly number[])[];
  readonly owners: readonly (readonly number[])[];
  readonly active: number;
  readonly step: number;
  readonly turns: number;
  readonly quiet: number;
  readonly in: number;
  readonly setup: number;
  readonly pending: readonly number[];
  readonly result: readonly number[];
}

/** A view's parts, in the order of the words (B20 to B22). */
export function parts(words: readonly number[]): Parts {
  let place = 0;
  const one = (): number => words[place++] ?? Number.NaN;
  const many = (count: number): number[] => Array.from({ length: count }, one);
  const [viewer = -9, ply = -9, asked = -9, kind = -9] = many(4);
  expect(many(3 + 41)).toEqual([41, 1, -1, ...CELLS.map(({ terrain }) => terrain)]);
  const tokens = Array.from({ length: one() }, () => {
    const [id = 0, cell = 0, seat = 0, what = 0, shown = 0] = many(5);
    return { id, cell, seat, kind: what, shown };
  });
  const heaps = Array.from({ length: one() }, () => ({ owner: many(2), kinds: many(one()) }));
  const [active = 0, step = 0, turns = 0, quiet = 0, seats = 0, setup = 0] = many(6);
  const pending = many(one());
  expect(one()).toBe(0);
  const result = one() === 1 ? many(3) : [];
  expect(place).toBe(words.length);
  const owners = heaps.map(({ owner }) => owner);
  return {
    ...{ viewer, ply, asked, kind, tokens, heaps: heaps.map(({ kinds }) => kinds), owners, active, step, turns, quiet },
    ...{ in: seats, setup, pending, result },
  };
}

export const seen = (viewer = 9): Parts => parts(core.view(viewer));

/** What a view hides of the truth, as a guess (B24). */
export function guessOf(truthWords: readonly number[], viewWords: readonly number[]): number[] {
  const all = parts(truthWords);
  const some = parts(viewWords);
  const kindOn = (cell: number): number => all.tokens.find((token) => token.cell === cell)?.kind ?? 0;
  const places = all.step === 0 && some.viewer !== 9 ? [0, 1, 2].flatMap(homeOf).slice(0, all.setup) : [];
  const secret = places.filter((_, place) => {
    const seat = Math.floor(place / 6);
    return seat !== some.viewer && ((all.in >> seat) & 1) === 1;
  });
  const unknown = some.tokens.filter(({ kind }) => kind === -1).map(({ cell }) => cell);
  const hidden = some.heaps.flatMap((heap, h) => heap.flatMap((card, i) => (card < 0 ? [all.heaps[h]?.[i] ?? 9] : [])));
  return [...[...secret, ...unknown].map(kindOn), ...hidden];
}

/** The rows of the last call: `[type, mask, ...args]`. */
export const rows = (viewer = 9): number[][] => core.rows(viewer).map((row) => [row.type, row.mask, ...row.args]);

/** Rows to all, written without the mask. */
export const toAll = (...lists: number[][]): number[][] => lists.map(([type = -1, ...args]) => [type, ALL, ...args]);

/** The choices of the open question. */
export const codes = (): readonly number[] => core.question().codes;

/** Answers the whole set-up with these kinds, 0 for left empty. */
export function arrange(...kinds: number[]): void {
  for (const kind of kinds) core.answer(item(kind));
}
