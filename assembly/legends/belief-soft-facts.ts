/**
 * Facts about how a hidden token stands and has behaved, as numbers below SOFT_FACTS; a few apply to each token. Ranks count from
 * its army's own edge. *At rest*: it has never moved since the start.
 */
import { boardHeight, boardSquares, boardWidth, fileOf, neighbour, rankOf } from '../core/geometry';
import { wayOfId } from './evidence';
import { SQUARES } from './map';
import { armyOfToken, depthOfToken, idOfToken, isAtOrigin, isHiddenToken, isLandOfView, turnOfView } from './view-hidden';
import { tokenWord, tokens } from './view-words';

/** All tokens. */
const F_ALL: i32 = 0;
/** At rest: rank (0 to 3), stage of the match (0 to 3). */
const F_REST: i32 = 1;
/** At rest on an outer file, in a corner. */
const F_EDGE: i32 = 17;
const F_CORNER: i32 = 18;
/** At rest: so many tokens at rest beside it (0 to 3). */
const F_BESIDE_REST: i32 = 19;
/** Has moved once, 2 or 3 times, 4 to 7, more often. */
const F_MOVED: i32 = 23;
/** Has moved: stands on which quarter of the board. */
const F_QUARTER: i32 = 27;
/** At rest, and exchanged before the first turn: stands further forward, further back, as far. */
const F_EXCHANGED: i32 = 31;
/** The nine bits of its word on what it did near known pieces. */
const F_WAYS: i32 = 34;
/** At rest, and could step aside: stage. */
const F_FREE: i32 = 43;
export const SOFT_FACTS: i32 = 47;

const MOVES: i32 = 15;
const WAY_BITS: i32 = 9;
const WAYS_FROM: i32 = 4;
/** u8 each: the facts of the token asked for last. */
const LIST: usize = memory.data(32, 16);
/** u8 a square: the token there, counted from 1. */
const STANDS: usize = memory.data(SQUARES, 16);

let count: i32 = 0;

/** The n-th fact of the token that was listed last. */
export function listedFact(n: i32): i32 {
  return load<u8>(LIST + <usize>n);
}

/** Finds where tokens stand, before any is listed. Of the view scanned last. */
export function surveyStands(): void {
  memory.fill(STANDS, 0, SQUARES);
  for (let token = 0; token < tokens; token++) store<u8>(STANDS + <usize>tokenWord(token, 1), token + 1);
}

/** Lists the facts of a hidden token; gives how many. */
export function listFacts(token: i32): i32 {
  const way = wayOfId(idOfToken(token));
  const moves = way & MOVES;
  count = 0;
  add(F_ALL);
  if (moves == 0) listRest(token);
  else {
    add(F_MOVED + (moves == 1 ? 0 : moves < 4 ? 1 : moves < 8 ? 2 : 3));
    add(F_QUARTER + min(3, (depthOfToken(token) * 4) / boardHeight));
  }
  for (let bit = 0; bit < WAY_BITS; bit++) if (((way >> (WAYS_FROM + bit)) & 1) != 0) add(F_WAYS + bit);
  return count;
}

function listRest(token: i32): void {
  const square = tokenWord(token, 1);
  const depth = min(3, depthOfToken(token));
  const stage = stageOfMatch();
  add(F_REST + depth * 4 + stage);
  const file = fileOf(square);
  if (file == 0 || file == boardWidth - 1) {
    add(F_EDGE);
    if (depth == 0) add(F_CORNER);
  }
  let resting = 0;
  let isFree = false;
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(square, direction);
    if (next < 0) continue;
    const other = <i32>load<u8>(STANDS + <usize>next) - 1;
    if (other < 0) isFree = isFree || isLandOfView(next);
    else if (isResting(other, token)) resting++;
  }
  add(F_BESIDE_REST + min(3, resting));
  if (isFree) add(F_FREE + stage);
  if (!isAtOrigin(token) && idOfToken(token) < boardSquares) add(F_EXCHANGED + exchanged(token));
}

function add(fact: i32): void {
  store<u8>(LIST + <usize>count, fact);
  count++;
}

function isResting(other: i32, token: i32): bool {
  if (!isHiddenToken(other) || armyOfToken(other) != armyOfToken(token)) return false;
  return (wayOfId(idOfToken(other)) & MOVES) == 0;
}

/** 0: further forward than it first stood, 1: further back, 2: as far. */
function exchanged(token: i32): i32 {
  const forward = rankOf(tokenWord(token, 1)) - rankOf(idOfToken(token));
  if (forward == 0) return 2;
  return forward > 0 == ((armyOfToken(token) & 1) == 0) ? 0 : 1;
}

/** 0 the first turns, 1, 2, 3 what is long under way. */
function stageOfMatch(): i32 {
  const turn = turnOfView();
  return turn < 12 ? 0 : turn < 30 ? 1 : turn < 60 ? 2 : 3;
}
