/** Armies made by the content: themed ones and random ones, from draws that the caller brings. */

import { type Draw, pickOne, shuffled } from '../shared/draws';
import themes from './data/themes.json';
import { STANDARD_FORM } from './forms';
import type { Form, Keyword, Nation, Piece, PowerKind, Side } from './language';
import { piecesOfForm } from './mix';

/** A quality that a theme looks for. */
export interface Want {
  readonly nation?: Nation;
  readonly type?: string;
  /** A power of this name. */
  readonly keyword?: Keyword;
  /** A power of this kind. */
  readonly power?: PowerKind;
}

export interface Theme {
  readonly name: string;
  /** The side that can have it. */
  readonly side: Side | 'both';
  /** A piece fits that has one of these. */
  readonly wants: readonly Want[];
}

// JSON modules widen every word to string; the content test checks each theme
export const THEMES = themes as unknown as readonly Theme[];

const has = (piece: Piece, { nation, type, keyword, power }: Want): boolean =>
  (nation === undefined || piece.nation === nation) &&
  (type === undefined || piece.type === type) &&
  (keyword === undefined || piece.powers.some((one) => 'keyword' in one && one.keyword === keyword)) &&
  (power === undefined || piece.powers.some((one) => 'kind' in one && one.kind === power));

/** Is the piece what the theme looks for? */
export const fitsTheme = (piece: Piece, { wants }: Theme): boolean => wants.some((want) => has(piece, want));

/** The themes of a side. */
export const themesOf = (side: Side): readonly Theme[] =>
  THEMES.filter((theme) => theme.side === side || theme.side === 'both');

/** A random army that fits the mix: out of `wanted` wherever it has the strength, each piece as likely, also more than once. */
export const randomArmy = (
  side: Side,
  draw: Draw,
  wanted: (piece: Piece) => boolean = () => true,
  form: Form = STANDARD_FORM,
): readonly number[] =>
  form.mix.flatMap(([strength, count]) => {
    const fitting = piecesOfForm(form, side).filter((piece) => piece.strength === strength);
    const some = fitting.filter(wanted);
    return Array.from({ length: count }, () => pickOne(some.length > 0 ? some : fitting, draw)?.number ?? 0);
  });

/** An army of a theme: different pieces that fit it, then others of the side, and twins only when there are no more. */
export const themedArmy = (theme: Theme, side: Side, draw: Draw, form: Form = STANDARD_FORM): readonly number[] =>
  form.mix.flatMap(([strength, count]) => {
    const fitting = piecesOfForm(form, side).filter((piece) => piece.strength === strength);
    const inside = fitting.filter((piece) => fitsTheme(piece, theme));
    const outside = fitting.filter((piece) => !inside.includes(piece));
    const order = [...shuffled(inside, draw), ...shuffled(outside, draw)];
    return Array.from({ length: count }, (_, index) => order[index % Math.max(1, order.length)]?.number ?? 0);
  });
