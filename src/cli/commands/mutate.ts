/** `mutate`: do the written scenarios notice when a power is missing, or when the engine does something else? */
import { type Arguments, SEED } from '../arguments';
import { type Command, EXIT } from '../command';
import { ENGINE } from '../engines';
import { findGame, type Game, games } from '../games';
import type { Io } from '../io';
import { mutateCode, serveMutants } from '../mutate/code';
import { mutatePowers } from '../mutate/powers';
import { FOLDERS } from '../mutate/scenarios';
import { unusable } from '../unusable';

const MOST = 10_000;
const MOST_PROCESSES = 64;
/** Options that mean something for powers, and for code. */
const OF_POWERS = ['engine', 'every', 'power'];
const OF_CODE = ['sample', 'seed', 'games', 'file', 'processes'];

/** The game named, or every one: with `--code` every published one, else every one that has something to blank. */
function readGames(args: Arguments): readonly Game[] {
  const [name] = args.operands;
  if (name !== undefined) return [findGame(name)];
  const all = Object.values(games);
  if (!args.flag('code')) return all.filter(({ mutants }) => mutants !== undefined);
  // forms share their game's engine
  return all.filter(({ isTest, name: own, content }) => isTest !== true && own === content.name);
}

/** Refuses an option of the other way of mutating. */
function checkOptions(names: readonly string[], args: Arguments, expected: string): void {
  const stray = names.find((name) => args.text(name) !== null);
  if (stray !== undefined) throw unusable(`--${stray}`, expected);
}

async function mutate(game: Game, args: Arguments, io: Io): Promise<boolean> {
  const { mutants } = game;
  if (mutants !== undefined && !args.flag('code')) {
    checkOptions(OF_CODE, args, '--code beside it');
    return mutatePowers(game, mutants, args, io);
  }
  checkOptions(OF_POWERS, args, 'a game with powers that can be blanked, and no --code');
  if (!args.flag('serve-lane')) return mutateCode(game, args, io);
  await serveMutants(game, args, io);
  return true;
}

export const mutateCommand: Command = {
  spec: {
    name: 'mutate',
    operands: '[GAME [FILE...]]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    summary:
      'Blanks each power of a game in turn, or changes its engine in one place at a time, and plays until something fails; prints what nothing notices.',
    notes: [
      `Without files it plays the scenarios in ${FOLDERS.map((folder) => `${folder}/**/*.json`).join(' and ')}.`,
      'A game with powers: those files first that most likely notice, that of the piece, then those with the piece in them.',
      'Without a game it does so for every game that has such powers, with --code for every game.',
      '',
      'A game without powers, and with --code any: one comparison, whole number or guard of the engine’s source is changed, as drawn by',
      'the seed, the engine built anew and put to damaged words, the scenarios and games beside the reference. An exception or no end is',
      'noticed too. A change that does not compile or gives the same program is left out and another one drawn; so is what only',
      'the opponent runs through.',
    ],
    options: {
      engine: { ...ENGINE, help: 'powers: which engines (default wasm)' },
      every: { kind: 'whole', word: 'N', help: 'powers: only every N-th', low: 1, high: MOST },
      power: { kind: 'text', word: 'P', help: 'powers: only one, such as 37.3' },
      code: { kind: 'flag', help: 'change the engine even where the game has powers' },
      sample: { kind: 'whole', word: 'N', help: 'code: how many changes (default 20)', low: 1, high: MOST },
      seed: { ...SEED, help: 'code: which changes (default 1)' },
      games: { kind: 'whole', word: 'N', help: 'code: games after the scenarios (default 200)', low: 0, high: MOST },
      file: { kind: 'text', word: 'NAME', help: 'code: only in this source of the engine, such as end.ts' },
      processes: {
        kind: 'whole',
        word: 'N',
        help: 'code: how many changes are tried at once (default 1)',
        low: 1,
        high: MOST_PROCESSES,
      },
      'serve-lane': { kind: 'flag', help: 'code: try changes for another run, told on standard input' },
    },
  },
  async run(args, io) {
    let isFine = true;
    for (const game of readGames(args)) isFine = (await mutate(game, args, io)) && isFine;
    return isFine ? EXIT.fine : EXIT.failed;
  },
};
