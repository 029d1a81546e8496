/** A referee with everything around it in the test's hands. */

import type { Content } from '../../../src/contract/content';
import type { Engine } from '../../../src/contract/engine';
import type { OrderRules } from '../../../src/contract/orders';
import type { Notice, OpponentApi } from '../../../src/contract/referee';
import type { ThinkAnswer, ThinkRequest } from '../../../src/contract/search';
import { legion } from '../../../src/games/legion';
import { ok } from '../../../src/games/shared/outcome';
import { registryOf } from '../../../src/games/shared/registry';
import { createCoreEngine } from '../../../src/worker/core-engine';
import type { Levels } from '../../../src/worker/opponent/levels';
import { createReferee, type Referee } from '../../../src/worker/referee';
import type { RefereeGame } from '../../../src/worker/referee/games';
import { coreFromFile } from '../../support/core-file';
import { HandClock } from './clock';
import { must } from './must';

/** A game whose engines a test can wrap. */
export const gameWith = (
  content: Content,
  make: () => Engine,
  levels: Levels = TWO_LEVELS,
  orders?: OrderRules,
): RefereeGame => ({
  content,
  levels,
  ...(orders === undefined ? {} : { orders }),
  loadEngine: async () => ok(make),
});

const TWO_LEVELS: Levels = {
  names: ['story', 'random'],
  standard: 'story',
  hint: 'story',
  find: (level, character) =>
    ['story', 'random'].includes(level) && (character ?? 'bold') === 'bold' ? { share: 1, parameters: null } : null,
};

export const legionEngine = (): Engine => createCoreEngine(coreFromFile('legion')(), legion);

export interface TestSession {
  readonly referee: Referee;
  readonly clock: HandClock;
  readonly notices: Notice[];
}

/** A referee for these games; Legion on its core if none are given. Seeds count up from 1. */
export const sessionFor = (
  games: Readonly<Record<string, RefereeGame>> = { legion: gameWith(legion, legionEngine) },
): TestSession => {
  const clock = new HandClock();
  const notices: Notice[] = [];
  let seed = 0;
  const referee = createReferee({
    games: registryOf(games),
    clock,
    drawSeed: () => ++seed,
    wrapPort: () => {
      throw new Error('no ports here');
    },
    firstVersion: 0,
  });
  void referee.listen((notice) => notices.push(notice));
  return { referee, clock, notices };
};

export const PERSONS = [{ player: 'person' }, { player: 'person' }] as const;
export const AGAINST_COMPUTER = [{ player: 'person' }, { player: 'computer', level: 'story' }] as const;

/** What `choose` needs, from a fresh look. */
export const chooseText = async (referee: Referee, seat: number, index = 0): Promise<Notice> => {
  const { version } = must(await referee.look(seat, 0));
  return must(await referee.choose(seat, version, index));
};

/** Plays the first choice, for whichever person is asked, that many times. */
export const playFirst = async (session: TestSession, times: number): Promise<void> => {
  for (let count = 0; count < times; count++) {
    const person = session.notices.at(-1)?.person ?? null;
    if (person === null) throw new Error('nobody to play');
    await chooseText(session.referee, person);
  }
};

/** An opponent that answers as it is told, when it is told. */
export class ScriptedOpponent implements OpponentApi {
  readonly requests: ThinkRequest[] = [];
  readonly #open: ((answer: Awaited<ReturnType<OpponentApi['think']>>) => void)[] = [];
  stops = 0;

  /** Loads for ever when told so. */
  loading = false;

  async ready() {
    return this.loading ? new Promise<never>(() => undefined) : ok(null);
  }

  think(request: ThinkRequest): ReturnType<OpponentApi['think']> {
    this.requests.push(request);
    return new Promise((resolve) => this.#open.push(resolve));
  }

  async stop(): Promise<void> {
    this.stops++;
  }

  /** Answers the request of this number (from 0); parts of the answer can be set. */
  answer(number: number, parts: Partial<ThinkAnswer> = {}): void {
    const request = this.requests[number];
    if (request === undefined) throw new Error(`request ${number} was not made`);
    const none = request.decision.choices.map(() => 0);
    this.#open[number]?.(
      ok({
        id: request.id,
        choice: 0,
        value: 0.5,
        iterations: 1,
        visits: none,
        values: none,
        stopped: false,
        ...parts,
      }),
    );
  }

  /** Lets the request of this number end with a Fault. */
  fail(number: number): void {
    this.#open[number]?.({ ok: false, fault: { code: 'core-failed', at: '', expected: 'a core that works' } });
  }
}
