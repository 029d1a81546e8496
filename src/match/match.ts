/**
 * One match from this screen: follows the referee, keeps the state that all faces show, and sends what the players do.
 * The state goes on at once; the picture follows through the queue of passages.
 */
import type { Outcome } from '../contract/fault';
import type { RefereeApi, ReplayStep, StartRequest } from '../contract/referee';
import type { GameName } from '../contract/setup';
import type { Viewer } from '../contract/view';
import type { Registry } from '../games/shared/registry';
import { type Acts, createActs } from './acts';
import type { GameWords } from './face';
import { createFollowing } from './following';
import { createNotes, type Notes } from './notes';
import { createOrders, type Orders, orderedChoice } from './orders';
import { type Clock, pageClock } from './pace';
import { createPassages, type Passages } from './passages';
import { createPressing, type Pressing } from './pressing';
import { ONLOOKER } from './reduce-state';
import { createSaves, readKept } from './saves';
import { createStore, type Readable } from './store';
import type { MatchState, Note, Shelf, Speed } from './types';

export interface MatchPorts {
  readonly referee: RefereeApi;
  /** The games of this page; the one of a match is fetched when the match opens. */
  readonly games: Pick<Registry<GameWords>, 'load' | 'find'>;
  readonly shelf: Shelf;
  readonly clock?: Clock;
}

export interface Match extends Pressing, Acts {
  readonly state: Readable<MatchState | null>;
  readonly passages: Passages;
  /** The players' own notes on hidden pieces. */
  readonly notes: Notes;
  readonly orders: Orders;
  /** Tells each thing once that is not part of the state. */
  onNote(listener: (note: Note) => void): () => void;
  start(request: StartRequest): Promise<Outcome<null>>;
  /** Takes up a saved text; a Fault leaves the running match as it is. */
  load(text: string): Promise<Outcome<null>>;
  /** The person to whom the screen was handed is ready to look. */
  openCurtain(): void;
  /** How fast the screen goes. */
  tempo(speed: Speed): void;
  /** Rests and goes on: the opponent's thinking and the picture. It rests while either of the two wants it. */
  pause(paused: boolean, by?: 'host' | 'menu'): void;
  /** The running match as a text for a file. */
  save(): Promise<Outcome<string>>;
  exportRecord(): Promise<Outcome<string>>;
  /** The match step by step, through these eyes; without them as this screen saw it. */
  replay(viewer?: Viewer): Promise<Outcome<readonly ReplayStep[]>>;
}

/** Tells several listeners; a subscription returns its own end. */
const createBell = <T>() => {
  const listeners = new Set<(value: T) => void>();
  return {
    ring: (value: T) => {
      for (const listener of [...listeners]) listener(value);
    },
    on: (listener: (value: T) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** That nothing is kept is told once. */
const onceNotKept = (tell: (note: Note) => void) => {
  let told = false;
  return () => {
    if (!told) tell({ kind: 'not-kept' });
    told = true;
  };
};

/** Answers by the standing orders as soon as a question comes that they cover. */
const obey = (
  state: Readable<MatchState | null>,
  pressing: Pick<Pressing, 'choose'>,
  wordsOf: (state: MatchState) => GameWords | null,
  orders: Orders,
): void => {
  const due = (): number | null => {
    const now = state.get();
    const words = now === null ? null : wordsOf(now);
    return now === null || words === null ? null : orderedChoice(now, orders, words);
  };
  const act = (): void => {
    const choice = due();
    if (choice !== null) pressing.choose(choice);
  };
  // once everybody who watches has heard of the question
  state.subscribe(() => queueMicrotask(act));
  orders.kept.subscribe(() => queueMicrotask(act));
};

export const createMatch = ({ referee, games, shelf, clock = pageClock }: MatchPorts): Match => {
  const state = createStore<MatchState | null>(null);
  const passages = createPassages();
  const bell = createBell<Note>();
  const tell = bell.ring;
  const pausing = new Set<string>();
  const saves = createSaves(referee, shelf, onceNotKept(tell));
  const wordsOf = (game: GameName): GameWords | null => games.find(game);
  const following = createFollowing({ referee, games, state, passages, saves, tell, clock });
  const heard = following.heard.bind(following);
  const pressing = createPressing({
    referee,
    state,
    wordsOf: ({ setup }) => wordsOf(setup.game),
    tell,
    heard,
    refresh: () => following.refresh(),
  });
  const notes = createNotes(shelf);
  const orders = createOrders(shelf);
  obey(state, pressing, (now) => wordsOf(now.setup.game), orders);
  return {
    ...pressing,
    ...createActs({ referee, state, wordsOf, tell, heard, show: pressing.advise }),
    state,
    passages,
    notes,
    orders,
    onNote: bell.on,
    start: async (request) => {
      // what can't be fetched ends no running match; a name that is none is the referee's to refuse
      const fetched = await games.load(request.setup.game);
      if (!fetched.ok && fetched.fault.code === 'core-failed') return fetched;
      const begun = await following.replace(() => referee.start(request));
      if (begun.ok) notes.clear();
      return begun;
    },
    load: async (text) => {
      const same = readKept(shelf)?.text === text;
      const begun = await following.replace(() => referee.load(text));
      // what was noted belongs to the match that was left open, not to any other
      if (begun.ok && !same) notes.clear();
      return begun;
    },
    openCurtain: () => following.openCurtain(),
    tempo: (speed) => following.tempo(speed),
    pause: (paused, by = 'host') => {
      const rested = pausing.size > 0;
      if (paused) pausing.add(by);
      else pausing.delete(by);
      const rests = pausing.size > 0;
      passages.pause(rests);
      if (rests !== rested) void referee.pause(rests);
    },
    save: () => referee.save(),
    exportRecord: () => referee.exportRecord(),
    replay: (viewer) => referee.replay(viewer ?? state.get()?.viewer ?? ONLOOKER),
  };
};
