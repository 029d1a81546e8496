/** Checks all of Legends' data: pieces, ranks, keywords, boards, armies, forms, themes. Not part of the game; tests and tools run it. */
import type { Fault } from '../../../contract/fault';
import { ARMY_MIX, ARMY_SIZE, SIDES } from '../army';
import { BOARD_SIDE } from '../boards';
import { EXTRAS } from '../extras';
import { TERRAINS } from '../language';
import { checkForms } from './forms';
import { grammarOf } from './grammar';
import { checkKeywords, checkPieces } from './pieces';
import { Report } from './report';
import { asObject, listOf, record, word } from './shapes';
import { checkThemes } from './themes';

/** The data files, as they come from JSON. */
export interface LegendsData {
  readonly pieces: unknown;
  readonly ranks: unknown;
  readonly keywords: unknown;
  readonly boards: unknown;
  readonly armies: unknown;
  readonly forms: unknown;
  readonly themes: unknown;
}

const BOARD_NAMES: readonly string[] = [1, 2, 3, 4, 5, 6, 7].flatMap((set) =>
  ['A', 'B', 'C', 'D'].map((letter) => `${set}${letter}`),
);
const ARMIES_A_SIDE = 6;

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

const checkBoards = (boards: unknown, report: Report): void => {
  record(Object.fromEntries(BOARD_NAMES.map((name) => [name, listOf(listOf(word(TERRAINS, 'terrain')))])))(
    boards,
    'boards',
    report,
  );
  for (const [name, found] of Object.entries(asObject(boards))) {
    const rows = listIn(found);
    if (rows.length !== BOARD_SIDE || rows.some((row) => listIn(row).length !== BOARD_SIDE))
      report.add(`boards.${name}`, 'four rows of four squares', rows.map((row) => listIn(row).length).join(' '));
    const water = rows.flatMap(listIn).filter((terrain) => terrain === 'water').length;
    // thirty pieces a side stand on two boards
    if (water !== 1) report.add(`boards.${name}`, 'one square of water', water);
  }
};

const checkArmy = (found: unknown, side: string, at: string, pieces: readonly unknown[], report: Report): void => {
  const numbers = listIn(found);
  const army = numbers.map((number) => asObject(typeof number === 'number' ? pieces[number - 1] : null));
  for (const [index, piece] of army.entries()) {
    if (piece['side'] !== side) report.add(`${at}[${index}]`, `the number of a ${side} piece`, numbers[index]);
    if (EXTRAS.some((number) => number === numbers[index]))
      report.add(`${at}[${index}]`, 'no extra: they are in no box', numbers[index]);
  }
  if (numbers.length !== ARMY_SIZE) report.add(at, `${ARMY_SIZE} pieces`, numbers.length);
  for (const [strength, count] of ARMY_MIX) {
    const got = army.filter((piece) => piece['strength'] === strength).length;
    if (got !== count) report.add(at, `strength ${strength} ${count} times`, got);
  }
};

const checkArmies = (armies: unknown, pieces: readonly unknown[], report: Report): void => {
  record(Object.fromEntries(SIDES.map((side) => [side, listOf(() => {})])))(armies, 'armies', report);
  for (const side of SIDES) {
    const list = listIn(asObject(armies)[side]);
    if (list.length !== ARMIES_A_SIDE) report.add(`armies.${side}`, 'six armies', list.length);
    for (const [index, army] of list.entries()) checkArmy(army, side, `armies.${side}[${index}]`, pieces, report);
  }
};

/** Every fault in the data; none when it is right. Paths begin with the file's name without its ending. */
export const checkLegends = (data: LegendsData): readonly Fault[] => {
  const { pieces, ranks, keywords, boards, armies, forms, themes } = data;
  const report = new Report();
  const list = listIn(pieces);
  const plain = listIn(ranks);
  if (!Array.isArray(pieces)) report.add('pieces', 'a list of pieces', pieces);
  if (!Array.isArray(ranks)) report.add('ranks', 'a list of pieces', ranks);
  const all = [...list, ...plain];
  const names = all.map((piece) => asObject(piece)['name']).filter((name) => typeof name === 'string');
  const grammar = grammarOf({ names });
  checkPieces(list, plain, grammar, report);
  checkKeywords(keywords, grammar, report);
  checkBoards(boards, report);
  checkArmies(armies, list, report);
  checkForms(forms, all, report);
  checkThemes(themes, list, report);
  return report.faults;
};
