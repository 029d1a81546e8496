/** What each ground lets stand, shoot, be shot and defend (sections 3 and 4; L8, L9). All squares are plain in the basic game. */
import { TERRAINS } from '../../games/legion/boards';
import { UNITS } from '../../games/legion/units';

const FOREST = TERRAINS.indexOf('forest');
const WATER = TERRAINS.indexOf('water');
const FORTIFICATION = TERRAINS.indexOf('fortification');
const MOUNTAIN = TERRAINS.indexOf('mountain');

const among = (letters: string): readonly boolean[] => UNITS.map((unit) => letters.includes(unit.letter));

/** L8: Soldier, Knight and King, and nobody else. */
const SWIMS = among('SNK');
/** Mountain takes everything but Tower and Catapult. */
const CLIMBS = among('SNUGAK');
/** Section 4: these count as shielded on a fortification; T, C, U, G gain nothing. */
const SHELTERS = among('SNAK');

/** May a unit of this kind stand on this ground? */
export const takes = (terrain: number, kind: number): boolean => {
  if (terrain === WATER) return SWIMS[kind] ?? false;
  if (terrain === MOUNTAIN) return CLIMBS[kind] ?? false;
  return true;
};

export const isForest = (terrain: number): boolean => terrain === FOREST;

/** Does this ground give this kind a shield: defence +1 and no arrows (section 4; L9)? */
export const shelters = (terrain: number, kind: number): boolean =>
  terrain === FORTIFICATION && (SHELTERS[kind] ?? false);
