/**
 * What an act brings for all that the seat knows: what is lost by chance nobody understands, and what lies there to be taken is taken.
 * The act is made as far as it is known how it ends: of a fight with a hidden piece it is only known who leaves his square.
 */
import { PROSPECT_END, PROSPECT_GAIN, PROSPECT_LOSS, PROSPECT_OPEN, PROSPECT_SPENT, PROSPECT_STAKE } from '../core/game';
import { findAct, foundAct, foundFrom, foundTo } from './acts';
import { stockadeOf } from './board';
import { groupSize } from './fight';
import { attackOf, BOMB, defenceAgainstShot, defenceOf, KING } from './kinds';
import {
  ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_DISARM, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_RESCUE, ACT_SHOT, ACT_SHOT_ON, ACT_STEP, ACT_STEP_ON,
  FLAG_PRISONER, FUSE, FUSES, NOBODY, PHASE, PHASE_ACT, SEAT_SLOTS, SIDE, SLOTS, STATE_BYTES,
} from './layout';
import { bombsSetOff, burnsSoon, isKnown, isRoundBombs } from './outlook';
import { fateOf, isCovered, isKingOpen, LOST, STAYS, worthOf } from './prospect-known';
import { bombSlot, dropFlag, forgetPlace, isBombSlot, isPrisoner, kindOf, lift, move, num, placeOf, put, slotOn } from './state';

/** The state behind the act, as far as it is known; the same side's turn goes on in it. */
const BEHIND: usize = memory.data(STATE_BYTES, 16);
/** A capture that costs so much more than it takes is a piece lost. */
const MUCH: i32 = 3;

/** Of the pieces round some bombs: the seat's own, and the enemy's. */
let own: i32 = 0;
let enemies: i32 = 0;

/** What a choice of this state's question brings, one of PROSPECT_…: open but for the act that opens a turn. */
export function prospectOf(state: usize, index: i32): i32 {
  if (num(state, PHASE) != PHASE_ACT || !findAct(state, index)) return PROSPECT_OPEN;
  const seat = num(state, SIDE);
  const slot = slotOn(state, foundFrom);
  memory.copy(BEHIND, state, STATE_BYTES);
  switch (foundAct) {
    case ACT_STEP:
    case ACT_STEP_ON:
    case ACT_BOMB_STEP:
      return ofStep(seat, slot, foundAct, foundFrom, foundTo);
    case ACT_SHOT:
    case ACT_SHOT_ON:
      return ofShot(seat, slot, foundAct, foundTo);
    case ACT_LOOK:
    case ACT_RESCUE:
      return ofErrand(seat, slot, foundAct, foundTo);
    case ACT_DISARM:
      takeOff(slotOn(BEHIND, foundTo));
      move(BEHIND, slot, foundTo);
      return ofStanding(seat, slot, foundAct);
    default:
      return ofAttack(seat, slot, foundAct, foundFrom, foundTo);
  }
}

/** In BEHIND: what the piece that acted comes to, if nobody of its kind goes on and prevents it. */
function ofStanding(seat: i32, slot: i32, act: i32): i32 {
  const isKing = kindOf(BEHIND, slot) == KING;
  const ends = isKingOpen(BEHIND, seat, false);
  if (!ends) {
    if (isKing) return PROSPECT_OPEN;
    if (burnsSoon(BEHIND, placeOf(BEHIND, slot))) return PROSPECT_LOSS;
    if (fateOf(BEHIND, seat, slot) != LOST) return PROSPECT_OPEN;
  }
  if (act >= ACT_STEP_ON && isCovered(BEHIND, seat, slot)) return PROSPECT_OPEN;
  return ends ? PROSPECT_END : PROSPECT_LOSS;
}

function ofStep(seat: i32, slot: i32, act: i32, from: i32, to: i32): i32 {
  if (kindOf(BEHIND, slot) == KING && to == stockadeOf(seat ^ 1)) return PROSPECT_OPEN;
  lift(BEHIND, slot);
  dropFlag(BEHIND, slot, FLAG_PRISONER);
  put(BEHIND, slot, to);
  if (act == ACT_BOMB_STEP) layBomb(seat, from);
  const stands = ofStanding(seat, slot, act);
  if (stands != PROSPECT_OPEN) return stands;
  return act == ACT_BOMB_STEP ? ofBomb(seat, slotOn(BEHIND, from)) : PROSPECT_OPEN;
}

/** What is captured or disarmed stands nowhere. */
function takeOff(slot: i32): void {
  lift(BEHIND, slot);
  forgetPlace(BEHIND, slot);
}

/** A bomb that is left on the square where the Alchemist stood. */
function layBomb(seat: i32, square: i32): void {
  const first = bombSlot(seat);
  const bomb = placeOf(BEHIND, first) == NOBODY ? first : first + 1;
  put(BEHIND, bomb, square);
  store<u8>(BEHIND + <usize>bomb, FUSE, FUSES);
}

/** Whom it reaches, if they stay: of one's own only one can be brought away. */
function ofBomb(seat: i32, bomb: i32): i32 {
  countRound(seat, bomb);
  if (own - 1 > enemies) return PROSPECT_LOSS;
  return enemies == 0 ? PROSPECT_SPENT : PROSPECT_OPEN;
}

/** Counts in BEHIND whom a bomb catches, with those that it sets off: all but bombs, prisoners and Kings that are known. */
function countRound(seat: i32, bomb: i32): void {
  const bombs = bombsSetOff(BEHIND, bomb);
  own = 0;
  enemies = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const square = placeOf(BEHIND, slot);
    if (square == NOBODY || isBombSlot(slot) || isPrisoner(BEHIND, slot) || !isRoundBombs(BEHIND, bombs, square)) continue;
    const isOwn = slot >= SEAT_SLOTS == (seat == 1);
    if (kindOf(BEHIND, slot) == KING && (isOwn || isKnown(BEHIND, slot))) continue;
    if (isOwn) own++;
    else enemies++;
  }
}

function ofAttack(seat: i32, slot: i32, act: i32, from: i32, to: i32): i32 {
  const target = slotOn(BEHIND, to);
  const kind = kindOf(BEHIND, slot);
  if (!isKnown(BEHIND, target)) {
    // whoever wins, this square is free then, and that one is not
    lift(BEHIND, slot);
    if (act == ACT_BOMB_ATTACK) layBomb(seat, from);
    if (isKingOpen(BEHIND, seat, false)) return PROSPECT_STAKE;
    return act == ACT_BOMB_ATTACK ? ofBomb(seat, slotOn(BEHIND, from)) : PROSPECT_OPEN;
  }
  const other = kindOf(BEHIND, target);
  if (other == BOMB) {
    countRound(seat, target);
    // the attacker falls, too, however far it came
    if (!isRoundBombs(BEHIND, bombsSetOff(BEHIND, target), from)) own++;
    return enemies == 0 || own > enemies ? PROSPECT_LOSS : PROSPECT_OPEN;
  }
  const joined = act == ACT_JOINED || act == ACT_JOINED_ON ? groupSize(BEHIND, seat, from) : 1;
  if (attackOf(kind) * joined < defenceOf(other)) return PROSPECT_LOSS;
  if (other == KING) return PROSPECT_GAIN;
  takeOff(target);
  move(BEHIND, slot, to);
  if (act == ACT_BOMB_ATTACK) layBomb(seat, from);
  const stands = ofStanding(seat, slot, act);
  if (stands == PROSPECT_LOSS && worthOf(kind) - worthOf(other) < MUCH) return PROSPECT_OPEN;
  if (stands != PROSPECT_OPEN) return stands;
  if (act == ACT_BOMB_ATTACK) return ofBomb(seat, slotOn(BEHIND, from));
  return fateOf(BEHIND, seat, slot) == STAYS ? PROSPECT_GAIN : PROSPECT_OPEN;
}

function ofShot(seat: i32, slot: i32, act: i32, to: i32): i32 {
  const target = slotOn(BEHIND, to);
  const other = kindOf(BEHIND, target);
  if (isKnown(BEHIND, target)) {
    if (other == BOMB) return ofShotBomb(seat, target);
    if (attackOf(kindOf(BEHIND, slot)) < defenceAgainstShot(other)) return PROSPECT_SPENT;
    takeOff(target);
    if (ofStanding(seat, slot, act) == PROSPECT_OPEN && fateOf(BEHIND, seat, slot) == STAYS) return PROSPECT_GAIN;
  }
  return isKingOpen(BEHIND, seat, false) ? PROSPECT_END : PROSPECT_OPEN;
}

/** A bomb that is shot goes off; the shooter may stand beside it. */
function ofShotBomb(seat: i32, bomb: i32): i32 {
  countRound(seat, bomb);
  if (own > enemies) return PROSPECT_LOSS;
  return own == 0 && enemies > 0 ? PROSPECT_GAIN : PROSPECT_OPEN;
}

/** A look, or a rescue: the Spy goes home, and it is open where. */
function ofErrand(seat: i32, slot: i32, act: i32, to: i32): i32 {
  const target = slotOn(BEHIND, to);
  if (act == ACT_LOOK && isKnown(BEHIND, target)) return PROSPECT_SPENT;
  lift(BEHIND, slot);
  if (isKingOpen(BEHIND, seat, true)) return PROSPECT_END;
  return act == ACT_RESCUE ? PROSPECT_GAIN : PROSPECT_OPEN;
}
