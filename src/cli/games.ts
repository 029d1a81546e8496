/** Every game that the command line knows: the published ones, and the test game. */
import type { Kit } from '../../test/support/harness/kit';
import { PowerCount } from '../../test/support/harness/legends/powers';
import { boxedBattle, LEGENDS_TURN_LIMIT, legendsSamples } from '../../test/support/harness/legends/samples';
import type { Terms } from '../../test/support/harness/scenario/terms';
import { legendsTerms } from '../../test/support/harness/scenario/terms/legends';
import { legionTerms } from '../../test/support/harness/scenario/terms/legion';
import { parleyTerms } from '../../test/support/harness/scenario/terms/parley';
import type { SecrecyKit } from '../../test/support/harness/secrecy/kit';
import { legendsSecrecy } from '../../test/support/harness/secrecy/legends-kit';
import { parleySecrecy } from '../../test/support/harness/secrecy/parley-kit';
import { parley } from '../../test/support/parley/content';
import { createParleyReference } from '../../test/support/parley/reference';
import type { Content } from '../contract/content';
import type { Engine } from '../contract/engine';
import type { Setup } from '../contract/setup';
import { legends } from '../games/legends';
import { legion } from '../games/legion';
import { opponents } from '../games/legion/opponents';
import { createLegionReference } from '../reference/legion';
import type { CoreExports } from '../worker/abi';
import { createCoreEngine } from '../worker/core-engine';
import { drawingLots, type Levels, levelsOf } from '../worker/opponent/levels';
import { coreMaker } from './cores';
import { legendsCore, legendsEngines } from './legends';
import { sizeOfSetup } from './sized-engine';
import { unusable } from './unusable';

export interface Game extends Kit {
  readonly terms: Terms;
  /** Null where nothing is ever hidden. */
  readonly secrecy: SecrecyKit | null;
  readonly levels: Levels;
  /** A new instance of the compiled core that plays this setup; its engine and its search share one memory. */
  core(setup?: Setup): CoreExports;
}

/** What a game adds to its content. */
interface Parts {
  readonly reference: () => Engine;
  readonly terms: Terms;
  readonly positionKeys: readonly string[];
  readonly secrecy: SecrecyKit | null;
  readonly levels: Levels;
}

function makeGame(content: Content, { reference, ...parts }: Parts): Game {
  const core = (): CoreExports => coreMaker(content.name)();
  return { content, ...parts, core, engines: { wasm: () => createCoreEngine(core(), content), reference } };
}

const legendsCores = legendsCore();

export const games: Readonly<Record<string, Game>> = {
  legion: makeGame(legion, {
    reference: createLegionReference,
    terms: legionTerms,
    positionKeys: ['legion.place'],
    secrecy: null,
    levels: levelsOf(opponents),
  }),
  parley: makeGame(parley, {
    reference: createParleyReference,
    terms: parleyTerms,
    positionKeys: ['parley.card', 'parley.main'],
    secrecy: parleySecrecy,
    levels: drawingLots,
  }),
  legends: {
    content: legends,
    engines: legendsEngines(),
    core: (setup) => legendsCores(setup === undefined ? 'common' : sizeOfSetup(legends, setup)),
    positionKeys: ['legends.main', 'legends.exchange'],
    terms: legendsTerms,
    secrecy: legendsSecrecy,
    levels: drawingLots,
    watcher: () => new PowerCount(),
    samples: legendsSamples,
    benchSample: boxedBattle,
    turnLimit: LEGENDS_TURN_LIMIT,
    checksViews: true,
  },
};

/** The game of this name; throws Unusable. */
export function findGame(name: string): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) throw unusable(`the game '${name}'`, Object.keys(games).join(' or '));
  return game;
}
