/** Legion's numbers in the words of src/contract/README.md. */
import type { Codec } from '../../contract/codec';
import type { Setup } from '../../contract/setup';
import { formatSquare, parseSquare } from '../shared/square';
import { parseQuadrant, SHAPE } from './boards';
import { formatRows, readRows } from './rows';

export const COUNTERS = ['side', 'placements', 'passes', 'step'] as const;
export const LISTS = ['faces', 'quadrants', 'active', 'emptied'] as const;
export const KEYS = ['legion.face', 'legion.quadrant', 'legion.place', 'legion.shot', 'legion.flag'] as const;
export const REASONS = [
  'all-placed',
  'king-removed',
  'king-left',
  'caravan',
  'forest',
  'repetition',
  'placements',
  'passes',
  'agreement',
  'resign',
] as const;

/** Seats and onlookers: everybody sees everything. */
export const EVERYONE = 511;

const SQUARES_A_WORD = 6;
const CODE_BITS = 5;
const BOARD_WORDS = 6;

/** A square's content as 0 (empty) or `seat * 8 + kind + 1`. */
export type SquareCode = number;

const formatHistory = (words: readonly number[]): string => {
  const squares = Array.from(
    { length: SHAPE.width * SHAPE.height },
    (_, square) => ((words[Math.floor(square / SQUARES_A_WORD)] ?? 0) >> ((square % SQUARES_A_WORD) * CODE_BITS)) & 31,
  );
  const last = words[BOARD_WORDS] ?? 0;
  const flag = (last >> 1) - 1;
  return `${formatRows(squares)} ${last & 1 ? 'w' : 'b'} ${flag < 0 ? '-' : formatSquare(flag, SHAPE)}`;
};

const parseHistory = (text: string): readonly number[] => {
  const [rows = '', side = 'b', flag = '-'] = text.split(' ');
  const read = readRows(rows);
  const words = Array.from({ length: BOARD_WORDS + 1 }, () => 0);
  for (const [square, code] of (read.ok ? read.value : []).entries()) {
    const word = Math.floor(square / SQUARES_A_WORD);
    words[word] = (words[word] ?? 0) | (code << ((square % SQUARES_A_WORD) * CODE_BITS));
  }
  words[BOARD_WORDS] = (((parseSquare(flag, SHAPE) ?? -1) + 1) << 1) | (side === 'w' ? 1 : 0);
  return words;
};

const setupWords = (setup: Setup): readonly number[] => {
  const boards = setup.boards ?? [];
  return [boards.length, ...boards.map((text) => parseQuadrant(text) ?? 0)];
};

export const codec: Codec = {
  keys: KEYS,
  counters: COUNTERS,
  lists: LISTS,
  reasons: REASONS,
  historyWords: BOARD_WORDS + 1,
  formatHistory,
  parseHistory,
  setupWords,
};
