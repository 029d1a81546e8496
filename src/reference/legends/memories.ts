/** How destroyed pieces are remembered (R9), as the first words of the stack. */
import type { LegendsState, Token } from './state';

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

/** Inverse of encodeMemories; gives the words that follow, or null when these are none of its. */
export const decodeMemories = (
  words: readonly number[],
  find: (id: number) => Token | undefined,
): readonly number[] | null => {
  const end = 1 + (words[0] ?? -1) * WORDS;
  if (end < 1 || end > words.length) return null;
  for (let at = 1; at < end; at += WORDS) {
    const [id = -1, square = -1, seat = -1, strength = NO_STRENGTH, keywords = 0] = words.slice(at, at + WORDS);
    const token = find(id);
    if (token === undefined) return null;
    token.memory = { square, seat, strength: strength === NO_STRENGTH ? null : strength, keywords };
  }
  return words.slice(end);
};
