// generated from src/games/medieval/board.ts by test/support/medieval/core-map.mjs; do not edit

/** Of a cell: ground that every piece walks on. */
export const LAND: i32 = 1;
/** Of a cell: water, for Mages alone. */
export const LAKE: i32 = 2;
/** Of a cell: Red's box, the stockade in it; Blue's is the next bit. */
export const CAMP: i32 = 4;
/** Of a cell: Red's prison row; Blue's is the next bit. */
export const ROW: i32 = 16;
/** Of a cell: the squares in front of the lakes that Red fills; Blue's is the next bit. */
export const FORWARD: i32 = 64;

/** The square on which Blue's King wins. */
export const STOCKADE0: i32 = 22;
/** The square on which Red's King wins. */
export const STOCKADE1: i32 = 202;

/** A byte a square: its bits; 0 where there is no square. */
export const CELLS: usize = memory.data<u8>([
  0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 0, 0, 0, 0, // rank 1
  0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, // rank 2
  0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, // rank 3
  0, 0, 0, 1, 1, 65, 65, 1, 65, 65, 1, 1, 0, 0, 0, // rank 4
  1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, // rank 5
  1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, // rank 6
  1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, // rank 7
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, // rank 8
  1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, // rank 9
  1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, // rank 10
  1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, // rank 11
  0, 0, 0, 1, 1, 129, 129, 1, 129, 129, 1, 1, 0, 0, 0, // rank 12
  0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0, 0, // rank 13
  0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0, 0, // rank 14
  0, 0, 0, 0, 33, 33, 33, 33, 33, 33, 33, 0, 0, 0, 0, // rank 15
]);
