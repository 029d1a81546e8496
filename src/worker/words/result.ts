/** A Result as words: reason number, winners mask, score count, scores. */
import type { Codec } from '../../contract/codec';
import type { Result } from '../../contract/result';
import { MAX_SEAT, numberOf } from './names';
import { WordReader, type Words } from './reader';

const ALL_SEATS = 2 ** (MAX_SEAT + 1) - 1;

export const encodeResult = (result: Result, codec: Codec): readonly number[] => [
  numberOf(codec.reasons, result.reason),
  result.winners.reduce((mask, seat) => mask | (1 << seat), 0),
  result.score.length,
  ...result.score,
];

/** Reads one Result and goes on behind it. */
export const readResult = (reader: WordReader, codec: Codec): Result => {
  const reason = reader.named(codec.reasons);
  const mask = reader.within(0, ALL_SEATS);
  const winners: number[] = [];
  for (let seat = 0; seat <= MAX_SEAT; seat++) if ((mask >> seat) & 1) winners.push(seat);
  return { winners, reason, score: reader.list(() => reader.next()) };
};

/** Inverse of encodeResult; null for no words (the match goes on). Throws CoreTrap. */
export const decodeResult = (words: Words, codec: Codec): Result | null => {
  if (words.length === 0) return null;
  const reader = new WordReader(words, 'result');
  const result = readResult(reader, codec);
  reader.end();
  return result;
};
