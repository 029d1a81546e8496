/** A dealt start: armies, boards and places as drawn or given (LEGENDS.md, Setup; R18, R132). */
import type { Setup } from '../../contract/setup';
import { type Army, BOXED, readArmy } from '../../games/legends/army';
import { optionNumber } from '../../games/legends/codec';
import type { Generator } from '../core/generator';
import type { Table } from '../core/table';
import { lay, nextToArrange, squaresOf } from './arrange';
import { groundOf } from './boards';
import { exchangesOf, type FormRules, isArrangedForm } from './form-rules';
import { startGoal } from './goals';
import type { Rules } from './kinds';
import { makeState } from './make';
import { areAllies, type LegendsState } from './state';
import { PHASE } from './turn';

const formNamed = ({ forms }: Rules, name: string): FormRules => {
  const found = forms.find(({ form }) => form.name === name) ?? forms[0];
  if (found === undefined) throw new Error('a catalogue without forms');
  return found;
};

const givenArmies = ({ form }: FormRules, setup: Setup): (Army | null)[] =>
  setup.seats.map(({ army }) => {
    const read = army === undefined ? null : readArmy(army, form);
    return read?.ok === true ? read.value : null;
  });

/** Draw (1): a boxed army out of all, or, once the sides of the teams are settled, out of the seat's own. */
const drawArmies = (armies: (Army | null)[], generator: Generator): void => {
  for (const [seat, given] of armies.entries()) {
    if (given !== null) continue;
    const settled = armies.findIndex((army) => army !== null);
    const side = armies[settled]?.side;
    const open = BOXED.filter((box) => side === undefined || (box.side === side) === areAllies(settled, seat));
    armies[seat] = open[generator.draw(open.length)] ?? null;
  }
};

/** Lays the pieces as they are listed on a seat's set-up squares; 0 leaves one empty. */
const layArmy = (game: LegendsState, seat: number, numbers: readonly number[]): void => {
  for (const [index, square] of squaresOf(game, seat).entries()) {
    const kind = game.rules.kinds[numbers[index] ?? 0];
    if (kind !== undefined) lay(game, seat, square, kind);
  }
};

/** Draw (3). */
const shuffleAndLay = (game: LegendsState, armies: readonly (Army | null)[], generator: Generator): void => {
  for (const [seat, army] of armies.entries()) {
    const numbers = [...(army?.pieces ?? [])];
    generator.shuffle(numbers);
    layArmy(game, seat, numbers);
  }
};

/** Armies that are given stand at once; whoever has none will be asked. */
const layGiven = (game: LegendsState, armies: readonly (Army | null)[]): void => {
  game.arranged = armies.map((army, seat) => (army === null ? 0 : squaresOf(game, seat).length));
  for (const [seat, army] of armies.entries()) if (army !== null) layArmy(game, seat, army.pieces);
  const next = nextToArrange(game);
  if (next === null) game.arranged = [];
  else {
    game.phase = PHASE.arranging;
    game.side = next;
  }
};

/** The state at the first thing that is asked before the battle: an exchange, or what stands on a set-up square. */
export const deal = (rules: Rules, setup: Setup, table: Table): LegendsState => {
  const { generator } = table;
  const form = formNamed(rules, setup.form);
  const isArranged = isArrangedForm(form);
  const armies = givenArmies(form, setup);
  if (!isArranged) drawArmies(armies, generator);
  const { options } = setup;
  const game = makeState(rules, {
    ...groundOf(form, setup, generator),
    form,
    tokens: [],
    options: {
      windows: optionNumber('windows', options['windows']),
      lists: optionNumber('lists', options['lists']),
      asks: optionNumber('asks', options['asks']),
    },
  });
  game.goals = form.form.goals.map(startGoal);
  game.phase = PHASE.exchanges;
  if (isArranged) layGiven(game, armies);
  else {
    table.chance = true;
    shuffleAndLay(game, armies, generator);
    game.exchanges = options['exchanges'] === 'off' ? 0 : exchangesOf(form);
  }
  return game;
};
