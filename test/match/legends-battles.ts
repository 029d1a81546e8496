/** Battles of few pieces, and how they are played press by press. */
import type { StartRequest } from '../../src/contract/referee';
import { pressSquare } from '../../src/match/press';
import { AGAINST, type Bench, passDelay } from './support';

export const PLAINS = Array(8).fill('pppppppp');
export const CASTLES = { a1: [67, 0], h8: [169, 1] };
export const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

export type Pieces = Readonly<Record<string, unknown>>;

export const battle = (seats: StartRequest['setup']['seats'], pieces: Pieces, rest: object = {}): StartRequest => ({
  setup: {
    game: 'legends',
    form: 'legends',
    seats,
    options: {},
    position: { terrain: PLAINS, pieces: { ...CASTLES, ...pieces }, turn: 0, ...rest },
  },
});

/** The referee takes as long for every choice (R17); this is longer. */
export const TOLD = 200;

export const told = async (bench: Bench): Promise<void> => {
  await passDelay();
  await bench.session.clock.pass(TOLD);
  await passDelay();
};

export const go = async (bench: Bench, ...names: readonly string[]): Promise<void> => {
  for (const name of names) bench.match.press(pressSquare(sq(name)));
  await passDelay();
  bench.match.confirm();
  await told(bench);
};

/** 45 (6) attacks 113 (6) on d5; beside it something hidden stands on e5. */
export const FIGHT = (hidden: number, rest: object = {}): StartRequest =>
  battle(AGAINST.setup.seats, { d4: [45, 0], d5: [113, 1], e5: [hidden, 1], f8: [142, 1], h1: [16, 0] }, rest);
/** The Enchanted Shield could lend d5 strength; the other has no ability. */
export const [CAN_ANSWER, CAN_NOT] = [118, 113];
