/**
 * Who notices that an engine was changed: what its core must refuse or take, the written scenarios, then games that the engine as
 * it is plays as the reference does.
 */

import type { CoreSize } from '../../../../../src/worker/core-size';
import type { CoreMaker } from '../../../../../src/worker/instantiate';
import type { Game } from '../../game';
import type { EngineMaker } from '../../kit';
import { Examined } from '../../refusals/refusal';
import { runScenario } from '../../scenario/run';
import { freshTwins, playTwinMatch } from '../../twins/game';
import type { MutantScenario } from '../run';
import { within } from './limit';

/** An engine that may have been changed, and the cores that it runs on. */
export interface Candidate {
  readonly make: EngineMaker;
  coreOf(size: CoreSize): CoreMaker;
}

/** A scenario takes a few milliseconds, a game less than a second; this is for machines that do much else. */
const SCENARIO_MS = 10_000;
const GAME_MS = 60_000;

/** Something that is played: what it is called, and whether it goes wrong on an engine. */
interface Witness {
  readonly name: string;
  readonly milliseconds: number;
  fails(candidate: Candidate): boolean;
  /** With nothing changed; without it where it does not fail then. */
  isSound?(): boolean;
}

const scenarioWitness = ({ scenario, file }: MutantScenario): Witness => ({
  name: `${file}${scenario.at === '' ? '' : `: ${scenario.at}`} ${scenario.label}`.trim(),
  milliseconds: SCENARIO_MS,
  fails: ({ make }) => runScenario(scenario, [make]).length > 0,
});

/** All that the core is told in a row: one core takes them in the time of a single scenario. */
const refusalWitness = ({ name, refusals = () => [] }: Game): Witness => ({
  name: `words of ${name}`,
  milliseconds: SCENARIO_MS,
  fails: ({ coreOf }) => {
    const core = new Examined(coreOf('common')());
    return refusals().some((refusal) => core.wrongWith(refusal) !== null);
  },
});

const gameWitness = (game: Game, seed: number, index: number): Witness => {
  const differs = (wasm: EngineMaker, reference: EngineMaker): boolean => {
    const kit = { ...game, engines: { wasm, reference } };
    return playTwinMatch(kit, freshTwins(kit), { index, seed, seats: null }).divergence !== null;
  };
  return {
    name: `twins ${game.name}, game ${index} of seed ${seed}`,
    milliseconds: GAME_MS,
    // beside the engine as it is, which is several times as fast as the reference; it is sound where the two agree
    fails: ({ make }) => differs(make, game.engines.wasm),
    isSound: () => !differs(game.engines.wasm, game.engines.reference),
  };
};

/** Whatever goes wrong counts: a difference, an exception, no end. */
function fails({ milliseconds, fails: run }: Witness, candidate: Candidate): boolean {
  try {
    return within(milliseconds, () => run(candidate))?.value ?? true;
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

/** How many of the games are played before a change is compiled by itself, which leaves out what makes no difference. */
const EARLY_GAMES = 4;

export class Trial {
  /** Witnesses that fail with nothing changed, and so prove nothing. */
  readonly broken = new Set<string>();
  private readonly game: Game;
  private early: readonly Witness[];
  private late: readonly Witness[];
  private readonly sound = new Set<string>();

  constructor({ game, scenarios, games, seed }: TrialSetup) {
    this.game = game;
    const played = Array.from({ length: games }, (_, index) => gameWitness(game, seed, index));
    this.early = [refusalWitness(game), ...scenarios.map(scenarioWitness), ...played.slice(0, EARLY_GAMES)];
    this.late = played.slice(EARLY_GAMES);
  }

  /** The name of the first of the cheap checks that notices that this engine is not what it was; null when none does. */
  noticedEarlyBy(candidate: Candidate): string | null {
    const witness = this.firstOf(this.early, candidate);
    if (witness === null) return null;
    // who has noticed one thing often notices the next
    this.early = [witness, ...this.early.filter((one) => one !== witness)];
    return witness.name;
  }

  /** The same of all others, who take longer; who notices is asked early from then on. */
  noticedLateBy(candidate: Candidate): string | null {
    const witness = this.firstOf(this.late, candidate);
    if (witness === null) return null;
    this.early = [witness, ...this.early];
    this.late = this.late.filter((one) => one !== witness);
    return witness.name;
  }

  private firstOf(witnesses: readonly Witness[], candidate: Candidate): Witness | null {
    return witnesses.find((one) => !this.broken.has(one.name) && fails(one, candidate) && this.isSound(one)) ?? null;
  }

  private isSound(witness: Witness): boolean {
    const { name } = witness;
    if (this.sound.has(name)) return true;
    const isSound =
      witness.isSound?.() ?? !fails(witness, { make: this.game.engines.wasm, coreOf: this.game.coreOfSize });
    (isSound ? this.sound : this.broken).add(name);
    return isSound;
  }
}
