/** Do the parts of a state that came from outside agree? Each was read within its range, its history by past.ts. */
import { SQUARES } from './board';
import { scoreOf } from './end';
import { laidTerrain, layTerrain, meetsDemand, terrainOf } from './faces';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  FORM,
  FORM_BASIC,
  FORM_CARAVAN,
  FORM_FOREST,
  FORM_KING,
  HASHED_BYTES,
  MOST_PLACEMENTS,
  PASSES,
  PLACEMENTS,
  PLY,
  QUADRANTS,
  REASON,
  REASON_ALL_PLACED,
  REASON_CARAVAN,
  REASON_FOREST,
  REASON_KING_LEFT,
  REASON_KING_REMOVED,
  REASON_RESIGN,
  SCORE,
  SIDE,
  STATE_BYTES,
  STEP,
  STEP_BUILD,
  STEP_FACES,
  STEP_OVER,
  WINNERS,
} from './layout';
import { endPast, groundTakes } from './past';
import { blankState } from './setup';
import { isScored } from './view';

const SCRATCH: usize = memory.data(STATE_BYTES, 16);

/** Checks a whole state, after `beginPast` and all of `enterPast`, and gives it its history; false: it contradicts itself. */
export function agrees(state: usize): bool {
  const step = load<i32>(state, STEP);
  if (!endPast(state)) return false;
  if (step == STEP_FACES || step == STEP_BUILD) return setupAgrees(state);
  if (!boardsAgree(state, step) || !groundTakes(state)) return false;
  if (step == STEP_OVER) return resultAgrees(state);
  return load<i32>(state, PLACEMENTS) < MOST_PLACEMENTS && load<i32>(state, PASSES) < 2;
}

/** Before the first placement: replays the faces and boards on a blank state, which must become this one. */
function setupAgrees(state: usize): bool {
  blankState(SCRATCH, 0, load<i32>(state, FORM), 0);
  store<i32>(SCRATCH, load<i32>(state, PLY), PLY);
  let board = 0;
  for (; board < 4; board++) {
    const face = <i32>load<i8>(state + board, FACES);
    if (face < 0) break;
    if (!meetsDemand(SCRATCH, board, face)) return false;
    store<i8>(SCRATCH + board, face, FACES);
  }
  if (board == 4) {
    store<i32>(SCRATCH, STEP_BUILD, STEP);
    store<i32>(SCRATCH, 1, SIDE);
    store<i32>(SCRATCH, load<i32>(state, QUADRANTS), QUADRANTS);
    layTerrain(SCRATCH);
    const laid = laidInOrder(state);
    if (laid < 0 || laid == 4) return false;
  }
  return load<i32>(state, FORM) != FORM_BASIC && memory.compare(SCRATCH, state, HASHED_BYTES) == 0;
}

/** How many quadrants are laid, none after a gap, each board once and with its face; -1 when that isn't so. */
function laidInOrder(state: usize): i32 {
  let laid = 0;
  let boards = 0;
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const code = <i32>load<i8>(state + quadrant, QUADRANTS);
    if (code < 0) continue;
    const board = code >> 3;
    if (laid != quadrant || (boards >> board) & 1) return -1;
    if (<i32>load<i8>(state + board, FACES) != ((code >> 2) & 1)) return -1;
    boards |= 1 << board;
    laid++;
  }
  return laid;
}

/** Boards and terrain: all four boards or, in a position from outside, none; a match may have ended before they lay. */
function boardsAgree(state: usize, step: i32): bool {
  const laid = laidInOrder(state);
  let known = 0;
  for (let board = 0; board < 4; board++) if (load<i8>(state + board, FACES) >= 0) known++;
  if (laid < 0 || (step != STEP_OVER && (laid != known || (laid & 3) != 0))) return false;
  const basic = load<i32>(state, FORM) == FORM_BASIC;
  if (!basic && known == 0) return true;
  for (let square = 0; square < SQUARES; square++) {
    if (terrainOf(state, square) != (basic ? 0 : laidTerrain(state, square))) return false;
  }
  return true;
}

/** No pick is open; the reason is one of the form's, wins have one winner, draws none, counts are right. */
function resultAgrees(state: usize): bool {
  if (load<i32>(state, ACTIVE) >= 0 || load<u64>(state, EMPTIED) != 0) return false;
  const form = load<i32>(state, FORM);
  const reason = load<i32>(state, REASON);
  const winners = load<i32>(state, WINNERS);
  const isWin = reason <= REASON_FOREST || reason == REASON_RESIGN;
  if (isWin ? winners != 1 && winners != 2 : winners != 0) return false;
  const counts = form == FORM_CARAVAN || form == FORM_FOREST;
  if (reason == REASON_ALL_PLACED && counts) return false;
  if ((reason == REASON_KING_REMOVED || reason == REASON_KING_LEFT) && form != FORM_KING) return false;
  if (reason == REASON_CARAVAN && form != FORM_CARAVAN) return false;
  if (reason == REASON_FOREST && form != FORM_FOREST) return false;
  for (let seat = 0; seat < 2; seat++) {
    const score = isScored(reason) ? scoreOf(state, seat, form) : 0;
    if (load<i32>(state + <usize>(seat << 2), SCORE) != score) return false;
  }
  return true;
}
