/** What the setup keeps on the shelf: the plan, six built armies, six arrangements of each form, the running series. */

import { pieceOf } from '../../games/legends/catalogue';
import { formOf } from '../../games/legends/forms';
import type { Side } from '../../games/legends/language';
import { type Rival, readSeries, type Series } from '../../match/series';
import type { Shelf } from '../../match/types';
import { type BattlePlan, readPlan } from './plan';

/** Places on the shelf for armies, and for arrangements of each form. */
export const SLOTS = 6;

const PLAN = 'battle';
const ARMIES = 'armies';
const LAYOUTS = 'layouts';
const SERIES = 'series';

/** A built army on the shelf; it may still be incomplete. */
export interface KeptArmy {
  readonly side: Side;
  readonly pieces: readonly number[];
}

/** Six places, null where nothing is kept. */
export type Places<T> = readonly (T | null)[];

/** A series that has begun. */
export interface KeptSeries {
  readonly plan: BattlePlan;
  readonly series: Series;
  /** Who went first in the game that is being played; null between games. */
  readonly began: Rival | null;
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const placesOf = <T>(json: unknown, read: (item: unknown) => T | null): Places<T> => {
  const items: readonly unknown[] = Array.isArray(json) ? json : [];
  return Array.from({ length: SLOTS }, (_, place) => read(items[place]));
};

const MOST_PIECES = 60;

const readArmy = (json: unknown): KeptArmy | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { side, pieces } = json as Readonly<Record<string, unknown>>;
  if ((side !== 'good' && side !== 'evil') || !Array.isArray(pieces) || pieces.length > MOST_PIECES) return null;
  const known = pieces.every((kind) => typeof kind === 'number' && pieceOf(kind)?.side === side);
  return known ? { side, pieces } : null;
};

const readText = (json: unknown): string | null => (typeof json === 'string' && json.length <= 256 ? json : null);

/** Arrangements by form. */
export type Layouts = Readonly<Record<string, Places<string>>>;

const readLayouts = (json: unknown): Layouts => {
  const given = typeof json === 'object' && json !== null ? json : {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, places]) =>
      formOf(name) === undefined ? [] : [[name, placesOf(places, readText)] as const],
    ),
  );
};

const readKeptSeries = (json: unknown): KeptSeries | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { plan, series, began } = json as Readonly<Record<string, unknown>>;
  const read = readSeries(series);
  if (read === null || typeof plan !== 'object' || plan === null) return null;
  return { plan: readPlan(plan), series: read, began: began === 0 || began === 1 ? began : null };
};

export const keptPlan = (shelf: Shelf): BattlePlan => readPlan(parse(shelf.read(PLAN)));
export const keptArmies = (shelf: Shelf): Places<KeptArmy> => placesOf(parse(shelf.read(ARMIES)), readArmy);
export const keptLayouts = (shelf: Shelf): Layouts => readLayouts(parse(shelf.read(LAYOUTS)));
export const keptSeries = (shelf: Shelf): KeptSeries | null => readKeptSeries(parse(shelf.read(SERIES)));

/** Each gives false when the host did not keep it. */
export const keepPlan = (shelf: Shelf, plan: BattlePlan): boolean => shelf.write(PLAN, JSON.stringify(plan));
export const keepArmies = (shelf: Shelf, armies: Places<KeptArmy>): boolean =>
  shelf.write(ARMIES, JSON.stringify(armies));
export const keepLayouts = (shelf: Shelf, layouts: Layouts): boolean => shelf.write(LAYOUTS, JSON.stringify(layouts));
export const keepSeries = (shelf: Shelf, series: KeptSeries | null): boolean => {
  if (series !== null) return shelf.write(SERIES, JSON.stringify(series));
  shelf.remove(SERIES);
  return true;
};

/** The places with something else in one of them. */
export const placed = <T>(places: Places<T>, at: number, item: T | null): Places<T> =>
  places.map((old, place) => (place === at ? item : old));
