/** What a state is worth to a seat: what stands on the board, what is hidden, who is near to what it beats, and haste. */
import { fileOf, rankOf } from '../core/geometry';
import { isOver } from './end';
import { FORM_QUIET, formField } from './forms';
import { isCastle, keysOfKind } from './kinds';
import { STATIONARY } from './layout';
import { COUNT, FORM, KIND, ON_BOARD, QUIET, SHOWN, SLOTS, SQUARE, WINNERS, ZONE } from './map';
import { FIGHT_CASTLE, FIGHT_WON, fightOf } from './policy-fight';
import { worthOfKind } from './policy-worth';
import { byteOf, num, ownerOf } from './state';

/** A hidden piece is worth this part of itself more. */
const HIDDEN_SHARE: i32 = 8;
/** Worth of what is being hunted, shared by the way to it. */
const CASTLE_PREY: i32 = 240;
const PREY_MORE: i32 = 20;
const HUNT_WEIGHT: i32 = 6;
/** What a seat whose quiet turns are full has lost, in ten-thousandths. */
const QUIET_LOSS: i32 = 1200;

/** The seat's pieces that can move, and the other side's pieces: kind and square, two bytes each. */
const HUNTERS: usize = memory.data(SLOTS * 2, 16);
const PREY: usize = memory.data(SLOTS * 2, 16);

/** 10000 for each winner, 0 for each loser, 5000 for all in a draw. */
export function scoreFor(seat: i32): i32 {
  const winners = num(WINNERS);
  return winners == 0 ? 5000 : (winners >> seat) & 1 ? 10000 : 0;
}

/** The score expected by a seat, 0 to 10000. */
export function evaluateFor(seat: i32): i32 {
  if (isOver()) return scoreFor(seat);
  let own = 1;
  let all = 2;
  let hunters = 0;
  let prey = 0;
  const count = num(COUNT);
  for (let slot = 0; slot < count; slot++) {
    if (byteOf(ZONE, slot) != ON_BOARD) continue;
    const kind = byteOf(KIND, slot);
    let worth = worthOfKind(kind);
    if (byteOf(SHOWN, slot) == 0) worth += worth / HIDDEN_SHARE;
    all += worth;
    const mark = kind | (byteOf(SQUARE, slot) << 8);
    if (((ownerOf(slot) ^ seat) & 1) != 0) {
      store<u16>(PREY + (<usize>prey << 1), mark);
      prey++;
      continue;
    }
    own += worth;
    if (isCastle(kind) || ((keysOfKind(kind) >> STATIONARY) & 1) != 0) continue;
    store<u16>(HUNTERS + (<usize>hunters << 1), mark);
    hunters++;
  }
  const material = ((2 * own - all) * 5000) / all;
  let hunt = 0;
  for (let i = 0; i < hunters; i++) hunt += huntOf(load<u16>(HUNTERS + (<usize>i << 1)), prey);
  return max(100, min(9900, 5000 + material + (hunt * HUNT_WEIGHT) / 64 - impatience(seat)));
}

/** The nearer the draw of quiet turns, the more a seat wants something to happen. */
function impatience(seat: i32): i32 {
  const most = max(1, formField(num(FORM), FORM_QUIET));
  const quiet = num(QUIET + seat * 4);
  return (quiet * quiet * QUIET_LOSS) / (most * most);
}

/** What one piece may hope for: the best that it beats, the nearer the better. */
function huntOf(hunter: i32, prey: i32): i32 {
  const kind = hunter & 255;
  const square = hunter >> 8;
  const file = fileOf(square);
  const rank = rankOf(square);
  let best = 0;
  for (let i = 0; i < prey; i++) {
    const mark = <i32>load<u16>(PREY + (<usize>i << 1));
    const outcome = fightOf(kind, mark & 255);
    if (outcome != FIGHT_WON && outcome != FIGHT_CASTLE) continue;
    const at = mark >> 8;
    const way = abs(fileOf(at) - file) + abs(rankOf(at) - rank);
    const gain = outcome == FIGHT_CASTLE ? CASTLE_PREY : worthOfKind(mark & 255) + PREY_MORE;
    best = max(best, gain * 4 / (way + 3));
  }
  return best;
}
