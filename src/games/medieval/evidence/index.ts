/**
 * What a seat has seen hidden pieces do, in the words that the core reads behind a view: the lengths of steps, turns that went
 * on after an act, blasts and joined attacks beside them. Made from nothing but the seat's own view, its rows and the questions that all saw asked.
 */
import type { Content } from '../../../contract/content';
import { ANYBODY, type Kinds } from './kinds';
import { kindsByRows } from './rows';
import { tiesOf } from './ties';
import { turnsOf } from './turns';

/** See Content.evidence: `sets, a word each; tokens, per token id, set; ties, per tie count, ids` (MEDIEVAL.md, Evidence). */
export const evidenceOf: NonNullable<Content['evidence']> = (_setup, view, events, asked = []) => {
  const turns = turnsOf(events, asked);
  const steps = new Set(turns.flatMap((turn) => turn.steps.map(({ at }) => at)));
  const byRows = kindsByRows(view, events, steps);
  const { kinds, open } = tiesOf(view, events, turns);
  const sets: Kinds[] = [];
  const tokens = view.tokens.flatMap(({ id, kind }) => {
    if (kind !== null) return [];
    const may = (byRows.get(id) ?? ANYBODY) & (kinds.get(id) ?? ANYBODY);
    if (!sets.includes(may)) sets.push(may);
    return [id, sets.indexOf(may)];
  });
  return [
    sets.length,
    ...sets,
    tokens.length / 2,
    ...tokens,
    open.length,
    ...open.flatMap((ids) => [ids.length, ...ids]),
  ];
};
