/**
 * A rectangle of squares, width by height, of any sides with 256 squares at the most: neighbours, files, ranks (boards of any
 * other shape: cells.ts). The tables describe one board at a time; a game with several calls `useBoard` before it plays on another.
 *
 * Directions: 0 up the board, 1 to the right, 2 down, 3 to the left, then the diagonals 4 up right, 5 down right,
 * 6 down left, 7 up left.
 */

/** Squares of the largest board. */
export const MOST_BOARD_SQUARES: i32 = 256;

const NEXT: usize = memory.data(MOST_BOARD_SQUARES * 16, 16);
const FILES: usize = memory.data(MOST_BOARD_SQUARES, 16);
const RANKS: usize = memory.data(MOST_BOARD_SQUARES, 16);

export let boardWidth: i32 = 0;
export let boardHeight: i32 = 0;
export let boardSquares: i32 = 0;

/** Makes the tables those of this board, of 1 to 256 squares. Gives true when they were another's. */
export function useBoard(width: i32, height: i32): bool {
  if (width == boardWidth && height == boardHeight) return false;
  boardWidth = width;
  boardHeight = height;
  boardSquares = width * height;
  for (let square = 0; square < boardSquares; square++) {
    const file = square % width;
    const rank = square / width;
    store<u8>(FILES + <usize>square, file);
    store<u8>(RANKS + <usize>square, rank);
    for (let direction = 0; direction < 8; direction++) {
      const x = file + filesOf(direction);
      const y = rank + ranksOf(direction);
      const inside = x >= 0 && x < width && y >= 0 && y < height;
      store<i16>(NEXT + (<usize>((square << 3) | direction) << 1), inside ? y * width + x : -1);
    }
  }
  return true;
}

/** The next square in a direction; -1 beyond the edge. */
// @ts-ignore: decorator
@inline
export function neighbour(square: i32, direction: i32): i32 {
  return load<i16>(NEXT + (<usize>((square << 3) | direction) << 1));
}

/** File of a square, from 0. */
// @ts-ignore: decorator
@inline
export function fileOf(square: i32): i32 {
  return load<u8>(FILES + <usize>square);
}

/** Rank of a square, from 0. */
// @ts-ignore: decorator
@inline
export function rankOf(square: i32): i32 {
  return load<u8>(RANKS + <usize>square);
}

/** King's steps from one square to another. */
// @ts-ignore: decorator
@inline
export function distance(from: i32, to: i32): i32 {
  return max(abs(fileOf(from) - fileOf(to)), abs(rankOf(from) - rankOf(to)));
}

function filesOf(direction: i32): i32 {
  if (direction == 1 || direction == 4 || direction == 5) return 1;
  return direction == 3 || direction >= 6 ? -1 : 0;
}

function ranksOf(direction: i32): i32 {
  if (direction == 0 || direction == 4 || direction == 7) return 1;
  return direction == 1 || direction == 3 ? 0 : -1;
}
