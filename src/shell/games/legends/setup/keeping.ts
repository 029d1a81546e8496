/** What Legends' screens keep on the shelf: the plan, six built armies, the running series. */

import type { Shelf } from '../../../../contract/host';
import { pieceOf } from '../../../../games/legends/catalogue';
import type { Side } from '../../../../games/legends/language';
import { keptJson } from '../../../../games/shared/json';
import { type Rival, readSeries, type Series } from '../../../../match/series';
import { type Places, readPlaces } from '../../../setup/places';
import { type BattlePlan, readPlan } from './plan';

const PLAN = 'battle';
const ARMIES = 'armies';
const SERIES = 'series';

/** A built army on the shelf; it may still be incomplete. */
export interface KeptArmy {
  readonly side: Side;
  readonly pieces: readonly number[];
}

/** A series that has begun. */
export interface KeptSeries {
  readonly plan: BattlePlan;
  readonly series: Series;
  /** Who went first in the game that is being played; null between games. */
  readonly began: Rival | null;
}

const MOST_PIECES = 60;

const readArmy = (json: unknown): KeptArmy | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { side, pieces } = json as Readonly<Record<string, unknown>>;
  if ((side !== 'good' && side !== 'evil') || !Array.isArray(pieces) || pieces.length > MOST_PIECES) return null;
  const known = pieces.every((kind) => typeof kind === 'number' && pieceOf(kind)?.side === side);
  return known ? { side, pieces } : null;
};

const readKeptSeries = (json: unknown): KeptSeries | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { plan, series, began } = json as Readonly<Record<string, unknown>>;
  const read = readSeries(series);
  if (read === null || typeof plan !== 'object' || plan === null) return null;
  return { plan: readPlan(plan), series: read, began: began === 0 || began === 1 ? began : null };
};

export const keptPlan = (shelf: Shelf): BattlePlan => readPlan(keptJson(shelf.read(PLAN)));
export const keptArmies = (shelf: Shelf): Places<KeptArmy> => readPlaces(keptJson(shelf.read(ARMIES)), readArmy);
export const keptSeries = (shelf: Shelf): KeptSeries | null => readKeptSeries(keptJson(shelf.read(SERIES)));

/** Each gives false when the host did not keep it. */
export const keepPlan = (shelf: Shelf, plan: BattlePlan): boolean => shelf.write(PLAN, JSON.stringify(plan));
export const keepArmies = (shelf: Shelf, armies: Places<KeptArmy>): boolean =>
  shelf.write(ARMIES, JSON.stringify(armies));
export const keepSeries = (shelf: Shelf, series: KeptSeries | null): boolean => {
  if (series !== null) return shelf.write(SERIES, JSON.stringify(series));
  shelf.remove(SERIES);
  return true;
};
