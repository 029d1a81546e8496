/** A power begins: its user is shown, the use is told and counted, its cost waits to be paid. */
import {
  EFFECT, EVENT, FIRST, FIRST_AT, FOE, FOE_KEYS, KEYWORD, NAMED_TERRAIN, NUMBER, OPPONENT, POWER, push, setField,
  top, USER, YOU,
} from './frames';
import { SELECT_NOTHING } from './kinds';
import { FRAME_POWER, GRANT_CLOSED, GRANT_OPEN } from './layout';
import { rowUsed, show } from './rows';
import { ANY_USED, GRANT_LIST, GRANTS, USED } from './map';
import { byteOf, num, setByte, setNum } from './state';
import { powerField, W_KEYWORD, W_LIMIT } from './tables';

/** Shows the user of a power, tells and counts the use; `number` 0 is a granted action. */
export function tellUse(slot: i32, seat: i32, power: i32, number: i32): void {
  const keyword = powerField(power, W_KEYWORD);
  show(slot);
  rowUsed(slot, seat, number, keyword);
  if (number == 0) openGrants(slot, keyword);
  else if (powerField(power, W_LIMIT) != 0) {
    setByte(USED, slot, byteOf(USED, slot) | (1 << number));
    setNum(ANY_USED, 1);
  }
}

/** Puts a power in use on the stack; `number` 0 is a granted action, `event` -1 none, `foe` NOBODY none. */
export function startPower(slot: i32, seat: i32, power: i32, number: i32, event: i32, foe: i32): void {
  tellUse(slot, seat, power, number);
  push(FRAME_POWER);
  setField(top, USER, slot);
  setField(top, FOE, foe);
  setField(top, YOU, seat);
  setField(top, NUMBER, number);
  setField(top, KEYWORD, powerField(power, W_KEYWORD));
  setField(top, EFFECT, 255);
  setField(top, EVENT, event);
  setField(top, NAMED_TERRAIN, 255);
  if (isDefined(WIDE)) setField(top, OPPONENT, 255);
  setField(top, FIRST, SELECT_NOTHING);
  store<u16>(top, power, POWER);
  store<i16>(top, -1, FOE_KEYS);
}

/** The first selection that came with the choice. */
export function selectFirst(selection: i32, at: i32): void {
  setField(top, FIRST, selection);
  setField(top, FIRST_AT, at);
}

/** The use of a granted action shows that it was granted. */
export function openGrants(slot: i32, keyword: i32): void {
  for (let i = 0; i < num(GRANTS); i++) {
    if (byteOf(GRANT_LIST, i * 4) != slot || byteOf(GRANT_LIST, i * 4 + 1) != keyword) continue;
    if (byteOf(GRANT_LIST, i * 4 + 3) == GRANT_CLOSED) setByte(GRANT_LIST, i * 4 + 3, GRANT_OPEN);
  }
}
