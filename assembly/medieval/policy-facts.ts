/**
 * The facts of one act as the seat that makes it may know them, each with a weight in a table (policy-weights.ts): what an
 * act is worth at a glance is their sum.
 */
import { fileOf, landSteps, rankOf, stockadeOf } from './board';
import { groupSize } from './fight';
import { attackOf, BALLISTA, BOMB, defenceAgainstShot, defenceOf, KING } from './kinds';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_RESCUE, ACT_SHOT, ACT_SHOT_ON,
  ACT_STEP, ACT_STEP_ON, MOST_PIECES, NOBODY, SEAT_SLOTS, SLOTS,
} from './layout';
import { fireAt, isKnown, knownDanger, knownShot, unknownDanger } from './outlook';
import { PASSES } from './acts-list';
import { POLICY_WEIGHTS } from './policy-weights';
import { idOf, isPrisoner, kindOf, placeOf, seatOf, slotOn } from './state';

// Where the weights of each fact begin.
const ACT: i32 = 0;
const PASS: i32 = 13;
const PROGRESS: i32 = 14;
const ENTERS: i32 = PROGRESS + 33;
const LEAVES: i32 = ENTERS + 44;
const BEATS: i32 = LEAVES + 44;
const LOSES: i32 = BEATS + 12;
const AT_BOMB: i32 = LOSES + 11;
const TRIES: i32 = AT_BOMB + 11;
const JOINS: i32 = TRIES + 22;
const HITS: i32 = JOINS + 3;
const BLOCKED: i32 = HITS + 12;
const SHOOTS: i32 = BLOCKED + 1;
const LOOKS: i32 = SHOOTS + 6;
const RESCUES: i32 = LOOKS + 3;
const BOMBS: i32 = RESCUES + 5;
const EXPOSED: i32 = BOMBS + 8;
const STOCKADE: i32 = EXPOSED + 22;
const ESCAPES: i32 = STOCKADE + 1;
export const HOME: i32 = ESCAPES + 1;
const INTO_FIRE: i32 = HOME + 3;
const OUT_OF_FIRE: i32 = INTO_FIRE + 12;

/** Room for the places of an act's facts, u16 each, 65535 behind the last one. */
export const SEEN_BYTES: i32 = 32;
/** While tuning: where the facts met are noted, moved on from act to act. */
let seen: usize = 0;

/** While tuning: notes the facts from an address on. */
export function noteFacts(at: usize): void {
  seen = at;
}

/** The weight of a fact. */
// @ts-ignore: decorator
@inline
export function factOf(place: i32): i32 {
  if (isDefined(TUNE)) note(place);
  return load<i16>(POLICY_WEIGHTS + (<usize>place << 1));
}

function note(place: i32): void {
  if (seen == 0) return;
  store<u16>(seen, place);
  store<u16>(seen, 65535, 2);
  seen += 2;
}

/** Sum of the facts of an act (acts-list.ts) of a seat, after `lookAround`. */
export function sumOfAct(state: usize, seat: i32, code: i32): i32 {
  if (code == PASSES) return factOf(PASS);
  const act = code >> 16;
  const from = (code >> 8) & 255;
  const to = code & 255;
  const slot = slotOn(state, from);
  const kind = kindOf(state, slot);
  const sum = factOf(ACT + act);
  switch (act) {
    case ACT_STEP:
    case ACT_STEP_ON:
      return sum + sumOfStep(state, seat, slot, kind, from, to);
    case ACT_BOMB_STEP:
      return sum + sumOfStep(state, seat, slot, kind, from, to) + sumOfBomb(state, seat, from);
    case ACT_BOMB_ATTACK:
      return sum + sumOfAttack(state, kind, slotOn(state, to), to, 1) + sumOfBomb(state, seat, from);
    case ACT_ATTACK:
    case ACT_ATTACK_ON:
      return sum + sumOfAttack(state, kind, slotOn(state, to), to, 1);
    case ACT_JOINED:
    case ACT_JOINED_ON:
      return sum + sumOfAttack(state, kind, slotOn(state, to), to, groupSize(state, seat, from));
    case ACT_SHOT:
    case ACT_SHOT_ON:
      return sum + sumOfShot(state, kind, slotOn(state, to));
    case ACT_LOOK:
      return sum + factOf(LOOKS + (isKnown(state, slotOn(state, to)) ? 2 : hasMoved(state, slotOn(state, to))));
    case ACT_RESCUE:
      return sum + factOf(RESCUES + kindOf(state, slotOn(state, to)) - BALLISTA);
    default:
      return sum;
  }
}

/** 1 for a piece that no longer stands where it began. */
// @ts-ignore: decorator
@inline
function hasMoved(state: usize, slot: i32): i32 {
  return idOf(state, slot) == placeOf(state, slot) ? 0 : 1;
}

/** How dangerous a square is for a kind: not, beside unknown enemies, by one that beats it, by none that does. */
function dangerAt(square: i32, kind: i32): i32 {
  const defence = defenceOf(kind);
  const known = kind == KING ? knownDanger(square) : max(knownDanger(square), knownShot(square));
  if (known > 0 && known >= defence) return 2;
  if (unknownDanger(square) > 0) return 1;
  return known > 0 ? 3 : 0;
}

function sumOfStep(state: usize, seat: i32, slot: i32, kind: i32, from: i32, to: i32): i32 {
  const goal = stockadeOf(seat ^ 1);
  if (kind == KING && to == goal) return factOf(STOCKADE);
  const escape = isPrisoner(state, slot) ? factOf(ESCAPES) : 0;
  const by = landSteps(from, goal) - landSteps(to, goal);
  return (
    escape +
    factOf(PROGRESS + kind * 3 + (by < 0 ? 0 : by == 0 ? 1 : 2)) +
    factOf(ENTERS + kind * 4 + dangerAt(to, kind)) +
    factOf(LEAVES + kind * 4 + dangerAt(from, kind)) +
    sumOfFire(kind, from, to)
  );
}

/** Out of a blast, or into one: it spares Kings. */
function sumOfFire(kind: i32, from: i32, to: i32): i32 {
  if (kind == KING) return 0;
  const out = fireAt(from);
  const into = fireAt(to);
  let sum = 0;
  if (out == 2) sum += factOf(OUT_OF_FIRE + kind);
  else if (out == 1) sum += factOf(OUT_OF_FIRE + 11);
  if (into == 2) sum += factOf(INTO_FIRE + kind);
  else if (into == 1) sum += factOf(INTO_FIRE + 11);
  return sum;
}

function sumOfAttack(state: usize, kind: i32, target: i32, to: i32, group: i32): i32 {
  const other = kindOf(state, target);
  if (other == BOMB) return factOf(AT_BOMB + kind);
  if (!isKnown(state, target)) {
    const joined = group > 1 ? factOf(JOINS + min(group, 4) - 2) : 0;
    return joined + factOf(TRIES + kind * 2 + hasMoved(state, target));
  }
  if (attackOf(kind) * group < defenceOf(other)) return factOf(LOSES + kind);
  return factOf(BEATS + other) + factOf(EXPOSED + kind * 2 + (dangerAt(to, kind) == 2 ? 1 : 0));
}

function sumOfShot(state: usize, kind: i32, target: i32): i32 {
  const other = kindOf(state, target);
  if (!isKnown(state, target)) return factOf(SHOOTS + (kind < BALLISTA ? 0 : kind - BALLISTA + 1) * 2 + hasMoved(state, target));
  return other == BOMB || attackOf(kind) >= defenceAgainstShot(other) ? factOf(HITS + other) : factOf(BLOCKED);
}

/** A bomb on a square: whom it may catch, if they stay. */
function sumOfBomb(state: usize, seat: i32, square: i32): i32 {
  let own = 0;
  let enemies = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((slot >= SEAT_SLOTS ? slot - SEAT_SLOTS : slot) >= MOST_PIECES) continue;
    const place = placeOf(state, slot);
    if (place == NOBODY || place == square || isPrisoner(state, slot)) continue;
    // the own King has nothing to fear; who the other one is nobody knows
    if (seatOf(slot) == seat && kindOf(state, slot) == KING) continue;
    if (abs(fileOf(place) - fileOf(square)) > 1 || abs(rankOf(place) - rankOf(square)) > 1) continue;
    if (seatOf(slot) == seat) own++;
    else enemies++;
  }
  return factOf(BOMBS + min(enemies, 3)) + factOf(BOMBS + 4 + min(own, 3));
}
