/** A referee that is opened at the first call, where opening fails at first: the line was down, and comes back. */
import { expect, test } from 'vitest';
import type { RefereeApi } from '../../src/contract/referee';
import { deferReferee } from '../../src/match/deferred';
import { matchGames } from '../../src/match/games';
import { createMatch } from '../../src/match/match';
import { sessionFor } from '../worker/support/session';
import { createBench, must, stateOf, TestClock, TestShelf, TWO } from './support';

/** Opening fails so many times. */
const failing = (times: number, referee: RefereeApi) => {
  let left = times;
  return async (): Promise<RefereeApi> => {
    if (left === 0) return referee;
    left -= 1;
    throw new Error('the line is down');
  };
};

test('it is refused as long as it can’t be fetched, and fetched anew at the next call', async () => {
  const referee = deferReferee(failing(2, sessionFor({}).referee));
  const refused = { ok: false, fault: { code: 'core-failed', found: 'Error: the line is down' } };
  expect(await referee.ready('legion')).toMatchObject(refused);
  expect(await referee.ready('legion')).toMatchObject(refused);
  expect(await referee.load('nonsense')).toMatchObject({ ok: false, fault: { code: 'bad-save' } });
});

test('a match begins once the referee can be had', async () => {
  const referee = deferReferee(failing(1, createBench().session.referee));
  const match = createMatch({ referee, games: matchGames, shelf: new TestShelf(), clock: new TestClock() });
  await expect(match.start(TWO)).rejects.toThrow('the line is down');
  must(await match.start(TWO));
  expect(stateOf(match).asking?.decision.seat).toBe(0);
});
