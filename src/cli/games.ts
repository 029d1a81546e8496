/** Every game that the command line knows: the published ones, and the test game. */
import { type Kit, must } from '../../test/support/harness/kit';
import { PowerCount } from '../../test/support/harness/legends/powers';
import { benchSampleOf, LEGENDS_TURN_LIMIT, samplesOf } from '../../test/support/harness/legends/samples';
import type { Terms } from '../../test/support/harness/scenario/terms';
import { legendsTerms } from '../../test/support/harness/scenario/terms/legends';
import { legionTerms } from '../../test/support/harness/scenario/terms/legion';
import { parleyTerms } from '../../test/support/harness/scenario/terms/parley';
import type { SecrecyKit } from '../../test/support/harness/secrecy/kit';
import { secrecyOf } from '../../test/support/harness/secrecy/legends-kit';
import { parleySecrecy } from '../../test/support/harness/secrecy/parley-kit';
import { parley } from '../../test/support/parley/content';
import { createParleyReference } from '../../test/support/parley/reference';
import type { Content } from '../contract/content';
import type { Engine } from '../contract/engine';
import type { Setup } from '../contract/setup';
import { legendsOf } from '../games/legends';
import { characters } from '../games/legends/characters';
import { FORM_LIST } from '../games/legends/forms';
import type { Form } from '../games/legends/language';
import { opponents as legendsOpponents } from '../games/legends/opponents';
import { legion } from '../games/legion';
import { opponents as legionOpponents } from '../games/legion/opponents';
import { createLegionReference } from '../reference/legion';
import type { CoreExports } from '../worker/abi';
import { createCoreEngine } from '../worker/core-engine';
import { type CoreSize, sizeOfSetup } from '../worker/core-size';
import type { CoreMaker } from '../worker/instantiate';
import { drawingLots, type Levels, levelsOf } from '../worker/opponent/levels';
import { coreMaker } from './cores';
import { legendsCore, legendsEngines } from './legends';
import { unusable } from './unusable';

export interface Game extends Kit {
  readonly terms: Terms;
  /** Null where nothing is ever hidden. */
  readonly secrecy: SecrecyKit | null;
  readonly levels: Levels;
  /** A new instance of the compiled core that plays this setup, without one the standard start; its engine and its search share one memory. */
  core(setup?: Setup): CoreExports;
  /** Makes instances of one build; the same maker whenever that build is asked for. */
  coreOfSize(size: CoreSize): CoreMaker;
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
  const { name } = content;
  const core = (): CoreExports => coreMaker(name)();
  const engines = { wasm: () => createCoreEngine(core(), content), reference };
  return { name, content, ...parts, core, coreOfSize: () => core, engines };
}

const legendsCores = legendsCore();
const familyEngines = legendsEngines();
const makers: Readonly<Record<CoreSize, CoreMaker>> = {
  common: () => legendsCores('common'),
  wide: () => legendsCores('wide'),
};

/** What is started from where nothing is said. */
const standard = (content: Content): Setup => must(content.readSetup({ game: content.name }), 'the standard start');

/** A form goes by its own name; the standard one is the game's. */
function makeForm(form: Form): Game {
  const content = legendsOf(form.name);
  return {
    name: form.name,
    content,
    engines: familyEngines,
    core: (setup) => makers[sizeOfSetup(content, setup ?? standard(content))](),
    coreOfSize: (size) => makers[size],
    positionKeys: ['legends.main', 'legends.exchange'],
    terms: legendsTerms,
    secrecy: secrecyOf(form),
    levels: levelsOf(legendsOpponents, characters),
    watcher: () => new PowerCount(form),
    samples: samplesOf(form),
    benchSample: benchSampleOf(form),
    turnLimit: LEGENDS_TURN_LIMIT,
    checksViews: true,
  };
}

export const games: Readonly<Record<string, Game>> = {
  legion: makeGame(legion, {
    reference: createLegionReference,
    terms: legionTerms,
    positionKeys: ['legion.place'],
    secrecy: null,
    levels: levelsOf(legionOpponents),
  }),
  parley: makeGame(parley, {
    reference: createParleyReference,
    terms: parleyTerms,
    positionKeys: ['parley.card', 'parley.main'],
    secrecy: parleySecrecy,
    levels: drawingLots,
  }),
  ...Object.fromEntries(FORM_LIST.map((form) => [form.name, makeForm(form)])),
};

/** The game of this name; throws Unusable. */
export function findGame(name: string): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) throw unusable(`the game '${name}'`, Object.keys(games).join(' or '));
  return game;
}
