import { describe, expect, test } from 'vitest';
import { readRows } from '../../src/games/legion/rows';
import { createGenerator } from '../../src/reference/core/generator';
import { Table } from '../../src/reference/core/table';
import { longestLine } from '../../src/reference/legion/line';
import { deal } from '../../src/reference/legion/start';
import { type LegionState, pieceOf } from '../../src/reference/legion/state';
import { must } from './kit';

/** A board of these rows; kinds do not matter to a line. */
const board = (rows: string): LegionState => {
  const setup = { game: 'legion', form: 'caravan', seats: [], options: {}, seed: 0 } as const;
  const game = deal(setup, new Table(createGenerator(0)));
  for (const [square, code] of must(readRows(rows)).entries()) {
    game.board[square] = code === 0 ? null : pieceOf((code - 1) >> 3, (code - 1) & 7);
  }
  return game;
};

describe('L12: each unit adjacent to the next, none twice, bends but no branches', () => {
  test.each([
    ['6/6/6/6/6/6', 0, 'nothing'],
    ['s5/1s4/2s3/6/6/6', 1, 'a diagonal is no line'],
    ['6/6/ssssss/6/6/6', 6, 'a straight row'],
    ['6/6/sss1ss/6/6/6', 3, 'a gap'],
    ['s5/s5/sss3/2s3/6/6', 6, 'two bends'],
    ['1s4/sss3/1s4/6/6/6', 3, 'a plus of five'],
    ['6/6/6/6/1s1s2/sssss1', 5, 'a comb'],
    ['6/6/6/6/sssss1/2s3', 5, 'a row with a foot'],
    ['ss4/ss4/6/6/6/6', 4, 'a block of four'],
    ['sss3/s1s3/sss3/6/6/6', 8, 'a ring'],
    ['sss3/sss3/sss3/6/6/6', 9, 'a block of nine'],
    ['sssss1/sssss1/6/6/6/6', 10, 'a block of ten'],
    // coloured like a chessboard this block has six dark and four light squares; a line alternates, so 4 + 5
    ['1s4/sss3/sss3/sss3/6/6', 9, 'a block of nine with a nose'],
    ['sss2s/5s/6/6/6/ss4', 3, 'the longest of several'],
  ])('%s has %i: %s', (rows, length) => {
    expect(longestLine(board(rows), 0)).toBe(length);
  });

  test('units of the other side break a line and count for their own', () => {
    const game = board('6/6/ssSsss/6/6/SS4');
    expect(longestLine(game, 0)).toBe(3);
    expect(longestLine(game, 1)).toBe(2);
  });
});
