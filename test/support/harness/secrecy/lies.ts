/** The parts of engines that tell too much: what they do otherwise than the real one. */
import type { Decision } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { EventRow, GameEvent } from '../../../../src/contract/event';
import type { TokenView, View } from '../../../../src/contract/view';
import { TRUTH } from '../masks';

/** What a leaking engine does otherwise; everything else is the real engine's. */
export interface Lie {
  view?(view: View, engine: Engine): View;
  rows?(rows: readonly EventRow[], engine: Engine): readonly EventRow[];
  /** The order in which choices are offered, as indexes of the real list. */
  order?(decision: Decision, engine: Engine): readonly number[];
  /** Whether a question answers itself by its last choice, unasked. */
  settles?(decision: Decision, engine: Engine): boolean;
}

/** A lie by what it tells. */
export type Lies = Readonly<Record<string, Lie>>;

export const EVERYBODY = 511;

/** The rows with those of which it is said told to everybody. */
export const toAll = (rows: readonly EventRow[], tells: (event: GameEvent) => boolean): readonly EventRow[] =>
  rows.map((row) => (tells(row.event) ? { ...row, mask: EVERYBODY } : row));

export const kindsOf = (engine: Engine): ReadonlyMap<number, number | null> =>
  new Map(engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind]));

export const withList = (view: View, name: string, list: readonly number[]): View => ({
  ...view,
  lists: { ...view.lists, [name]: list },
});

export const mapTokens = (view: View, change: (token: TokenView) => TokenView): View => ({
  ...view,
  tokens: view.tokens.map(change),
});
