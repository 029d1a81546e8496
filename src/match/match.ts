/**
 * One match from this screen: follows the referee, keeps the state that all faces show, and sends what the players do.
 * The state goes on at once; the picture follows through the queue of passages.
 */
import type { Outcome } from '../contract/fault';
import type { Shelf } from '../contract/host';
import type { RefereeApi, ReplayStep, StartRequest } from '../contract/referee';
import type { GameName } from '../contract/setup';
import type { Viewer } from '../contract/view';
import type { Registry } from '../games/shared/registry';
import { type Acts, createActs } from './acts';
import type { GameWords } from './face';
import { createFollowing } from './following';
import { guarded } from './guard';
import { type Hold, loneHold } from './hold';
import { createNotes, type Notes } from './notes';
import { createOpening, type Opening } from './opening';
import { createOrdering, type Ordering } from './ordering';
import { createOrders } from './orders';
import { type Clock, pageClock } from './pace';
import { createPassages, type Passages } from './passages';
import { createPressing, type Pressing } from './pressing';
import { ONLOOKER } from './reduce-state';
import { revealAtEnd } from './reveal';
import { createSaves, readKept } from './saves';
import { createStore, type Readable } from './store';
import type { MatchState, Note, NotKept, Speed } from './types';

export interface MatchPorts {
  readonly referee: RefereeApi;
  /** The games of this page; the one of a match is fetched when the match opens. */
  readonly games: Pick<Registry<GameWords>, 'load' | 'find'>;
  readonly shelf: Shelf;
  /** Dealings with other pages on the same shelf; without, this is the only one. */
  readonly hold?: Hold;
  readonly clock?: Clock;
}

export interface Match extends Pressing, Acts, Opening {
  readonly state: Readable<MatchState | null>;
  readonly passages: Passages;
  /** The players' own notes on hidden pieces. */
  readonly notes: Notes;
  readonly orders: Pick<Ordering, 'kept' | 'of' | 'set' | 'hush' | 'waive'>;
  /** Tells each thing once that is not part of the state. */
  onNote(listener: (note: Note) => void): () => void;
  /** The person to whom the screen was handed is ready to look. */
  openCurtain(): void;
  /** How fast the screen goes. */
  tempo(speed: Speed): void;
  /** Rests and goes on: the opponent's thinking and the picture. It rests while any of them wants it. */
  pause(paused: boolean, by?: 'host' | 'menu' | 'elsewhere'): void;
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

/** That something is not kept is told once, and again only when something else is the matter or it was kept meanwhile. */
const createTeller = (tell: (note: Note) => void): ((why: NotKept | null) => void) => {
  let told: NotKept | null = null;
  return (why) => {
    if (why !== null && why !== told) tell({ kind: 'not-kept', why });
    told = why;
  };
};

/** Rests while anybody wants it. */
const createRest = (onChange: (rests: boolean) => void): Match['pause'] => {
  const pausing = new Set<string>();
  return (paused, by = 'host') => {
    const rested = pausing.size > 0;
    if (paused) pausing.add(by);
    else pausing.delete(by);
    const rests = pausing.size > 0;
    if (rests !== rested) onChange(rests);
  };
};

export const createMatch = (ports: MatchPorts): Match => {
  const { referee, games, shelf, clock = pageClock, hold = loneHold() } = ports;
  const state = createStore<MatchState | null>(null);
  const passages = createPassages();
  const bell = createBell<Note>();
  const tell = bell.ring;
  const saves = createSaves({ referee, shelf, hold, onKept: createTeller(tell) });
  const wordsOf = (game: GameName): GameWords | null => games.find(game);
  const following = createFollowing({ referee, games, state, passages, saves, tell, clock });
  const heard = following.heard.bind(following);
  const wentBack = following.wentBack.bind(following);
  const play = guarded(referee, saves.isElsewhere);
  const pressing = createPressing({
    referee: play,
    state,
    wordsOf: ({ setup }) => wordsOf(setup.game),
    tell,
    heard,
    refresh: () => following.refresh(),
  });
  const notes = createNotes(shelf);
  const orders = createOrdering({
    referee: play,
    opens: referee,
    state,
    wordsOf: ({ setup }) => wordsOf(setup.game),
    orders: createOrders(shelf),
    shelf,
    heard,
    renew: () => {
      following.refresh();
      void saves.flush();
    },
  });
  const opened = {
    start: async (request: StartRequest) => orders.begin(await referee.start(request)),
    load: async (text: string) => {
      const resumed = readKept(shelf)?.text === text;
      return orders.begin(await referee.load(text), resumed);
    },
  };
  const opening = createOpening({ referee: opened, games, shelf, hold, saves, following, notes });
  revealAtEnd({ referee, games, state, passages });
  const pause = createRest((rests) => {
    passages.pause(rests);
    void referee.pause(rests);
  });
  opening.elsewhere.subscribe((away) => pause(away, 'elsewhere'));
  hold.onUnasked(() => tell({ kind: 'unasked' }));
  hold.onLook(() => opening.elsewhere.get() && void opening.resume());
  return {
    ...pressing,
    ...createActs({ referee: play, state, wordsOf, tell, heard, wentBack, show: pressing.advise }),
    ...opening,
    state,
    passages,
    notes,
    orders,
    onNote: bell.on,
    openCurtain: () => following.openCurtain(),
    tempo: (speed) => following.tempo(speed),
    pause,
    save: () => referee.save(),
    exportRecord: () => referee.exportRecord(),
    replay: (viewer) => referee.replay(viewer ?? state.get()?.viewer ?? ONLOOKER),
  };
};
