/** `secrecy`: worlds that a seat must not be able to tell apart. */
import type { SecrecyKit, SecrecyPlan } from '../../../test/support/harness/secrecy/kit';
import { runTrials } from '../../../test/support/harness/secrecy/trials';
import {
  CHEAT,
  cheatingWorld,
  engineWorld,
  thinkingWorld,
  type WorldMaker,
} from '../../../test/support/harness/secrecy/world';
import { MAX_SEED, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { readSeats, SEATS } from '../seats';
import { unusable } from '../unusable';

const DEFAULT_TRIALS = 2000;
/** A planted leak that this many trials do not find counts as missed. */
const CONTROL_TRIALS = 5000;

interface Control {
  readonly name: string;
  readonly plan: SecrecyPlan;
}

/** The planted leaks, and where answers are compared an opponent that cheats. */
const controlsOf = (kit: SecrecyKit, plan: SecrecyPlan, cheating: WorldMaker | null): readonly Control[] => [
  ...kit.leaks(plan.seats).map((name, index) => ({ name, plan: { ...plan, leak: index + 1 } })),
  ...(cheating === null ? [] : [{ name: CHEAT, plan: { ...plan, make: cheating } }]),
];

/** Runs the trials against each control; gives how many were caught. */
function runControls(kit: SecrecyKit, controls: readonly Control[], io: Io): number {
  const progress = showProgress(io, 'controls');
  let caught = 0;
  for (const [index, { name, plan }] of controls.entries()) {
    const report = runTrials(kit.trials(plan), { trials: CONTROL_TRIALS, stopAtFirst: true });
    progress.at(index + 1, controls.length);
    if (report.mismatches > 0) caught++;
    else io.out(`FAIL planted leak ${name}: not caught in ${report.trials} trials`);
  }
  progress.end();
  return caught;
}

export const secrecyCommand: Command = {
  spec: {
    name: 'secrecy',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary:
      'Exchanges what a seat cannot know and compares all that it gets; then does so with planted leaks, which must be caught.',
    notes: [
      'What a seat knows is kept by the harness from the rules and the choices. A trial counts as changed when the hidden state',
      'really differs. Both worlds are then played on with the same visible choices: rows, views, decisions, answers.',
    ],
    options: {
      trials: { kind: 'whole', word: 'N', help: `how many (default ${DEFAULT_TRIALS})`, low: 1, high: MAX_SEED },
      seed: SEED,
      seats: SEATS,
      engine: { kind: 'text', word: 'E', help: 'which engine (default wasm)', values: ['wasm', 'reference'] },
      think: { kind: 'flag', help: "compare the opponent's whole answer as well" },
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const kit = game.secrecy;
    if (kit === null) {
      io.out(`0 trials: nothing is ever hidden in ${game.name}`);
      printJson(args, io, { trials: 0, changed: 0, mismatches: 0, controls: 0, controlsCaught: 0 });
      return EXIT.fine;
    }
    const seed = args.whole('seed') ?? 1;
    const wanted = args.whole('trials') ?? DEFAULT_TRIALS;
    const seats = readSeats(args, game.content);
    const plan = { seed, ...(seats === null ? {} : { seats }) };
    const plain: WorldMaker = () =>
      engineWorld(game.engines[args.text('engine') === 'reference' ? 'reference' : 'wasm']());
    if (args.flag('think') && kit.thinking.length === 0)
      throw unusable('--think', 'a game whose opponent searches', game.name);
    const sample = game.content.sampleSetup(0, seed, plan.seats);
    const thinking: WorldMaker = () => thinkingWorld(() => game.core(sample), game.content, kit.thinking);
    const make = args.flag('think') ? thinking : plain;
    const progress = showProgress(io, `secrecy ${game.name}`);
    const { trials, changed, mismatches, first } = runTrials(kit.trials({ ...plan, make }), {
      trials: wanted,
      onTrial: (done, found) => progress.at(done, wanted, found === 0 ? '' : `${found} mismatches`),
    });
    progress.end();
    if (first !== null) io.out(`FAIL ${first}`);
    const cheating = args.flag('think') ? () => cheatingWorld(thinking()) : null;
    const planted = controlsOf(kit, { ...plan, make: plain }, cheating);
    const controls = planted.length;
    const controlsCaught = runControls(kit, planted, io);
    io.out(
      `${trials} trials, ${changed} changed, ${mismatches} mismatches, ${controlsCaught} of ${controls} planted leaks caught`,
    );
    printJson(args, io, { trials, changed, mismatches, controls, controlsCaught });
    return mismatches === 0 && controlsCaught === controls ? EXIT.fine : EXIT.failed;
  },
};
