/** The position line `<rows> <side> <bombs> <supply>` (RULES section 10), read and checked against the board and an army. */
import type { Outcome } from '../../../contract/fault';
import { ok, refuse } from '../../shared/outcome';
import { LAKE, PRISON, TERRAIN, VOID } from '../board';
import { countsOf } from '../forms';
import { formatPlace, parsePlace } from '../notation';
import { ARMY_KINDS, KIND, letterOf, UNITS } from '../units';
import { readRows, rowOf, type Standing } from './rows';

/** A bomb on the board: `left` starts of its owner's turns until it goes off. */
export interface Fuse {
  readonly square: number;
  readonly seat: number;
  readonly left: number;
}

export interface Line {
  /** By square ascending, bombs and prisoners among them. */
  readonly pieces: readonly Standing[];
  readonly side: number;
  /** By square ascending. */
  readonly fuses: readonly Fuse[];
  /** By seat. */
  readonly supply: readonly [number, number];
}

const LINE = 'one line: rows side bombs supply';
/** Letters of the longest line, with room for blanks. */
const MOST_LETTERS = 1024;
/** Bombs of a side, on the board and off it. */
const BOMBS = 2;
const SEATS: readonly number[] = [0, 1];
/** Kinds of which a side has one at the most. */
const SINGLE: readonly number[] = [KIND.ballista, KIND.mage, KIND.alchemist, KIND.paladin, KIND.spy, KIND.king];

const sideName = (seat: number): string => (seat === 0 ? 'Red' : 'Blue');

const FUSE = /^([a-o][1-9][0-5]?)([RB])([0-9])$/;

const readFuses = (text: string): Outcome<readonly Fuse[]> => {
  const fuses: Fuse[] = [];
  for (const [index, part] of text === '-' ? [] : text.split(',').entries()) {
    const at = `bombs[${index}]`;
    const [, place = '', owner, left] = FUSE.exec(part) ?? [];
    const square = parsePlace(place);
    if (square === null)
      return refuse('bad-position', at, 'a square, its owner and a fuse such as h5R2, or - for none', part);
    if (left !== '1' && left !== '2') return refuse('bad-position', at, 'a fuse of 1 or 2', part);
    if (fuses.some((fuse) => fuse.square === square)) return refuse('bad-position', at, 'each bomb once', part);
    fuses.push({ square, seat: owner === 'R' ? 0 : 1, left: Number(left) });
  }
  return ok(fuses.sort((a, b) => a.square - b.square));
};

const off = (at: string, expected: string, square: number) => refuse('bad-position', at, expected, formatPlace(square));

/** A piece where no piece, or not this one, can stand. */
const misplaced = ({ square, seat, kind, prisoner }: Standing): Outcome<never> | null => {
  const at = `rows[${rowOf(square)}]`;
  if (TERRAIN[square] === VOID) return off(at, 'pieces on squares that the board has', square);
  if (TERRAIN[square] === LAKE && kind !== KIND.mage) return off(at, 'nobody but a Mage on a lake', square);
  if (!prisoner) return null;
  if (UNITS[kind]?.imprisoned !== true)
    return refuse('bad-position', at, 'prisoners of the kinds B M L P S', letterOf(kind));
  return PRISON[1 - seat]?.includes(square) === true
    ? null
    : off(at, `prisoners of ${sideName(seat)} on ${sideName(1 - seat)}’s prison row`, square);
};

/** More pieces than a side can have. */
const tooMany = (pieces: readonly Standing[], form: number): Outcome<never> | null => {
  const most = countsOf(form).reduce((sum, count) => sum + count, 0);
  for (const seat of SEATS) {
    const own = pieces.filter((piece) => piece.seat === seat && piece.kind < ARMY_KINDS);
    if (own.length > most)
      return refuse('bad-position', 'rows', `at most ${most} pieces of ${sideName(seat)}, bombs apart`, own.length);
    const twice = SINGLE.find((kind) => own.filter((piece) => piece.kind === kind).length > 1);
    if (twice !== undefined)
      return refuse('bad-position', 'rows', `at most one ${letterOf(twice)} of ${sideName(seat)}`, letterOf(twice));
  }
  return null;
};

/** Bombs that stand without a fuse, fuses without a bomb, or more of both than a side has. */
const wrongBombs = ({ pieces, fuses, supply }: Line, texts: readonly string[]): Outcome<never> | null => {
  const bombs = pieces.filter(({ kind }) => kind === KIND.bomb);
  const lone = bombs.find(({ square, seat }) => !fuses.some((fuse) => fuse.square === square && fuse.seat === seat));
  if (lone !== undefined) return off('bombs', 'a fuse for each bomb that stands', lone.square);
  const unlit = fuses.find(({ square }) => !bombs.some((bomb) => bomb.square === square));
  if (unlit !== undefined) {
    const index = texts.findIndex((text) =>
      text.startsWith(formatPlace(unlit.square) + (unlit.seat === 0 ? 'R' : 'B')),
    );
    return off(`bombs[${index}]`, 'a fuse only where a bomb of its owner stands', unlit.square);
  }
  for (const seat of SEATS) {
    const count = fuses.filter((fuse) => fuse.seat === seat).length + (supply[seat] ?? 0);
    if (count > BOMBS)
      return refuse(
        'bad-position',
        'supply',
        `at most ${BOMBS} bombs of ${sideName(seat)}, those that stand included`,
        count,
      );
  }
  return null;
};

/** Reads a line for an army of this form (its number). `bad-position` at `rows`, `rows[n]`, `side`, `bombs`, `bombs[n]`, `supply`. */
export const readLine = (json: unknown, form: number): Outcome<Line> => {
  if (typeof json !== 'string') return refuse('bad-position', '', LINE, json ?? 'nothing');
  if (json.length > MOST_LETTERS) return refuse('bad-position', '', `at most ${MOST_LETTERS} letters`, json.length);
  const parts = json.trim().split(/\s+/);
  const [rows = '', side, bombs = '', supplyText = ''] = parts;
  if (parts.length !== 4) return refuse('bad-position', '', LINE, json);
  const pieces = readRows(rows);
  if (!pieces.ok) return pieces;
  if (side !== 'r' && side !== 'b') return refuse('bad-position', 'side', 'r or b', side);
  const fuses = readFuses(bombs);
  if (!fuses.ok) return fuses;
  const [, red, blue] = /^R([0-2])B([0-2])$/.exec(supplyText) ?? [];
  if (red === undefined || blue === undefined)
    return refuse('bad-position', 'supply', 'bombs off the board such as R2B2, 0 to 2 each', supplyText);
  const line: Line = {
    pieces: pieces.value,
    side: side === 'r' ? 0 : 1,
    fuses: fuses.value,
    supply: [Number(red), Number(blue)],
  };
  for (const piece of line.pieces) {
    const wrong = misplaced(piece);
    if (wrong !== null) return wrong;
  }
  return tooMany(line.pieces, form) ?? wrongBombs(line, bombs.split(',')) ?? ok(line);
};
