/** The map (B1): cells by number, their names, neighbours, homes, ground and outlines. */
import map from '../map.json' with { type: 'json' };

export interface Cell {
  readonly name: string;
  /** The seat whose home it is. */
  readonly home: number | null;
  /** 0 shore, 1 heath. */
  readonly terrain: number;
  /** Numbers of the cells that share an edge, ascending. */
  readonly neighbours: readonly number[];
  /** Points x, y; x to the right, y down, from 0 to the map's width and height. */
  readonly polygon: readonly (readonly number[])[];
}

export const CELLS: readonly Cell[] = map.cells;

/** The view's size: every cell in one row. */
export const SHAPE = { width: CELLS.length, height: 1 } as const;

/** The map's width and height, in the units of its points. */
export const SIZE = { width: map.width, height: map.height } as const;

export const HEATH = 1;

/** The name of a cell; `?` where there is no such cell. */
export const nameOf = (cell: number): string => CELLS[cell]?.name ?? '?';

/** The number of the cell of this name; null when there is none. */
export const cellOf = (name: string): number | null => {
  const cell = CELLS.findIndex((other) => other.name === name);
  return cell < 0 ? null : cell;
};

/** Home cells of a seat by number. */
export const homeOf = (seat: number): readonly number[] =>
  CELLS.flatMap(({ home }, cell) => (home === seat ? [cell] : []));

export const neighboursOf = (cell: number): readonly number[] => CELLS[cell]?.neighbours ?? [];
