/**
 * Choices that the rules offer and that bring nothing: loans of strength or of a keyword to a piece that is in no fight; attacks that
 * are known to be lost, where nothing but the kinds decides.
 */
import { CHOICE_PASS } from '../core/choice-code';
import { list } from './ask';
import { field, FIGHTER, openWindow, RIVAL, WINDOW_KIND } from './frames';
import { formUsesWindows } from './kinds';
import { FLYING, KEY_MAIN, KEY_WINDOW, POWER_ABILITY, WINDOW_ATTACK, WINDOW_CLOSING, WINDOW_STRIKE } from './layout';
import { listCode, listCount, listPower, listSquare, listTarget, listUser } from './list';
import { ASK_KEY, ASK_SEAT, NOBODY } from './map';
import { FIGHT_LOST, fightOf } from './policy-fight';
import { kindOf, num, ownerOf, pieceAt, sameSide, squareOf } from './state';
import { powerField, W_COST, W_KIND } from './tables';
import { LENDS_OTHER, LENDS_STRENGTH, lendsOnly } from './usable';
import { sees } from './visibility';

/**
 * Is a choice of the open question idle? In the window of a fight, a loan to a bystander, as the form with fewer windows
 * doesn't even offer it (R27); in the closing window any loan of strength, since the turn it is for is over; in the main
 * decision a loan of strength to a piece that can be in no fight before it ends, and a lost attack.
 */
export function isIdleChoice(index: i32): bool {
  const key = num(ASK_KEY);
  if (key != KEY_WINDOW && key != KEY_MAIN) return false;
  list();
  if (listCode(index) == CHOICE_PASS) return false;
  if (key == KEY_MAIN && !formUsesWindows()) return isLostAttack(index);
  if (isStep(index)) return false;
  const power = listPower(index);
  const lends = lendsOnly(power);
  if (lends == LENDS_OTHER) return false;
  // whatever it costs: what is paid for nothing is worse than nothing
  if (key == KEY_MAIN) return lends == LENDS_STRENGTH && powerField(power, W_KIND) == POWER_ABILITY && isForNoFight(index);
  if (powerField(power, W_COST) >= 0) return false;
  const window = openWindow();
  const kind = field(window, WINDOW_KIND);
  if (kind == WINDOW_CLOSING) return lends < 0;
  if (kind != WINDOW_ATTACK && kind != WINDOW_STRIKE) return false;
  if (lends >= 0 && lends != FLYING) return true;
  const recipient = listTarget(index) == NOBODY ? listUser(index) : listTarget(index);
  return recipient != field(window, FIGHTER) && recipient != field(window, RIVAL);
}

/**
 * In a form without windows: an attack on a piece whose kind the seat knows, and which its own kind doesn't beat. The attacker is
 * gone, and shown; the other stays where it is.
 */
function isLostAttack(index: i32): bool {
  const user = listUser(index);
  if (user == NOBODY) return false;
  const foe = pieceAt(listSquare(index));
  if (foe == NOBODY || sameSide(ownerOf(foe), num(ASK_SEAT)) || !sees(num(ASK_SEAT), foe)) return false;
  return fightOf(kindOf(user), kindOf(foe)) == FIGHT_LOST;
}

/**
 * Can the piece that is lent strength by a choice of the main decision be in no fight this turn? An own one whose steps
 * and actions reach nobody of the other side; one of the other side that none reaches. Actions that aim at nothing yet may do
 * anything.
 */
function isForNoFight(index: i32): bool {
  const recipient = listTarget(index);
  if (recipient == NOBODY) return false;
  const square = squareOf(recipient);
  const ours = sameSide(ownerOf(recipient), num(ASK_SEAT));
  for (let other = 0; other < listCount(); other++) {
    if (!isStep(other) && powerField(listPower(other), W_KIND) == POWER_ABILITY) continue;
    const aims = listCode(other) >>> 28 != 1;
    if (listTarget(other) == recipient || (!ours && (!aims || listSquare(other) == square))) return false;
    if (ours && listUser(other) == recipient && (!aims || isHeldByOthers(listSquare(other)))) return false;
  }
  return true;
}

// @ts-ignore: decorator
@inline
function isStep(index: i32): bool {
  return listCode(index) >>> 28 == 0;
}

function isHeldByOthers(square: i32): bool {
  const held = pieceAt(square);
  return held != NOBODY && !sameSide(ownerOf(held), num(ASK_SEAT));
}
