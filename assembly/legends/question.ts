/** What a state from outside asks: found from its frames and its phase, and compared with what it says. */
import {
  KIND_MAIN, KIND_NAME, KIND_ORDER, KIND_PICK, KIND_PLACE, KIND_RESPOND, KIND_SEAT, KIND_SWAP, KIND_TERRAIN,
} from '../core/numbers';
import { arrangingIsSound, isArranging } from './arrange';
import { countChoices, kindOfKey } from './ask';
import { ATTACK_BACK, ATTACK_BERSERK, ATTACK_NAME } from './attack';
import { finish } from './end';
import { seatOf } from './event';
import {
  ATTACKER, ATTACKER_SEAT, DEFENDER, field, findFrame, isPair, openWindow, OPPONENT, SQUARE_AT, STAGE, STEP, top, TYPE,
  WINDOW_KIND, YOU,
} from './frames';
import {
  FRAME_ATTACK, FRAME_EVENT, FRAME_POWER, FRAME_WINDOW, KEY_ARRANGE, KEY_BERSERK, KEY_EXCHANGE, KEY_MAIN, KEY_NAME,
  KEY_OFFER, KEY_OPPONENT, KEY_ORDER, KEY_PICK, KEY_PLACE, KEY_RETREAT, KEY_TERRAIN, KEY_WINDOW, PHASE_ARRANGING,
  PHASE_EXCHANGES, PHASE_MAIN, PHASE_OVER, REASON_NO_MOVE,
} from './layout';
import { ASK_KEY, ASK_SEAT, COUNT, EXCHANGES_LEFT, FRAMES, NOBODY, PHASE, PICKED, SHARING, SIDE, TURN } from './map';
import { namesOpponent } from './kinds';
import { effectOfFrame, opponentOf, pickerOf, placed } from './pick';
import { POWER_AIM, POWER_COST_PICK, POWER_PICK, POWER_PLACE } from './power';
import { framesAreSound, seatTop } from './stack';
import { isOnBoard, nextSeat, num, ownerOf, pieceAt, seatCount, setNum, sideMask, squareOf } from './state';
import { E_B, effectField } from './tables';
import { askedKind, askedSeat, passes, setAsked, window } from './view-words';
import { asksSeat, seatsAsked } from './window';

/** Finds what is asked from what is on top of the stack; false when it is not what the view says. */
export function findQuestion(): bool {
  if (num(PHASE) == PHASE_OVER) return num(FRAMES) == 0 && askedKind == -1 && (!isArranging() || arrangingIsSound(true));
  const open = openWindow();
  if ((open == 0 ? -1 : field(open, WINDOW_KIND)) != window || (open == 0 && passes != 0)) return false;
  if (open != 0 && passes >= seatsAsked(open)) return false;
  if (askedSeat < 0) return false;
  if (num(FRAMES) == 0) return findPlainQuestion();
  if (num(PHASE) == PHASE_EXCHANGES || num(TURN) == 0) return false;
  if (num(EXCHANGES_LEFT) != 0) return false;
  seatTop(askedSeat, passes);
  const key = keyOnTop();
  if (key < 0) return false;
  setNum(ASK_KEY, key);
  setNum(ASK_SEAT, askedSeat);
  return countChoices() > 0;
}

/** Is the question of the state that is bound one that its frames and its phase ask? */
export function questionIsSound(): bool {
  const key = num(ASK_KEY);
  setAsked(num(ASK_SEAT), kindOfKey(key));
  const frames = num(FRAMES);
  if (num(PHASE) == PHASE_OVER) return frames == 0 && (!isArranging() || arrangingIsSound(true));
  if (frames == 0) return findPlainQuestion() && num(ASK_KEY) == key && num(PHASE) != PHASE_OVER;
  if (num(PHASE) == PHASE_EXCHANGES || num(EXCHANGES_LEFT) != 0) return false;
  return framesAreSound() && sharersFight() && keyOnTop() == key && countChoices() > 0;
}

/** Two stand on one square only where they fight. */
export function sharersFight(): bool {
  const second = num(SHARING);
  if (second == NOBODY) return true;
  const attack = findFrame(FRAME_ATTACK);
  return attack != 0 && squareOf(second) == field(attack, SQUARE_AT) && isPair(attack, second, pieceAt(squareOf(second)));
}

export function findPlainQuestion(): bool {
  if (askedSeat != num(SIDE)) return false;
  setNum(ASK_SEAT, askedSeat);
  if (askedKind == KIND_SWAP) {
    setNum(ASK_KEY, KEY_EXCHANGE);
    return num(PHASE) == PHASE_EXCHANGES && num(EXCHANGES_LEFT) > 0;
  }
  if (isArranging()) {
    setNum(ASK_KEY, KEY_ARRANGE);
    return askedKind == KIND_PLACE && num(PHASE) == PHASE_ARRANGING && arrangingIsSound(false);
  }
  if (askedKind != KIND_MAIN || num(PHASE) != PHASE_MAIN || num(EXCHANGES_LEFT) != 0) return false;
  setNum(ASK_KEY, KEY_MAIN);
  if (countChoices() == 0) finish(REASON_NO_MOVE, sideMask(nextSeat(askedSeat)));
  return true;
}

/** The key of the question that the top frame waits with; -1 when it waits with none of this kind and seat. */
export function keyOnTop(): i32 {
  const step = field(top, STEP);
  switch (field(top, TYPE)) {
    case FRAME_WINDOW:
      return askedKind == KIND_RESPOND && asksSeat(top, askedSeat) ? KEY_WINDOW : -1;
    case FRAME_EVENT:
      if (field(top, STAGE) >= 2 * seatCount() || askedSeat != seatOf(field(top, STAGE))) return -1;
      if (field(top, STAGE) >= seatCount()) return askedKind == KIND_RESPOND ? KEY_OFFER : -1;
      return askedKind == KIND_ORDER ? KEY_ORDER : -1;
    case FRAME_ATTACK:
      return keyOfAttack(step);
    case FRAME_POWER:
      return keyOfPower(step);
    default:
      return -1;
  }
}

export function keyOfAttack(step: i32): i32 {
  const attacker = field(top, ATTACKER);
  if (!isOnBoard(attacker)) return -1;
  if (step == ATTACK_NAME) {
    const fits = askedKind == KIND_NAME && askedSeat == field(top, ATTACKER_SEAT) && isOnBoard(field(top, DEFENDER));
    return fits ? KEY_NAME : -1;
  }
  if (askedKind != KIND_PICK || askedSeat != ownerOf(attacker)) return -1;
  if (step == ATTACK_BACK) return num(SHARING) != NOBODY ? KEY_RETREAT : -1;
  return step == ATTACK_BERSERK ? KEY_BERSERK : -1;
}

export function keyOfPower(step: i32): i32 {
  if (step == POWER_AIM && askedSeat != field(top, YOU)) return -1;
  if (step == POWER_AIM && askedKind == KIND_TERRAIN) return KEY_TERRAIN;
  if (step == POWER_AIM) return askedKind == KIND_SEAT && asksOpponent() ? KEY_OPPONENT : -1;
  if (askedKind != KIND_PICK) return -1;
  if (step == POWER_PICK || step == POWER_COST_PICK) return askedSeat == pickerOf(top) ? KEY_PICK : -1;
  if (step != POWER_PLACE || num(PICKED) == 0 || placed() >= num(COUNT)) return -1;
  const byOpponent = effectField(effectOfFrame(top), E_B) != 0;
  return askedSeat == (byOpponent ? opponentOf(top) : field(top, YOU)) ? KEY_PLACE : -1;
}

/** Does the power on top wait for the name of an opponent (R128)? */
function asksOpponent(): bool {
  return seatCount() > 2 && field(top, OPPONENT) == NOBODY && namesOpponent(effectOfFrame(top));
}
