/** Puts powers into the classes whose targets masks can find (tally.ts), when the tables are read. */
import { SELECT_NOTHING, SELECT_PIECE, selectionOf } from './kinds';
import {
  FLYING, MANY, NEAR_FILTER, NEAR_WATER, OP_CONTROL, OP_DESTROY, OP_GRANT, OP_MODIFY, OP_PATH, OP_PLACE, OP_REVEAL,
  OP_SWAP, POWER_ACTION, REF_IT, REF_SELF, STATIONARY, TARGET_PICK,
} from './layout';
import {
  BAR_CALL, BAR_SWAP, CHANGE_ALWAYS, CHANGE_DESTROY, CHANGE_HIDDEN, CHANGE_KEYWORD, CHANGE_STRENGTH, CHANGE_STRIKE,
  CLASS_ALWAYS, CLASS_DIAGONALS, CLASS_ENEMY, CLASS_LEAP, CLASS_LINES, CLASS_LISTED, CLASS_PIECE, CLASS_SLANT,
  CLASS_SPACE, CLASS_TWO, HELPS_FIGHTER, HELPS_NOBODY, R_ACTION, R_ASKS, R_BAR, R_CHANGE, R_CONDITION, R_COUNT,
  R_HELPS, R_KEYWORD, R_LACKS, R_LIMIT, R_NOT_SELF, R_PLACE_NEAR, R_PLACE_TERRAIN, R_PLACES, R_SAME, R_SET, R_SIDE,
  R_TERRAIN, R_WITHIN, RECORD, RECORDS, WATER,
} from './record';
import {
  conditionField, E_A, E_B, E_B_FIRST, E_C, E_CONDITION, E_D, E_E, E_FIRST, E_OP, E_TARGETS, effectField,
  F_DESTROYED, F_HAS, F_LACKS, F_NEAR, F_NEAR_TOO, F_SAME_TYPE, F_SET, F_SIDE, F_TERRAIN, F_WEAKER, filterField,
  N_AHEAD, N_COUNT, N_FILTER, N_TO, N_WITHIN, nearField, powerCount, powerField, S_AT, S_NEAR, S_NEAR_TOO, S_TERRAIN,
  spaceField, T_ALL, T_AMONG, T_BY, T_FILTER, T_KIND, T_LEAST, T_MOST, targetField, W_CONDITION, W_COST, W_EFFECTS,
  W_FIRST, W_KIND, W_LIMIT,
} from './tables';

/** Puts every power into its class. */
export function classifyPowers(): void {
  for (let power = 0; power < powerCount(); power++) {
    const kept = RECORDS + (<usize>power << 5);
    memory.fill(kept, 0, RECORD);
    store<u8>(kept, 255, R_CONDITION);
    store<u8>(kept, 255, R_TERRAIN);
    store<u8>(kept, 255, R_SIDE);
    store<i16>(kept, -1, R_SET);
    store<u8>(kept, powerField(power, W_KIND) == POWER_ACTION ? 1 : 0, R_ACTION);
    store<u8>(kept, powerField(power, W_LIMIT), R_LIMIT);
    const found = classOf(kept, power);
    store<u8>(kept, asksPieces(kept) ? 1 : 0, R_ASKS);
    if (found == CLASS_PIECE && powerField(power, W_COST) < 0 && load<u8>(kept, R_SIDE) == 0) {
      const change = load<u8>(kept, R_CHANGE);
      const flies = change == CHANGE_KEYWORD && load<u8>(kept, R_KEYWORD) == FLYING;
      if (change == CHANGE_STRENGTH || flies) store<u8>(kept, HELPS_FIGHTER, R_HELPS);
      else if (change == CHANGE_KEYWORD) store<u8>(kept, HELPS_NOBODY, R_HELPS);
    }
    if (found != CLASS_LISTED && readCondition(kept, power)) store<u8>(kept, found);
    else store<u8>(kept, 255, R_CONDITION);
  }
}

/** Must each piece in reach be looked at? */
function asksPieces(kept: usize): bool {
  if (load<u8>(kept, R_CHANGE) != CHANGE_ALWAYS || load<i16>(kept, R_SET) >= 0 || load<u8>(kept, R_SAME) != 0) return true;
  return load<u8>(kept, R_COUNT) != 0 || (load<u8>(kept, R_LACKS) != 0 && load<u8>(kept, R_SIDE) != 0);
}

/** False: the condition looks at more than the ground under the user. */
function readCondition(kept: usize, power: i32): bool {
  const condition = powerField(power, W_CONDITION);
  if (condition < 0) return true;
  for (let which = 1; which < 4; which++) if (conditionField(condition, which) >= 0) return false;
  const filter = conditionField(condition, 0);
  if (filter < 0) return true;
  const ground = classGround(filterField(filter, F_TERRAIN), filterField(filter, F_NEAR));
  if (ground < 0 || filterField(filter, F_NEAR_TOO) >= 0 || filterField(filter, F_SIDE) >= 0) return false;
  if (filterField(filter, F_SET) >= 0 || filterField(filter, F_HAS) >= 0 || filterField(filter, F_LACKS) >= 0) return false;
  if (filterField(filter, F_SAME_TYPE) != 0 || filterField(filter, F_WEAKER) >= 0) return false;
  store<u8>(kept, ground, R_CONDITION);
  return true;
}

/** A terrain, WATER for the squares by it, 255 for neither; -1: something else. */
function classGround(terrain: i32, near: i32): i32 {
  if (terrain >= 6 || (terrain >= 0 && near >= 0)) return -1;
  if (terrain >= 0) return terrain;
  if (near < 0) return 255;
  return nearField(near, N_TO) == NEAR_WATER && nearField(near, N_WITHIN) == 1 ? WATER : -1;
}

function classOf(kept: usize, power: i32): i32 {
  const effects = powerField(power, W_EFFECTS);
  if (effects == 0) return CLASS_LISTED;
  const first = powerField(power, W_FIRST);
  for (let i = 0; i < effects; i++) if (effectField(first + i, E_CONDITION) >= 0) return CLASS_LISTED;
  const op = effectField(first, E_OP);
  const cost = powerField(power, W_COST);
  if (op == OP_PATH || op == OP_PLACE) {
    if (effects != 1 || cost >= 0 || effectField(first, E_TARGETS) != 1) return CLASS_LISTED;
    if (targetField(effectField(first, E_FIRST), T_KIND) != REF_SELF) return CLASS_LISTED;
    return op == OP_PATH ? classOfPath(first) : classOfSpace(kept, first);
  }
  if (selectionOf(power) == SELECT_NOTHING) return classOfBlow(power, cost, first, effects);
  return selectionOf(power) == SELECT_PIECE && classifyPick(kept, power, cost, first, effects) ? CLASS_PIECE : CLASS_LISTED;
}

/** The user is spent, and all around it fall, or the opponent gives something up. */
function classOfBlow(power: i32, cost: i32, effect: i32, effects: i32): i32 {
  const op = effectField(effect, E_OP);
  if (cost < 0 || targetField(cost, T_KIND) != REF_SELF || effects != 1 || (op != OP_DESTROY && op != OP_CONTROL)) return CLASS_LISTED;
  const target = effectField(effect, E_FIRST);
  if (effectField(effect, E_TARGETS) != 1 || targetField(target, T_KIND) != TARGET_PICK) return CLASS_LISTED;
  if (targetField(target, T_ALL) != 0) return CLASS_ALWAYS;
  const filter = targetField(target, T_FILTER);
  if (targetField(target, T_BY) == 0 || filter < 0) return CLASS_LISTED;
  if (filterField(filter, F_SIDE) != 1 || !looksAtSideOnly(filter)) return CLASS_LISTED;
  return CLASS_ENEMY;
}

function looksAtSideOnly(filter: i32): bool {
  if (filterField(filter, F_SET) >= 0 || filterField(filter, F_TERRAIN) >= 0 || filterField(filter, F_NEAR) >= 0) return false;
  if (filterField(filter, F_HAS) >= 0 || filterField(filter, F_LACKS) >= 0 || filterField(filter, F_DESTROYED) != 0) return false;
  return filterField(filter, F_SAME_TYPE) == 0 && filterField(filter, F_WEAKER) < 0;
}

function classOfPath(effect: i32): i32 {
  const diagonal = effectField(effect, E_A) != 0;
  const least = effectField(effect, E_B);
  const most = effectField(effect, E_C);
  if (effectField(effect, E_E) != 0) return !diagonal && least == 2 && most == MANY ? CLASS_LEAP : CLASS_LISTED;
  if (effectField(effect, E_D) != 0) return !diagonal && least == 2 && most == 2 ? CLASS_TWO : CLASS_LISTED;
  if (least != 1) return CLASS_LISTED;
  if (most == MANY) return diagonal ? CLASS_DIAGONALS : CLASS_LINES;
  return diagonal && most == 1 ? CLASS_SLANT : CLASS_LISTED;
}

function classOfSpace(kept: usize, effect: i32): i32 {
  const space = effectField(effect, E_A);
  if (spaceField(space, S_AT) >= 0 || spaceField(space, S_NEAR_TOO) >= 0 || effectField(effect, E_B) != 0) return CLASS_LISTED;
  const near = spaceField(space, S_NEAR);
  if (near >= 0 && nearField(near, N_TO) == REF_SELF && nearField(near, N_AHEAD) == 0) {
    store<u8>(kept, nearField(near, N_WITHIN), R_WITHIN);
    const terrain = spaceField(space, S_TERRAIN);
    if (terrain >= 0) store<u8>(kept, terrain, R_TERRAIN);
    return CLASS_SPACE;
  }
  const ground = classGround(spaceField(space, S_TERRAIN), near);
  if (ground < 0) return CLASS_LISTED;
  store<u8>(kept, ground, R_TERRAIN);
  return CLASS_SPACE;
}

/** A pick of one piece that is then revealed, strengthened, lent something, struck, called or exchanged. */
function classifyPick(kept: usize, power: i32, cost: i32, first: i32, effects: i32): bool {
  const paysUser = cost >= 0 && targetField(cost, T_KIND) == REF_SELF;
  const paysPick = cost >= 0 && !paysUser;
  const target = paysPick ? cost : effectField(first, E_FIRST);
  if (!paysPick && effectField(first, E_TARGETS) != 1) return false;
  if (!readFilter(kept, target)) return false;
  // several are picked only to be put somewhere
  if (targetField(target, T_MOST) != 1 && (effects != 2 || effectField(first + 1, E_OP) != OP_PLACE)) return false;
  if (paysUser || paysPick) store<u8>(kept, CHANGE_ALWAYS, R_CHANGE);
  if (paysUser) store<u8>(kept, 1, R_NOT_SELF);
  const op = effectField(first, E_OP);
  if (paysPick) return effects == 1 && op == OP_MODIFY && targetField(effectField(first, E_FIRST), T_KIND) == REF_SELF;
  if (op == OP_GRANT && effects == 1 && cost < 0) return readGrant(kept, first);
  if (op == OP_DESTROY && effects == 1 && cost < 0) {
    store<u8>(kept, CHANGE_DESTROY, R_CHANGE);
    return true;
  }
  if (op != OP_REVEAL || effectField(first, E_A) != 0) return false;
  if (effects == 1) {
    if (cost < 0) store<u8>(kept, CHANGE_HIDDEN, R_CHANGE);
    return true;
  }
  return effects == 2 && classifySecond(kept, first + 1, cost < 0, paysUser);
}

function classifySecond(kept: usize, second: i32, free: bool, paysUser: bool): bool {
  const target = effectField(second, E_FIRST);
  const op = effectField(second, E_OP);
  if (op == OP_SWAP) {
    const b = effectField(second, E_B_FIRST);
    store<u8>(kept, BAR_SWAP, R_BAR);
    store<u8>(kept, CHANGE_ALWAYS, R_CHANGE);
    return free && targetField(target, T_KIND) == REF_SELF && targetField(b, T_KIND) == REF_IT;
  }
  if (effectField(second, E_TARGETS) != 1) return false;
  const isIt = targetField(target, T_KIND) == REF_IT;
  if (op == OP_MODIFY && isIt && effectField(second, E_B) < 0 && effectField(second, E_A) != 0) {
    if (free) store<u8>(kept, CHANGE_STRENGTH, R_CHANGE);
    // whether a hidden enemy has a strength is unknown
    return !free || load<u8>(kept, R_SIDE) == 0;
  }
  if (op == OP_GRANT && isIt && free) return readGrant(kept, second);
  if (op == OP_PLACE && isIt && effectField(second, E_B) == 0) {
    const space = effectField(second, E_A);
    store<u8>(kept, CHANGE_ALWAYS, R_CHANGE);
    if (spaceField(space, S_AT) >= 0) {
      store<u8>(kept, BAR_CALL, R_BAR);
      return paysUser && spaceField(space, S_AT) == REF_SELF;
    }
    return readPlaces(kept, space, paysUser);
  }
  if (op != OP_DESTROY || !free || targetField(target, T_KIND) != TARGET_PICK) return false;
  const filter = targetField(target, T_FILTER);
  store<u8>(kept, CHANGE_STRIKE, R_CHANGE);
  return targetField(target, T_AMONG) != 0 && filter >= 0 && filterField(filter, F_WEAKER) == REF_SELF;
}

function readPlaces(kept: usize, space: i32, paysUser: bool): bool {
  const near = spaceField(space, S_NEAR);
  if (spaceField(space, S_NEAR_TOO) >= 0) return false;
  if (near >= 0) {
    if (nearField(near, N_TO) != REF_SELF || nearField(near, N_WITHIN) != 1 || nearField(near, N_AHEAD) != 0) return false;
    store<u8>(kept, 1, R_PLACE_NEAR);
    // a piece is never put beside itself
    store<u8>(kept, 1, R_NOT_SELF);
  }
  const terrain = spaceField(space, S_TERRAIN);
  store<u8>(kept, terrain < 0 ? 255 : terrain, R_PLACE_TERRAIN);
  store<u8>(kept, paysUser ? 2 : 1, R_PLACES);
  return load<u8>(kept, R_SIDE) == 0;
}

function readGrant(kept: usize, effect: i32): bool {
  store<u8>(kept, CHANGE_KEYWORD, R_CHANGE);
  store<u8>(kept, effectField(effect, E_A), R_KEYWORD);
  return load<u8>(kept, R_SIDE) == 0;
}

/** How many of the user's own must be around; false for any other second `near`. */
function readCount(kept: usize, near: i32): bool {
  if (near < 0) return true;
  if (nearField(near, N_TO) != NEAR_FILTER || nearField(near, N_WITHIN) != 1) return false;
  const filter = nearField(near, N_FILTER);
  if (filterField(filter, F_SIDE) != 0 || filterField(filter, F_SET) >= 0 || filterField(filter, F_TERRAIN) >= 0) return false;
  if (filterField(filter, F_HAS) >= 0 || filterField(filter, F_LACKS) >= 0 || filterField(filter, F_NEAR) >= 0) return false;
  if (filterField(filter, F_SAME_TYPE) != 0 || filterField(filter, F_WEAKER) >= 0) return false;
  store<u8>(kept, nearField(near, N_COUNT), R_COUNT);
  return true;
}

/** The filter of a pick of exactly one by the user; false when masks can't say it. */
function readFilter(kept: usize, target: i32): bool {
  if (targetField(target, T_KIND) != TARGET_PICK || targetField(target, T_ALL) != 0 || targetField(target, T_AMONG) != 0) return false;
  if (targetField(target, T_BY) != 0 || targetField(target, T_LEAST) != 1) return false;
  const filter = targetField(target, T_FILTER);
  if (filter < 0 || filterField(filter, F_DESTROYED) != 0 || filterField(filter, F_HAS) >= 0) return false;
  if (filterField(filter, F_LACKS) > STATIONARY || filterField(filter, F_WEAKER) >= 0) return false;
  if (filterField(filter, F_TERRAIN) >= 6 || !readCount(kept, filterField(filter, F_NEAR_TOO))) return false;
  const near = filterField(filter, F_NEAR);
  if (near >= 0) {
    if (nearField(near, N_TO) != REF_SELF || nearField(near, N_AHEAD) != 0) return false;
    store<u8>(kept, nearField(near, N_WITHIN), R_WITHIN);
  }
  const side = filterField(filter, F_SIDE);
  const asksKind = filterField(filter, F_SET) >= 0 || filterField(filter, F_LACKS) >= 0 || filterField(filter, F_SAME_TYPE) != 0;
  // among pieces of both sides what is known differs from one to the next
  if (side < 0 && asksKind) return false;
  if (side >= 0) store<u8>(kept, side, R_SIDE);
  if (filterField(filter, F_TERRAIN) >= 0) store<u8>(kept, filterField(filter, F_TERRAIN), R_TERRAIN);
  store<i16>(kept, filterField(filter, F_SET), R_SET);
  if (filterField(filter, F_LACKS) == STATIONARY) store<u8>(kept, 1, R_LACKS);
  if (filterField(filter, F_SAME_TYPE) != 0) {
    store<u8>(kept, 1, R_SAME);
    store<u8>(kept, 1, R_NOT_SELF);
  }
  return true;
}
