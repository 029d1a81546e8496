/** The map as a plan of cells. */
import type { BoardPlan } from '../../../../src/contract/board-plan';
import { mapPlan } from '../../../../src/games/shared/map-plan';
import { CELLS, SIZE } from './map';
import { NAME } from './names';

/** Plan units in the map's own: a cell is about one wide. */
const SCALE = 7;

export const PLAN: BoardPlan = mapPlan(
  NAME,
  CELLS.map(({ name, neighbours, polygon }) => ({
    name,
    neighbours,
    outline: polygon.map(([x = 0, y = 0]) => ({ x: x * SCALE, y: y * SCALE })),
  })),
  { width: SIZE.width * SCALE, height: SIZE.height * SCALE },
);
