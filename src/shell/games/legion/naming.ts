/** How a duel's events are told: of a fight both units by their names. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import type { Fighters, Naming } from '../../../text';
import { naming } from '../../board/words';

type Fought = Extract<GameEvent, { type: 'fought' }>;
/** Kinds by square. */
type Standing = Map<number, number | null>;

/** What stood before the first of these events, from what stands after the last one. */
const standingBefore = (view: View, events: readonly GameEvent[]): Standing => {
  const standing: Standing = new Map(view.tokens.map(({ square, kind }) => [square, kind]));
  for (const event of [...events].reverse()) {
    if (event.type === 'placed') standing.delete(event.square);
    if (event.type === 'removed') standing.set(event.square, event.kind);
  }
  return standing;
};

/** Who fought in each of the comparisons: a square has many units in the course of a duel. */
const fightersIn = (view: View, events: readonly GameEvent[]): ReadonlyMap<Fought, Fighters> => {
  const standing = standingBefore(view, events);
  const met = new Map<Fought, Fighters>();
  for (const event of events) {
    if (event.type === 'placed') standing.set(event.square, event.kind);
    if (event.type === 'removed') standing.delete(event.square);
    if (event.type !== 'fought') continue;
    const [attacker, defender] = [standing.get(event.from) ?? null, standing.get(event.square) ?? null];
    if (attacker !== null && defender !== null) met.set(event, { attacker, defender });
  }
  return met;
};

/** `events`: all that the viewer has been told up to this view; fights of other lists are told by their squares. */
export const duelNaming = (view: View, events: readonly GameEvent[]): Naming => {
  let met: ReadonlyMap<Fought, Fighters> | null = null;
  return {
    ...naming(view),
    fighters: (fought) => {
      met ??= fightersIn(view, events);
      return met.get(fought) ?? null;
    },
  };
};
