/** Choices that the rules offer and that change nothing: loans of strength or of a keyword to a piece that is in no fight. */
import { list } from './ask';
import { field, FIGHTER, openWindow, RIVAL, WINDOW_KIND } from './frames';
import { FLYING, KEY_WINDOW, WINDOW_ATTACK, WINDOW_CLOSING, WINDOW_STRIKE } from './layout';
import { listCode, listPower, listTarget, listUser } from './list';
import { ASK_KEY, NOBODY } from './map';
import { num } from './state';
import { powerField, W_COST } from './tables';
import { LENDS_OTHER, lendsOnly } from './usable';
import { CHOICE_PASS } from '../core/choice-code';

/**
 * Is a choice of the open question idle? In the window of a fight, a loan to a bystander, as the form with fewer windows
 * doesn't even offer it (R27); in the closing window any loan of strength, since the turn it is for is over.
 */
export function isIdleChoice(index: i32): bool {
  if (num(ASK_KEY) != KEY_WINDOW) return false;
  list();
  if (listCode(index) == CHOICE_PASS) return false;
  const power = listPower(index);
  if (powerField(power, W_COST) >= 0) return false;
  const lends = lendsOnly(power);
  if (lends == LENDS_OTHER) return false;
  const window = openWindow();
  const kind = field(window, WINDOW_KIND);
  if (kind == WINDOW_CLOSING) return lends < 0;
  if (kind != WINDOW_ATTACK && kind != WINDOW_STRIKE) return false;
  if (lends >= 0 && lends != FLYING) return true;
  const recipient = listTarget(index) == NOBODY ? listUser(index) : listTarget(index);
  return recipient != field(window, FIGHTER) && recipient != field(window, RIVAL);
}
