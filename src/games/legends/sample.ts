/** Setups for harnesses: every kind of army, every option, dealt and given boards, the same for the same numbers. */
import type { SeatPlan, Setup } from '../../contract/setup';
import { type Draw, drawing, pickOne, shuffled } from '../shared/draws';
import { type ArmyPlan, BOXED, formatArmy } from './army';
import { randomArrangement } from './arrange';
import { BOARD_SIDE, BOARDS, boardCount, formatBoard, formatOwnBoard } from './boards';
import { STANDARD_FORM } from './forms';
import { type Form, NATIONS, type Side, TERRAINS } from './language';
import { piecesOfForm, SIDES } from './mix';
import { OPTIONS } from './names';
import { WATER } from './terrain';
import { randomArmy } from './themes';

const boxedArmy = (side: Side, draw: Draw): ArmyPlan => {
  const boxes = BOXED.filter((boxed) => boxed.side === side);
  return { boxed: pickOne(boxes, draw)?.name ?? 'good 1' };
};

const nationArmy = (side: Side, draw: Draw): ArmyPlan => {
  const nations = NATIONS.filter((nation) =>
    piecesOfForm(STANDARD_FORM, side).some((piece) => piece.nation === nation),
  );
  const nation = pickOne(nations, draw);
  return randomArmy(side, draw, (piece) => piece.nation === nation);
};

/** The kinds of army in turn; the last leaves them to the deal. */
const DEALT: readonly ((side: Side, draw: Draw) => ArmyPlan | undefined)[] = [
  boxedArmy,
  (side, draw) => randomArmy(side, draw),
  nationArmy,
  () => undefined,
];

/** How the seats of an arranged form bring their armies, in turn: laid out by play, as a text, as a list, only one of them. */
const ARRANGED: readonly ((form: Form, seat: number, draw: Draw) => ArmyPlan | undefined)[] = [
  () => undefined,
  (form, seat, draw) => formatArmy(randomArrangement(form, seat, draw)),
  (form, seat, draw) => (seat === 0 ? undefined : randomArrangement(form, seat, draw)),
  (form, seat, draw) => (seat === 0 ? formatArmy(randomArrangement(form, seat, draw)) : undefined),
];

const optionAt = (name: keyof typeof OPTIONS, number: number): string =>
  OPTIONS[name][number % OPTIONS[name].length] ?? OPTIONS[name][0];

const ownBoard = (draw: Draw): string => {
  const lands = Array.from({ length: BOARD_SIDE * BOARD_SIDE - 1 }, () => draw(TERRAINS.length - 1));
  return formatOwnBoard(shuffled([WATER, ...lands], draw));
};

const randomBoards = (count: number, own: boolean, draw: Draw): readonly string[] =>
  Array.from({ length: count }, () => {
    if (!own || draw(2) === 0) return formatBoard(draw(BOARDS.length) * 4 + draw(4));
    const turns = draw(4);
    return `${ownBoard(draw)}${turns === 0 ? '' : ` r${turns * 90}`}`;
  });

const WAYS = 4;
/** One dealt start in so many lies on boards that are given; every other one of these has own boards among them. */
const BOARDS_EVERY = 3;

/**
 * See Content.sampleSetup: kinds of army in turn, then through all values of the options. With `seats`, teams; without,
 * the fewest that play the form.
 */
export const sampleSetup = (index: number, seed: number, seats?: number, form: Form = STANDARD_FORM): Setup => {
  const draw = drawing(index, seed);
  const round = Math.floor(index / WAYS);
  const first = draw(2);
  const count = seats ?? form.seats[0] ?? 2;
  const plans: SeatPlan[] = Array.from({ length: count }, (_, seat) => {
    // beside an ally's army the deal draws from the same side
    const way = (index + (count > 2 ? Math.floor(seat / 2) * (round % 2) : 0)) % WAYS;
    const side = SIDES[(seat + first) % 2] ?? 'good';
    const army = form.setup === 'arranged' ? ARRANGED[way]?.(form, seat, draw) : DEALT[way]?.(side, draw);
    return army === undefined ? { player: 'person' } : { player: 'person', army };
  });
  const laid = form.ground === 'boards' && index % BOARDS_EVERY === BOARDS_EVERY - 1;
  const own = Math.floor(index / BOARDS_EVERY) % 2 === 1;
  return {
    game: 'legends',
    form: form.name,
    seats: plans,
    ...(laid ? { boards: randomBoards(boardCount(count), own, draw) } : {}),
    options: {
      windows: optionAt('windows', round),
      lists: optionAt('lists', round >> 2),
      asks: optionAt('asks', round >> 1),
      exchanges: optionAt('exchanges', round >> 3),
    },
    seed,
  };
};
