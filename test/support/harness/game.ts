/** A game as the command line has it: a kit with levels, cores and words of its own, made from the part that workers take. */
import { coreMaker } from '../../../src/cli/cores';
import type { Engine } from '../../../src/contract/engine';
import type { Setup } from '../../../src/contract/setup';
import type { GamePart } from '../../../src/games/part';
import type { CoreExports } from '../../../src/worker/abi';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { type CoreSize, sizeOfSetup } from '../../../src/worker/core-size';
import type { CoreMaker } from '../../../src/worker/instantiate';
import { type Levels, levelsOf } from '../../../src/worker/opponent/levels';
import { withTables } from '../../../src/worker/tables';
import type { BlunderBook } from './blunders/kinds';
import { type Kit, must } from './kit';
import type { Row } from './ladder/rows';
import type { StressBook } from './ladder/stress';
import type { Mutants } from './mutate/run';
import type { Refusal } from './refusals/refusal';
import type { Terms } from './scenario/terms';
import type { SecrecyKit } from './secrecy/kit';
import { createSizedEngine } from './sized-engine';
import type { WorldsRun } from './worlds';

export interface Game extends Kit {
  /** Not published: it has no sentences, and no picture. */
  readonly isTest?: boolean;
  readonly terms: Terms;
  /** Null where nothing is ever hidden. */
  readonly secrecy: SecrecyKit | null;
  readonly levels: Levels;
  /** What values of its search come to in play, by form. */
  readonly foresight?: GamePart['foresight'];
  /** A new instance of the compiled core that plays this setup, without one the standard start; its engine and its search share one memory. */
  core(setup?: Setup): CoreExports;
  /** Makes instances of one build; the same maker whenever that build is asked for. */
  coreOfSize(size: CoreSize): CoreMaker;
  /** An engine on other builds of the core; these have no tables yet. */
  engineOn(coreOf: (size: CoreSize) => CoreMaker): Engine;
  /** What of its data can be blanked. */
  readonly mutants?: Mutants;
  /** Words, damaged and whole, that its core must refuse or take. */
  readonly refusals?: () => readonly Refusal[];
  /** Its own stress opponents; without them it has those of every game. */
  readonly stress?: StressBook;
  /** Its rows of the strength table. */
  readonly ladder?: readonly Row[];
  /** Leaves open in a sampled setup what the players of a measured match settle themselves. */
  readonly open?: (setup: Setup) => Setup;
  /** What players would call absurd in it. */
  readonly blunders?: BlunderBook;
  /** Samples what its opponent takes for possible. */
  readonly worlds?: WorldsRun;
}

/** What a game adds to its part. */
export interface Own
  extends Omit<Game, 'content' | 'name' | 'levels' | 'engines' | 'core' | 'coreOfSize' | 'engineOn'> {
  readonly reference: () => Engine;
  /** The part's own without it. */
  readonly levels?: Levels;
}

/** What is started from where nothing is said. */
const standard = ({ content }: GamePart): Setup =>
  must(content.readSetup({ game: content.name }), 'the standard start');

/** A game on its compiled cores and its reference, called `name`. */
export function makeGame(part: GamePart, { reference, ...own }: Own, name: string = part.content.name): Game {
  const { content, opponents, characters, foresight, tables } = part;
  const made = new Map<CoreSize, CoreMaker>();
  const coreOfSize = (size: CoreSize): CoreMaker => {
    const maker = made.get(size) ?? withTables(coreMaker(content.name, size), tables);
    made.set(size, maker);
    return maker;
  };
  const engineOf = (makerOf: (size: CoreSize) => CoreMaker): Engine =>
    createSizedEngine(content, (size) => createCoreEngine(makerOf(size)(), content));
  return {
    levels: levelsOf(opponents, characters),
    foresight,
    ...own,
    name,
    content,
    core: (setup) => coreOfSize(sizeOfSetup(content, setup ?? standard(part)))(),
    coreOfSize,
    engineOn: (coreOf) => engineOf((size) => withTables(coreOf(size), tables)),
    engines: {
      wasm: () => engineOf(coreOfSize),
      reference,
    },
  };
}
