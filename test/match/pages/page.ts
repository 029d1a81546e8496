/** A page: its match layer on a referee of its own, which answers when fate draws it. */
import type { RefereeApi } from '../../../src/contract/referee';
import { legion } from '../../../src/games/legion';
import { matchGames } from '../../../src/match/games';
import { createHold, loneHold } from '../../../src/match/hold';
import { createMatch, type Match } from '../../../src/match/match';
import type { Note } from '../../../src/match/types';
import { createShelf } from '../../../src/portal/storage';
import { createLegionReference } from '../../../src/reference/legion';
import { gameWith, sessionFor } from '../../worker/support/session';
import type { Fate } from './fate';
import type { FakeHost } from './host';

export interface Page {
  readonly number: number;
  readonly match: Match;
  readonly notes: readonly Note[];
  /** Whether the referee rests, as often as it was told. */
  readonly rests: readonly boolean[];
}

/** Calls reach the referee in their order, and their answers come in that order too: both lie in one queue of messages. */
const drawn = (referee: RefereeApi, page: number, fate: Fate): RefereeApi => {
  let asked: Promise<unknown> = Promise.resolve();
  let answered: Promise<unknown> = Promise.resolve();
  const inOrder = (before: Promise<unknown>): Promise<void> => before.then(() => fate.pass(page));
  return new Proxy(referee, {
    get: (of, name) => {
      const call: unknown = Reflect.get(of, name, of);
      if (typeof call !== 'function') return call;
      if (name === 'listen')
        return (tell: (notice: unknown) => void) =>
          call.call(of, (notice: unknown) => {
            answered = inOrder(answered);
            void answered.then(() => tell(notice));
          });
      return async (...given: readonly unknown[]) => {
        asked = inOrder(asked);
        await asked;
        const answer = await Reflect.apply(call, of, given);
        answered = inOrder(answered);
        await answered;
        return answer;
      };
    },
  });
};

/** `alone`: a page that knows nothing of others, as pages once were. */
export const openPage = (number: number, fate: Fate, host: FakeHost, alone = false): Page => {
  const { referee } = sessionFor({ legion: gameWith(legion, createLegionReference) });
  const shelf = createShelf(() => host.storage(number));
  const clock = { now: () => 0, wait: () => fate.pass(number, true) };
  const hold = alone
    ? loneHold()
    : createHold({ shelf, neighbours: host.neighbours(number), clock, page: `page${number}` });
  const rests: boolean[] = [];
  const told: RefereeApi = new Proxy(drawn(referee, number, fate), {
    get: (of, name) => {
      const call: unknown = Reflect.get(of, name, of);
      if (name !== 'pause' || typeof call !== 'function') return call;
      return (paused: boolean) => {
        rests.push(paused);
        return call(paused);
      };
    },
  });
  const match = createMatch({ referee: told, games: matchGames, shelf, hold, clock });
  match.caution('never');

  const notes: Note[] = [];
  match.onNote((note) => notes.push(note));
  return { number, match, notes, rests };
};
