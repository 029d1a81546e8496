/** Every reason for which a choice may be advised; its sentence stands behind `medieval.hint.<name>`. */
import type { Args } from '../../../../text';

export const REASONS = [
  // fights, shots and what else is done to an enemy
  'king',
  'wins',
  'captures',
  'joined',
  'odds',
  'gamble',
  'gives',
  'hits',
  'shoots',
  'tests',
  'bursts',
  'look',
  'rescue',
  'disarm',
  'bomb',
  'bombGuards',
  // steps
  'stockade',
  'escape',
  'safer',
  'kingFlees',
  'blast',
  'flees',
  'covers',
  'threatens',
  'aims',
  'scouts',
  'joins',
  'faces',
  'kingAway',
  'kingHides',
  'kingWaits',
  'kingForward',
  'fills',
  'guards',
  'room',
  'middle',
  'flank',
  'leaves',
  'ventures',
  'advance',
  'back',
  'aside',
  'quiet',
  // whatever else is asked
  'pass',
  'home',
  'cell',
  'makesRoom',
  'other',
] as const;

export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly args: Args;
}

export const reason = (name: ReasonName, args: Args = {}): Reason => ({ name, args });
