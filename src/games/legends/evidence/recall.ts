/** What is left of a piece that was seen long ago: whether it moves, and how strong it is at the least. */
import type { Content } from '../../../contract/content';
import { pieceOf } from '../catalogue';
import type { Piece } from '../language';
import { kindsOfView } from './kinds';
import { EVIDENCE_ROOM, type Item, Said } from './words';

/** It is taken for so much stronger at the most; for weaker never, or what beat everybody would be attacked again. */
const STRONGER = 2;

/** May it be taken for the other? A castle for nothing else, magic for other magic. */
const resembles = (seen: Piece, other: Piece): boolean => {
  if (seen.stationary !== other.stationary) return false;
  if (typeof seen.strength === 'string' || typeof other.strength === 'string') return seen.strength === other.strength;
  return other.strength >= seen.strength && other.strength <= seen.strength + STRONGER;
};

/** See Content.recall: evidence of nothing but these pieces. */
export const recallOf: NonNullable<Content['recall']> = (view, forgotten) => {
  const pieces = kindsOfView(view);
  const items = forgotten.flatMap(({ id, kind }): readonly Item[] => {
    const piece = pieceOf(kind);
    if (piece === undefined) return [];
    const kinds = pieces.flatMap((other) => (resembles(piece, other) ? [other.number] : []));
    return [{ kinds, words: (set) => [id, set] }];
  });
  const said = new Said(EVIDENCE_ROOM);
  const ofTokens = said.list(items);
  return [...said.sets(), ...ofTokens, 0, 0];
};
