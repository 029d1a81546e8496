/** The games that workers know: handed in, so that a test can bring its own. */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { GameName } from '../contract/setup';
import { ok } from '../games/shared/outcome';
import { createCoreEngine } from './core-engine';
import type { CoreMaker } from './instantiate';
import type { Levels } from './opponent/levels';
import type { RefereeGame, RefereeGames } from './referee/games';

export interface WorkerGame {
  readonly content: Content;
  readonly levels: Levels;
  /** Loads the core; called again it gives the same one. `core-failed`. */
  loadCore(): Promise<Outcome<CoreMaker>>;
}

export type WorkerGames = Readonly<Partial<Record<GameName, WorkerGame>>>;

/** Keeps what was loaded; a failure is not kept, so that it can be tried again. */
export const loadOnce = (load: () => Promise<Outcome<CoreMaker>>): (() => Promise<Outcome<CoreMaker>>) => {
  let loaded: Promise<Outcome<CoreMaker>> | null = null;
  return async () => {
    loaded ??= load();
    const outcome = await loaded;
    if (!outcome.ok) loaded = null;
    return outcome;
  };
};

const refereeGame = ({ content, levels, loadCore }: WorkerGame): RefereeGame => ({
  content,
  levels,
  loadEngine: async () => {
    const core = await loadCore();
    return core.ok ? ok(() => createCoreEngine(core.value(), content)) : core;
  },
});

/** The same games as the referee sees them: with engines instead of cores. */
export const refereeGames = (games: WorkerGames): RefereeGames =>
  Object.fromEntries(Object.entries(games).map(([name, game]) => [name, refereeGame(game)]));
