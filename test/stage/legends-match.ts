/** Random matches of Legends and its forms on the reference engine, as one viewer's stage gets them. */
import type { GameEvent } from '../../src/contract/event';
import type { View, Viewer } from '../../src/contract/view';
import { legends, legendsOf } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import type { Passage } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { dice } from './match';

export const formNames = FORM_LIST.map((form) => form.name);

const eventsFor = (rows: readonly { mask: number; event: GameEvent }[], viewer: Viewer): readonly GameEvent[] =>
  rows.filter((row) => (row.mask & (1 << viewer)) !== 0).map((row) => row.event);

/** All passages of one match, a passage an answer; `plies` at most. */
export const legendsPassages = (
  form: string,
  index: number,
  plies: number,
  viewer: Viewer,
  seats?: number,
): readonly Passage[] => {
  const engine = createLegendsReference();
  const started = engine.start(legendsOf(form).sampleSetup(index, 300 + index, seats));
  if (!started.ok) throw new Error(started.fault.expected);
  const roll = dice(index * 91 + 3);
  const passages: Passage[] = [];
  let from = engine.view(viewer);
  for (let ply = 0; ply < plies; ply++) {
    const decision = engine.decision();
    if (decision === null) break;
    engine.apply(roll(decision.choices.length));
    const to = engine.view(viewer);
    passages.push({ from, to, events: eventsFor(engine.rows(), viewer) });
    from = to;
  }
  return passages;
};

/** The engine on a position. */
export const legendsAt = (position: unknown) => {
  const players = [{ player: 'person' }, { player: 'person' }];
  const setup = legends.readSetup({ game: 'legends', seats: players, seed: 1, position });
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  const engine = createLegendsReference();
  const started = engine.start(setup.value);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return engine;
};

/** A viewer's view of a position, and the passages that answers make of it. */
export const legendsLine = (
  position: unknown,
  answers: readonly string[],
  viewer: Viewer,
): { readonly first: View; readonly passages: readonly Passage[] } => {
  const engine = legendsAt(position);
  const first = engine.view(viewer);
  const passages = answers.map((answer): Passage => {
    const decision = engine.decision();
    const from = engine.view(viewer);
    const code = decision === null ? null : legends.parseChoice(answer, decision.kind, from);
    const index = decision === null || code === null || !code.ok ? -1 : decision.choices.indexOf(code.value);
    if (!engine.apply(index).ok) throw new Error(`not offered: ${answer}`);
    return { from, to: engine.view(viewer), events: eventsFor(engine.rows(), viewer) };
  });
  return { first, passages };
};
