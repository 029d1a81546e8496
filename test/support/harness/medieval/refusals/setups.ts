/** Setup words (MEDIEVAL.md, Setup): `seed, form, seats`, who begins, then per seat how many kinds follow and these. */
import { CONTRADICTION, CUT, type SetupWords, TAKEN } from '../../refusals/refusal';

/** The example set-up of RULES section 2 by ascending square, and the same with the stockade empty and a Footman less. */
const EXAMPLE = [...'SBPKLMFXFGFGFXANNA'].map((letter) => 'FGXANBMLPSK'.indexOf(letter));
const SHORT = [...'SBPKLMXFGFGFXANNA'].map((letter) => 'FGXANBMLPSK'.indexOf(letter));
const [FOOTMAN, KING, BOMB] = [0, 10, 11];

const words = (form: number, first: number, ...armies: readonly (readonly number[])[]): readonly number[] => [
  ...[1, form, 2, first],
  ...armies.flatMap((army) => [army.length, ...army]),
];
const FULL = words(0, 0, EXAMPLE, EXAMPLE);
const OPEN = words(0, 0, [], []);
/** Where the first army begins. */
const ARMY = 5;
/** A King instead of a Footman, and the other way round: nothing but these two kinds is wrong. */
const twoKings = EXAMPLE.with(EXAMPLE.indexOf(FOOTMAN), KING);
const noKing = EXAMPLE.with(EXAMPLE.indexOf(KING), FOOTMAN);

const CASES: readonly (readonly [string, readonly number[], number])[] = [
  ['both armies', FULL, TAKEN],
  ['no army', OPEN, TAKEN],
  ['one army', words(0, 1, [], EXAMPLE), TAKEN],
  ['the other army, who begins drawn', words(0, 2, EXAMPLE, []), TAKEN],
  ['armies of seventeen', words(1, 0, SHORT, SHORT), TAKEN],
  ['nothing', [], CUT],
  ['cut off', FULL.slice(0, -1), CUT],
  ['one word more', [...FULL, 0], CUT],
  ['one word more behind no army', [...OPEN, 0], CUT],
  ['a form too many', OPEN.with(1, 2), CUT],
  ['a form below the first', OPEN.with(1, -1), CUT],
  ['one seat', OPEN.with(2, 1), CUT],
  ['three seats', OPEN.with(2, 3), CUT],
  ['a seat that cannot begin', OPEN.with(3, 3), CUT],
  ['a seat below the first that begins', OPEN.with(3, -1), CUT],
  ['a bomb in an army', FULL.with(ARMY, BOMB), CUT],
  ['a kind below the Footman', FULL.with(ARMY, -1), CUT],
  ['an army of one', words(0, 0, [KING], EXAMPLE), CUT],
  ['an army of seventeen for eighteen', words(0, 0, SHORT, EXAMPLE), CUT],
  ['a second army of seventeen for eighteen', words(0, 0, EXAMPLE, SHORT), CUT],
  ['an army of eighteen for seventeen', words(1, 0, EXAMPLE, SHORT), CUT],
  ['an army of nineteen', words(0, 0, [...EXAMPLE, FOOTMAN], EXAMPLE), CUT],
  ['two Kings of the first seat', words(0, 0, twoKings, EXAMPLE), CONTRADICTION],
  ['two Kings of the second seat', words(0, 0, EXAMPLE, twoKings), CONTRADICTION],
  ['no King', words(0, 0, noKing, EXAMPLE), CONTRADICTION],
  ['two Kings of seventeen', words(1, 0, SHORT, SHORT.with(SHORT.indexOf(FOOTMAN), KING)), CONTRADICTION],
];

export const setupRefusals: readonly SetupWords[] = CASES.map(([name, put, status]) => ({
  ...{ name: `setup: ${name}`, call: 'create', words: put, status },
}));
