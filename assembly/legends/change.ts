/** Whether a use changes anything, judged on what its user knows (R12, R142). */
import { selectedIn, strengthOfKind } from './kinds';
import {
  MOST_GRANTS, OP_CONTROL, OP_DESTROY, OP_EXTRA_TURN, OP_GRANT, OP_MODIFY, OP_PATH, OP_PLACE, OP_REVEAL, OP_SWAP,
  REF_IT, REF_SELF, TARGET_PICK,
} from './layout';
import { COUNT, GRANTS, LOOKED, NOBODY } from './map';
import { foe, isKnown, it, kindTest, self, setKnower, test, you } from './scene';
import { nextIn } from './sets';
import { byteOf, isOnBoard, isShown, kindOf, num, ownerOf, sameSide, sideMask } from './state';
import { seemsToHave } from './strength';
import {
  E_A, E_B, E_FIRST, E_OP, E_TARGETS, effectField, F_WEAKER, filterField, powerField, T_ALL, T_AMONG, T_BY, T_FILTER,
  T_KIND, targetField, W_COST, W_EFFECTS, W_FIRST,
} from './tables';

/** The power looked at. */
let power: i32 = 0;

/** R142: would a use change anything, as far as its user knows? */
export function changes(which: i32, first: i32): bool {
  power = which;
  if (powerField(power, W_COST) >= 0) return true;
  let onlyReveals = true;
  let shows = false;
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    const op = effectField(effect, E_OP);
    if (op == OP_REVEAL) {
      if (anyChange(effect, first)) shows = true;
      continue;
    }
    onlyReveals = false;
    if (op == OP_PATH || op == OP_PLACE || op == OP_SWAP || op == OP_EXTRA_TURN) return true;
    if (anyChange(effect, first)) return true;
  }
  return onlyReveals && shows;
}

/** Does an effect change one of its targets? */
function anyChange(effect: i32, first: i32): bool {
  const from = effectField(effect, E_FIRST);
  for (let t = from; t < from + effectField(effect, E_TARGETS); t++) {
    const kind = targetField(t, T_KIND);
    if (kind <= REF_IT) {
      if (kind == REF_IT) {
        for (let slot = nextIn(it, -1); slot != NOBODY; slot = nextIn(it, slot)) {
          if (changesPiece(effect, slot, -1)) return true;
        }
      } else {
        const one = kind == REF_SELF ? self : foe;
        if (one != NOBODY && changesPiece(effect, one, -1)) return true;
      }
      continue;
    }
    if (kind != TARGET_PICK) return true;
    const filter = targetField(t, T_FILTER);
    if (targetField(t, T_AMONG) != 0) {
      for (let slot = nextIn(it, -1); slot != NOBODY; slot = nextIn(it, slot)) {
        if (changesPiece(effect, slot, filter)) return true;
      }
      continue;
    }
    if (targetField(t, T_ALL) != 0) {
      if (anyOfAll(effect, filter)) return true;
      continue;
    }
    if (first == NOBODY || selectedIn(power) < 0 || targetField(t, T_BY) != 0) return true;
    if (changesPiece(effect, first, filter)) return true;
  }
  return false;
}

/** Of "all", hidden kinds are counted as the lists tell them: somewhere there is one, and that one is still hidden. */
function anyOfAll(effect: i32, filter: i32): bool {
  let possible = false;
  let there = false;
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (!isOnBoard(slot)) continue;
    if (effectField(effect, E_OP) == OP_REVEAL && isShown(slot)) continue;
    if (filter >= 0 && !test(slot, filter)) continue;
    if (!changesPiece(effect, slot, -1)) continue;
    if (isKnown(slot)) return true;
    possible = true;
  }
  if (!possible) return false;
  setKnower(-1);
  for (let slot = 0; slot < num(COUNT) && !there; slot++) {
    if (isOnBoard(slot) && !isShown(slot) && !sameSide(ownerOf(slot), you) && (filter < 0 || kindTest(slot, filter))) there = true;
  }
  setKnower(you);
  return there;
}

/** What a user knows of a piece: all of its own side's, what is shown, what it has looked at. */
function knows(slot: i32): bool {
  return isKnown(slot) || (byteOf(LOOKED, slot) & sideMask(you)) != 0;
}

function changesPiece(effect: i32, slot: i32, filter: i32): bool {
  const known = knows(slot);
  const kind = kindOf(slot);
  switch (effectField(effect, E_OP)) {
    case OP_REVEAL:
      return !isShown(slot);
    case OP_DESTROY: {
      if (filter < 0) return true;
      // a strike may be aimed at any piece that is not shown to all to be without strength (R62)
      if (filterField(filter, F_WEAKER) >= 0) return !isShown(slot) || strengthOfKind(kind) != 0;
      if (!known) return true;
      setKnower(-1);
      const fits = kindTest(slot, filter);
      setKnower(you);
      return fits;
    }
    case OP_MODIFY:
      if (effectField(effect, E_B) < 0 && effectField(effect, E_A) == 0) return false;
      return !known || strengthOfKind(kind) != 0;
    case OP_GRANT:
      return num(GRANTS) < MOST_GRANTS && (!known || !seemsToHave(slot, effectField(effect, E_A), you));
    case OP_CONTROL:
      return !sameSide(ownerOf(slot), you);
    default:
      return true;
  }
}
