/** `twins`: both engines in lockstep over random matches. */

import type { Divergence } from '../../../test/support/harness/twins/game';
import { runTwins } from '../../../test/support/harness/twins/run';
import type { Content } from '../../contract/content';
import { type Arguments, MAX_SEED, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_GAMES = 200;

/** `--seats N`, one of the counts that the game knows. */
export function readSeats(args: Arguments, content: Content): number | null {
  const seats = args.whole('seats');
  if (seats !== null && !content.seatCounts.includes(seats)) {
    throw unusable('--seats', content.seatCounts.join(' or '), String(seats));
  }
  return seats;
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
      'their own written position, in some a seat resigns or all agree on a draw.',
    ],
    options: {
      games: { kind: 'whole', word: 'N', help: `how many (default ${DEFAULT_GAMES})`, low: 1, high: MAX_SEED },
      seed: SEED,
      seats: {
        kind: 'whole',
        word: 'N',
        help: 'how many seats, where the game has more than one number',
        low: 1,
        high: 8,
      },
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const games = args.whole('games') ?? DEFAULT_GAMES;
    const progress = showProgress(io, `twins ${game.content.name}`);
    const report = runTwins(game, {
      games,
      seed: args.whole('seed') ?? 1,
      seats: readSeats(args, game.content),
      onGame: (done, divergences) => progress.at(done, games, divergences === 0 ? '' : `${divergences} diverged`),
    });
    progress.end();
    if (report.firstDivergence !== null) printDivergence(io, report.firstDivergence);
    io.out(`${report.games} games, ${report.decisions} decisions, ${report.divergences} divergences`);
    printJson(args, io, report);
    return report.divergences === 0 ? EXIT.fine : EXIT.failed;
  },
};
