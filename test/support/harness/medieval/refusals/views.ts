/** Views of Medieval to be damaged, made from positions, and their words. */
import type { View } from '../../../../../src/contract/view';
import { medieval as content } from '../../../../../src/games/medieval';
import { encodeView } from '../../../../../src/worker/words/view';
import { must } from '../../kit';
import { CONTRADICTION, CUT, type FillWords, TAKEN } from '../../refusals/refusal';

type Loose<T> = T extends readonly (infer U)[]
  ? Loose<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** A view that may be changed. */
export type Draft = Loose<View>;
export type Token = Draft['tokens'][number];
type Change = (view: Draft) => void;

const FILES = 'abcdefghijklmno';
export const ALL = 511;
export const BOMB = 11;

/** The number of a square's name. */
export const sq = (name: string): number => (Number(name.slice(1)) - 1) * 15 + FILES.indexOf(name.slice(0, 1));

/** A position's line from its pieces, as `Kh2 kh14 p'e1`, and what stands behind the board in a line. */
export function lineOf(pieces: string, rest: string): string {
  const board = new Map(
    pieces.split(' ').map((piece) => [piece.replace(/^..?(?=[a-o]\d)/, ''), piece.replace(/[a-o]\d+$/, '')]),
  );
  const ranks = Array.from({ length: 15 }, (_, n) => 15 - n).map((rank) =>
    [...FILES]
      .map((file) => board.get(`${file}${rank}`) ?? '.')
      .join('')
      .replace(/\.+/g, (gap) => `${gap.length}`),
  );
  return `${ranks.join('/')} ${rest}`;
}

/** The truth's view of a position, changed. */
export function viewOf(pieces: string, rest = 'r - R2B2', extra: object = {}, change: Change = () => {}): View {
  const read = must(content.readPosition({ line: lineOf(pieces, rest), ...extra }), 'a position');
  return changed(read, change);
}

export function changed(view: View, change: Change): View {
  // a copy of its own
  const draft = structuredClone(view) as Draft;
  change(draft);
  return draft;
}

/** A list of a draft, made where there is none. */
export function listOf(view: Draft, name: string): number[] {
  const list = view.lists[name] ?? [];
  view.lists[name] = list;
  return list;
}

/** The token with the id of this square, or with this id. */
export function tokenOf(view: Draft, id: string | number): Token {
  const found = view.tokens.find((token) => token.id === (typeof id === 'number' ? id : sq(id)));
  if (found === undefined) throw new Error(`no token ${id}`);
  return found;
}

/** Changes a token. */
export function set(view: Draft, id: string | number, parts: Partial<Token>): void {
  Object.assign(tokenOf(view, id), parts);
}

/** A token stands elsewhere, at its place among the others, perhaps otherwise changed. */
export function place(view: Draft, id: string | number, square: string, parts: Partial<Token> = {}): void {
  set(view, id, { ...parts, square: sq(square) });
  arrange(view);
}

/** Takes a token off the board. */
export function drop(view: Draft, id: string | number): void {
  view.tokens.splice(view.tokens.indexOf(tokenOf(view, id)), 1);
}

/** Brings tokens into their order: by square, then id. */
export function arrange(view: Draft): void {
  view.tokens.sort((a, b) => a.square - b.square || a.id - b.id);
}

/** Another piece, at its place among the tokens; its army has one more. */
export function add(view: Draft, kind: number, square: string, seat = 0): void {
  view.tokens.push({ id: sq(square), square: sq(square), seat, kind, shownTo: 1 << seat });
  arrange(view);
}

/** The fallen of a seat. */
export function fallenOf(view: Draft, seat: number): (number | null)[] {
  const heap = view.heaps[seat];
  if (heap === undefined) throw new Error('no heap');
  return heap.kinds;
}

/** Changes a number of the armies. */
export function army(view: Draft, seat: number, kind: number, count: number): void {
  listOf(view, 'army')[seat * 11 + kind] = count;
}

export const wordsOf = (view: View): readonly number[] => encodeView(view, content.codec);

const NO_ACTION = 'no-action';

/** A view is put to the core as it is. */
export function fills(name: string, view: View, status: number, guess: readonly number[] = []): FillWords {
  const isOver = view.result !== null && view.result.reason !== NO_ACTION;
  return {
    ...{ name, status, call: 'fill', words: wordsOf(view), guess: [guess.length, ...guess] },
    ...{ isWhole: view.viewer === 9, isAlike: view.viewer !== 9, opening: isOver ? -1 : 0 },
  };
}

/** What comes of changes of one view: refused as contradictory, or taken. */
export const contradictions = (view: View, cases: readonly (readonly [string, Change])[]): readonly FillWords[] =>
  cases.map(([name, change]) => fills(name, changed(view, change), CONTRADICTION));
export const taken = (view: View, cases: readonly (readonly [string, Change])[]): readonly FillWords[] =>
  cases.map(([name, change]) => fills(name, changed(view, change), TAKEN));

/** Words, and the guess behind them, that are out of range, cut off or left over. */
export const cut = (name: string, words: readonly number[], guess: readonly number[] = [0]): FillWords => ({
  ...{ name, status: CUT, call: 'fill', words, guess, isWhole: true, opening: 0 },
});
