/** Legends matches of two persons at one screen, or of one against the computer, for tests of standing orders. */
import type { OrderRules, SeatOrders } from '../../../src/contract/orders';
import type { StartRequest } from '../../../src/contract/referee';
import { legends } from '../../../src/games/legends';
import { legendsOrders } from '../../../src/games/legends/orders';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { ORDERED_DELAY } from '../../../src/worker/referee/constant-delay';
import { legendsCores } from '../../support/harness/legends/engines';
import { must } from './must';
import { gameWith, sessionFor, type TestSession } from './session';

export const GROUND: readonly string[] = Array(8).fill('pppppppp');
/** Woodland Tower and Bone Castle, far from everything. */
export const CASTLES = { a1: [33, 0], h8: [170, 1] } as const;

const CORES = legendsCores();

export const ordersSession = (rules: OrderRules = legendsOrders): TestSession =>
  sessionFor({ legends: gameWith(legends, () => createCoreEngine(CORES('common')(), legends), undefined, rules) });

export interface Battle {
  readonly pieces: Readonly<Record<string, unknown>>;
  readonly turn?: number;
  readonly terrain?: readonly string[];
  readonly fallen?: Readonly<Record<string, readonly number[]>>;
  /** The Death Curse in force: its piece and side. */
  readonly curse?: readonly [number, number];
  readonly asks?: 'useful' | 'always';
  readonly windows?: 'combat' | 'full';
  readonly standing?: boolean;
  readonly alone?: boolean;
}

export const requestOf = (battle: Battle): StartRequest => {
  const { pieces, turn = 0, terrain = GROUND, fallen, curse, asks = 'useful', standing = true, alone = false } = battle;
  const rival = alone ? ({ player: 'computer', level: 'story' } as const) : ({ player: 'person' } as const);
  const seats = turn === 0 || !alone ? [{ player: 'person' } as const, rival] : [rival, { player: 'person' } as const];
  const beside = { ...(fallen === undefined ? {} : { fallen }), ...(curse === undefined ? {} : { curse }) };
  const position = { terrain, pieces: { ...CASTLES, ...pieces }, turn, ...beside };
  const options = { asks, exchanges: 'off', windows: battle.windows ?? 'combat' };
  return { standing, setup: { game: 'legends', form: 'legends', seats, options, position } };
};

export const textsOf = (session: TestSession, seat: number): Promise<readonly string[]> =>
  session.referee.look(seat, 0).then((looked) => {
    const { decision, setup } = must(looked);
    const kind = decision?.kind ?? 'main';
    return (decision?.choices ?? []).map((code) => legends.formatChoice(code, kind, legends.shape(setup)));
  });

/** The seat chooses by text; the time that orders must not show passes. */
export const choose = async (session: TestSession, seat: number, text: string): Promise<void> => {
  const { version } = must(await session.referee.look(seat, 0));
  const index = (await textsOf(session, seat)).indexOf(text);
  if (index < 0) throw new Error(`${text} is not offered to seat ${seat}`);
  const chosen = session.referee.choose(seat, version, index);
  await session.clock.pass(ORDERED_DELAY);
  must(await chosen);
};

/** A battle with these orders by seat, in which one move has been made. */
export const played = async (
  battle: Battle,
  move: string,
  orders: readonly (SeatOrders | null)[] = [],
  rules?: OrderRules,
): Promise<TestSession> => {
  const session = ordersSession(rules);
  must(await session.referee.start(requestOf(battle)));
  for (const [seat, given] of orders.entries()) if (given !== null) must(await session.referee.order(seat, given));
  await choose(session, battle.turn ?? 0, move);
  return session;
};

/** All that was answered since the start, by whoever did, as the seat's own replay tells it. */
export const answersOf = async (session: TestSession, seat: number): Promise<readonly string[]> =>
  must(await session.referee.replay(seat)).flatMap(({ text }) => (text === '' ? [] : [text]));

/** The kinds on the board by square, as the onlooker's public view has them; -1: hidden. */
export const standing = async (session: TestSession): Promise<Readonly<Record<string, number>>> => {
  const { view } = must(await session.referee.look(8, 0));
  return Object.fromEntries(
    view.tokens.map(({ square, kind }) => [`${'abcdefgh'[square % 8]}${Math.floor(square / 8) + 1}`, kind ?? -1]),
  );
};
