/** Medieval's board as cells, and who plays together on it: what its content and its look share. */
import { gridPlans } from '../shared/grid-plan';
import { eachItsOwn } from '../shared/sides';
import { TERRAIN, VOID } from './board';

const MISSING: ReadonlySet<number> = new Set(TERRAIN.flatMap((terrain, square) => (terrain === VOID ? [square] : [])));

/** The board as seen by the seat at the near edge: seat 1 sits at the far one. */
export const plan = gridPlans((near) => near === 1, MISSING);

/** The side of each seat of a match for so many. */
export const sides = eachItsOwn;

export const SEATS = 2;
