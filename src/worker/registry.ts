/** The published games as workers play them, each fetched when a match is one of it: one line a game. */
import type { GamePart } from '../games/part';
import { createRegistry, type Registry } from '../games/shared/registry';
import { type WorkerGames, workerGames } from './games';
import type { CoreKind } from './loading';

/** The first is the one whose core is fetched while the title is looked at. */
const parts: Registry<GamePart> = createRegistry<GamePart>({
  legends: async () => (await import('../games/legends/worker')).part,
  legion: async () => (await import('../games/legion/worker')).part,
  medieval: async () => (await import('../games/medieval/worker')).part,
});

/** `kind` says which form of the cores is tried first. Nothing is loaded yet. */
export const publishedGames = (kind: CoreKind = 'wasm'): WorkerGames => workerGames(parts, kind);
