/**
 * Blanks one power of Legends after the other and looks whether some written scenario notices. The blanked power keeps its place in
 * the piece's list, so that every text still means what it meant.
 */
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Catalogue, Power } from '../../../../src/games/legends/language';
import type { EngineMaker } from '../kit';
import { ALL_POWERS, type PowerRef, powerName } from '../legends/powers';
import type { Scenario } from '../scenario/model';
import { runScenario } from '../scenario/run';

/** Does nothing, at no time. */
const BLANK: Power = { kind: 'innate', do: [] };

/** The catalogue without one power. */
export function withoutPower({ kind, number }: PowerRef): Catalogue {
  const pieces = legendsCatalogue.pieces.map((piece) =>
    piece.number === kind
      ? { ...piece, powers: piece.powers.map((power, index) => (index === number - 1 ? BLANK : power)) }
      : piece,
  );
  return { ...legendsCatalogue, pieces };
}

/** A scenario with the pieces that its start names, as far as that can be told. */
export interface MutantScenario {
  readonly scenario: Scenario;
  readonly file: string;
}

export interface MutantRun {
  readonly scenarios: readonly MutantScenario[];
  readonly powers: readonly PowerRef[];
  /** Makers of engines that play by a catalogue. */
  readonly engines: (catalogue: Catalogue) => readonly EngineMaker[];
  readonly onMutant?: (done: number, survivors: number) => void;
}

export interface MutantReport {
  readonly powers: number;
  readonly caught: number;
  /** Names of the powers whose lack nobody noticed. */
  readonly survivors: readonly string[];
  /** Scenarios that fail with every power in place, and so prove nothing. */
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

/** The piece's own file first, then scenarios in whose start it stands, then the others. */
function ranked(scenarios: readonly MutantScenario[], kind: number): readonly MutantScenario[] {
  const own = `${String(kind).padStart(3, '0')}-`;
  const rank = ({ file, scenario }: MutantScenario): number => {
    if (file.slice(file.lastIndexOf('/') + 1).startsWith(own)) return 0;
    return new RegExp(`\\b${kind}\\b`).test(JSON.stringify(scenario.setup)) ? 1 : 2;
  };
  return scenarios
    .map((entry) => [rank(entry), entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** Blanks each of these powers in turn. */
export function runMutants({ scenarios, powers, engines, onMutant }: MutantRun): MutantReport {
  const whole = engines(legendsCatalogue);
  const sound = scenarios.filter((entry) => !fails(entry, whole));
  const survivors: string[] = [];
  for (const [index, power] of powers.entries()) {
    const makers = engines(withoutPower(power));
    if (!ranked(sound, power.kind).some((entry) => fails(entry, makers))) survivors.push(powerName(power));
    onMutant?.(index + 1, survivors.length);
  }
  const broken = scenarios.length - sound.length;
  return { powers: powers.length, caught: powers.length - survivors.length, survivors, broken };
}

/** Every power, or every n-th of them. */
export const somePowers = (every: number): readonly PowerRef[] => ALL_POWERS.filter((_, index) => index % every === 0);
