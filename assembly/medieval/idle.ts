/** Acts that can gain nothing, as far as the acting seat knows. */
import { findAct, foundAct, foundFrom, foundTo } from './acts';
import { groupSize } from './fight';
import { attackOf, BOMB, defenceAgainstShot, defenceOf, KING } from './kinds';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_SHOT, ACT_SHOT_ON, ACT_STEP,
  ACT_STEP_ON, PHASE, PHASE_MORE, SIDE,
} from './layout';
import { burnsSoon, isKnown } from './outlook';
import { kindOf, num, slotOn } from './state';

/**
 * Is the act of an index an attack or a shot that is known to fail, a look at a piece that is known, or a step to where a blast
 * comes before anything else can?
 */
export function isIdleAct(state: usize, index: i32): bool {
  const phase = num(state, PHASE);
  if (phase == 0 || phase > PHASE_MORE || !findAct(state, index)) return false;
  const target = slotOn(state, foundTo);
  switch (foundAct) {
    case ACT_LOOK:
      return isKnown(state, target);
    case ACT_ATTACK:
    case ACT_ATTACK_ON:
    case ACT_BOMB_ATTACK:
      return isLost(state, target, strengthOf(state), defenceOf(kindOf(state, target)));
    case ACT_JOINED:
    case ACT_JOINED_ON:
      return isLost(state, target, strengthOf(state) * groupSize(state, num(state, SIDE), foundFrom), defenceOf(kindOf(state, target)));
    case ACT_STEP:
    case ACT_STEP_ON:
    case ACT_BOMB_STEP:
      return kindOf(state, slotOn(state, foundFrom)) != KING && burnsSoon(state, foundTo);
    case ACT_SHOT:
    case ACT_SHOT_ON:
      return isLost(state, target, strengthOf(state), defenceAgainstShot(kindOf(state, target)));
    default:
      return false;
  }
}

function strengthOf(state: usize): i32 {
  return attackOf(kindOf(state, slotOn(state, foundFrom)));
}

function isLost(state: usize, target: i32, strength: i32, defence: i32): bool {
  return isKnown(state, target) && kindOf(state, target) != BOMB && strength < defence;
}
