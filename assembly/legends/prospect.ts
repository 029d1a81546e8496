/**
 * What a move brings for all that the seat knows: what is lost by chance nobody understands, and what lies there to be taken is taken.
 * Choices are played out: what holds on a square, and who may come there from afar, is the rules' to say.
 */
import { CHOICE_PASS } from '../core/choice-code';
import { PROSPECT_GAIN, PROSPECT_LOSS, PROSPECT_OPEN, PROSPECT_SPENT } from '../core/game';
import { applyIndex } from './apply';
import { countChoices, list } from './ask';
import { bind, copyState } from './bind';
import { isOver } from './end';
import { isCastle, SELECT_PATH, selectionOf, strengthOfKind } from './kinds';
import { KEY_MAIN, POWER_ABILITY } from './layout';
import { listCode, listCount, listPower, listSquare, listUser } from './list';
import { ASK_KEY, ASK_SEAT, NOBODY, STATE_BYTES } from './map';
import { isKnown, isOurs, lookAs } from './policy-around';
import { isOnBoard, kindOf, num, pieceAt, squareOf } from './state';
import { powerField, W_KIND } from './tables';

/** The state behind the choice, and that behind an answer to it. */
const BEHIND: usize = memory.data(STATE_BYTES, 16);
const ANSWERED: usize = memory.data(STATE_BYTES, 16);
/** The most questions that are answered until nothing is under way. */
const MOST_PASSED: i32 = 24;
/** A tie that costs so much more strength than it takes is a fight lost. */
const MUCH: i32 = 5;

/** Of `answerOf`: what the seat knows can take neither the piece nor the castle, or one of them. */
const NOTHING: i32 = 0;
const TAKES_PIECE: i32 = 1;
const TAKES_CASTLE: i32 = 2;

/** What a choice of this state's question brings, one of PROSPECT_…: open but in the main decision. */
export function prospectOf(state: usize, index: i32): i32 {
  bind(state);
  if (num(ASK_KEY) != KEY_MAIN) return PROSPECT_OPEN;
  list();
  const seat = num(ASK_SEAT);
  const goes = isGoing(index);
  if (!goes && isAbility(index)) return PROSPECT_SPENT;
  const user = goes ? listUser(index) : NOBODY;
  const held = goes ? pieceAt(listSquare(index)) : NOBODY;
  lookAs(seat);
  if (held != NOBODY && (isOurs(held) || !isKnown(held) || isCastle(kindOf(held)))) return PROSPECT_OPEN;
  play(BEHIND, state, index);
  if (held != NOBODY && isLost(user, held)) return PROSPECT_LOSS;
  const answer = answerOf(user, seat);
  if (answer == TAKES_CASTLE) return PROSPECT_LOSS;
  if (held == NOBODY) return answer == TAKES_PIECE ? PROSPECT_LOSS : PROSPECT_OPEN;
  return answer == NOTHING && isOnBoard(user) && !isOnBoard(held) ? PROSPECT_GAIN : PROSPECT_OPEN;
}

/** Does the piece itself go by this choice: by a step, or by a power with a way? What strikes from afar stays where it is. */
// @ts-ignore: decorator
@inline
function isGoing(index: i32): bool {
  const code = listCode(index);
  if (code == CHOICE_PASS || listUser(index) == NOBODY) return false;
  return code >>> 28 == 0 || selectionOf(listPower(index)) == SELECT_PATH;
}

/** Is it an ability, after which the turn goes on? */
// @ts-ignore: decorator
@inline
function isAbility(index: i32): bool {
  const code = listCode(index);
  return code != CHOICE_PASS && code >>> 28 != 0 && powerField(listPower(index), W_KIND) == POWER_ABILITY;
}

/** Answers in a copy of a state, and passes, or takes the last choice there is, until nothing is under way; the copy is bound then. */
function play(to: usize, from: usize, index: i32): void {
  copyState(to, from);
  bind(to);
  applyIndex(index);
  for (let i = 0; i < MOST_PASSED && !isOver() && num(ASK_KEY) != KEY_MAIN; i++) applyIndex(countChoices() - 1);
}

/** Is the first of two that fought gone, and the other there still, or worth far less? */
function isLost(user: i32, foe: i32): bool {
  if (isOnBoard(user)) return false;
  return isOnBoard(foe) || strengthOfKind(kindOf(user)) - strengthOfKind(kindOf(foe)) >= MUCH;
}

/** What can pieces that `seat` knows do next to this one of its own (NOBODY: none), and to its castle, in BEHIND, which is bound? */
function answerOf(user: i32, seat: i32): i32 {
  if (isOver() || num(ASK_SEAT) == seat) return NOTHING;
  const square = user != NOBODY && isOnBoard(user) ? squareOf(user) : -1;
  let answer = NOTHING;
  list();
  for (let i = 0; i < listCount(); i++) {
    if (!isGoing(i)) continue;
    const there = pieceAt(listSquare(i));
    if (there == NOBODY || !isOurs(there) || !isKnown(listUser(i))) continue;
    if (isCastle(kindOf(there))) return TAKES_CASTLE;
    if (answer != NOTHING || listSquare(i) != square) continue;
    const foe = listUser(i);
    play(ANSWERED, BEHIND, i);
    if (!isOver() && !isOnBoard(user) && isOnBoard(foe)) answer = TAKES_PIECE;
    bind(BEHIND);
    list();
  }
  return answer;
}
