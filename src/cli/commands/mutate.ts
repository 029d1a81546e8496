/** `mutate`: do the written scenarios notice when a power is missing? */
import type { EngineName } from '../../../test/support/harness/kit';
import {
  type MutantReport,
  type MutantScenario,
  type Mutants,
  runMutants,
} from '../../../test/support/harness/mutate/run';
import { readScenarios } from '../../../test/support/harness/scenario/read-file';
import { BadInput } from '../../../test/support/harness/scenario/reader';
import type { Arguments } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { ENGINE, engineNames } from '../engines';
import { namedFiles, readJson } from '../files';
import { findGame, type Game, games } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusable, unusableFile } from '../unusable';

const FILES = 'test/scenarios/GAME/**/*.json';
const MOST = 10_000;

function readAll(patterns: readonly string[], io: Io): readonly MutantScenario[] {
  return namedFiles(patterns, io).flatMap((file) => {
    try {
      return readScenarios(readJson(file, io), games).map((scenario) => ({ scenario, file }));
    } catch (error) {
      throw error instanceof BadInput ? unusableFile(file, error.fault) : error;
    }
  });
}

/** The powers asked for: all, one, or every n-th of them. */
function readNames({ names }: Mutants, args: Arguments): readonly string[] {
  const every = args.whole('every') ?? 1;
  const only = args.text('power');
  const chosen = names.filter((name, index) => index % every === 0 && (only === null || name === `#${only}`));
  if (chosen.length === 0) throw unusable('--power', 'a power such as 37.3', only ?? 'none');
  return chosen;
}

/** The game named, or every one that has something to blank. */
function readGames(args: Arguments): readonly Game[] {
  const [name] = args.operands;
  return name === undefined ? Object.values(games).filter(({ mutants }) => mutants !== undefined) : [findGame(name)];
}

/** Blanks one game's powers; says what went unnoticed. */
function mutate({ name, mutants }: Game, args: Arguments, io: Io): MutantReport {
  if (mutants === undefined) throw unusable('mutate', 'a game with powers that can be blanked', name);
  const [, ...files] = args.operands;
  const engines: readonly EngineName[] = args.text('engine') === null ? ['wasm'] : engineNames(args);
  const names = readNames(mutants, args);
  const progress = showProgress(io, `mutate ${name}`);
  const report = runMutants({
    mutants,
    scenarios: readAll(files.length > 0 ? files : [fromHome(FILES.replace('GAME', name))], io),
    names,
    engines,
    onMutant: (done, survivors) => progress.at(done, names.length, survivors === 0 ? '' : `${survivors} survive`),
  });
  progress.end();
  const { survivors, caught, broken } = report;
  if (broken > 0) io.out(`FAIL ${broken} scenarios fail with every power in place`);
  for (const survivor of survivors) io.out(`FAIL nothing notices the lack of ${survivor}`);
  io.out(`${caught}/${names.length}`);
  printJson(args, io, report);
  return report;
}

export const mutateCommand: Command = {
  spec: {
    name: 'mutate',
    operands: '[GAME [FILE...]]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    summary:
      'Blanks each power of a game in turn and plays the scenarios until one fails; prints the powers whose lack none notices.',
    notes: [
      `Without files it plays ${FILES}, those first that most likely notice: the file of the piece, then those with the piece in them.`,
      'Without a game it does so for every game that has such powers.',
    ],
    options: {
      engine: { ...ENGINE, help: 'which engines (default wasm)' },
      every: { kind: 'whole', word: 'N', help: 'only every N-th power', low: 1, high: MOST },
      power: { kind: 'text', word: 'P', help: 'only one power, such as 37.3' },
    },
  },
  async run(args, io) {
    const reports = readGames(args).map((game) => mutate(game, args, io));
    return reports.every(({ survivors, broken }) => survivors.length === 0 && broken === 0) ? EXIT.fine : EXIT.failed;
  },
};
