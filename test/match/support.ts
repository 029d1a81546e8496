/** A match on a real referee with the reference rules, an opponent told what to answer, and a shelf to look into. */
import type { Outcome } from '../../src/contract/fault';
import type { Shelf } from '../../src/contract/host';
import type { StartRequest } from '../../src/contract/referee';
import { legends } from '../../src/games/legends';
import { legendsOrders } from '../../src/games/legends/orders';
import { legion } from '../../src/games/legion';
import { matchGames } from '../../src/match/games';
import { createMatch, type Match, type MatchPorts } from '../../src/match/match';
import type { Clock } from '../../src/match/pace';
import { pressItem, pressSquare } from '../../src/match/press';
import type { MatchState, Note } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { createLegionReference } from '../../src/reference/legion';
import type { Levels } from '../../src/worker/opponent/levels';
import { gameWith, ScriptedOpponent, sessionFor, type TestSession } from '../worker/support/session';

/** A shelf in memory; `full` refuses to keep. */
export class TestShelf implements Shelf {
  readonly texts = new Map<string, string>();
  full = false;

  read(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  write(key: string, text: string): boolean {
    if (!this.full) this.texts.set(key, text);
    return !this.full;
  }

  remove(key: string): void {
    this.texts.delete(key);
  }
}

/** Time that stands still until a test lets it pass. */
export class TestClock implements Clock {
  #now = 0;
  #waiting: { readonly until: number; readonly go: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ until: this.#now + milliseconds, go: resolve });
    });
  }

  /** Is anything being waited for? */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ until }) => until <= this.#now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#now);
    for (const { go } of due) go();
    await passDelay();
  }
}

export interface Bench {
  readonly clock: TestClock;
  readonly match: Match;
  readonly session: TestSession;
  readonly opponent: ScriptedOpponent;
  readonly shelf: TestShelf;
  readonly notes: Note[];
}

export const createBench = (games: MatchPorts['games'] = matchGames, levels?: Levels): Bench => {
  const session = sessionFor({
    legion: gameWith(legion, createLegionReference, levels),
    legends: gameWith(legends, createLegendsReference, levels, legendsOrders),
  });
  const clock = new TestClock();
  const opponent = new ScriptedOpponent();
  session.referee.join(opponent);
  const shelf = new TestShelf();
  const match = createMatch({ referee: session.referee, games, shelf, clock });
  const notes: Note[] = [];
  match.onNote((note) => notes.push(note));
  return { match, session, opponent, shelf, notes, clock };
};

/** Lets everything that waits for nothing but promises and timers of no length finish. */
export const passDelay = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
};

export const TWO: StartRequest = {
  setup: { game: 'legion', form: 'basic', seats: [{ player: 'person' }, { player: 'person' }], options: {} },
};
export const AGAINST: StartRequest = {
  setup: {
    game: 'legion',
    form: 'basic',
    seats: [{ player: 'person' }, { player: 'computer', level: 'story' }],
    options: {},
  },
};
export const FROM = (position: string, seats = TWO.setup.seats): StartRequest => ({
  setup: { game: 'legion', form: 'basic', seats, options: {}, position },
});

export const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
};

export const stateOf = (match: Match): MatchState => {
  const state = match.state.get();
  if (state === null) throw new Error('no match');
  return state;
};

/** Presses a unit and a square. */
export const place = async (match: Match, kind: number, square: number): Promise<void> => {
  match.press(pressItem(kind));
  match.press(pressSquare(square));
  await passDelay();
};
