/** Moves that nobody makes by chance: to where a known enemy takes the piece, or against one that is known to be stronger. */
import { CHOICE_PASS } from '../core/choice-code';
import { list } from './ask';
import { SELECT_PATH, selectionOf } from './kinds';
import { KEY_MAIN } from './layout';
import { listCode, listPower, listSquare, listUser } from './list';
import { ASK_KEY, ASK_SEAT, NOBODY } from './map';
import { isKnown, isOurs, lookAround, lookAs, threatened } from './policy-around';
import { FIGHT_LOST, fightOf } from './policy-fight';
import { kindOf, num, pieceAt, squareOf } from './state';

/**
 * Is a choice of the main decision rash: does it bring a piece that is safe beside an enemy that the seat knows and that beats
 * it, or does it attack one that is known to beat it? By kinds alone, as the policy reads them.
 */
export function isRashChoice(index: i32): bool {
  if (num(ASK_KEY) != KEY_MAIN) return false;
  list();
  const code = listCode(index);
  const user = listUser(index);
  if (code == CHOICE_PASS || user == NOBODY) return false;
  // a step, or a power by which the piece itself goes: what strikes from afar stays where it is
  if (code >>> 28 != 0 && selectionOf(listPower(index)) != SELECT_PATH) return false;
  const square = listSquare(index);
  lookAs(num(ASK_SEAT));
  const kind = kindOf(user);
  const held = pieceAt(square);
  if (held != NOBODY) return !isOurs(held) && isKnown(held) && fightOf(kind, kindOf(held)) == FIGHT_LOST;
  lookAround(kind, squareOf(user));
  if (threatened != 0) return false;
  lookAround(kind, square);
  return threatened != 0;
}
