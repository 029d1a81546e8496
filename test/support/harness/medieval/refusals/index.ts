/** What Medieval's core must refuse, and what it must take. */
import type { Refusal } from '../../refusals/refusal';
import { arrangingRefusals } from './arranging';
import { guessRefusals } from './guesses';
import { listRefusals } from './lists';
import { actRefusals } from './phases';
import { prisonRefusals } from './prisons';
import { rangeRefusals, snapshotRefusals } from './ranges';
import { setupRefusals } from './setups';
import { tokenRefusals } from './tokens';

export const medievalRefusals = (): readonly Refusal[] => [
  ...setupRefusals,
  ...tokenRefusals,
  ...guessRefusals,
  ...listRefusals,
  ...actRefusals,
  ...prisonRefusals,
  ...arrangingRefusals,
  ...rangeRefusals,
  ...snapshotRefusals,
];
