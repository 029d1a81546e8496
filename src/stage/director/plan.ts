/** Turns the events between two views into timed steps. Pure: nothing here knows of a screen or a clock. */
import type { GameEvent } from '../../contract/event';
import type { Passage, Speed } from '../../match/types';
import type { GameLook } from '../look';
import type { Plan, Step } from './cue';
import { type Model, modelOf } from './model';
import { readTurn } from './read';
import { factorOf, turnLimit } from './timing';
import { Track } from './track';

export interface Pace {
  readonly speed: Speed;
  readonly calm: boolean;
}

/** Longer passages (a whole replayed match) play only their last turns. */
const MOST_TURNS = 3;

/** Events up to and with each change of turn. */
const turnsOf = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] => {
  const turns: GameEvent[][] = [[]];
  for (const event of events) {
    turns[turns.length - 1]?.push(event);
    if (event.type === 'turn') turns.push([]);
  }
  return turns.filter((turn) => turn.length > 0);
};

/** The winner's banner is not part of the turn that ends the match. */
const isBanner = (step: Step): boolean => step.cue?.preset === 'result' || step.cue?.preset === 'raze';
/** A window is never hurried, as its length tells nothing; nor is what decides the match, as everybody wants to see it. */
const isUnhurried = ({ cue }: Step): boolean => cue?.preset === 'window' || cue?.preset === 'topple';

/** Fights of one square are told one after the other: each has the time of a turn. */
const fightsIn = (steps: readonly Step[]): number => steps.filter(({ cue }) => cue?.preset === 'combat').length;

/** Milliseconds of what is not hurried before a moment of the unsqueezed turn; it never overlaps. */
const fixedBefore = (steps: readonly Step[], time: number): number =>
  steps.filter(isUnhurried).reduce((sum, { at, span }) => sum + Math.min(span, Math.max(0, time - at)), 0);

/** Moves a turn's steps to `start`, at this speed and within its limit. */
const squeeze = (steps: readonly Step[], start: number, pace: Pace): readonly Step[] => {
  const ends = steps.filter((step) => !isBanner(step)).map((step) => step.at + step.span);
  const length = Math.max(0, ...ends);
  const factor = factorOf(pace.speed);
  const whole = fixedBefore(steps, length);
  const room = turnLimit(pace.speed) * Math.max(1, fightsIn(steps)) - whole * factor;
  const turn = Math.max(0, Math.min(factor, room / Math.max(1, length - whole)));
  const when = (time: number): number => {
    const fixed = fixedBefore(steps, time);
    return start + fixed * factor + (time - fixed) * turn;
  };
  return steps.map((step) => {
    const at = when(step.at);
    return { ...step, at, span: isBanner(step) ? step.span * factor : when(step.at + step.span) - at };
  });
};

const endOf = (steps: readonly Step[], start: number): number =>
  steps.reduce((end, step) => Math.max(end, step.at + step.span), start);

/** Squares whose ground differs between two models. */
const groundChanged = (from: Model, to: Model): readonly number[] =>
  to.ground.flatMap((terrain, square) => (terrain === from.ground[square] ? [] : [square]));

/** The banner tells the end as soon as it stands; what else is shown is told when it has been seen. A tremble shows nothing. */
const seenAt = (step: Step): number => {
  if (step.cue?.preset === 'shake') return 0;
  return isBanner(step) ? step.at : step.at + step.span;
};

/** When each of so many events has been seen; one that shows nothing of its own, with the one before. */
const seenBy = (steps: readonly Step[], count: number): readonly number[] => {
  const seen = new Array<number>(count).fill(0);
  for (const step of steps) if (step.event !== null) seen[step.event] = Math.max(seen[step.event] ?? 0, seenAt(step));
  let latest = 0;
  return seen.map((time) => {
    latest = Math.max(latest, time);
    return latest;
  });
};

export const planOf = (passage: Passage, look: GameLook, pace: Pace): Plan => {
  const steps: Step[] = [];
  if (passage.from === null || pace.speed === 'instant') return { steps, total: 0, calm: pace.calm, seen: [] };
  const [before, after] = [modelOf(passage.from, look), modelOf(passage.to, look)];
  const turns = turnsOf(passage.events);
  const track = new Track(before, after, look, pace.calm, groundChanged(before, after));
  let [start, first] = [0, 0];
  for (const [i, events] of turns.entries()) {
    const made = readTurn(track, events, after.turn, { first, last: i === turns.length - 1 });
    first += events.length;
    const hurried = i < turns.length - MOST_TURNS;
    const placed = hurried
      ? made.map((step) => ({ ...step, at: start, span: 0, cue: null }))
      : squeeze(made, start, pace);
    steps.push(...placed);
    start = endOf(placed, start);
  }
  // the banner of the end waits for nothing
  const settled = endOf(
    steps.filter((step) => !isBanner(step)),
    0,
  );
  steps.push({ at: settled, span: 0, cue: null, change: { type: 'settle', model: after }, event: null });
  return { steps, total: start, calm: pace.calm, seen: seenBy(steps, passage.events.length) };
};
