/** One pair of a row, from the bank of setups that nothing is ever tuned on. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { playBoth } from '../arena/match';
import type { Seated } from '../arena/player';
import { playCopied } from './copycat';
import { type Casting, readSpec, SPEC_FORM, type Spec, seat } from './players';
import type { Row } from './rows';
import { type Played, pairings, setupOf } from './verdict';

/** Seeds from here to 4,000,999,999 belong to measurements. */
export const HELD_SEEDS = 4_000_000_000;
/** Seeds of questions lie behind those of setups. */
const QUESTIONS = 500_000;

/** The sampler goes through the options in long stretches: with such steps the first pairs, after which a row may end, have some of each. */
const SPREAD = 17;

/** Options as the rules have them: those of a setup that names none. */
function rulesOf({ game, form }: Setup, content: Content): Setup['options'] {
  const plain = content.readSetup({ game, form, seed: 0 });
  if (!plain.ok) throw new Error(`${game} has no plain setup`);
  return plain.value.options;
}

/** What a bank's setups are made of: a game's samples, and what of them the players settle themselves (`Game.open`). */
export interface Bank {
  readonly content: Content;
  readonly open?: ((setup: Setup) => Setup) | undefined;
}

/** The setup of this number in the bank. */
export const bankSetup = (bank: Bank, number: number, options: Row['options'] = 'rules'): Setup =>
  freshSetup(bank, number, HELD_SEEDS + number, options);

/** The same from a seed of one's own. */
export function freshSetup(
  { content, open }: Bank,
  number: number,
  seed: number,
  options: Row['options'] = 'rules',
): Setup {
  const sample = content.sampleSetup(number, seed);
  const asked = options === 'every' ? content.sampleSetup(SPREAD * number, 0).options : rulesOf(sample, content);
  const setup = { ...sample, options: asked };
  return open === undefined ? setup : open(setup);
}

/** What a row is played with. */
export interface RowTable extends Casting, Bank {
  engine(): Engine;
}

/** The specs of a row; throws where one of them names nobody. */
export const specsOf = (row: Row, table: Pick<Casting, 'levels' | 'stress'>): readonly Spec[] =>
  row.players.map((text) => {
    const spec = readSpec(text, table);
    if (spec === null) throw new Error(`${row.name}: expected ${SPEC_FORM}, found ${text}`);
    return spec;
  });

/** Plays pairs of one row, in any order; each depends on nothing but its number. */
export function rowPlayer(row: Row, table: RowTable): (pair: number) => Played {
  const budget = { iterations: row.iterations };
  // twice: nobody plays against itself on one instance
  const seats = specsOf(row, table).map((spec) => [seat(spec, table, budget), seat(spec, table, budget)] as const);
  const engine = table.engine();
  const all = row.kind === 'round' ? pairings(row.players.length) : [[0, 1] as const];
  return (pair) => {
    const [a, b] = all[pair % all.length] ?? [0, 1];
    const [first, second] = [seats[a]?.[0], seats[b]?.[1]];
    if (first === undefined || second === undefined) throw new Error(`${row.name} has no players for pair ${pair}`);
    return playRow(row, { engine, players: [first, second] }, bankSetup(table, setupOf(row, pair), row.options), pair);
  };
}

interface Seats {
  readonly engine: Engine;
  readonly players: readonly [Seated, Seated];
}

function playRow(row: Row, table: Seats, setup: Setup, pair: number): Played {
  const [first] = table.players;
  first.times.length = 0;
  const play = row.kind === 'copycat' ? playCopied : playBoth;
  const { results, games } = play(table, setup, HELD_SEEDS + QUESTIONS + pair);
  return { pair, results, games, times: first.times.map((time) => Math.round(time * 10) / 10) };
}
