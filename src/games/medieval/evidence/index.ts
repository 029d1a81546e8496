/**
 * What a seat has seen hidden pieces do, in the words that the core reads behind a view: the lengths of steps, turns that went
 * on after an act, blasts and joined attacks beside them. Made from nothing but the seat's own view, its rows and the questions that all saw asked.
 */
import type { Content } from '../../../contract/content';
import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';
import type { View } from '../../../contract/view';
import { ANYBODY, type Kinds } from './kinds';
import { kindsByRows } from './rows';
import { tiesOf } from './ties';
import { turnsOf } from './turns';

/** What each hidden token may still be, and the groups of which it is open whether they are Footmen or Archers. */
interface Left {
  readonly kinds: ReadonlyMap<number, Kinds>;
  readonly open: readonly (readonly number[])[];
}

/** `asked`: the questions that all saw asked; without them turns are told by their rows alone. */
export const kindsLeft = (view: View, events: readonly GameEvent[], asked: readonly Asked[] = []): Left => {
  const turns = turnsOf(events, asked);
  const steps = new Set(turns.flatMap((turn) => turn.steps.map(({ at }) => at)));
  const byRows = kindsByRows(view, events, steps);
  const ties = tiesOf(view, events, turns);
  const kinds = new Map(
    view.tokens.flatMap(({ id, kind }): readonly (readonly [number, Kinds])[] =>
      kind === null ? [[id, (byRows.get(id) ?? ANYBODY) & (ties.kinds.get(id) ?? ANYBODY)]] : [],
    ),
  );
  return { kinds, open: ties.open };
};

/** See Content.evidence: `sets, a word each; tokens, per token id, set; ties, per tie count, ids` (MEDIEVAL.md, Evidence). */
export const evidenceOf: NonNullable<Content['evidence']> = (_setup, view, events, asked = []) => {
  const { kinds, open } = kindsLeft(view, events, asked);
  const sets = [...new Set(kinds.values())];
  const tokens = [...kinds].flatMap(([id, may]) => [id, sets.indexOf(may)]);
  return [sets.length, ...sets, kinds.size, ...tokens, open.length, ...open.flatMap((ids) => [ids.length, ...ids])];
};
