/** Every game that the command line knows: the published ones, and the test game. */
import { existsSync, readFileSync } from 'node:fs';
import type { Kit } from '../../test/support/harness/kit';
import type { Terms } from '../../test/support/harness/scenario/terms';
import { legionTerms } from '../../test/support/harness/scenario/terms/legion';
import { parleyTerms } from '../../test/support/harness/scenario/terms/parley';
import type { SecrecyKit } from '../../test/support/harness/secrecy/kit';
import { parleySecrecy } from '../../test/support/harness/secrecy/parley-kit';
import { parley } from '../../test/support/parley/content';
import { createParleyReference } from '../../test/support/parley/reference';
import type { Content } from '../contract/content';
import type { Engine } from '../contract/engine';
import { legion } from '../games/legion';
import { opponents } from '../games/legion/opponents';
import { createLegionReference } from '../reference/legion';
import type { CoreExports } from '../worker/abi';
import { createCoreEngine } from '../worker/core-engine';
import { type CoreMaker, instantiate } from '../worker/instantiate';
import { drawingLots, type Levels, levelsOf } from '../worker/opponent/levels';
import { fromHome } from './home';
import { Unusable, unusable } from './unusable';

export interface Game extends Kit {
  readonly terms: Terms;
  /** Null where nothing is ever hidden. */
  readonly secrecy: SecrecyKit | null;
  readonly levels: Levels;
  /** A new instance of the compiled core; its engine and its search share one memory. */
  core(): CoreExports;
}

const makers = new Map<string, CoreMaker>();

/** Makes instances of build/core/<name>.wasm, which is compiled once. */
export function coreMaker(name: string): CoreMaker {
  const known = makers.get(name);
  if (known !== undefined) return known;
  const file = fromHome(`build/core/${name}.wasm`);
  if (!existsSync(file))
    throw new Unusable(`the engine build/core/${name}.wasm is missing: \`npm run core\` builds it`);
  const maker = instantiate(readFileSync(file));
  makers.set(name, maker);
  return maker;
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
};

/** The game of this name; throws Unusable. */
export function findGame(name: string): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) throw unusable(`the game '${name}'`, Object.keys(games).join(' or '));
  return game;
}
