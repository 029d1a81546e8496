/**
 * Plays a siege as somebody does who sees nothing (listener.ts): attacks what can be attacked, marches on the enemy's
 * stockade, and leads the King there after some turns. Where lakes lie is learned by the way.
 */
import { type Listener, onBoard, pick, placeIn, question, squaresIn, tabTo, walkTo, waysIn } from './listener';

interface Mind {
  step: number;
  turns: number;
  /** The stockade that the King is to reach. */
  readonly goal: string;
  /** How far it is from squares where somebody stood, as far as that turned out to be more than it looked. */
  readonly learned: Map<string, number>;
}

/** Turns after which the King goes. */
const KING_GOES = 10;
/** Pieces that are tried in a turn before any way will do. */
const MOST_TRIED = 6;

const farFrom = ({ goal, learned }: Mind, square: string): number => {
  const [here, there] = [placeIn(square), placeIn(goal)];
  if (here === null || there === null) return 99;
  return learned.get(square) ?? Math.abs(here.file - there.file) + Math.abs(here.rank - there.rank);
};

/** Nearest first. */
const byWay = (mind: Mind, squares: readonly string[]): readonly string[] =>
  squares.toSorted((a, b) => farFrom(mind, a) - farFrom(mind, b));

/** Presses the square in focus, and what confirms it. */
const settle = async (listener: Listener): Promise<void> => {
  const said = await listener.ask('Enter');
  if (!/press confirm/i.test(said)) return;
  if (/again\./.test(said)) return listener.press('Enter');
  if (await tabTo(listener, ({ name, role }) => role === 'button' && name === 'Confirm')) await listener.press('Enter');
};

const possible = async (listener: Listener): Promise<readonly string[]> => squaresIn(await listener.ask('KeyM'));

const go = async (listener: Listener, from: string, choose: (to: readonly string[]) => string | undefined) => {
  await walkTo(listener, from);
  await listener.ask('Enter');
  const to = choose((await possible(listener)).filter((square) => square !== from));
  if (to === undefined) {
    await listener.press('Escape');
    return false;
  }
  await walkTo(listener, to);
  await settle(listener);
  return true;
};

/** The King goes on, by where he has not been in vain; false: he can't. */
const leadKing = async (listener: Listener, mind: Mind, sources: readonly string[]): Promise<boolean> => {
  await listener.press('KeyK');
  const { name } = await listener.focus();
  const [from = ''] = name.split(',');
  if (!/your King/.test(name) || !sources.includes(from)) return false;
  return go(listener, from, (to) => {
    const [best] = byWay(mind, to);
    if (best !== undefined) mind.learned.set(from, Math.max(farFrom(mind, from), farFrom(mind, best) + 1));
    return best;
  });
};

/** One of the foremost goes nearer; anything once enough was tried. */
const march = async (listener: Listener, mind: Mind, sources: readonly string[]): Promise<void> => {
  const order = byWay(mind, sources);
  const first = mind.step % Math.min(3, Math.max(1, order.length));
  const tried = [...order.slice(first), ...order.slice(0, first)].slice(0, MOST_TRIED);
  for (const [at, from] of tried.entries()) {
    const isLast = at === tried.length - 1;
    const went = await go(listener, from, (to) => {
      const [best] = byWay(mind, to);
      const isNearer = best !== undefined && farFrom(mind, best) < farFrom(mind, from);
      return isNearer || isLast ? best : undefined;
    });
    if (went) return;
  }
};

const act = async (listener: Listener, mind: Mind): Promise<void> => {
  const sources = await possible(listener);
  mind.step++;
  if (mind.turns > KING_GOES && (await leadKing(listener, mind, sources))) return;
  const way = pick(waysIn(await listener.ask('Shift+KeyM')), mind.step);
  if (way !== undefined && (await go(listener, way.from, (to) => to.find((square) => square === way.to)))) return;
  await march(listener, mind, sources);
};

/** Where a prisoner, a Spy or somebody in the way is to stand. */
const place = async (listener: Listener): Promise<void> => {
  const [square] = await possible(listener);
  if (square === undefined) return;
  await walkTo(listener, square);
  await settle(listener);
};

const endTurn = async (listener: Listener): Promise<void> => {
  const said = await listener.ask('KeyP');
  if (!/press confirm/i.test(said)) return;
  if (await tabTo(listener, ({ name, role }) => role === 'button' && name === 'Confirm')) await listener.press('Enter');
};

const answer = async (listener: Listener, asked: string, mind: Mind): Promise<void> => {
  // what was chosen and still waits: its sentence was not heard at once
  if (/press confirm|choose where it goes|looks at\./i.test(asked)) return listener.press('Escape');
  if (/Choose a piece/.test(asked)) {
    mind.turns++;
    return act(listener, mind);
  }
  if (/end your turn/i.test(asked)) return mind.step++ % 2 === 0 ? endTurn(listener) : act(listener, mind);
  return place(listener);
};

/** The stockades stand on the middle file: the other side's, by what is said of the two squares. */
const STOCKADES = ['h2', 'h14'];

const findStockade = async (listener: Listener): Promise<string> => {
  await onBoard(listener);
  const side = /\((Red|Blue)\)/.exec(await question(listener))?.[1] ?? '';
  for (const square of STOCKADES) {
    const said = await walkTo(listener, square);
    if (side !== '' && said.includes('stockade') && !said.includes(`${side} stockade`)) return square;
  }
  throw new Error('no stockade was heard of');
};

/** What ends a siege. */
const SIEGE_OVER = /\b(You win|(Red|Blue) wins|A draw)\./;

/** Plays until the end of the siege is heard, after so many questions at most; gives all that was said. */
export const besiegeByEar = async (listener: Listener, most = 600): Promise<readonly string[]> => {
  const goal = await findStockade(listener);
  const mind: Mind = { step: 0, turns: 0, goal, learned: new Map() };
  for (let count = 0; count < most; count++) {
    const heard = await listener.heard();
    if (heard.some((text) => SIEGE_OVER.test(text))) return heard;
    if ((await onBoard(listener)) === null) continue;
    const asked = await question(listener);
    if (/Your (turn|answer)|You (must choose|may act)/.test(asked)) await answer(listener, asked, mind);
  }
  throw new Error(`the siege was not over after ${most} questions`);
};
