/** Makes src/games/legends/data/pools.json; breed-pools.mjs starts it. */
import { writeFileSync } from 'node:fs';
import { coreMaker } from '../../../src/cli/cores';
import { fromHome } from '../../../src/cli/home';
import { formatArmy, parseArrangement, patternsOf } from '../../../src/games/legends/arrange';
import { legendsCatalogue } from '../../../src/games/legends/catalogue';
import { FORM_LIST, ownSquares, shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import { legendsTables } from '../../../src/games/legends/tables/index';
import type { Draw } from '../../../src/games/shared/draws';
import { createRng } from '../../support/harness/rng';
import { type Arrangement, byPolicy, castlePlace, flipped, isFirstSide } from './arrangement';
import { Board } from './board';
import { type Breeding, breed, playPair } from './breed';

const COMMON_SQUARES = 64;

type Plan = Omit<Breeding, 'form' | 'board' | 'draw' | 'fresh' | 'tell'>;

/** A match of a small set-up takes some 30 ms: hundreds of each are cheap. */
const SMALL: Plan = {
  parameters: [2, 100, 200, 4, 24, 1, 4, 10, 70],
  iterations: 120,
  first: 400,
  kept: 280,
  size: 240,
  young: 120,
  generations: 8,
  efforts: { first: { policy: 2, others: 1 }, young: { policy: 2, others: 2 }, last: { policy: 4, others: 0 } },
  apart: 4,
};

/** Of a large one several times as much. Those that begin are the set-up policy's own, so they meet it in one another. */
const LARGE: Plan = {
  parameters: [2, 100, 200, 4, 8, 1, 2, 6, 70],
  iterations: 24,
  first: 300,
  kept: 256,
  size: 240,
  young: 40,
  generations: 3,
  efforts: { first: { policy: 0, others: 2 }, young: { policy: 2, others: 1 }, last: { policy: 1, others: 0 } },
  apart: 8,
};

/** The players that a pool is measured with: stronger than those that bred it. */
const MEASURED = { parameters: [2, 100, 200, 4, 24, 1, 4, 10, 70], iterations: 200 };

const planOf = (form: Form): Plan => (ownSquares(form, 0).length > COMMON_SQUARES / 2 ? LARGE : SMALL);

/** A core that arranges by policy: no pool is in its tables. */
function boardOf(form: Form): Board {
  const { width, height } = shapeOfForm(form, 2);
  const core = coreMaker('legends', width * height > COMMON_SQUARES ? 'wide' : 'common')();
  const words = legendsTables(legendsCatalogue, {});
  new Int32Array(core.memory.buffer, core.inbox(), words.length).set(words);
  if (core.tables?.(words.length) !== 0) throw new Error('the core does not take its tables');
  return new Board(core, form);
}

/** As texts, mirrored or not, so that no castle square is written much oftener than its mirror image. */
function written(pool: readonly Arrangement[], form: Form): readonly string[] {
  const castles = new Map<number, number>();
  const texts = pool.map((kinds) => {
    const place = castlePlace(kinds, form);
    const before = castles.get(place) ?? 0;
    castles.set(place, before + 1);
    const side = before % 2 === 0;
    return formatArmy(side === isFirstSide(kinds, form) ? kinds : flipped(kinds, form));
  });
  return texts.sort();
}

/** What a form is bred and measured with; all chance comes from the seed. */
function workshop(form: Form, seed: number): Pick<Breeding, 'form' | 'board' | 'draw' | 'fresh' | 'tell'> {
  const board = boardOf(form);
  const rng = createRng(seed + form.number);
  const draw: Draw = (below) => rng.draw(below);
  const fresh = () => byPolicy(board, form, draw(2 ** 31));
  return { form, board, draw, fresh, tell: (line) => console.error(`${form.name}: ${line}`) };
}

const namedForms = (named: readonly string[]): readonly Form[] =>
  FORM_LIST.filter(({ name, setup }) => setup === 'arranged' && (named.length === 0 || named.includes(name)));

/** Breeds a pool for every arranged form, or those named, and writes them; the others stay. */
export function makePools(
  seed: number,
  before: Readonly<Record<string, readonly string[]>>,
  named: readonly string[],
): void {
  const pools: Record<string, readonly string[]> = { ...before };
  for (const form of namedForms(named)) {
    const start = performance.now();
    const shop = workshop(form, seed);
    const ready = patternsOf(form).flatMap(({ army }) => [parseArrangement(army, form) ?? []]);
    const pool = breed({ ...shop, ...planOf(form) }, ready);
    pools[form.name] = written(pool, form);
    shop.tell(`${pool.length} in ${Math.round((performance.now() - start) / 1000)} s`);
    const lists = Object.entries(pools).map(
      ([name, lines]) => `"${name}": [\n${lines.map((line) => `"${line}"`).join(',\n')}\n]`,
    );
    writeFileSync(fromHome('src/games/legends/data/pools.json'), `{\n${lists.join(',\n')}\n}\n`);
  }
}

/** Plays the pools that there are against the set-up policy, fresh draws of either, and tells the pool's score with its 95 % interval over pairs. */
export function measurePools(
  seed: number,
  pools: Readonly<Record<string, readonly string[]>>,
  named: readonly string[],
  pairs: number,
): void {
  for (const form of namedForms(named)) {
    const shop = workshop(form, seed);
    const pool = (pools[form.name] ?? []).flatMap((text) => [parseArrangement(text, form) ?? []]);
    if (pool.length === 0) continue;
    const player = { ...shop, ...MEASURED };
    const scores = Array.from({ length: pairs }, () => {
      const laid = pool[shop.draw(pool.length)] ?? [];
      return playPair(player, laid, shop.fresh()).score;
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / pairs;
    const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, pairs - 1);
    const error = 1.96 * Math.sqrt(spread / pairs);
    shop.tell(`pool against policy ${mean.toFixed(3)} ± ${error.toFixed(3)} (${pairs} pairs)`);
  }
}
