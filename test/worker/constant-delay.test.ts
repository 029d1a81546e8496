/** A game with secrets and a computer: a choice takes the same time whether or not the computer was asked unseen (R17). */
import { describe, expect, it } from 'vitest';
import type { OpponentApi } from '../../src/contract/referee';
import type { ThinkRequest } from '../../src/contract/search';
import { ok } from '../../src/games/shared/outcome';
import { createCoreEngine } from '../../src/worker/core-engine';
import { DELAY, LATEST } from '../../src/worker/referee/constant-delay';
import { coreFromFile } from '../support/core-file';
import { createRng, type Rng } from '../support/harness/rng';
import { parley } from '../support/parley/content';
import { settle } from './support/clock';
import { must } from './support/must';
import { gameWith, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const ONLOOKER = 8;
const COMPUTER = { player: 'computer', level: 'story' } as const;
const SEATS = [{ player: 'person' }, COMPUTER, COMPUTER] as const;

/** Answers at once, at random. */
class QuickOpponent implements OpponentApi {
  readonly requests: ThinkRequest[] = [];
  readonly #rng: Rng;

  constructor(seed: number) {
    this.#rng = createRng(seed);
  }

  async ready() {
    return ok(null);
  }

  async think(request: ThinkRequest): ReturnType<OpponentApi['think']> {
    this.requests.push(request);
    const none = request.decision.choices.map(() => 0);
    const choice = this.#rng.draw(none.length);
    return ok({ id: request.id, choice, value: 0.5, iterations: 1, visits: none, values: none, stopped: false });
  }

  async stop(): Promise<void> {}
}

const opened = async (seed: number, opponent: OpponentApi): Promise<TestSession> => {
  const session = sessionFor({ parley: gameWith(parley, () => createCoreEngine(coreFromFile('parley')(), parley)) });
  session.referee.join(opponent);
  const setup = { game: 'parley', form: 'parley', seats: SEATS, options: {}, seed } as const;
  must(await session.referee.start({ setup }));
  return session;
};

interface Waited {
  readonly set: boolean;
  readonly unseen: boolean;
  readonly waited: number;
}

/** Lets the computers play until the person is asked; false when the match is over. */
const toPerson = async (session: TestSession): Promise<boolean> => {
  for (let turn = 0; turn < 50 && session.notices.at(-1)?.person !== 0; turn++) await session.clock.pass(DELAY);
  return session.notices.at(-1)?.person === 0;
};

/** The person's next answer: whether it belongs to the set-up, whether a computer was asked unseen after it, how long it took. */
const answer = async (session: TestSession, opponent: QuickOpponent, rng: Rng): Promise<Waited | null> => {
  if (!(await toPerson(session))) return null;
  const { version, decision } = must(await session.referee.look(0, 0));
  const before = opponent.requests.length;
  const from = session.clock.now();
  let waited = -1;
  const chosen = session.referee.choose(0, version, rng.draw(decision?.choices.length ?? 1)).then((outcome) => {
    waited = session.clock.now() - from;
    return outcome;
  });
  await settle();
  for (let step = 0; step < DELAY && waited < 0; step += 10) await session.clock.pass(10);
  must(await chosen);
  const asked = opponent.requests.slice(before).map(({ decision: { kind } }) => kind);
  return { set: decision?.kind === 'place', unseen: asked[0] === 'respond', waited };
};

describe('the time of a choice', () => {
  it('is the same whoever was asked in between', async () => {
    const found: Waited[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const [opponent, rng] = [new QuickOpponent(seed), createRng(seed)];
      const session = await opened(seed, opponent);
      for (let step = 0; step < 60; step++) {
        const one = await answer(session, opponent, rng);
        if (one === null) break;
        found.push(one);
      }
    }
    const inPlay = found.filter(({ set }) => !set);
    expect(new Set(found.filter(({ set }) => set).map(({ waited }) => waited))).toEqual(new Set([0]));
    expect(new Set(inPlay.map(({ waited }) => waited))).toEqual(new Set([DELAY]));
    expect(inPlay.filter(({ unseen }) => unseen).length).toBeGreaterThan(3);
    expect(inPlay.filter(({ unseen }) => !unseen).length).toBeGreaterThan(30);
  });

  it.each([false, true])('is bounded where a computer gives no answer; a pause ends it at once: %s', async (paused) => {
    let held = 0;
    for (let seed = 1; seed <= 12 && held === 0; seed++) {
      const [quick, rng] = [new QuickOpponent(seed), createRng(seed)];
      const session = await opened(seed, quick);
      for (let step = 0; step < 60 && (await toPerson(session)); step++) {
        const silent = new ScriptedOpponent();
        session.referee.join(silent);
        const { version, decision } = must(await session.referee.look(0, 0));
        let told = false;
        const chosen = session.referee.choose(0, version, rng.draw(decision?.choices.length ?? 1)).then((outcome) => {
          told = true;
          return outcome;
        });
        let seen = -1;
        const looking = session.referee.look(ONLOOKER, 0).then((looked) => {
          seen = must(looked).version;
        });
        let hinted = false;
        const hinting = session.referee.hint(0).then(() => {
          hinted = true;
        });
        await session.clock.pass(DELAY);
        if (!told) {
          held++;
          // who looks meanwhile would learn that something is waited for
          expect(seen).toBe(-1);
          expect(hinted).toBe(false);
          if (paused) await session.referee.pause(true);
          else await session.clock.pass(LATEST - DELAY - 1);
          await settle();
          expect(told).toBe(paused);
          await session.clock.pass(1);
        }
        expect(told).toBe(true);
        await looking;
        // the opponent is silent: a hint for the seat that is asked runs out of time
        await session.clock.pass(60_000);
        await hinting;
        expect(seen).toBe(must(await chosen).version);
        await session.referee.pause(false);
        session.referee.join(quick);
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});
