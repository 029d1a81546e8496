/** The reference engines of the published games, by name: one line a game. */
import type { Engine } from '../contract/engine';
import type { GameName } from '../contract/setup';
import { createLegendsReference } from './legends';
import { createLegionReference } from './legion';

const makers: Readonly<Record<GameName, () => Engine>> = {
  legends: createLegendsReference,
  legion: createLegionReference,
};

/** A new reference engine; null for a game that has none here. */
export const createReference = (game: GameName): Engine | null =>
  Object.hasOwn(makers, game) ? (makers[game]?.() ?? null) : null;
