/** The pieces, keywords and forms of the Legends family, as typed data. Its shape is checked by test/content/legends. */
import keywords from './data/keywords.json';
import chart from './data/pieces.json';
import ranks from './data/ranks.json';
import { FORM_LIST } from './forms';
import type { Catalogue, Piece } from './language';

// JSON modules widen every word to string; the content test checks each entry against the grammar
export const legendsCatalogue = { pieces: [...chart, ...ranks], keywords, forms: FORM_LIST } as unknown as Catalogue;

/** The piece of a kind number; undefined when there is none. */
export const pieceOf = (kind: number): Piece | undefined => legendsCatalogue.pieces[kind - 1];
