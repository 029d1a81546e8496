/** What a position is read into, before it becomes a view. */
import type { Shape } from '../../../contract/content';
import type { Fault, Outcome } from '../../../contract/fault';
import { refuse, showValue } from '../../shared/outcome';
import type { JsonObject } from '../../shared/read-setup';
import { pieceOf } from '../catalogue';
import type { Form, Piece } from '../language';
import { isOfForm } from '../mix';

/** What the whole position is read in: its form, and how many seats play (armies and seats have the same numbers). */
export interface Frame {
  readonly form: Form;
  readonly seats: number;
}

/** `0 or 1`, `0 to 3`: the seats in words. */
export const seatWords = (seats: number): string => (seats === 2 ? '0 or 1' : `0 to ${seats - 1}`);

/** Everybody knows the piece. */
export const SHOWN = 511;
/** Ids of pieces that start off the board count from here. */
export const OFF_BOARD_ID = 256;

/** A piece on the board. */
export interface Standing {
  readonly square: number;
  readonly kind: number;
  readonly army: number;
  readonly seat: number;
  readonly shownTo: number;
  /** Bit *p*: power *p* is spent under its limit. */
  readonly used: number;
  readonly fresh: boolean;
}

/** A destroyed piece; `seat` matters for the curse only. */
export interface Fallen {
  readonly kind: number;
  readonly army: number;
  readonly seat: number;
  readonly used: number;
}

/** Everything that later parts of a position may refer to. */
export interface Scene extends Frame {
  readonly shape: Shape;
  readonly terrain: readonly number[];
  /** By square. */
  readonly standing: readonly Standing[];
  readonly curse: Fallen | null;
  /** One list an army, in the order in which they fell. */
  readonly fallen: readonly (readonly Fallen[])[];
  /** Whose turn it is. */
  readonly turn: number;
}

export const bad = (at: string, expected: string, found?: unknown): { ok: false; fault: Fault } =>
  refuse('bad-position', at, expected, found);

export const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

/** The first key that is not allowed, as a `bad-position`; null when there is none. */
export const strangeKey = (json: JsonObject, allowed: readonly string[], at: string): Outcome<never> | null => {
  const extra = Object.keys(json).find((key) => !allowed.includes(key));
  return extra === undefined
    ? null
    : bad(at === '' ? extra : `${at}.${extra}`, `one of the keys ${allowed.join(', ')}`, extra);
};

/** Powers that a mask has bits for. */
const MOST_POWERS = 30;
/** Pieces that a state has room for, on the board and off it. */
export const MOST_PIECES = 255;

/** The powers of a piece that a limit counts, as a mask of their numbers. */
export const limitedPowers = (piece: Piece): number =>
  piece.powers.reduce(
    (mask, power, index) => ('kind' in power && power.limit !== undefined ? mask | (1 << (index + 1)) : mask),
    0,
  );

/** Numbers of spent powers as a mask; only powers under a limit can be spent. */
export const readUsed = (json: unknown, kind: number, at: string): Outcome<number> => {
  if (json === undefined) return { ok: true, value: 0 };
  if (!Array.isArray(json)) return bad(at, 'a list of power numbers', json);
  if (json.length > MOST_POWERS) return bad(at, `at most ${MOST_POWERS} power numbers`, json.length);
  const piece = pieceOf(kind);
  const allowed = piece === undefined ? 0 : limitedPowers(piece);
  let mask = 0;
  for (const [index, power] of json.entries()) {
    if (!isWhole(power, 1, MOST_POWERS) || ((allowed >> power) & 1) === 0)
      return bad(`${at}[${index}]`, `a power of ${piece?.name} that has a limit`, power);
    mask |= 1 << power;
  }
  return { ok: true, value: mask };
};

/** Inverse of readUsed. */
export const usedPowers = (mask: number): readonly number[] =>
  Array.from({ length: MOST_POWERS }, (_, index) => index + 1).filter((power) => ((mask >> power) & 1) === 1);

/** A chart number of the form. */
export const readKind = (json: unknown, at: string, { form }: Frame): Outcome<number> =>
  typeof json === 'number' && isOfForm(json, form) && pieceOf(json) !== undefined
    ? { ok: true, value: json }
    : bad(at, `a chart number from ${form.pieces[0]} to ${form.pieces[1]}`, showValue(json ?? 'nothing'));
