/**
 * Reduces the state of this screen: which viewer to ask for after a notice, and how an update of that viewer becomes the
 * next state. Pure: the caller fetches the update.
 */
import type { Content } from '../contract/content';
import type { Decision } from '../contract/decision';
import type { GameEvent } from '../contract/event';
import type { Notice, SeatUpdate } from '../contract/referee';
import type { SeatPlan, SeatSetup } from '../contract/setup';
import type { View, Viewer } from '../contract/view';
import { sameSide } from '../games/shared/sides';
import { ask } from './asking';
import type { GameWords } from './face';
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

/** Do persons of several sides share this screen, and hide something from each other? Then it is handed over. */
export const isHandedOver = (
  { seats, sides }: Pick<SeatSetup, 'seats' | 'sides'>,
  content: Pick<Content, 'hidden'>,
): boolean => {
  const [first, ...others] = personsOf(seats);
  return content.hidden && first !== undefined && others.some((seat) => !sameSide(sides, first, seat));
};

/** From which event on to ask: where nothing is hidden all viewers get the same list. */
export const sinceFor = (viewer: Viewer, state: MatchState | null, content: Pick<Content, 'hidden'>): number =>
  state !== null && (state.viewer === viewer || !content.hidden) ? state.events.length : 0;

/** The seat that decided last, as far as the events tell: whoever made the last act, or whose turn it fell in. */
export const lastActor = (events: readonly GameEvent[]): number | null => {
  const at = events.findLastIndex(({ type }) => !FRAMES.includes(type));
  const act = events[at];
  if (act === undefined) return null;
  if (ACTS.includes(act.type) && 'seat' in act) return act.seat;
  const turn = events.slice(0, at).findLast(({ type }) => type === 'turn');
  return turn?.type === 'turn' ? turn.seat : null;
};

/** Rows that nobody decides. */
const FRAMES: readonly GameEvent['type'][] = ['turn', 'dealt', 'windowOpened', 'windowClosed'];
/** Rows whose seat is the one that decided. */
const ACTS: readonly GameEvent['type'][] = ['placed', 'built', 'passed'];

const sameDecision = (a: Decision, b: Decision): boolean =>
  a.seat === b.seat &&
  a.key === b.key &&
  a.choices.length === b.choices.length &&
  a.choices.every((code, at) => code === b.choices[at]);

/** The new decision, with the presses kept when nothing but the version has changed (an offer came, say). */
const askingFrom = (update: SeatUpdate, before: MatchState | null, words: GameWords): Asking | null => {
  if (update.decision === null) return null;
  const old = before?.asking ?? null;
  const same = old !== null && before?.view.ply === update.view.ply && sameDecision(old.decision, update.decision);
  if (same) return { ...old, decision: update.decision };
  const { content, markOf } = words;
  return ask(update.decision, [], { view: update.view, content, markOf });
};

const sameEvent = (a: GameEvent, b: GameEvent | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Does the update take back what this screen has seen? An answer in a window makes no ply, so that its undo shows in the
 * events alone.
 */
export const takesBack = (update: SeatUpdate, before: MatchState): boolean => {
  if (update.view.ply < before.view.ply) return true;
  const seen = before.events.slice(update.since);
  return update.events.length < seen.length || seen.some((event, at) => !sameEvent(event, update.events[at]));
};

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

/** Has the viewer's own side begun its turn, with nothing before it in this turn but its own doing? */
const isOwnOpen = (events: readonly GameEvent[], { viewer, setup }: Pick<SeatUpdate, 'viewer' | 'setup'>): boolean => {
  const turn = events.findLast(({ type }) => type === 'turn');
  return turn?.type === 'turn' && turn !== events.at(-1) && sameSide(setup.sides, turn.seat, viewer);
};

/**
 * The last turn that is over as one passage; a turn of several choices grows choice by choice (`goesOn`: it began before the
 * news). While the own side is in the middle of its turn, it is still the one before.
 */
const recapFrom = (
  { view: to, viewer, setup }: SeatUpdate,
  events: readonly GameEvent[],
  news: readonly GameEvent[],
  before: MatchState | null,
): Passage | null => {
  if (before === null) return null;
  const kept = before.recap;
  const holds = kept !== null && to.result === null && isOwnOpen(events, { viewer, setup });
  if (news.length === 0 || holds) return kept;
  const lastTurn = lastTurnOf(events);
  // the battle begins: what was exchanged before it is no turn
  if (lastTurn.length === 0) return null;
  const [opening] = lastTurn;
  const goesOn = opening !== undefined && !news.includes(opening);
  if (!goesOn) return { from: before.view, to, events: news };
  if (kept === null) return null;
  // it was kept while this turn began
  if (!kept.events.includes(opening)) return { from: kept.to, to, events: events.slice(events.indexOf(opening)) };
  return { from: kept.from, to, events: [...kept.events, ...news] };
};

/** The answers given so far to a question that is asked again, the one just sent included. */
const pickedFrom = (
  asking: Asking | null,
  view: View,
  before: MatchState | null,
  words: GameWords,
): readonly number[] => {
  const old = before?.asking?.decision;
  if (asking === null || old === undefined || before === null) return [];
  const { seat, key, args } = asking.decision;
  const again = old.seat === seat && old.key === key && old.args.join() === args.join();
  const sent = before.sending ? before.sent : null;
  if (!again) return sent !== null && words.begunBy?.(asking.decision, view, sent) === true ? [sent] : [];
  return sent !== null ? [...before.picked, sent] : before.picked;
};

/** What else decides about the next state. */
export interface Reduction {
  /** What happened is not news: an undo, a load. */
  readonly rewound: boolean;
  /** The viewer has just been handed the screen. */
  readonly handed: boolean;
  /** Ply at which the viewer was handed the screen: nothing before it may be taken back. Null: no screen is handed over. */
  readonly tenure: number | null;
}

/** What is told to whoever has just been handed the screen; at the first look the last turn is enough. */
const missedFrom = (
  { handed, rewound }: Reduction,
  news: readonly GameEvent[],
  lastTurn: readonly GameEvent[],
  before: MatchState | null,
): readonly GameEvent[] => {
  if (handed) return before === null ? lastTurn.filter(({ type }) => !STARTS.includes(type)) : news;
  return rewound || news.length > 0 ? [] : (before?.missed ?? []);
};

/** Rows of a beginning. */
const STARTS: readonly GameEvent['type'][] = ['turn', 'dealt'];

/** May the last act be undone from here? */
const undoFrom = (
  update: SeatUpdate,
  events: readonly GameEvent[],
  { tenure }: Reduction,
  { hidden }: Pick<Content, 'hidden'>,
): boolean => {
  if (tenure !== null) return update.canUndo && update.view.ply > tenure;
  return !hidden && personsOf(update.setup.seats).length > 1 ? lastActor(events) !== null : update.canUndo;
};

/** The state that an update leads to. */
export const stateFrom = (
  update: SeatUpdate,
  notice: Notice,
  before: MatchState | null,
  words: GameWords,
  reduction: Reduction,
): MatchState => {
  const { rewound, handed } = reduction;
  const events = eventsFrom(update, before);
  const asking = askingFrom(update, rewound ? null : before, words);
  const lastTurn = lastTurnOf(events);
  const news = rewound ? [] : newsFrom(update, events, before);
  const kept = !handed && asking !== null && asking.presses.length > 0 && before !== null;
  return {
    setup: update.setup,
    view: update.view,
    asking,
    preview: kept ? before.preview : null,
    events,
    lastTurn,
    thinking: notice.thinking,
    result: update.view.result ?? notice.result,
    canUndo: undoFrom(update, events, reduction, words.content),
    canTakeBack: update.canTakeBack,
    eased: update.eased,
    orders: update.orders,
    curtain: null,
    version: update.version,
    viewer: update.viewer,
    news,
    confirming: kept && before.confirming,
    sending: false,
    offer: notice.offer,
    awaited: notice.awaited,
    hint: kept ? before.hint : null,
    recap: rewound ? null : recapFrom(update, events, news, before),
    sent: null,
    picked: rewound ? [] : pickedFrom(asking, update.view, before, words),
    missed: missedFrom(reduction, news, lastTurn, before),
  };
};
