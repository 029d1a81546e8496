/** Terrain numbers. */
import { TERRAINS } from '../../games/legends/language';

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(TERRAINS.map((name, number) => [name, number]));

/** Place in TERRAINS; -1 for no terrain. */
export const terrainNumber = (name: string): number => NUMBERS[name] ?? -1;

/** Terrains that can be named, by the alphabet. */
export const LANDS: readonly number[] = TERRAINS.map((_, number) => number)
  .filter((number) => TERRAINS[number] !== 'water')
  .sort((a, b) => ((TERRAINS[a] ?? '') < (TERRAINS[b] ?? '') ? -1 : 1));
