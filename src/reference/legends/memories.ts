/** How destroyed pieces are remembered (R9), as the first words of the stack. */
import { KEYWORDS } from '../../games/legends/language';
import { isOnBoard, type LegendsState, type Memory } from './state';

/** Stands for no strength; a strength may sink below 0. */
const NO_STRENGTH = -1000;
const WORDS = 5;

/** Their number, then id, square, seat, strength and keyword bits of each. */
export const encodeMemories = ({ tokens }: LegendsState): readonly number[] => {
  const words = tokens.flatMap(({ id, memory }) =>
    memory === null ? [] : [id, memory.square, memory.seat, memory.strength ?? NO_STRENGTH, memory.keywords],
  );
  return [words.length / WORDS, ...words];
};

/** A memory that a destroyed piece can have left; null for words that tell of none. */
const memoryOf = (
  { seats, geometry }: LegendsState,
  [square = -1, seat = -1, strength = NO_STRENGTH, keywords = -1]: readonly number[],
): Memory | null => {
  const known = square >= 0 && square < geometry.squares && seat >= 0 && seat < seats;
  if (!known || Math.abs(strength) > -NO_STRENGTH || keywords < 0 || keywords >> KEYWORDS.length !== 0) return null;
  return { square, seat, strength: strength === NO_STRENGTH ? null : strength, keywords };
};

/** Inverse of encodeMemories; gives the words that follow, or null when these are none of its. */
export const decodeMemories = (words: readonly number[], game: LegendsState): readonly number[] | null => {
  const end = 1 + (words[0] ?? -1) * WORDS;
  if (end < 1 || end > words.length) return null;
  for (let at = 1; at < end; at += WORDS) {
    const token = game.byId[words[at] ?? -1];
    const memory = memoryOf(game, words.slice(at + 1, at + WORDS));
    if (token === undefined || isOnBoard(token) || memory === null) return null;
    token.memory = memory;
  }
  return words.slice(end);
};
