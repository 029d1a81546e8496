/** A match on a real referee with the reference rules, an opponent told what to answer, and a shelf to look into. */
import type { Outcome } from '../../src/contract/fault';
import type { StartRequest } from '../../src/contract/referee';
import { legion } from '../../src/games/legion';
import { createMatch, type Match } from '../../src/match/match';
import { pressItem, pressSquare } from '../../src/match/press';
import type { MatchState, Note, Shelf } from '../../src/match/types';
import { createLegionReference } from '../../src/reference/legion';
import { type Desk, deskFor, gameWith, ScriptedOpponent } from '../worker/support/desk';

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

export interface Bench {
  readonly match: Match;
  readonly desk: Desk;
  readonly opponent: ScriptedOpponent;
  readonly shelf: TestShelf;
  readonly notes: Note[];
}

export const createBench = (): Bench => {
  const desk = deskFor({ legion: gameWith(legion, createLegionReference) });
  const opponent = new ScriptedOpponent();
  desk.referee.join(opponent);
  const shelf = new TestShelf();
  const match = createMatch({ referee: desk.referee, contents: { legion }, shelf });
  const notes: Note[] = [];
  match.onNote((note) => notes.push(note));
  return { match, desk, opponent, shelf, notes };
};

/** Lets everything that waits for nothing but promises and timers of no length finish. */
export const calm = async (): Promise<void> => {
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
  await calm();
};
