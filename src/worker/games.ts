/** The games that workers know: handed in, so that a test can bring its own. */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { OrderRules } from '../contract/orders';
import type { GamePart } from '../games/part';
import { ok, refuse } from '../games/shared/outcome';
import { mapRegistry, type Registry } from '../games/shared/registry';
import { createCoreEngine } from './core-engine';
import { type CoreSize, sizeOfSetup } from './core-size';
import { publishedCore } from './cores';
import type { CoreMaker } from './instantiate';
import { type CoreKind, loadCore } from './loading';
import { type Levels, levelsOf } from './opponent/levels';
import type { RefereeGame, RefereeGames } from './referee/games';
import { withTables } from './tables';

export interface WorkerGame {
  readonly content: Content;
  readonly levels: Levels;
  readonly foresight?: GamePart['foresight'];
  readonly orders?: OrderRules;
  /** Loads one build of the core, asked again the same one; a game with a single build gives that. `core-failed`. */
  loadCore(size: CoreSize): Promise<Outcome<CoreMaker>>;
}

export interface WorkerGames extends Registry<WorkerGame> {
  /** Loads the core that the first match most likely needs, and nothing else of its game: can cores be had here? `core-failed`. */
  tryCore?(): Promise<Outcome<null>>;
}

/** Keeps what was loaded; a failure is not kept, so that it can be tried again. */
export const loadOnce = <K>(load: (key: K) => Promise<Outcome<CoreMaker>>): typeof load => {
  const loaded = new Map<K, Promise<Outcome<CoreMaker>>>();
  return async (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    const outcome = await loading;
    if (!outcome.ok) loaded.delete(key);
    return outcome;
  };
};

/** Loads cores of the published games by name and size, each once. */
const publishedCores = (kind: CoreKind) => {
  const load = loadOnce((key: `${CoreSize} ${string}`) => {
    const [size, game] = [key.startsWith('wide ') ? 'wide' : 'common', key.slice(key.indexOf(' ') + 1)] as const;
    const source = publishedCore(game, size);
    return source === null
      ? Promise.resolve(refuse('core-failed', '', `a core of the game ${game}`))
      : loadCore(source, kind);
  });
  return (game: string, size: CoreSize) => load(`${size} ${game}`);
};

/** The games of a registry as workers play them. `kind`: which form of their cores is tried first. */
export const workerGames = (parts: Registry<GamePart>, kind: CoreKind = 'wasm'): WorkerGames => {
  const cores = publishedCores(kind);
  const game = ({ content, opponents, characters, foresight, orders, tables, core: own }: GamePart): WorkerGame => ({
    content,
    levels: levelsOf(opponents, characters),
    foresight,
    ...(orders === undefined ? {} : { orders }),
    loadCore: loadOnce(async (size: CoreSize) => {
      const core = await (own === undefined ? cores(content.name, size) : loadCore(own, kind));
      return core.ok ? ok(withTables(core.value, tables)) : core;
    }),
  });
  const [first] = parts.names;
  return {
    ...mapRegistry(parts, game),
    tryCore: async () => {
      if (first === undefined) return refuse('core-failed', '', 'a game to play');
      const core = await cores(first, 'common');
      return core.ok ? ok(null) : core;
    },
  };
};

const refereeGame = ({ content, levels, orders, loadCore: load }: WorkerGame): RefereeGame => ({
  content,
  levels,
  ...(orders === undefined ? {} : { orders }),
  loadEngine: async (setup) => {
    const core = await load(setup === null ? 'common' : sizeOfSetup(content, setup));
    return core.ok ? ok(() => createCoreEngine(core.value(), content)) : core;
  },
});

/** The same games as the referee sees them: with engines instead of cores. */
export const refereeGames = (games: WorkerGames): RefereeGames => {
  const { tryCore } = games;
  return { ...mapRegistry(games, refereeGame), ...(tryCore === undefined ? {} : { tryCore }) };
};
