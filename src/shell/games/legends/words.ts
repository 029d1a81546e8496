/** The words that sentences about a battle share: pieces, squares, powers. */
import type { View } from '../../../contract/view';
import { KEYWORDS, type Strength } from '../../../games/legends/language';
import { areAllies, isPlainForm, pieceKnown } from '../../../games/legends/reading/pieces-seen';
import type { PieceThen } from '../../../games/legends/reading/story';
import { formatSquare } from '../../../games/shared/square';
import { describePower, type Reader } from '../../../match/games/legends/sentences';
import { say, unitName, unitThe } from '../../../text';
import { keywordText, strengthText } from '../../../text/games/legends';

const SEATS = 8;

/** `Srik`, or `a hidden piece`. */
export const kindName = (kind: number | null): string =>
  kind === null ? say('legends.told.hidden') : unitName('legends', kind);

/** A kind in a sentence: `the Scout`, `Landor`, `a hidden piece`. */
export const kindThe = (kind: number | null): string =>
  kind === null ? say('legends.told.hidden') : unitThe('legends', kind);

/** What a piece is called in a sentence, as far as it was known then. */
export const pieceName = (piece: PieceThen | null): string => kindThe(piece?.kind ?? null);

/** Whose powers a viewer reads, by the seat that has the piece: its own side's, or the other's. Onlookers read what is printed. */
export const readerOf = ({ viewer }: Pick<View, 'viewer'>, seat: number): Reader =>
  viewer < SEATS && !areAllies(viewer, seat) ? 'foe' : 'own';

/** A square's name; a dash for none. */
export const squareName = (view: View, square: number | null): string =>
  square === null ? say('legends.told.nowhere') : formatSquare(square, view);

export { sayIn } from '../../../match/games/legends/say-in';

/** `Flying`, by its number. */
export const keywordNamed = (number: number, view: View): string =>
  keywordText(KEYWORDS[number] ?? KEYWORDS[0], isPlainForm(view));

/** `8`, `Magic`, `Castle`; in forms without nations `Bomb`, `Flag`. */
export const strengthNamed = (strength: Strength, view: View): string => strengthText(strength, isPlainForm(view));

/** What kind of power it is; `keyword` for one that only a trait or a gift explains. */
export type PowerSort = 'innate' | 'ability' | 'action' | 'magic' | 'curse' | 'keyword';

/** Of which kind a piece's power is, by its number. */
export const powerSort = (kind: number | null, power: number): PowerSort => {
  const found = pieceKnown(kind)?.powers[power - 1];
  return found !== undefined && 'kind' in found ? found.kind : 'keyword';
};

/** The whole text of a piece's power, to its own side or the other; empty where the piece or the power is not known. */
export const powerText = (kind: number | null, power: number, reader: Reader): string => {
  const piece = pieceKnown(kind);
  const found = piece?.powers[power - 1];
  return piece === null || found === undefined ? '' : describePower(piece, found, reader);
};

/** The text of a Death Curse, to its own side or the other. */
export const curseText = (kind: number, reader: Reader): string => {
  const piece = pieceKnown(kind);
  if (piece === null) return '';
  return piece.powers
    .filter((power) => 'kind' in power && power.kind === 'curse')
    .map((power) => describePower(piece, power, reader))
    .join(' ');
};
