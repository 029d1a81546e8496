/** Plays the written scenarios on engines that lack one part of a game's data after the other: some scenario must notice. */
import type { EngineMaker, EngineName } from '../kit';
import type { Scenario } from '../scenario/model';
import { runScenario } from '../scenario/run';

/** A scenario and where it stands. */
export interface MutantScenario {
  readonly scenario: Scenario;
  readonly file: string;
}

/** The parts of a game's data that can be blanked one by one. */
export interface Mutants {
  /** What they are called, in their order. */
  readonly names: readonly string[];
  /** Makers of engines that lack one of them; null: that lack none. */
  engines(without: string | null): Readonly<Record<EngineName, EngineMaker>>;
  /** The scenarios with the smallest number are played first: those most likely to notice the lack. */
  rank(name: string, scenario: MutantScenario): number;
}

export interface MutantRun {
  readonly mutants: Mutants;
  readonly scenarios: readonly MutantScenario[];
  /** Which of the names. */
  readonly names: readonly string[];
  readonly engines: readonly EngineName[];
  readonly onMutant?: (done: number, survivors: number) => void;
}

export interface MutantReport {
  readonly powers: number;
  readonly caught: number;
  /** Names of those whose lack nobody noticed. */
  readonly survivors: readonly string[];
  /** Scenarios that fail with nothing blanked, and so prove nothing. */
  readonly broken: number;
}

const fails = ({ scenario }: MutantScenario, makers: readonly EngineMaker[]): boolean => {
  try {
    return runScenario(scenario, makers).length > 0;
  } catch {
    // a start that all engines refuse is a difference as well
    return true;
  }
};

/** The scenarios, those most likely to notice first. */
const ranked = (scenarios: readonly MutantScenario[], name: string, { rank }: Mutants): readonly MutantScenario[] =>
  scenarios
    .map((entry) => [rank(name, entry), entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);

/** Blanks each of these in turn. */
export function runMutants({ mutants, scenarios, names, engines, onMutant }: MutantRun): MutantReport {
  const makersOf = (without: string | null): readonly EngineMaker[] => {
    const made = mutants.engines(without);
    return engines.map((engine) => made[engine]);
  };
  const whole = makersOf(null);
  const sound = scenarios.filter((entry) => !fails(entry, whole));
  const survivors: string[] = [];
  for (const [index, name] of names.entries()) {
    const makers = makersOf(name);
    if (!ranked(sound, name, mutants).some((entry) => fails(entry, makers))) survivors.push(name);
    onMutant?.(index + 1, survivors.length);
  }
  const broken = scenarios.length - sound.length;
  return { powers: names.length, caught: names.length - survivors.length, survivors, broken };
}
