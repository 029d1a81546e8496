/**
 * Somebody who knows nothing plays a battle as *Play* deals it: keeps to the prompts, presses the piece that glows, and asks for a
 * hint at everything else. Every press takes four seconds.
 */
import { findGame } from '../../../../src/cli/games';
import { localOpponent } from '../../../../src/cli/opponent';
import type { GameEvent } from '../../../../src/contract/event';
import type { OpponentApi } from '../../../../src/contract/referee';
import { legends } from '../../../../src/games/legends';
import { PASS } from '../../../../src/games/shared/choice';
import { ok } from '../../../../src/games/shared/outcome';
import { registryOf } from '../../../../src/games/shared/registry';
import { matchGames } from '../../../../src/match/games';
import { createMatch, type Match } from '../../../../src/match/match';
import type { MatchState } from '../../../../src/match/types';
import { advised } from '../../../../src/shell/battle/advisable';
import { exposedCastles } from '../../../../src/shell/games/legends/advice/exchange';
import { FIRST_PLAN } from '../../../../src/shell/games/legends/setup/plan';
import { drawBeginner, requestOf } from '../../../../src/shell/games/legends/setup/request';
import { createCoreEngine } from '../../../../src/worker/core-engine';
import { sizeOfSetup } from '../../../../src/worker/core-size';
import { createReferee } from '../../../../src/worker/referee';
import type { RefereeGame } from '../../../../src/worker/referee/games';
import { must, TestShelf } from '../../../match/support';
import { createRng } from '../../harness/rng';
import { HastyClock } from './hasty-clock';

/** Milliseconds from one press to the next. */
const PRESS = 4000;
/** Milliseconds that a turn of either side is on the board at Normal speed, a fight at its end. */
const SHOWN = 3000;

/** Iterations of advice, and of the computer's full budget before its level takes its share: a slow machine's second and three. */
export interface Effort {
  readonly advice: number;
  readonly computer: number;
}

/** How the newcomer's battle went. */
export interface Told {
  readonly isOver: boolean;
  readonly isWon: boolean;
  readonly reason: string;
  /** Seconds until the first attack of either side was seen; null: none was. */
  readonly firstAttack: number | null;
  /** The same, of the newcomer's own. */
  readonly ownAttack: number | null;
  readonly ownTurns: number;
  readonly presses: number;
}

/** The opponent of the page, with an effort that does not depend on the machine. Its own questions are told by their seat. */
const steadied = (opponent: OpponentApi, effort: Effort, own: () => number): OpponentApi => ({
  ready: (...game) => opponent.ready(...game),
  stop: () => opponent.stop(),
  think: (request) =>
    opponent.think({
      ...request,
      effort: { iterations: request.decision.seat === own() ? effort.advice : effort.computer },
    }),
});

const settle = async (isDone: () => boolean): Promise<void> => {
  for (let turn = 0; !isDone(); turn++) {
    if (turn > 1_000_000) throw new Error('the match stands still');
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
};

/** The game as the page's referee has it, on its core. */
const played = (): RefereeGame => {
  const game = findGame('legends');
  return {
    content: legends,
    levels: game.levels,
    loadEngine: async (setup) => {
      const make = game.coreOfSize(setup === null ? 'common' : sizeOfSetup(legends, setup));
      return ok(() => createCoreEngine(make(), legends));
    },
  };
};

const isFight = (row: GameEvent): boolean => row.type === 'fought' || (row.type === 'removed' && row.cause === 'fight');

/** Whose turn it was when the first fight was told, and whose own; a castle that falls is one. */
const fightsIn = (rows: readonly GameEvent[]): readonly number[] => {
  let turn = 0;
  const seats: number[] = [];
  for (const row of rows) {
    if (row.type === 'turn') turn = row.seat;
    if (isFight(row)) seats.push(turn);
  }
  return seats;
};

/** A newcomer at the screen: what it does at a question, and how many presses that takes. */
class Newcomer {
  readonly #match: Match;
  #hasMoved = false;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Presses whatever is advised here, to be confirmed. */
  async #advised(): Promise<number> {
    await this.#match.hint((answer, state) => advised(answer, state, false));
    const presses = this.#match.state.get()?.asking?.presses.length ?? 0;
    // advice to pass is answered by the button that passes
    return presses === 0 ? 1 : 2;
  }

  async answer(state: MatchState, decision: NonNullable<MatchState['asking']>['decision']): Promise<number> {
    if (decision.kind === 'swap' && exposedCastles(state.view).length === 0) {
      this.#match.choose(decision.choices.indexOf(PASS));
      return 1;
    }
    const before = this.#match.state.get()?.version;
    let presses = await this.#advised();
    const now = this.#match.state.get();
    const choice = now?.hint?.choice;
    if (choice === undefined || now?.version !== before) throw new Error(`no advice at ${decision.key}`);
    if (decision.kind === 'main' && !this.#hasMoved) {
      // the piece that glows, a marked square, and the second press
      presses = 3;
      this.#hasMoved = true;
    }
    if (!this.#match.confirm()) this.#match.choose(choice);
    return presses;
  }
}

/** Where a battle is left, and who plays it; without any, the level that *Play* deals is played to the end. */
export interface Limits {
  readonly level?: string;
  /** Left after so many seconds and so many own turns, whichever comes last. */
  readonly seconds?: number;
  readonly turns?: number;
}

interface Table {
  readonly match: Match;
  readonly clock: HastyClock;
  readonly own: number;
}

const opened = async (seed: number, effort: Effort, level: string): Promise<Table> => {
  const clock = new HastyClock();
  const rng = createRng(seed);
  const draw = (count: number): number => rng.draw(count);
  const plan = { ...FIRST_PLAN, opponent: level };
  // a number of iterations: a slow machine is waited for
  const request = { ...requestOf(plan, drawBeginner(plan, draw), draw), effort: { iterations: effort.computer } };
  const own = request.setup.seats.findIndex(({ player }) => player === 'person');
  const referee = createReferee({
    games: registryOf({ legends: played() }),
    clock,
    drawSeed: () => rng.draw(0x1_0000_0000),
    wrapPort: () => {
      throw new Error('no ports here');
    },
    firstVersion: 0,
  });
  referee.join(steadied(localOpponent(findGame('legends')), effort, () => own));
  const match = createMatch({ referee, games: matchGames, shelf: new TestShelf(), clock });
  match.onNote((note) => {
    throw new Error(`told: ${JSON.stringify(note)}`);
  });
  must(await match.start(request));
  return { match, clock, own };
};

const isWaiting = (state: MatchState | null): boolean =>
  state === null || (state.result === null && (state.asking === null || state.sending || state.thinking));

/** What has been seen so far, at this second. */
const seenIn = (state: MatchState, own: number, second: number, before: Told | null, presses: number): Told => {
  const fights = fightsIn(state.events);
  return {
    isOver: state.result !== null,
    isWon: state.result?.winners.includes(own) ?? false,
    reason: state.result?.reason ?? '',
    firstAttack: before?.firstAttack ?? (fights.length > 0 ? second : null),
    ownAttack: before?.ownAttack ?? (fights.includes(own) ? second : null),
    ownTurns: state.events.filter((row) => row.type === 'turn' && row.seat === own).length,
    presses,
  };
};

const turnsIn = ({ events }: MatchState): number => events.filter(({ type }) => type === 'turn').length;

/** A newcomer's battle. The same seed is the same battle, on any machine. */
export const playNewcomer = async (seed: number, effort: Effort, limits: Limits = {}): Promise<Told> => {
  const { level = FIRST_PLAN.opponent, seconds = Number.POSITIVE_INFINITY, turns = 0 } = limits;
  const { match, clock, own } = await opened(seed, effort, level);
  const newcomer = new Newcomer(match);
  let told: Told | null = null;
  let shown = 0;
  for (;;) {
    await settle(() => !isWaiting(match.state.get()));
    const state = match.state.get();
    if (state === null) throw new Error('no match');
    clock.pass((turnsIn(state) - shown) * SHOWN);
    shown = turnsIn(state);
    told = seenIn(state, own, clock.now() / 1000, told, told?.presses ?? 0);
    const isLeft = told.ownTurns > turns && clock.now() > seconds * 1000;
    if (state.asking === null || told.isOver || isLeft) return told;
    const made = await newcomer.answer(state, state.asking.decision);
    clock.pass(made * PRESS);
    told = { ...told, presses: told.presses + made };
    await settle(() => match.state.get()?.version !== state.version);
  }
};
