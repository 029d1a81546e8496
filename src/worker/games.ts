/** The games that workers know: handed in, so that a test can bring its own. */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { GameName } from '../contract/setup';
import { ok } from '../games/shared/outcome';
import { createCoreEngine } from './core-engine';
import { type CoreSize, sizeOfSetup } from './core-size';
import type { CoreMaker } from './instantiate';
import type { Levels } from './opponent/levels';
import type { RefereeGame, RefereeGames } from './referee/games';

export interface WorkerGame {
  readonly content: Content;
  readonly levels: Levels;
  /** Loads one build of the core, asked again the same one; a game with a single build gives that. `core-failed`. */
  loadCore(size: CoreSize): Promise<Outcome<CoreMaker>>;
}

export type WorkerGames = Readonly<Record<GameName, WorkerGame>>;

/** Keeps what was loaded; a failure is not kept, so that it can be tried again. */
export const loadOnce = (load: WorkerGame['loadCore']): WorkerGame['loadCore'] => {
  const loaded = new Map<CoreSize, Promise<Outcome<CoreMaker>>>();
  return async (size) => {
    const loading = loaded.get(size) ?? load(size);
    loaded.set(size, loading);
    const outcome = await loading;
    if (!outcome.ok) loaded.delete(size);
    return outcome;
  };
};

const refereeGame = ({ content, levels, loadCore }: WorkerGame): RefereeGame => ({
  content,
  levels,
  loadEngine: async (setup) => {
    const core = await loadCore(setup === null ? 'common' : sizeOfSetup(content, setup));
    return core.ok ? ok(() => createCoreEngine(core.value(), content)) : core;
  },
});

/** The same games as the referee sees them: with engines instead of cores. */
export const refereeGames = (games: WorkerGames): RefereeGames =>
  Object.fromEntries(Object.entries(games).map(([name, game]) => [name, refereeGame(game)]));
