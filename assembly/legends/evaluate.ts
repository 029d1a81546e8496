/** A plain judgement for the search: what stands on the board, and which choices look worth a try. */
import { boardSquares } from '../core/geometry';
import { CHOICE_PASS } from '../core/numbers';
import { codeOf, countChoices } from './ask';
import { isOver } from './end';
import { isMagic, strengthOfKind } from './kinds';
import { NOBODY, WINNERS } from './map';
import { kindOf, num, ownerOf, pieceAt, sharerAt } from './state';

/** What a Magic piece is worth, in points of strength. */
const MAGIC_WORTH: i32 = 4;
/** What any piece is worth for being there. */
const PIECE_WORTH: i32 = 3;
const ATTACK_WEIGHT: i32 = 12;
const STEP_WEIGHT: i32 = 4;
const POWER_WEIGHT: i32 = 3;
const PASS_WEIGHT: i32 = 3;

/** 10000 for each winner, 0 for each loser, 5000 for both in a draw. */
export function scoreFor(seat: i32): i32 {
  const winners = num(WINNERS);
  return winners == 0 ? 5000 : (winners >> seat) & 1 ? 10000 : 0;
}

/** The score expected by a seat: the share of the strength on the board that is its own, stretched. */
export function evaluateFor(seat: i32): i32 {
  if (isOver()) return scoreFor(seat);
  let own = 1;
  let all = 2;
  for (let square = 0; square < boardSquares; square++) {
    const first = pieceAt(square);
    if (first == NOBODY) continue;
    const second = sharerAt(square);
    all += worth(first);
    if (ownerOf(first) == seat) own += worth(first);
    if (second == NOBODY) continue;
    all += worth(second);
    if (ownerOf(second) == seat) own += worth(second);
  }
  const share = (own * 10000) / all;
  return max(100, min(9900, 5000 + (share - 5000) * 2));
}

/** One weight a choice, by its kind alone; gives their count. */
export function weighChoices(weights: usize): i32 {
  const count = min(countChoices(), 4096);
  for (let index = 0; index < count; index++) store<i32>(weights + (<usize>index << 2), weightOf(codeOf(index)));
  return count;
}

function weightOf(code: i32): i32 {
  if (code == CHOICE_PASS) return PASS_WEIGHT;
  const form = code >>> 28;
  if (form == 0) return pieceAt(code & 255) == NOBODY ? STEP_WEIGHT : ATTACK_WEIGHT;
  if (form == 2 && pieceAt(code & 255) != NOBODY) return ATTACK_WEIGHT / 2;
  return POWER_WEIGHT;
}

function worth(slot: i32): i32 {
  const kind = kindOf(slot);
  return PIECE_WORTH + (isMagic(kind) ? MAGIC_WORTH : strengthOfKind(kind));
}
