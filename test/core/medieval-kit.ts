/** Medieval's core set up for tests: positions in short, choices and rows as texts, views taken apart, guesses made from the truth. */

import { expect } from 'vitest';
import { EVENT_TYPES, REMOVAL_CAUSES } from '../../src/contract/numbers';
import { TERRAIN } from '../../src/games/medieval/board';
import { KEYS, REASONS } from '../../src/games/medieval/names';
import { Core } from '../search/core';
import { lineOf as lineOfPieces } from '../support/harness/medieval/refusals/views';

/** One core a test file. */
export const core = new Core('medieval');

export const ALL = 511;
export const [LEARNED, ENDED] = [1, 4];
export const LETTERS = 'FGXANBMLPSKO';
const FILES = 'abcdefghijklmno';
const ACTS = ['-', 'x', 'x+', '~', '?', '^', '%', '!-', '!x', '-,', 'x,', 'x+,', '~,'];

/** The number of a square's name. */
export const sq = (name: string): number => (Number(name.slice(1)) - 1) * 15 + FILES.indexOf(name.slice(0, 1));
export const nameOf = (square: number): string => `${FILES[square % 15]}${Math.floor(square / 15) + 1}`;
const idName = (id: number): string => (id >= 256 ? `bomb${id - 256}` : nameOf(id));

/** The example set-up of RULES section 2, by ascending square, for either seat. */
export const EXAMPLE = [...'SBPKLMFXFGFGFXANNA'].map((letter) => LETTERS.indexOf(letter));
export const ARMIES: readonly (readonly number[])[] = [EXAMPLE, [...EXAMPLE].reverse()];

/** Starts a match; an empty army is arranged. */
export const start = (
  armies: readonly (readonly number[])[] = ARMIES,
  { seed = 1, form = 0, first = 0 } = {},
): number => core.create([seed, form, 2, first, ...armies.flatMap((army) => [army.length, ...army])]);

export interface Extra {
  readonly shown?: readonly string[];
  readonly looked?: readonly string[];
  readonly quiet?: number;
  /** `seat age from-to` of the piece that stands on `to` or, by `@`, elsewhere. */
  readonly shuttle?: readonly string[];
  readonly form?: number;
}

interface Piece {
  readonly square: number;
  readonly seat: number;
  readonly kind: number;
  readonly prisoner: boolean;
}

function piecesOf(rows: string): Piece[] {
  return rows.split('/').flatMap((row, index) => {
    const found: Piece[] = [];
    let square = (14 - index) * 15;
    for (const [, gap, letter, mark] of row.matchAll(/(\d+)|([A-Za-z])(')?/g)) {
      if (letter === undefined) square += Number(gap);
      else {
        const kind = LETTERS.indexOf(letter.toUpperCase());
        found.push({ square, seat: letter === letter.toUpperCase() ? 0 : 1, kind, prisoner: mark === "'" });
        square++;
      }
    }
    return found;
  });
}

const MIX = [
  [4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
  [3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1],
];

/** The words of the truth's view of a position as RULES section 10 writes it, before the side's acts. */
export function truth(line: string, extra: Extra = {}): number[] {
  const { shown = [], looked = [], quiet = 0, shuttle = [], form = 0 } = extra;
  const [board = '', side = '', bombs = '-', supply = ''] = line.split(' ');
  const pieces = piecesOf(board).sort((a, b) => a.square - b.square);
  const laid = [...bombs.matchAll(/([a-o]\d+)([RB])(\d)/g)].map(([, at = '', of, left]) => ({
    square: sq(at),
    seat: of === 'R' ? 0 : 1,
    left: Number(left),
  }));
  const bombId = (square: number, seat: number): number =>
    256 + 2 * seat + laid.filter((one) => one.seat === seat && one.square < square).length;
  const tokens = pieces.map(({ square, seat, kind, prisoner }) => {
    const isShown = prisoner || kind === 11 || TERRAIN[square] === 1 || shown.includes(nameOf(square));
    const id = kind === 11 ? bombId(square, seat) : square;
    return [id, square, seat, kind, isShown ? ALL : looked.includes(nameOf(square)) ? 3 : 1 << seat];
  });
  const counts = [0, 1].map(
    (seat) => MIX[0]?.map((_, kind) => pieces.filter((p) => p.seat === seat && p.kind === kind).length) ?? [],
  );
  const army = counts.map((own) => own.map((count, kind) => Math.max(count, MIX[form]?.[kind] ?? 0)));
  const fallen = counts.map((own, seat) =>
    own.flatMap((count, kind) => Array<number>((army[seat]?.[kind] ?? 0) - count).fill(kind)),
  );
  const fuses = laid
    .map(({ square, seat, left }) => [bombId(square, seat), left])
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  const steps = shuttle.map((text) => {
    const [seat = '', age = '', from = '', to = '', id = to] = text.split(/[ -]/);
    return [Number(seat), Number(age), sq(id), sq(from), sq(to)];
  });
  const seat = side === 'r' ? 0 : 1;
  const lists = [
    pieces.filter(({ prisoner }) => prisoner).map(({ square }) => square),
    fuses.flat(),
    [],
    [],
    steps.flat(),
    [],
    army.flat(),
    [],
  ];
  const counters = [seat, 1, 1, 0, quiet, Number(supply.slice(1, 2)), Number(supply.slice(3)), 0, form];
  return [
    ...[9, 0, seat, 2, 15, 15, -1, ...TERRAIN],
    ...[tokens.length, ...tokens.flat()],
    ...[2, ...fallen.flatMap((kinds, owner) => [owner, 4, kinds.length, ...kinds])],
    ...counters,
    ...lists.flatMap((list) => [list.length, ...list]),
    ...[0, 0],
  ];
}

/** The line of a position from its pieces, as `Kh2 kh14 p'e1`; Red's in upper case, `'` for prisoners. */
export const line = (pieces: string, rest = 'r - R2B2'): string => lineOfPieces(pieces, rest);

/** The core stands at a position. */
export function stand(line: string, extra: Extra = {}): void {
  expect(core.fill(truth(line, extra), []), line).toBe(0);
}

/** A choice as RULES section 10 writes it. */
export function textOf(code: number): string {
  const [form, act, from, to] = [code >> 28, (code >> 16) & 4095, nameOf((code >> 8) & 255), nameOf(code & 255)];
  if (form === 7) return 'pass';
  if (form === 6) return LETTERS.charAt(act);
  if (form === 4) return to;
  const sign = ACTS[form === 0 ? 0 : act] ?? '';
  const bomb = sign.startsWith('!') ? '!' : '';
  const mark = sign.replace('!', '').charAt(0);
  return `${bomb}${from}${mark}${to}${sign.replace('!', '').slice(1)}`;
}

/** The choices of the open question. */
export const texts = (): string[] => core.question().codes.map(textOf);
/** Those of one piece. */
export const textsOf = (square: string): string[] =>
  texts().filter((text) => text.replace('!', '').match(/^[a-o]\d+/)?.[0] === square);
/** The question's name and arguments. */
export const asked = (): string => {
  const { key, seat, args } = core.question();
  return `${seat} ${(KEYS[key] ?? '').replace('medieval.', '')} ${args.join(' ')}`.trim();
};

/** Answers with these texts; gives what the last one answered. */
export function play(...answers: readonly string[]): number {
  let bits = -1;
  for (const text of answers) {
    const index = texts().indexOf(text);
    if (index < 0) throw new Error(`${text} is not among ${texts().join(' ')}`);
    bits = core.call('apply', index);
  }
  return bits;
}

const kindName = (kind: number | undefined): string => (kind === undefined || kind < 0 ? '?' : LETTERS.charAt(kind));
const list = (args: readonly number[], at: number): readonly number[] => args.slice(at + 1, at + 1 + (args[at] ?? 0));

/** A row as a line; who gets it stands behind it where that is not all. */
export function lineOf({
  type,
  mask,
  args,
}: {
  readonly type: number;
  readonly mask: number;
  readonly args: readonly number[];
}): string {
  const name = EVENT_TYPES[type] ?? `${type}`;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = args;
  const said = (): string => {
    switch (name) {
      case 'placed':
        return `${a} ${idName(b)} ${kindName(c)} ${nameOf(d)}`;
      case 'moved':
        return `${idName(a)} ${nameOf(b)}-${nameOf(c)}`;
      case 'shown':
        return `${idName(a)} ${kindName(b)}`;
      case 'looked':
        return `${a} ${idName(b)} ${kindName(c)}`;
      case 'called':
        return `${a} ${kindName(b)}`;
      case 'struck':
        return `${nameOf(a)}~${nameOf(b)}`;
      case 'fought':
        return `${nameOf(a)}x${nameOf(b)} ${c}:${d} [${list(args, 4).map(nameOf).join(' ')}] ${args.at(-1) === 1 ? 'beaten' : 'held'}`;
      case 'removed':
        return `${a} ${idName(b)} ${kindName(c)} ${nameOf(d)} ${REMOVAL_CAUSES[e]}`;
      case 'exploded': {
        const squares = list(args, 0);
        return `${squares.map(nameOf).join(' ')} ${list(args, squares.length + 1)
          .map(idName)
          .join(' ')}`;
      }
      case 'freed':
        return `${a} ${idName(b)} ${kindName(c)} ${nameOf(d)} ${e === 1 ? 'escaped' : 'rescued'}`;
      case 'returned':
        return `${idName(a)} ${kindName(b)} ${nameOf(c)} ${d} ${e}`;
      case 'over':
        return `${REASONS[a]} [${list(args, 1).join(' ')}]`;
      default:
        return args.join(' ');
    }
  };
  return `${name} ${said()}${mask === ALL ? '' : ` @${mask}`}`.trim();
}

/** The rows of the last call that a viewer gets. */
export const rows = (viewer = 9): string[] => core.rows(viewer).map(lineOf);

export interface Token {
  readonly id: number;
  readonly square: number;
  readonly seat: number;
  readonly kind: number;
  readonly shown: number;
}

export interface Seen {
  readonly ply: number;
  readonly asked: number;
  readonly kind: number;
  readonly tokens: readonly Token[];
  readonly fallen: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly lists: Readonly<Record<string, readonly number[]>>;
  readonly result: readonly number[];
}

const COUNTERS = ['side', 'turn', 'phase', 'begun', 'quiet', 'supply0', 'supply1', 'first', 'form'];
const LISTS = ['prisoners', 'fuses', 'pending', 'acted', 'shuttle', 'home', 'army', 'arranged'];

/** A view's parts, in the order of the words. */
export function partsOf(words: readonly number[]): Seen {
  let place = 0;
  const one = (): number => words[place++] ?? Number.NaN;
  const many = (count: number): number[] => Array.from({ length: count }, one);
  const [, ply = 0, seat = 0, kind = 0] = many(4);
  expect(many(3 + 225)).toEqual([15, 15, -1, ...TERRAIN]);
  const tokens = Array.from({ length: one() }, () => {
    const [id = 0, square = 0, owner = 0, what = 0, shown = 0] = many(5);
    return { id, square, seat: owner, kind: what, shown };
  });
  expect(one()).toBe(2);
  const fallen = [0, 1].map((owner) => {
    expect(many(2)).toEqual([owner, 4]);
    return many(one()).map(kindName).join('');
  });
  const counters = Object.fromEntries(COUNTERS.map((name) => [name, one()]));
  const lists = Object.fromEntries(LISTS.map((name) => [name, many(one())]));
  expect(one()).toBe(0);
  const result = one() === 1 ? many(3) : [];
  expect(place).toBe(words.length);
  return { ply, asked: seat, kind, tokens, fallen, counters, lists, result };
}

export const seen = (viewer = 9): Seen => partsOf(core.view(viewer));

/** What stands where, as `Ff4`: letter, blue in lower case, square; `'` for prisoners, `U` for unknown kinds. */
export function standing(viewer = 9): string[] {
  const { tokens, lists } = seen(viewer);
  return tokens.map(({ id, square, seat, kind }) => {
    const letter = kind < 0 ? 'U' : LETTERS.charAt(kind);
    return `${seat === 0 ? letter : letter.toLowerCase()}${lists['prisoners']?.includes(id) ? "'" : ''}${nameOf(square)}`;
  });
}

/** What a view hides of the truth, as a guess: answers while armies are arranged, then kinds by token. */
export function guessOf(whole: Seen, view: Seen, viewer: number): number[] {
  const arranged = whole.lists['arranged'] ?? [];
  if (arranged.length > 0)
    return viewer === 9 ? [] : whole.tokens.filter(({ seat }) => seat !== viewer).map(({ kind }) => kind);
  const kinds = new Map(whole.tokens.map(({ id, kind }) => [id, kind]));
  return view.tokens.filter(({ kind }) => kind < 0).map(({ id }) => kinds.get(id) ?? -1);
}
