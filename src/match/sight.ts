/**
 * What this screen sees: through whose eyes to look after a notice, and how an update of that viewer becomes the next
 * state. Pure but for the look itself, which the caller makes.
 */
import type { Content } from '../contract/content';
import type { Decision } from '../contract/decision';
import type { GameEvent } from '../contract/event';
import type { Notice, SeatUpdate } from '../contract/referee';
import type { SeatPlan } from '../contract/setup';
import type { View, Viewer } from '../contract/view';
import { ask } from './asking';
import { lastTurnOf } from './last-turn';
import type { Asking, MatchState, Passage } from './types';

export const ONLOOKER: Viewer = 8;

export const personsOf = (seats: readonly SeatPlan[]): readonly number[] =>
  seats.flatMap((plan, seat) => (plan.player === 'person' ? [seat] : []));

/** The viewer to look through: who is asked, else whoever looked last, else the first person. */
export const viewerFor = (notice: Notice, state: MatchState | null): Viewer | null => {
  if (notice.person !== null) return notice.person;
  if (state === null) return null;
  return state.viewer === ONLOOKER ? (personsOf(state.setup.seats)[0] ?? ONLOOKER) : state.viewer;
};

/** Must the screen be handed over before this viewer may look? Only where something is hidden from another person. */
export const needsCurtain = (viewer: Viewer, state: MatchState | null, content: Pick<Content, 'hidden'>): boolean =>
  content.hidden && state !== null && state.viewer !== viewer && personsOf(state.setup.seats).length > 1;

/** From which event on to ask: where nothing is hidden all viewers get the same list. */
export const sinceFor = (viewer: Viewer, state: MatchState | null, content: Pick<Content, 'hidden'>): number =>
  state !== null && (state.viewer === viewer || !content.hidden) ? state.events.length : 0;

/** The seat that decided last, as far as the events tell. */
export const lastActor = (events: readonly GameEvent[]): number | null => {
  const act = events.findLast((event) => event.type === 'placed' || event.type === 'built' || event.type === 'passed');
  return act !== undefined && 'seat' in act ? act.seat : null;
};

const sameDecision = (a: Decision, b: Decision): boolean =>
  a.seat === b.seat &&
  a.key === b.key &&
  a.choices.length === b.choices.length &&
  a.choices.every((code, at) => code === b.choices[at]);

/** The new decision, with the presses kept when nothing but the version has changed (an offer came, say). */
const askingFrom = (update: SeatUpdate, before: MatchState | null, content: Content): Asking | null => {
  if (update.decision === null) return null;
  const old = before?.asking ?? null;
  const same = old !== null && before?.view.ply === update.view.ply && sameDecision(old.decision, update.decision);
  return same ? { ...old, decision: update.decision } : ask(update.decision, [], { view: update.view, content });
};

const sameEvent = (a: GameEvent, b: GameEvent | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The events that this screen has not seen. The referee may tell more than was asked for: all of them to a viewer who
 * never looked, or those from before an undo on.
 */
const newsFrom = (
  update: SeatUpdate,
  events: readonly GameEvent[],
  before: MatchState | null,
): readonly GameEvent[] => {
  const known = before?.events ?? [];
  if (update.since >= known.length) return update.events;
  const differs = events.findIndex((event, at) => at >= update.since && !sameEvent(event, known[at]));
  return differs < 0 ? [] : events.slice(differs);
};

const eventsFrom = (update: SeatUpdate, before: MatchState | null): readonly GameEvent[] =>
  update.since === 0 ? update.events : [...(before?.events ?? []).slice(0, update.since), ...update.events];

/** The last turn as one passage; a turn of several choices grows choice by choice (`goesOn`: it began before the news). */
const recapFrom = (
  to: View,
  news: readonly GameEvent[],
  before: MatchState | null,
  goesOn: boolean,
): Passage | null => {
  if (before === null) return null;
  if (news.length === 0) return before.recap;
  if (goesOn && before.recap === null) return null;
  const start = goesOn ? before.recap : null;
  return {
    from: start?.from ?? before.view,
    to,
    events: [...(start?.events ?? []), ...news],
  };
};

/** The state that an update leads to. `rewound`: what happened is not news (an undo, a load). */
export const stateFrom = (
  update: SeatUpdate,
  notice: Notice,
  before: MatchState | null,
  content: Content,
  rewound: boolean,
): MatchState => {
  const events = eventsFrom(update, before);
  const asking = askingFrom(update, rewound ? null : before, content);
  const lastTurn = lastTurnOf(events);
  const news = rewound ? [] : newsFrom(update, events, before);
  const [opening] = lastTurn;
  const goesOn = opening !== undefined && !news.includes(opening);
  const kept = asking !== null && asking.presses.length > 0 && before !== null;
  return {
    setup: update.setup,
    view: update.view,
    asking,
    preview: kept ? before.preview : null,
    events,
    lastTurn,
    thinking: notice.thinking,
    result: update.view.result ?? notice.result,
    canUndo: personsOf(update.setup.seats).length > 1 ? lastActor(events) !== null : update.canUndo,
    curtain: null,
    version: update.version,
    viewer: update.viewer,
    news,
    confirming: kept && before.confirming,
    sending: false,
    offer: notice.offer,
    hint: kept ? before.hint : null,
    recap: rewound ? null : recapFrom(update.view, news, before, goesOn),
  };
};
