/**
 * What a kind is worth to its own side, in twentieths of a plain piece of strength 10: by its base strength, and a
 * little for each thing that it can do. Worked out from the tables.
 */
import { keysOfKind, powerOfKind, powersOfKind } from './kinds';
import {
  MOST_KINDS, POWER_ABILITY, POWER_ACTION, POWER_CURSE, POWER_INNATE, STATIONARY,
} from './layout';
import { kinds, P_BASE, pieceField, powerField, W_KIND } from './tables';

/** By base strength 1 to 10, then Magic; a castle's worth is the match, and counts nowhere. */
const BASE_WORTH: StaticArray<i32> = [0, 30, 30, 36, 42, 50, 62, 78, 98, 122, 150, 50, 0];
const ACTION_WORTH: i32 = 12;
const ABILITY_WORTH: i32 = 8;
const INNATE_WORTH: i32 = 4;
/** A curse hurts only when its bearer is gone. */
const CURSE_WORTH: i32 = -6;
/** What can't move waits for others to come. */
const STILL_LOSS: i32 = 10;

const WORTHS: usize = memory.data((MOST_KINDS + 1) * 2, 16);

/** The worth of a kind. */
// @ts-ignore: decorator
@inline
export function worthOfKind(kind: i32): i32 {
  return load<u16>(WORTHS + (<usize>kind << 1));
}

/** Works out every kind's worth; to be called when a search begins, since tables may have come since the last. */
export function surveyWorths(): void {
  for (let kind = 1; kind <= kinds; kind++) store<u16>(WORTHS + (<usize>kind << 1), worth(kind));
}

function worth(kind: i32): i32 {
  const base = unchecked(BASE_WORTH[pieceField(kind, P_BASE)]);
  if (base == 0) return 0;
  let sum = base;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    switch (powerField(powerOfKind(kind, number), W_KIND)) {
      case POWER_ACTION:
        sum += ACTION_WORTH;
        break;
      case POWER_ABILITY:
        sum += ABILITY_WORTH;
        break;
      case POWER_INNATE:
        sum += INNATE_WORTH;
        break;
      case POWER_CURSE:
        sum += CURSE_WORTH;
        break;
      default:
    }
  }
  if ((keysOfKind(kind) >> STATIONARY) & 1) sum -= STILL_LOSS;
  return max(sum, 10);
}
