/** What an answer does (RULES sections 4 to 7). */
import { MASK_ALL } from '../core/layout';
import { findAct, forgetActs, foundAct, foundFrom, foundTo } from './acts';
import { answerArrange } from './arrange';
import { isLand, stockadeOf } from './board';
import { stir } from './capture';
import { finish, isOver } from './end';
import { attack, shoot } from './fight';
import { hold, makeRoom, moveAside } from './jail';
import { KING, MAGE } from './kinds';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_DISARM, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_RESCUE, ACT_SHOT,
  ACT_SHOT_ON, ACT_STEP_ON, FLAG_PRISONER, FUSE, FUSES, HOMING, MORE, NOBODY, PHASE, PHASE_ACT, PHASE_ARRANGING, PHASE_ASIDE, PHASE_FREE,
  PHASE_HOME, PHASE_JAIL, PHASE_MORE, PHASE_ROOM, PLY, REASON_KING, REASON_STOCKADE, STEPS, SUPPLY,
} from './layout';
import { findPicks, pickAt } from './picks';
import { reveal, rowFreed, rowMoved, rowPlaced } from './rows';
import { askHome, disarm, goHome, look, rescue } from './spy';
import {
  bombSlot, byteOf, dropFlag, idOf, isPrisoner, kindOf, lift, num, placeOf, pushActed, put, seatOf, setByte, setNum, setStep, slotOn,
} from './state';
import { settle } from './turn';

/** Applies an offered index to a state that is not over. */
export function applyTo(state: usize, index: i32): void {
  setNum(state, PLY, num(state, PLY) + 1);
  switch (num(state, PHASE)) {
    case PHASE_ARRANGING:
      answerArrange(state, index);
      break;
    case PHASE_ACT:
    case PHASE_MORE:
      if (findAct(state, index)) act(state);
      else settle(state);
      break;
    default:
      findPicks(state);
      answerPick(state, pickAt(index));
  }
}

function answerPick(state: usize, square: i32): void {
  switch (num(state, PHASE)) {
    case PHASE_FREE:
    case PHASE_HOME:
      goHome(state, square);
      if (askHome(state)) return;
      break;
    case PHASE_JAIL:
      hold(state, square);
      break;
    case PHASE_ROOM:
      if (makeRoom(state, square)) return;
      break;
    case PHASE_ASIDE:
      moveAside(state, square);
  }
  settle(state);
}

/** Makes the act that was found. */
function act(state: usize): void {
  const slot = slotOn(state, foundFrom);
  const kind = kindOf(state, slot);
  forgetActs(state);
  pushActed(state, idOf(state, slot), slot);
  const kingFell = perform(state, slot, foundAct, foundFrom, foundTo);
  if (isOver(state)) return;
  if (kingFell) finish(state, REASON_KING, 1 << seatOf(slot));
  else if (foundAct >= ACT_STEP_ON) {
    setNum(state, MORE, kind);
    setNum(state, PHASE, PHASE_MORE);
  } else if (byteOf(state, HOMING, 0) == 0 || !askHome(state)) settle(state);
}

/** True when a King fell. */
function perform(state: usize, slot: i32, act: i32, from: i32, to: i32): bool {
  let kingFell = false;
  switch (act) {
    case ACT_ATTACK:
    case ACT_ATTACK_ON:
      return attack(state, from, to, false);
    case ACT_JOINED:
    case ACT_JOINED_ON:
      return attack(state, from, to, true);
    case ACT_SHOT:
    case ACT_SHOT_ON:
      shoot(state, from, to);
      break;
    case ACT_LOOK:
      look(state, from, to);
      break;
    case ACT_RESCUE:
      rescue(state, from, to);
      break;
    case ACT_DISARM:
      disarm(state, from, to);
      break;
    case ACT_BOMB_STEP:
      reveal(state, slot);
      step(state, slot, from, to);
      setBomb(state, seatOf(slot), from);
      break;
    case ACT_BOMB_ATTACK:
      reveal(state, slot);
      kingFell = attack(state, from, to, false);
      setBomb(state, seatOf(slot), from);
      break;
    default:
      step(state, slot, from, to);
  }
  return kingFell;
}

/** A plain move, an escape among them. */
function step(state: usize, slot: i32, from: i32, to: i32): void {
  const escapes = isPrisoner(state, slot);
  lift(state, slot);
  if (escapes) dropFlag(state, slot, FLAG_PRISONER);
  put(state, slot, to);
  setStep(state, STEPS, slot, (from << 8) | to);
  rowMoved(state, slot, from, to);
  if (escapes) rowFreed(state, slot, to, 1);
  const kind = kindOf(state, slot);
  if (kind == MAGE && !isLand(to)) reveal(state, slot);
  else if (kind == KING && to == stockadeOf(seatOf(slot) ^ 1)) finish(state, REASON_STOCKADE, 1 << seatOf(slot));
}

/** A bomb stands on the square that the Alchemist left, whatever became of him (M17). */
function setBomb(state: usize, seat: i32, square: i32): void {
  const first = bombSlot(seat);
  const slot = placeOf(state, first) == NOBODY ? first : first + 1;
  put(state, slot, square);
  store<u8>(state + <usize>slot, FUSE, FUSES);
  setByte(state, SUPPLY, seat, byteOf(state, SUPPLY, seat) - 1);
  rowPlaced(state, slot, square, MASK_ALL);
  stir(state);
}
