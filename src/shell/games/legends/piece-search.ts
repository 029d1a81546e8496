/** Which pieces a search means: every word of it must begin a word of the piece's name, nation, type, side or strength. */
import { legendsCatalogue } from '../../../games/legends/catalogue';
import type { Form, Piece } from '../../../games/legends/language';
import { unitName } from '../../../text';
import { armySideText, nationColour, nationText, strengthText, typeText } from '../../../text/games/legends';

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter((word) => word !== '');

/** All words by which a piece is found. */
const wordsOf = ({ number, nation, side, strength, type }: Piece): readonly string[] =>
  wordsIn(
    [
      unitName('legends', number),
      typeText(type, false, nation === null),
      typeText(type, true, nation === null),
      strengthText(strength, nation === null),
      ...(nation === null ? [] : [nationText(nation), nationColour(nation)]),
      ...(side === 'both' ? [] : [armySideText(side)]),
    ].join(' '),
  );

/** The pieces of a form, or of all forms, that fit the search, in the order of the chart. */
export const searchPieces = (query: string, form: Form | null): readonly Piece[] => {
  const wanted = wordsIn(query);
  return legendsCatalogue.pieces.filter((piece) => {
    if (form !== null && (piece.number < form.pieces[0] || piece.number > form.pieces[1])) return false;
    const words = wordsOf(piece);
    return wanted.every((want) =>
      // a figure is meant whole: 1 is not 10
      /^\d+$/.test(want) ? words.includes(want) : words.some((word) => word.startsWith(want)),
    );
  });
};
