/** Which square lies where on the screen: rows from the far edge to the near one, as the players sit. */
import type { Shape } from '../../contract/content';

export interface BoardSide {
  readonly shape: Shape;
  /** Seat at the near edge; seat 1 sees the board turned half round. */
  readonly near: number;
}

/** Squares row by row as seen, the upper left first. */
export const screenRows = ({ shape, near }: BoardSide): readonly (readonly number[])[] => {
  const ranks = Array.from({ length: shape.height }, (_, row) => (near === 1 ? row : shape.height - 1 - row));
  const files = Array.from({ length: shape.width }, (_, column) => (near === 1 ? shape.width - 1 - column : column));
  return ranks.map((rank) => files.map((file) => rank * shape.width + file));
};

/** The neighbouring square as seen on the screen (`dx` right, `dy` down); null past the edge. */
export const screenStep = (side: BoardSide, square: number, dx: number, dy: number): number | null => {
  const rows = screenRows(side);
  const row = rows.findIndex((squares) => squares.includes(square));
  const column = rows[row]?.indexOf(square) ?? -1;
  return rows[row + dy]?.[column + dx] ?? null;
};

/** Squares that share a side. */
export const orthogonalNeighbours = (shape: Shape, square: number): readonly number[] => {
  const side: BoardSide = { shape, near: 0 };
  return [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ].flatMap(([dx = 0, dy = 0]) => screenStep(side, square, dx, dy) ?? []);
};
