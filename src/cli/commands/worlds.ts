/** `worlds`: what the opponent takes for possible must be possible. */
import { MAX_SEED, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import { showProgress } from '../progress';
import { readSeats, SEATS } from '../seats';
import { unusable } from '../unusable';

const DEFAULT_TRIALS = 1000;
/** Matches whose first impossible world is told. */
const TOLD = 20;

export const worldsCommand: Command = {
  spec: {
    name: 'worlds',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary:
      'Samples the worlds that the opponent thinks possible and plays the record again over each on the reference engine.',
    notes: [
      'Matches are played at random and by the opponent’s policy, in turn. At random questions the asked seat’s view and what it',
      'learned before go to the core’s sampler. A world is possible when the record can be played in it and the seat gets the same',
      'rows, views and questions all the way.',
    ],
    options: {
      trials: { kind: 'whole', word: 'N', help: `how many worlds (default ${DEFAULT_TRIALS})`, low: 1, high: MAX_SEED },
      seed: SEED,
      seats: SEATS,
      blind: { kind: 'flag', help: 'leave out what was learned before: a control, which must find impossible worlds' },
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    if (game.worlds === undefined)
      throw unusable('worlds', 'a game whose views hide something to be guessed', game.name);
    const trials = args.whole('trials') ?? DEFAULT_TRIALS;
    const progress = showProgress(io, `worlds ${game.name}`);
    const report = game.worlds({
      content: game.content,
      core: (setup) => game.core(setup),
      reference: game.engines.reference,
      trials,
      seed: args.whole('seed') ?? 1,
      seats: readSeats(args, game.content) ?? undefined,
      mistake: args.flag('blind') ? 'ignores-evidence' : 'none',
      onTrial: (done, bad) => progress.at(done, trials, bad === 0 ? '' : `${bad} impossible`),
    });
    progress.end();
    const { worlds, impossible, perSecond, matches, failures } = report;
    const firsts = failures.filter(({ match }, index) => failures[index - 1]?.match !== match);
    for (const { match, viewer, why } of firsts.slice(0, TOLD)) io.out(`FAIL match ${match}, seat ${viewer}: ${why}`);
    io.out(`${worlds} worlds in ${matches} matches, ${impossible} impossible, ${perSecond} worlds a second`);
    printJson(args, io, { worlds, impossible, perSecond, matches });
    return impossible === 0 ? EXIT.fine : EXIT.failed;
  },
};
