/** Setups for harnesses: every kind of army, every option, dealt and given boards, the same for the same numbers. */
import type { SeatPlan, Setup } from '../../contract/setup';
import { ARMY_MIX, type ArmyPlan, BOXED, SIDES } from './army';
import { BOARDS, BOARDS_LAID, formatBoard } from './boards';
import { legendsCatalogue } from './catalogue';
import { NATIONS, type Piece, type Side } from './language';
import { OPTIONS } from './names';

/** Numbers below a bound; a generator of its own, so that no match's draws change when samples do. */
type Draw = (below: number) => number;

/** A multiply-and-shift generator (Steele and Vigna's mixing function) over a counter. */
const drawing = (index: number, seed: number): Draw => {
  let state = (Math.imul(index + 1, 0x9e3779b9) ^ Math.imul(seed + 1, 0x85ebca6b)) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const pickOne = <T>(items: readonly T[], draw: Draw): readonly T[] => {
  const item = items[draw(Math.max(1, items.length))];
  return item === undefined ? [] : [item];
};

/** Thirty random pieces that match the mix: out of `wanted`, or the whole side where those lack a strength. */
const randomArmy = (side: Side, wanted: (piece: Piece) => boolean, draw: Draw): readonly number[] => {
  const all = legendsCatalogue.pieces.filter((piece) => piece.side === side);
  return ARMY_MIX.flatMap(([strength, count]) => {
    const fitting = all.filter((piece) => piece.strength === strength);
    const some = fitting.filter(wanted);
    const source = some.length > 0 ? some : fitting;
    return Array.from({ length: count }, () => pickOne(source, draw)).flat();
  }).map((piece) => piece.number);
};

const boxedArmy = (side: Side, draw: Draw): ArmyPlan => {
  const [box] = pickOne(
    BOXED.filter((boxed) => boxed.side === side),
    draw,
  );
  return { boxed: box?.name ?? 'good 1' };
};

const nationArmy = (side: Side, draw: Draw): ArmyPlan => {
  const nations = NATIONS.filter((nation) =>
    legendsCatalogue.pieces.some((piece) => piece.side === side && piece.nation === nation),
  );
  const nation = nations[draw(nations.length)];
  return randomArmy(side, (piece) => piece.nation === nation, draw);
};

/** The kinds of army in turn; `drawn` leaves them to the deal. */
const ARMIES: readonly ((side: Side, draw: Draw) => ArmyPlan | undefined)[] = [
  boxedArmy,
  (side, draw) => randomArmy(side, () => true, draw),
  nationArmy,
  () => undefined,
];

const optionAt = (name: keyof typeof OPTIONS, number: number): string =>
  OPTIONS[name][number % OPTIONS[name].length] ?? OPTIONS[name][0];

const randomBoards = (draw: Draw): readonly string[] =>
  Array.from({ length: BOARDS_LAID }, () => formatBoard(draw(BOARDS.length) * 4 + draw(4)));

/** See Content.sampleSetup: kinds of army in turn, then through all values of the options; every third on given boards. */
export const sampleSetup = (index: number, seed: number): Setup => {
  const draw = drawing(index, seed);
  const round = Math.floor(index / ARMIES.length);
  const make = ARMIES[index % ARMIES.length] ?? boxedArmy;
  const first = draw(2);
  const seats: SeatPlan[] = [0, 1].map((seat) => {
    const army = make(SIDES[(seat + first) % 2] ?? 'good', draw);
    return army === undefined ? { player: 'person' } : { player: 'person', army };
  });
  return {
    game: 'legends',
    form: 'legends',
    seats,
    ...(index % 3 === 2 ? { boards: randomBoards(draw) } : {}),
    options: {
      windows: optionAt('windows', round),
      lists: optionAt('lists', round >> 2),
      asks: optionAt('asks', round >> 1),
    },
    seed,
  };
};
