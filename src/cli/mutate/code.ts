/** Changes one place of a game's engine at a time, as drawn by a seed. */
import type { Change } from '../../../test/support/harness/mutate/code/compiler';
import {
  type CodeReport,
  drawSites,
  type MutantLane,
  ownMutantLane,
  runCode,
  type Tried,
} from '../../../test/support/harness/mutate/code/run';
import type { Site } from '../../../test/support/harness/mutate/code/sites';
import type { Arguments } from '../arguments';
import { printJson } from '../command';
import type { Game } from '../games';
import type { Io } from '../io';
import { laneProcess } from '../lanes';
import { showProgress } from '../progress';
import { unusable } from '../unusable';
import { readMutantScenarios } from './scenarios';

const DEFAULT_SAMPLE = 20;
const DEFAULT_GAMES = 200;
const DEFAULT_SEED = 1;
/** Of the games beside the reference engine: the same whatever is changed. */
const GAMES_SEED = 1;

const ownLane = (game: Game, sites: readonly Site[], args: Arguments, io: Io): Promise<MutantLane> => {
  const [, ...files] = args.operands;
  return ownMutantLane({
    game,
    sites,
    scenarios: readMutantScenarios(files, game.content.name, io),
    games: args.whole('games') ?? DEFAULT_GAMES,
    seed: GAMES_SEED,
  });
};

/** The other end of a lane: tries what it is told until nobody tells it anything any more. */
export async function serveMutants(game: Game, args: Arguments, io: Io): Promise<void> {
  const lane = await ownLane(game, await readSites(game, args), args, io);
  // whoever asked has gone
  process.stdout.once('error', () => process.exit(0));
  for await (const line of io.lines()) {
    const change: Change = JSON.parse(line);
    io.out(JSON.stringify(await lane.tries(change)));
  }
}

interface OpenLane extends MutantLane {
  end(): Promise<void>;
}

function processLane(game: Game, args: Arguments): OpenLane {
  const [, ...files] = args.operands;
  const games = ['--games', String(args.whole('games') ?? DEFAULT_GAMES)];
  // it draws the same changes, so as to know which will come
  const file = args.text('file');
  const drawn = ['--seed', String(args.whole('seed') ?? DEFAULT_SEED), ...(file === null ? [] : ['--file', file])];
  const { ask, end } = laneProcess(['mutate', game.name, ...files, '--code', '--serve-lane', ...games, ...drawn]);
  return {
    tries: async ({ file, start, end: until, text }) => {
      const tried: Tried = JSON.parse(await ask(JSON.stringify({ file, start, end: until, text })));
      return tried;
    },
    end,
  };
}

async function lanesFor(game: Game, sites: readonly Site[], args: Arguments, io: Io): Promise<readonly OpenLane[]> {
  const processes = args.whole('processes') ?? 1;
  if (processes > 1) return Array.from({ length: processes }, () => processLane(game, args));
  return [{ ...(await ownLane(game, sites, args, io)), end: async () => {} }];
}

/** The changes asked for: all, or those of the files that end so. */
async function readSites(game: Game, args: Arguments): Promise<readonly Site[]> {
  const sites = await drawSites(game.content.name, args.whole('seed') ?? DEFAULT_SEED);
  const name = args.text('file');
  const chosen = sites.filter(({ file }) => name === null || file.endsWith(`/${name}`));
  if (chosen.length > 0) return chosen;
  const names = [...new Set(sites.map(({ file }) => file.slice(file.lastIndexOf('/') + 1)))].sort();
  throw unusable('--file', names.join(', '), name ?? 'none');
}

function printReport({ mutants, noticed, survivors, broken }: CodeReport, io: Io): void {
  if (broken > 0) io.out(`FAIL ${broken} scenarios or games fail with nothing changed`);
  for (const { file, line, before, after } of survivors)
    io.out(`FAIL nothing notices ${file}:${line}: ${before} → ${after}`);
  io.out(`${mutants} mutants, ${noticed} noticed, ${survivors.length} survivors`);
}

/** Says which changes went unnoticed; whether all were noticed. */
export async function mutateCode(game: Game, args: Arguments, io: Io): Promise<boolean> {
  const sites = await readSites(game, args);
  const sample = Math.min(args.whole('sample') ?? DEFAULT_SAMPLE, sites.length);
  const lanes = await lanesFor(game, sites, args, io);
  const progress = showProgress(io, `mutate ${game.name}`);
  const report = await runCode({
    sites,
    sample,
    lanes,
    onMutant: (done, survivors) => progress.at(done, sample, survivors === 0 ? '' : `${survivors} survive`),
  });
  progress.end();
  await Promise.all(lanes.map((lane) => lane.end()));
  printReport(report, io);
  printJson(args, io, report);
  return report.survivors.length === 0 && report.broken === 0;
}
