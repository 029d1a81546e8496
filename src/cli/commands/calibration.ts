/** `calibration`: whether a level scores what its search expects. */
import { fitForesight } from '../../../test/support/harness/calibration/fit';
import { foresee } from '../../../test/support/harness/calibration/play';
import { type Band, calibrate, ENOUGH, type Prediction } from '../../../test/support/harness/calibration/table';
import { SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_MATCHES = 200;
const DEFAULT_ITERATIONS = 1000;
const TWO_SEATS = 2;

const say = ({ from, predicted, scored, decisions, matches }: Band): string =>
  `from ${from.toFixed(1)}: predicted ${predicted.toFixed(3)}, scored ${scored.toFixed(3)} (${decisions} decisions in ${matches} matches)`;

export const calibrationCommand: Command = {
  spec: {
    name: 'calibration',
    operands: 'FORM',
    least: 1,
    most: 1,
    summary: 'Lets a level play against itself, and compares what its search expects with what comes of it.',
    notes: [
      'Every fifth main question of a match gives a value; the result is 1, 0.5 or 0 of the same seat. Matches weigh alike, however long',
      `they are, and the interval is over matches. Bands with fewer than ${ENOUGH} matches don’t count for the greatest deviation.`,
    ],
    options: {
      matches: {
        kind: 'whole',
        word: 'N',
        help: `how many matches (default ${DEFAULT_MATCHES})`,
        low: 1,
        high: 1_000_000,
      },
      iterations: {
        kind: 'whole',
        word: 'N',
        help: `iterations of an answer, after the level’s share (default ${DEFAULT_ITERATIONS})`,
        low: 1,
        high: 1_000_000,
      },
      level: { kind: 'text', word: 'L', help: 'who plays (default: the strongest)' },
      raw: { kind: 'flag', help: 'values as the search gives them, not brought to what they come to' },
      seed: SEED,
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const { content, levels, engines, open } = game;
    if (!content.seatCounts.includes(TWO_SEATS)) throw unusable('calibration', 'a game for two', content.name);
    const name = args.text('level') ?? levels.hint;
    const level = levels.find(name, undefined, undefined);
    if (level === null) throw unusable('--level', levels.names.join(', '), name);
    if (level.parameters === null) throw unusable('--level', 'one that searches', name);
    const matches = args.whole('matches') ?? DEFAULT_MATCHES;
    const iterations = args.whole('iterations') ?? DEFAULT_ITERATIONS;
    const seed = args.whole('seed') ?? 1;
    const core = () => game.core();
    const form = content.sampleSetup(0, 0).form;
    const foresight = args.flag('raw') ? null : (game.foresight?.(form) ?? null);
    const play = foresee({ content, levels, core, engine: engines.wasm(), open, level, foresight, iterations, seed });
    const progress = showProgress(io, `calibration ${game.name}`);
    const predictions: Prediction[] = [];
    for (let match = 0; match < matches; match++) {
      predictions.push(...play(match));
      progress.at(match + 1, matches);
    }
    progress.end();
    const report = calibrate(predictions, seed);
    for (const band of report.bands) if (band.decisions > 0) io.out(say(band));
    const { error, ci95, worst, decisions } = report;
    io.out(
      `error ${error} (95% ${ci95.join(' to ')}) over ${decisions} decisions in ${matches} matches; greatest deviation ${worst ?? 'of no band known'}`,
    );
    const fitted = fitForesight(predictions);
    io.out(`fits best: slope ${fitted.slope}, shift ${fitted.shift}`);
    printJson(args, io, { form: game.name, level: name, iterations, ...report, fitted });
    return EXIT.fine;
  },
};
