/** Layouts that are kept on the shelf: six of every form of every game, as texts in the order in which a seat sees them. */
import { type Signal, signal } from '@preact/signals';
import type { Shelf } from '../../contract/host';
import { keptJson } from '../../games/shared/json';
import { type Places, placed, readPlaces, SLOTS } from './places';

const KEY = 'layouts';
const LONGEST_NAME = 64;
const LONGEST_TEXT = 256;

/** Layouts by the name of their form on the shelf (LayingFace). */
export type Layouts = Readonly<Record<string, Places<string>>>;

const readText = (json: unknown): string | null =>
  typeof json === 'string' && json.length <= LONGEST_TEXT ? json : null;

/** Any JSON value to layouts; what can't be read is left out. */
export const readLayouts = (json: unknown): Layouts =>
  Object.fromEntries(
    Object.entries(typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}).flatMap(
      ([name, places]) => (name.length <= LONGEST_NAME ? [[name, readPlaces(places, readText)] as const] : []),
    ),
  );

const EMPTY: Places<string> = Array.from({ length: SLOTS }, () => null);

/** The six layouts of a form. */
export const layoutsOf = (layouts: Layouts, name: string): Places<string> => layouts[name] ?? EMPTY;

export interface LayoutShelf {
  readonly layouts: Signal<Layouts>;
  /** False when the host did not keep it: it holds until the page is closed. */
  readonly save: (name: string, at: number, layout: string | null) => boolean;
}

const shelves = new WeakMap<Shelf, LayoutShelf>();

/** The layouts of a shelf, one object for the whole page. */
export const layoutShelf = (shelf: Shelf): LayoutShelf => {
  const known = shelves.get(shelf);
  if (known !== undefined) return known;
  const layouts = signal(readLayouts(keptJson(shelf.read(KEY))));
  const made: LayoutShelf = {
    layouts,
    save: (name, at, layout) => {
      // another page may have written meanwhile
      const now = readLayouts(keptJson(shelf.read(KEY)));
      layouts.value = { ...now, [name]: placed(layoutsOf(now, name), at, layout) };
      return shelf.write(KEY, JSON.stringify(layouts.value));
    },
  };
  shelves.set(shelf, made);
  return made;
};
