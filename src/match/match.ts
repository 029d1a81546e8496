/**
 * One match from this screen: follows the referee, keeps the state that all faces show, and sends what the players do.
 * The state goes on at once; the picture follows through the queue of passages.
 */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { RefereeApi, ReplayStep, StartRequest } from '../contract/referee';
import type { GameName } from '../contract/setup';
import { type Acts, createActs } from './acts';
import { createFollowing } from './following';
import { createPassages, type Passages } from './passages';
import { createPressing, type Pressing } from './pressing';
import { createSaves } from './saves';
import { ONLOOKER } from './sight';
import { createStore, type Readable } from './store';
import type { MatchState, Note, Shelf } from './types';

export interface MatchPorts {
  readonly referee: RefereeApi;
  readonly contents: Readonly<Partial<Record<GameName, Content>>>;
  readonly shelf: Shelf;
}

export interface Match extends Pressing, Acts {
  readonly state: Readable<MatchState | null>;
  readonly passages: Passages;
  /** Tells each thing once that is not part of the state. */
  onNote(listener: (note: Note) => void): () => void;
  start(request: StartRequest): Promise<Outcome<null>>;
  /** Takes up a saved text; a Fault leaves the running match as it is. */
  load(text: string): Promise<Outcome<null>>;
  /** The person to whom the screen was handed is ready to look. */
  openCurtain(): void;
  pause(paused: boolean): void;
  /** The running match as a text for a file. */
  save(): Promise<Outcome<string>>;
  exportRecord(): Promise<Outcome<string>>;
  replay(): Promise<Outcome<readonly ReplayStep[]>>;
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

export const createMatch = ({ referee, contents, shelf }: MatchPorts): Match => {
  const state = createStore<MatchState | null>(null);
  const passages = createPassages();
  const notes = createBell<Note>();
  const tell = notes.ring;
  const saves = createSaves(referee, shelf, onceNotKept(tell));
  const contentOf = (game: GameName): Content | null => contents[game] ?? null;
  const following = createFollowing({ referee, contentOf, state, passages, saves, tell });
  const heard = following.heard.bind(following);
  const pressing = createPressing({
    referee,
    state,
    contentOf: ({ setup }) => contentOf(setup.game),
    tell,
    heard,
    refresh: () => following.refresh(),
  });
  return {
    ...pressing,
    ...createActs({ referee, state, tell, heard, show: pressing.advise }),
    state,
    passages,
    onNote: notes.on,
    start: (request) => following.replace(() => referee.start(request)),
    load: (text) => following.replace(() => referee.load(text)),
    openCurtain: () => following.openCurtain(),
    pause: (paused) => void referee.pause(paused),
    save: () => referee.save(),
    exportRecord: () => referee.exportRecord(),
    replay: () => referee.replay(state.get()?.viewer ?? ONLOOKER),
  };
};
