/** The reference engine of a game by its name. */
import type { Engine } from '../contract/engine';
import type { GameName } from '../contract/setup';
import * as games from './games';

const makers: ReadonlyMap<string, () => Engine> = new Map(Object.entries(games));

/** A new reference engine; null for a game that has none here. */
export const createReference = (game: GameName): Engine | null => makers.get(game)?.() ?? null;
