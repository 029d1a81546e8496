/** What pieces weigh, roughly: enough to tell much from little. */
import type { TokenView } from '../../../../../src/contract/view';
import { pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';

const MAGIC = 4;
const CASTLE = 100;
/** Of a piece whose kind is not known. */
const UNKNOWN = 5;

export const worthOf = (kind: number | null): number => {
  const strength = pieceKnown(kind)?.strength;
  switch (strength) {
    case undefined:
      return UNKNOWN;
    case 'magic':
      return MAGIC;
    case 'castle':
      return CASTLE;
    default:
      return strength;
  }
};

/** Has it a Death Curse to leave behind? */
export const bearsCurse = ({ kind }: TokenView): boolean =>
  pieceKnown(kind)?.powers.some((power) => 'kind' in power && power.kind === 'curse') === true;
