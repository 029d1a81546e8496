/** The Caravan's count (L12): the longest chain of a side's units, each beside the next, none twice; it may bend, not branch. */
import { beside } from './board';

/** Units in the longest such chain within a mask of at most ten squares. */
export function longestLine(units: u64): i32 {
  let best = 0;
  for (let left = units; left != 0; left &= left - 1) {
    const length = lineFrom(left & (0 - left), units);
    if (length > best) best = length;
  }
  return best;
}

/** Units in the longest chain that starts at `at` and goes on within `units`. */
function lineFrom(at: u64, units: u64): i32 {
  const rest = units & ~at;
  let best = 0;
  for (let next = beside(at) & rest; next != 0; next &= next - 1) {
    const length = lineFrom(next & (0 - next), rest);
    if (length > best) best = length;
  }
  return best + 1;
}
