/** The 208 pieces and the keywords of Legends, as typed data. Its shape is checked by test/content/legends. */
import keywords from './data/keywords.json';
import pieces from './data/pieces.json';
import type { Catalogue } from './language';

// JSON modules widen every word to string; the content test checks each entry against the grammar
export const legendsCatalogue = { pieces, keywords } as unknown as Catalogue;
