/** Random Legion matches on the reference engine as the stage gets them: passages of one seat's view. */
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import type { Passage } from '../../src/match/types';
import { createLegionReference } from '../../src/reference/legion';

export const ONLOOKER = 8;

/** A generator of its own: tests are the same on every run. */
export const dice = (seed: number): ((sides: number) => number) => {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * sides);
  };
};

/** All passages of one match, a passage an answer; `plies` at most. */
export const randomPassages = (index: number, plies: number): readonly Passage[] => {
  const engine = createLegionReference();
  const started = engine.start(legion.sampleSetup(index, 1000 + index));
  if (!started.ok) throw new Error(started.fault.expected);
  const roll = dice(index * 77 + 5);
  const passages: Passage[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const decision = engine.decision();
    if (decision === null) break;
    const from = engine.view(ONLOOKER);
    engine.apply(roll(decision.choices.length));
    passages.push({ from, to: engine.view(ONLOOKER), events: engine.rows().map((row) => row.event) });
  }
  return passages;
};

/** Several passages as one, as when a whole turn or more is replayed. */
export const joined = (passages: readonly Passage[]): Passage | null => {
  const [first, last] = [passages[0], passages[passages.length - 1]];
  if (first === undefined || last === undefined) return null;
  return { from: first.from, to: last.to, events: passages.flatMap((passage) => passage.events) };
};

/** The view of a position line, and what one answer makes of it. */
export const passageFrom = (position: string, answer: string): Passage => {
  const engine = createLegionReference();
  const setup = legion.readSetup({
    game: 'legion',
    form: position.split(' ')[3],
    seats: [{ player: 'person' }, { player: 'person' }],
    seed: 1,
    position,
  });
  if (!setup.ok) throw new Error(setup.fault.expected);
  engine.start(setup.value);
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const code = legion.parseChoice(answer, decision.kind, { width: 6, height: 6 });
  const from: View = engine.view(ONLOOKER);
  const applied = engine.apply(code.ok ? decision.choices.indexOf(code.value) : -1);
  if (!applied.ok) throw new Error(`not offered: ${answer}`);
  const events: readonly GameEvent[] = engine.rows().map((row) => row.event);
  return { from, to: engine.view(ONLOOKER), events };
};
