/** Makes src/games/legends/data/pools.json; src/cli/scripts/pools.mjs starts it. */
import { writeFileSync } from 'node:fs';
import { coreMaker } from '../../../src/cli/cores';
import { fromHome } from '../../../src/cli/home';
import { formatArmy, parseArrangement, patternsOf } from '../../../src/games/legends/arrange';
import { legendsCatalogue } from '../../../src/games/legends/catalogue';
import type { Draw } from '../../../src/games/legends/draws';
import { FORM_LIST, ownSquares, shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import { legendsTables } from '../../../src/worker/tables/legends';
import { createRng } from '../../support/harness/rng';
import { habitual, POLICY } from './arrangement';
import { Board } from './board';
import { breed, type Stage } from './breed';

const SIZE = 216;
const KEPT = 260;
const YOUNG = 80;
const COMMON_SQUARES = 64;
/** A few worlds, looked at quickly. */
const QUICKLY: readonly number[] = [2, 60, 0, 4, 8, 30, 8, 4];

/** Large set-ups are bred by the policy and sifted by a short search; small ones by the search most of the time. */
const stagesOf = (form: Form): readonly Stage[] =>
  ownSquares(form, 0).length > COMMON_SQUARES / 2
    ? [
        { rounds: 7, parameters: POLICY, iterations: 1 },
        { rounds: 2, parameters: QUICKLY, iterations: 24 },
      ]
    : [
        { rounds: 4, parameters: POLICY, iterations: 1 },
        { rounds: 7, parameters: QUICKLY, iterations: 32 },
      ];

/** A core that arranges by habit: no pool is in its tables. */
function boardOf(form: Form): Board {
  const { width, height } = shapeOfForm(form, 2);
  const core = coreMaker(width * height > COMMON_SQUARES ? 'legends.wide' : 'legends')();
  const words = legendsTables(legendsCatalogue, {});
  new Int32Array(core.memory.buffer, core.inbox(), words.length).set(words);
  if (core.tables?.(words.length) !== 0) throw new Error('the core does not take its tables');
  return new Board(core, form);
}

function poolOf(form: Form, seed: number): readonly string[] {
  const board = boardOf(form);
  const rng = createRng(seed + form.number);
  const draw: Draw = (below) => rng.draw(below);
  const fresh = () => habitual(board, form, draw(2 ** 31));
  const ready = patternsOf(form).flatMap(({ army }) => [parseArrangement(army, form) ?? []]);
  const first = [...ready, ...Array.from({ length: KEPT + YOUNG - ready.length }, fresh)];
  const apart = ownSquares(form, 0).length > COMMON_SQUARES / 2 ? 8 : 4;
  const tell = (line: string) => console.error(`${form.name}: ${line}`);
  const pool = breed(
    { form, board, draw, stages: stagesOf(form), size: SIZE, kept: KEPT, young: YOUNG, apart, fresh, tell },
    first,
  );
  return pool.map(formatArmy).sort();
}

/** Breeds a pool for every arranged form, or those named, and writes them; the others stay. */
export function makePools(
  seed: number,
  before: Readonly<Record<string, readonly string[]>>,
  named: readonly string[],
): void {
  const pools: Record<string, readonly string[]> = { ...before };
  for (const form of FORM_LIST) {
    if (form.setup !== 'arranged' || (named.length > 0 && !named.includes(form.name))) continue;
    const start = performance.now();
    pools[form.name] = poolOf(form, seed);
    console.error(`${form.name}: ${pools[form.name]?.length} in ${Math.round((performance.now() - start) / 1000)} s`);
    const lists = Object.entries(pools).map(
      ([name, lines]) => `"${name}": [\n${lines.map((line) => `"${line}"`).join(',\n')}\n]`,
    );
    writeFileSync(fromHome('src/games/legends/data/pools.json'), `{\n${lists.join(',\n')}\n}\n`);
  }
}
