/** Who notices that an engine was changed: the written scenarios, then games beside the reference engine. */
import type { Game } from '../../game';
import type { EngineMaker } from '../../kit';
import { runScenario } from '../../scenario/run';
import { freshTwins, playTwinMatch } from '../../twins/game';
import type { MutantScenario } from '../run';
import { within } from './limit';

/** A scenario takes a few milliseconds, a game less than a second; this is for machines that do much else. */
const SCENARIO_MS = 10_000;
const GAME_MS = 60_000;

/** Something that is played: what it is called, and whether it goes wrong on an engine. */
interface Witness {
  readonly name: string;
  readonly milliseconds: number;
  fails(make: EngineMaker): boolean;
}

const scenarioWitness = ({ scenario, file }: MutantScenario): Witness => ({
  name: `${file}${scenario.at === '' ? '' : `: ${scenario.at}`} ${scenario.label}`.trim(),
  milliseconds: SCENARIO_MS,
  fails: (make) => runScenario(scenario, [make]).length > 0,
});

const gameWitness = (game: Game, seed: number, index: number): Witness => ({
  name: `twins ${game.name}, game ${index} of seed ${seed}`,
  milliseconds: GAME_MS,
  fails: (make) => {
    const kit = { ...game, engines: { ...game.engines, wasm: make } };
    return playTwinMatch(kit, freshTwins(kit), { index, seed, seats: null }).divergence !== null;
  },
});

/** Whatever goes wrong counts: a difference, an exception, no end. */
function fails({ milliseconds, fails: run }: Witness, make: EngineMaker): boolean {
  try {
    return within(milliseconds, () => run(make))?.value ?? true;
  } catch {
    return true;
  }
}

export interface TrialSetup {
  readonly game: Game;
  readonly scenarios: readonly MutantScenario[];
  /** How many games beside the reference engine. */
  readonly games: number;
  readonly seed: number;
}

export class Trial {
  /** Witnesses that fail with nothing changed, and so prove nothing. */
  readonly broken = new Set<string>();
  private readonly game: Game;
  private witnesses: readonly Witness[];
  private readonly sound = new Set<string>();

  constructor({ game, scenarios, games, seed }: TrialSetup) {
    this.game = game;
    const played = Array.from({ length: games }, (_, index) => gameWitness(game, seed, index));
    this.witnesses = [...scenarios.map(scenarioWitness), ...played];
  }

  /** The name of the first who notices that this engine is not what it was; null when nobody does. */
  noticedBy(make: EngineMaker): string | null {
    const witness = this.witnesses.find((one) => !this.broken.has(one.name) && fails(one, make) && this.isSound(one));
    if (witness === undefined) return null;
    // who has noticed one thing often notices the next
    this.witnesses = [witness, ...this.witnesses.filter((one) => one !== witness)];
    return witness.name;
  }

  private isSound(witness: Witness): boolean {
    const { name } = witness;
    if (this.sound.has(name)) return true;
    const isSound = !fails(witness, this.game.engines.wasm);
    (isSound ? this.sound : this.broken).add(name);
    return isSound;
  }
}
