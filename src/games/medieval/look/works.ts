/** What stands on Medieval's ground: castles, their stockades and prison rows, and the roads between them. */
import { CAMP, PRISON, SHAPE, STOCKADE } from '../board';

/** A square by its name in files from `a` = 0 and ranks from 1. */
const squareAt = (file: number, rank: number): number => (rank - 1) * SHAPE.width + file;

type Stop = readonly [file: number, rank: number];

/** The square on which a way goes on after half a turn of the board. */
const turned = ([file, rank]: Stop): Stop => [SHAPE.width - 1 - file, SHAPE.height + 1 - rank];

const road = (stops: readonly Stop[]) =>
  ({ kind: 'road', cells: stops.map(([file, rank]) => squareAt(file, rank)), livery: null }) as const;

/** From the castle's gate over the southern ford to the middle, and out by the western one. */
const FORD: readonly Stop[] = [
  [7, 3],
  [7, 4],
  [7, 5],
  [7, 6],
  [7, 8],
];
const OUTER: readonly Stop[] = [
  [7, 4],
  [5, 4],
  [3, 4],
  [3, 5],
  [2, 6],
  [2, 8],
  [2, 10],
  [3, 11],
  [3, 12],
  [5, 12],
  [7, 12],
];
const ACROSS: readonly Stop[] = [
  [2, 8],
  [4, 8],
  [7, 8],
];

/** Painted in this order. */
export const works = [
  ...[OUTER, OUTER.map(turned), ACROSS, ACROSS.map(turned), FORD, FORD.map(turned)].map(road),
  ...CAMP.map((cells, livery) => ({ kind: 'castle', cells, livery }) as const),
  ...PRISON.map((cells, livery) => ({ kind: 'jail', cells, livery }) as const),
  ...STOCKADE.map((cell, livery) => ({ kind: 'goal', cells: [cell], livery }) as const),
];
