/** What is left of pieces that were seen long ago, whether they move and how strong they are at the least, and who of the hidden has moved. */
import type { Content } from '../../../contract/content';
import { pieceOf } from '../catalogue';
import type { Piece } from '../language';
import { followCourse } from './course';
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

/** See Content.recall: evidence of nothing but these pieces and of those that were seen to move, which everybody keeps in mind. */
export const recallOf: NonNullable<Content['recall']> = (view, forgotten, events = []) => {
  const pieces = kindsOfView(view);
  const { moved } = followCourse(view, events);
  const seen = new Map(forgotten.map(({ id, kind }) => [id, pieceOf(kind)]));
  const fits = (id: number): ((other: Piece) => boolean) | null => {
    const piece = seen.get(id);
    if (piece !== undefined) return (other) => resembles(piece, other);
    return moved.has(id) ? ({ stationary }) => !stationary : null;
  };
  const items = view.tokens.flatMap(({ id, kind }): readonly Item[] => {
    const may = kind === null || seen.has(id) ? fits(id) : null;
    if (may === null) return [];
    const kinds = pieces.flatMap((other) => (may(other) ? [other.number] : []));
    return [{ kinds, words: (set) => [id, set] }];
  });
  const said = new Said(EVIDENCE_ROOM);
  const ofTokens = said.list(items);
  return [...said.sets(), ...ofTokens, 0, 0];
};
