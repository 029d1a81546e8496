/** Acts that can gain nothing, as far as the acting seat knows. */
import { findAct, foundAct, foundFrom, foundTo } from './acts';
import { isHomeOf, landSteps, rankOf } from './board';
import { groupSize } from './fight';
import { attackOf, BOMB, defenceAgainstShot, defenceOf, KING } from './kinds';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_SHOT, ACT_SHOT_ON, ACT_STEP,
  ACT_STEP_ON, PHASE, PHASE_MORE, SIDE, STEPS1,
} from './layout';
import { burnsSoon, isByBomb, isKnown } from './outlook';
import { isPrisoner, kindOf, listedOf, listOf, num, slotOn, stepOf } from './state';

/** With so many pieces a King may stay at home, as long as no enemy is as near as this. */
const MANY: i32 = 8;
const NEAR: i32 = 5;

/** From so near an enemy may well be what the piece gets away from. */
const CLOSE: i32 = 3;

/**
 * Is the act of an index an attack or a shot that is known to fail, a look at a piece that is known, a step to where a blast
 * comes before anything else can, a step back to where the piece just came from, or a King's stroll at home?
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
      if (kindOf(state, slotOn(state, foundFrom)) == KING) return strolls(state, num(state, SIDE));
      return burnsSoon(state, foundTo) || wavers(state, num(state, SIDE));
    case ACT_STEP_ON:
    case ACT_BOMB_STEP:
      return burnsSoon(state, foundTo);
    case ACT_SHOT:
    case ACT_SHOT_ON:
      return isLost(state, target, strengthOf(state), defenceAgainstShot(kindOf(state, target)));
    default:
      return false;
  }
}

/** Does a King with a host round him step about on his home squares, no nearer to the other side, with no enemy near? */
function strolls(state: usize, seat: i32): bool {
  if (listedOf(state, seat) < MANY || isHomeOf(seat, foundFrom) == 0 || isHomeOf(seat, foundTo) == 0) return false;
  const ahead = rankOf(foundTo) - rankOf(foundFrom);
  if (seat == 0 ? ahead > 0 : ahead < 0) return false;
  return !hasEnemyNear(state, seat, NEAR);
}

/** Does a piece step back to where it came from with the side's last turn, though no enemy is close and no bomb burns it there? */
function wavers(state: usize, seat: i32): bool {
  if (stepOf(state, STEPS1, slotOn(state, foundFrom)) != ((foundTo << 8) | foundFrom)) return false;
  return !hasEnemyNear(state, seat, CLOSE) && !isByBomb(state, foundFrom);
}

/** Does an enemy at large stand within so many steps by land of where the piece stands? */
function hasEnemyNear(state: usize, seat: i32, steps: i32): bool {
  const list = listOf(state, seat ^ 1);
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    if (!isPrisoner(state, slotOn(state, square)) && landSteps(square, foundFrom) <= steps) return true;
  }
  return false;
}

function strengthOf(state: usize): i32 {
  return attackOf(kindOf(state, slotOn(state, foundFrom)));
}

function isLost(state: usize, target: i32, strength: i32, defence: i32): bool {
  return isKnown(state, target) && kindOf(state, target) != BOMB && strength < defence;
}
