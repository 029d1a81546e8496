/** `bench`: how fast the engines and the search are, beside a frozen kernel. */
import { type BenchSearch, measure } from '../../../test/support/harness/bench/measure';
import { must } from '../../../test/support/harness/kit';
import { createCoreSearch } from '../../worker/core-search';
import { SEED } from '../arguments';
import { loadKernel } from '../bench-kernel';
import { type Command, EXIT, printJson } from '../command';
import { findGame, type Game, games } from '../games';
import { showProgress } from '../progress';

/** What is measured where no game is named: each published one in its standard form. */
const published = (): readonly string[] =>
  Object.values(games).flatMap(({ name, content, isTest }) => (isTest === true || name !== content.name ? [] : [name]));

const DEFAULT_ROUNDS = 7;
const LEAST_ROUNDS = 5;

/**
 * The search of the level that gives hints, begun where the games begin or as soon after it as there is something to search for:
 * what the set-up policy answers is settled at once. Null where no level searches.
 */
function findSearch(game: Game): BenchSearch | null {
  const level = game.levels.find(game.levels.hint, undefined, undefined);
  if (level === null || level.parameters === null) return null;
  const setup =
    game.benchSample?.(0, 1) ?? must(game.content.readSetup({ game: game.content.name }), 'the standard start');
  const engine = game.engines.wasm();
  must(engine.start(setup), 'the standard start');
  const search = createCoreSearch(game.core(setup), game.content);
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    const view = engine.view(decision.seat);
    const { parameters } = level;
    const begin = (): null => must(search.begin({ setup, view, parameters, seed: 1 }), 'a search where games begin');
    begin();
    search.step(1);
    if (!search.best().settled) return { search, begin };
    must(engine.apply(decision.choices.length - 1), 'the last choice offered');
  }
  return null;
}

export const benchCommand: Command = {
  spec: {
    name: 'bench',
    operands: '[GAME...]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    summary:
      'Plays the same seeded random games on both engines, in turns with a frozen kernel, and searches; medians of the rounds.',
    notes: [
      'Every asked decision counts, settled ones do not. `yardstick` is the core over the kernel. Checksums must be equal.',
    ],
    options: {
      rounds: {
        kind: 'whole',
        word: 'N',
        help: `how many rounds (default ${DEFAULT_ROUNDS})`,
        low: LEAST_ROUNDS,
        high: 1000,
      },
      seed: SEED,
    },
  },
  async run(args, io) {
    const rounds = args.whole('rounds') ?? DEFAULT_ROUNDS;
    const names = args.operands.length > 0 ? args.operands : published();
    const chosen = names.map(findGame);
    const kernel = loadKernel();
    const results = [];
    let equal = true;
    for (const game of chosen) {
      const progress = showProgress(io, `bench ${game.name}`);
      const { result, checksums } = measure({
        name: game.name,
        content: game.content,
        sample: game.benchSample ?? game.content.sampleSetup,
        core: game.core(game.benchSample?.(0, 1)),
        reference: game.engines.reference(),
        search: findSearch(game),
        kernel,
        rounds,
        seed: args.whole('seed') ?? 1,
        onRound: (done) => progress.at(done, rounds),
      });
      progress.end();
      results.push(result);
      const { wasm, reference } = checksums;
      if (wasm !== reference) {
        equal = false;
        io.out(
          `FAIL ${result.game}: the engines played different games, checksums wasm ${wasm}, reference ${reference}`,
        );
      }
      const { wasmPerSecond, referencePerSecond, ratio, yardstick, searchPerSecond } = result;
      io.out(
        `${result.game}: wasm ${wasmPerSecond}/s, reference ${referencePerSecond}/s, ratio ${ratio}, yardstick ${yardstick}, search ${searchPerSecond}/s`,
      );
    }
    printJson(args, io, { results });
    return equal ? EXIT.fine : EXIT.failed;
  },
};
