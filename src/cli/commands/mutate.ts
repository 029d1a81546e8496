/** `mutate`: do the written scenarios notice when a power is missing? */
import { ALL_POWERS, powerName } from '../../../test/support/harness/legends/powers';
import { type MutantScenario, runMutants, somePowers } from '../../../test/support/harness/mutate/run';
import { readScenarios } from '../../../test/support/harness/scenario/read-file';
import { BadInput } from '../../../test/support/harness/scenario/reader';
import type { Catalogue } from '../../games/legends/language';
import { type Command, EXIT, printJson } from '../command';
import { ENGINE, engineNames } from '../engines';
import { namedFiles, readJson } from '../files';
import { games } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';
import { legendsEngines } from '../legends';
import { showProgress } from '../progress';
import { unusable, unusableFile } from '../unusable';

const FILES = 'test/scenarios/legends/**/*.json';

function readAll(patterns: readonly string[], io: Io): readonly MutantScenario[] {
  return namedFiles(patterns, io).flatMap((file) => {
    try {
      return readScenarios(readJson(file, io), games).map((scenario) => ({ scenario, file }));
    } catch (error) {
      throw error instanceof BadInput ? unusableFile(file, error.fault) : error;
    }
  });
}

export const mutateCommand: Command = {
  spec: {
    name: 'mutate',
    operands: '[FILE...]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    summary:
      'Blanks each power of the Legends family in turn and plays the scenarios until one fails; prints the powers whose lack none notices.',
    notes: [
      `Without files it plays ${FILES}: the file of the piece first, then those with the piece in them, then the others.`,
    ],
    options: {
      engine: { ...ENGINE, help: 'which engines (default wasm)' },
      every: { kind: 'whole', word: 'N', help: 'only every N-th power', low: 1, high: ALL_POWERS.length },
      power: { kind: 'text', word: 'P', help: 'only one power, such as 37.3' },
    },
  },
  async run(args, io) {
    const files = args.operands.length > 0 ? args.operands : [fromHome(FILES)];
    const names = args.text('engine') === null ? (['wasm'] as const) : engineNames(args);
    const only = args.text('power');
    const powers = somePowers(args.whole('every') ?? 1).filter(
      (power) => only === null || powerName(power) === `#${only}`,
    );
    if (powers.length === 0) throw unusable('--power', 'a power such as 37.3', only ?? 'none');
    const progress = showProgress(io, 'mutate');
    const report = runMutants({
      scenarios: readAll(files, io),
      powers,
      engines: (catalogue: Catalogue) => names.map((name) => legendsEngines(catalogue)[name]),
      onMutant: (done, survivors) => progress.at(done, powers.length, survivors === 0 ? '' : `${survivors} survive`),
    });
    progress.end();
    const { survivors, caught, broken } = report;
    if (broken > 0) io.out(`FAIL ${broken} scenarios fail with every power in place`);
    for (const name of survivors) io.out(`FAIL nothing notices the lack of ${name}`);
    io.out(`${caught}/${powers.length}`);
    printJson(args, io, report);
    return survivors.length === 0 && broken === 0 ? EXIT.fine : EXIT.failed;
  },
};
