/** `fuzz`: damaged setups, positions and saves. */
import { runFuzz } from '../../../test/support/harness/fuzz/run';
import { MAX_SEED, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import { showProgress } from '../progress';
import { openMatch } from '../saved';
import { readRequest } from '../serve/request';

const DEFAULT_TRIALS = 2000;

export const fuzzCommand: Command = {
  spec: {
    name: 'fuzz',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary:
      'Feeds both engines damaged setups, positions, saves and lines of serve: all must be refused or played, alike, and nothing may break.',
    options: {
      trials: { kind: 'whole', word: 'N', help: `how many (default ${DEFAULT_TRIALS})`, low: 1, high: MAX_SEED },
      seed: SEED,
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const wanted = args.whole('trials') ?? DEFAULT_TRIALS;
    const progress = showProgress(io, `fuzz ${game.name}`);
    const report = runFuzz(game, {
      trials: wanted,
      seed: args.whole('seed') ?? 1,
      openSave: openMatch,
      readLine: readRequest,
      onFailure: (failure) => io.out(`FAIL ${failure}`),
      onTrial: (done, failures) => progress.at(done, wanted, failures === 0 ? '' : `${failures} failed`),
    });
    progress.end();
    const { trials, taken, failures } = report;
    io.out(`${trials} trials, ${taken} taken after all, ${failures} failures`);
    printJson(args, io, report);
    return failures === 0 ? EXIT.fine : EXIT.failed;
  },
};
