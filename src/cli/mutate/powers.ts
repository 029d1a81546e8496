/** Blanks a game's powers one after the other. */
import type { EngineName } from '../../../test/support/harness/kit';
import { type MutantReport, type Mutants, runMutants } from '../../../test/support/harness/mutate/run';
import type { Arguments } from '../arguments';
import { printJson } from '../command';
import { engineNames } from '../engines';
import type { Game } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusable } from '../unusable';
import { readMutantScenarios } from './scenarios';

/** The powers asked for: all, one, or every n-th of them. */
function readNames({ names }: Mutants, args: Arguments): readonly string[] {
  const every = args.whole('every') ?? 1;
  const only = args.text('power');
  const chosen = names.filter((name, index) => index % every === 0 && (only === null || name === `#${only}`));
  if (chosen.length === 0) throw unusable('--power', 'a power such as 37.3', only ?? 'none');
  return chosen;
}

/** Says what went unnoticed; whether all was noticed. */
export function mutatePowers(game: Game, mutants: Mutants, args: Arguments, io: Io): boolean {
  const { name } = game;
  const [, ...files] = args.operands;
  const engines: readonly EngineName[] = args.text('engine') === null ? ['wasm'] : engineNames(args);
  const names = readNames(mutants, args);
  const progress = showProgress(io, `mutate ${name}`);
  const report: MutantReport = runMutants({
    mutants,
    scenarios: readMutantScenarios(files, name, io),
    names,
    engines,
    onMutant: (done, survivors) => progress.at(done, names.length, survivors === 0 ? '' : `${survivors} survive`),
  });
  progress.end();
  const { powers, survivors, caught, broken } = report;
  if (broken > 0) io.out(`FAIL ${broken} scenarios fail with every power in place`);
  for (const survivor of survivors) io.out(`FAIL nothing notices the lack of ${survivor}`);
  io.out(`${caught}/${names.length}`);
  printJson(args, io, { mutants: powers, noticed: caught, ...report });
  return survivors.length === 0 && broken === 0;
}
