/** The reference engines of the published games, by name. */
import type { Engine } from '../contract/engine';
import type { GameName } from '../contract/setup';
import { createLegendsReference } from './legends';
import { createLegionReference } from './legion';

/** A new reference engine; null for a game that has none here. */
export const createReference = (game: GameName): Engine | null => {
  switch (game) {
    case 'legion':
      return createLegionReference();
    case 'legends':
      return createLegendsReference();
    case 'conquest':
    case 'medieval':
    case 'parley':
      return null;
  }
};
