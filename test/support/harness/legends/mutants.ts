/**
 * The family with one power blanked. The blanked power keeps its place in the piece's list, so that every text still means what
 * it meant.
 */
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Catalogue, Power } from '../../../../src/games/legends/language';
import type { MutantScenario, Mutants } from '../mutate/run';
import { legendsEngines } from './engines';
import { ALL_POWERS, type PowerRef, powerName } from './powers';

/** Does nothing, at no time. */
const BLANK: Power = { kind: 'innate', do: [] };

const POWERS: ReadonlyMap<string, PowerRef> = new Map(ALL_POWERS.map((power) => [powerName(power), power]));

/** The catalogue without one power. */
function withoutPower({ kind, number }: PowerRef): Catalogue {
  const pieces = legendsCatalogue.pieces.map((piece) =>
    piece.number === kind
      ? { ...piece, powers: piece.powers.map((power, index) => (index === number - 1 ? BLANK : power)) }
      : piece,
  );
  return { ...legendsCatalogue, pieces };
}

/** The piece's own file first, then scenarios in whose start it stands as far as that can be told, then the others. */
function rank(name: string, { file, scenario }: MutantScenario): number {
  const kind = POWERS.get(name)?.kind ?? 0;
  if (file.slice(file.lastIndexOf('/') + 1).startsWith(`${String(kind).padStart(3, '0')}-`)) return 0;
  return new RegExp(`\\b${kind}\\b`).test(JSON.stringify(scenario.setup)) ? 1 : 2;
}

export const mutants: Mutants = {
  names: [...POWERS.keys()],
  engines: (without) => {
    const power = without === null ? undefined : POWERS.get(without);
    return legendsEngines(power === undefined ? legendsCatalogue : withoutPower(power));
  },
  rank,
};
