/** Which ground takes which unit: a table for reading positions and for pictures (RULES section 3). */
import { TERRAINS } from './boards';
import { UNITS } from './units';

/** Water takes units with one symbol (S N K, the list of L8); mountain all but the immovable ones. */
export const accepts = (terrain: number, kind: number): boolean => {
  const unit = UNITS[kind];
  if (unit === undefined) return false;
  switch (TERRAINS[terrain]) {
    case 'water':
      return unit.letter === 'S' || unit.letter === 'N' || unit.letter === 'K';
    case 'mountain':
      return !unit.immovable;
    default:
      return true;
  }
};
