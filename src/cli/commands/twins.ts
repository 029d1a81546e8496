/** `twins`: both engines in lockstep over random matches. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { runFills } from '../../../test/support/harness/twins/fill';
import type { Divergence } from '../../../test/support/harness/twins/game';
import { runTwins } from '../../../test/support/harness/twins/run';
import { type Arguments, MAX_SEED, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { ENGINE, engineNames } from '../engines';
import { findGame, type Game } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { readSeats, SEATS } from '../seats';
import { unusable } from '../unusable';

const DEFAULT_GAMES = 200;

/** `--fill`: the states that views describe, on each engine by itself. */
function runFillGames(game: Game, games: number, args: Arguments, io: Io): number {
  const progress = showProgress(io, `fill ${game.name}`);
  const report = runFills(game, {
    games,
    seed: args.whole('seed') ?? 1,
    seats: readSeats(args, game.content),
    sample: readSample(args, game),
    engines: engineNames(args),
    onGame: (done, differences) => progress.at(done, games, differences === 0 ? '' : `${differences} differ`),
  });
  progress.end();
  const { firstDifference: first, decisions, fills, differences } = report;
  if (first !== null) {
    const { engine, index, seed, viewer, ply, field, match, filled, setup, record } = first;
    io.out(`FAIL ${engine}, game ${index} of seed ${seed}, view ${viewer} after ${ply} choices, ${field}:`);
    io.out(`  match  ${match}`);
    io.out(`  filled ${filled}`);
    io.out(`  setup  ${JSON.stringify(setup)}`);
    io.out(`  played ${record.join(' ')}`);
  }
  io.out(`${games} games, ${decisions} decisions, ${fills} states filled, ${differences} differences`);
  printJson(args, io, report);
  return differences === 0 ? EXIT.fine : EXIT.failed;
}

/** Writes the seed of a divergence beside those that every test run plays, or where it is in nobody's way. */
function keepSeed(io: Io, { game, seed, index, seats, sample }: Divergence, name: string | null): void {
  const file =
    name === null ? fromHome(`build/twins/${game}-${seed}-${index}.json`) : fromHome(`test/twins/seeds/${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ game, seed, index, seats, ...(sample === null ? {} : { sample }) })}\n`);
  io.out(`  seed   ${relative(fromHome('.'), file)}`);
}

/** `--from NAME`, one of the game's samples. */
export function readSample(args: Arguments, game: Game): string | null {
  const name = args.text('from');
  const names = Object.keys(game.samples ?? {});
  if (name === null || names.includes(name)) return name;
  throw unusable('--from', names.length === 0 ? `no sample of ${game.name}` : names.join(', '), name);
}

function readKeep(args: Arguments): string | null {
  const name = args.text('keep');
  if (name !== null && !/^[a-z0-9-]{1,80}$/.test(name)) throw unusable('--keep', 'a name of small letters and -', name);
  return name;
}

function printDivergence(io: Io, { index, seed, ply, field, wasm, reference, setup, record }: Divergence): void {
  io.out(`FAIL game ${index} of seed ${seed}, after ${ply} choices, ${field}: wasm ${wasm}, reference ${reference}`);
  io.out(`  setup  ${JSON.stringify(setup)}`);
  io.out(`  played ${record.join(' ')}`);
}

export const twinsCommand: Command = {
  spec: {
    name: 'twins',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary: 'Plays random matches on both engines in lockstep. Prints the first divergence and how many there are.',
    notes: [
      'After every choice: rows with their masks, the decision, the result, the answer to the choice, and its text. After every',
      'fourth: the view of one viewer in turn, the truth among them. In one game of 32 after every choice: the views of all viewers,',
      'the texts of all choices, the written position, refusals, snapshots, and a state filled from a view. Some games go on from',
      'their own written position, in some a seat resigns or all agree on a draw. The seed of the first divergence is written',
      'to build/twins, or with --keep beside the seeds that every test run plays.',
      'With --fill instead: at every decision a state is filled from each view and must go on like the match to the end of the turn.',
    ],
    options: {
      games: { kind: 'whole', word: 'N', help: `how many (default ${DEFAULT_GAMES})`, low: 1, high: MAX_SEED },
      seed: SEED,
      seats: SEATS,
      from: { kind: 'text', word: 'SAMPLE', help: 'which random setups, where the game has several kinds of them' },
      fill: { kind: 'flag', help: 'check the states that views describe, on each engine by itself' },
      engine: { ...ENGINE, help: 'with --fill: which engines (default both)' },
      keep: { kind: 'text', word: 'NAME', help: "write the first divergence's seed to test/twins/seeds/NAME.json" },
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const games = args.whole('games') ?? DEFAULT_GAMES;
    if (args.flag('fill')) return runFillGames(game, games, args, io);
    const keep = readKeep(args);
    const watcher = game.watcher?.() ?? null;
    const progress = showProgress(io, `twins ${game.name}`);
    const report = runTwins(game, {
      games,
      seed: args.whole('seed') ?? 1,
      seats: readSeats(args, game.content),
      sample: readSample(args, game),
      watcher,
      onGame: (done, divergences) => progress.at(done, games, divergences === 0 ? '' : `${divergences} diverged`),
    });
    progress.end();
    if (report.firstDivergence !== null) {
      printDivergence(io, report.firstDivergence);
      keepSeed(io, report.firstDivergence, keep);
    }
    const watched = watcher?.report() ?? null;
    if (watched !== null) for (const line of watched.lines) io.out(line);
    if (watched !== null) io.out(watched.summary);
    const { longestTurn, ...rest } = report;
    if (game.turnLimit !== undefined)
      io.out(`longest turn ${longestTurn} choices, at most ${game.turnLimit} are allowed`);
    io.out(`${report.games} games, ${report.decisions} decisions, ${report.divergences} divergences`);
    printJson(args, io, { ...rest, ...watched?.json });
    return report.divergences === 0 ? EXIT.fine : EXIT.failed;
  },
};
