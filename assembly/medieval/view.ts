/** Writes the question, the result, and what a viewer may see (CONTRACT.md, View). */
import { ASKED_OVER, MASK_ALL, NONE, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../core/layout';
import { HEAP_FALLEN } from '../core/numbers';
import { write, writeBegin, writeCount } from '../core/words';
import { squareAsked } from './arrange';
import { terrainOf } from './board';
import { askedSeat, choiceCode, choiceCount, decisionKind } from './choices';
import {
  ACTED, ARRANGED, BEGUN, FALLEN, FALLEN_KINDS, FIRST, FLAG_LOOKED, FLAG_SHOWN, FORM, MORE, MOST_FALLEN, NOBODY, PHASE, PHASE_ARRANGING,
  PHASE_ASIDE, PHASE_JAIL, PHASE_MORE, PHASE_OVER, PHASE_ROOM, PLY, QUIET, REASON, SIDE, SLOTS, SQUARES, SUPPLY, TURN, WIDTH, WINNERS,
} from './layout';
import { nextHoming, nextPending } from './state';
import { actedId, byteOf, hasFlag, idOf, kindOf, num, placeOf, seatOf } from './state';
import { writeLists } from './view-lists';

/** u8: the slots that stand somewhere, by square, then id. */
const ORDER: usize = memory.data(SLOTS, 16);

/** Is this number a viewer: one of the two seats, an onlooker, the truth? */
export function isViewer(viewer: i32): bool {
  return viewer == 0 || viewer == 1 || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Were armies not dealt yet? The match may have ended meanwhile. */
export function isHiding(state: usize): bool {
  return num(state, TURN) == 0;
}

/** Writes the Decision words; gives their count, 0 when the match is over. The key's number is the phase's. */
export function writeDecision(state: usize): i32 {
  writeBegin();
  const phase = num(state, PHASE);
  if (phase == PHASE_OVER) return 0;
  write(decisionKind(state));
  write(askedSeat(state));
  write(phase);
  writeArguments(state, phase);
  const choices = choiceCount(state);
  write(choices);
  for (let index = 0; index < choices; index++) write(choiceCode(state, index));
  return writeCount();
}

function writeArguments(state: usize, phase: i32): void {
  if (phase == PHASE_ARRANGING) {
    write(1);
    write(squareAsked(state));
  } else if (phase == PHASE_MORE) {
    const acted = byteOf(state, ACTED, 0);
    write(1 + acted);
    write(num(state, MORE));
    for (let n = 0; n < acted; n++) write(actedId(state, n));
  } else if (phase == PHASE_JAIL || phase == PHASE_ROOM) {
    write(2);
    write(idOf(state, nextPending(state)));
    write(kindOf(state, nextPending(state)));
  } else if (phase < PHASE_JAIL && phase > PHASE_MORE) {
    write(1);
    write(idOf(state, nextHoming(state)));
  } else if (phase == PHASE_ASIDE) {
    write(1);
    write(idOf(state, nextHoming(state)));
  } else write(0);
}

/** Writes the View words; gives their count. */
export function writeView(state: usize, viewer: i32): i32 {
  writeBegin();
  putView(state, viewer);
  return writeCount();
}

/** Appends the View words. */
export function putView(state: usize, viewer: i32): void {
  const over = num(state, PHASE) == PHASE_OVER;
  write(viewer);
  write(num(state, PLY));
  write(over ? ASKED_OVER : askedSeat(state));
  write(over ? NONE : decisionKind(state));
  write(WIDTH);
  write(WIDTH);
  write(NONE);
  for (let square = 0; square < SQUARES; square++) write(terrainOf(square));
  writeTokens(state, viewer);
  write(2);
  for (let seat = 0; seat < 2; seat++) {
    write(seat);
    write(HEAP_FALLEN);
    const fallen = byteOf(state, FALLEN, seat);
    write(fallen);
    for (let n = 0; n < fallen; n++) write(byteOf(state, FALLEN_KINDS, seat * MOST_FALLEN + n));
  }
  write(num(state, SIDE));
  write(num(state, TURN));
  write(num(state, PHASE));
  write(num(state, PHASE) >= PHASE_JAIL && !over ? num(state, BEGUN) : 0);
  write(num(state, QUIET));
  write(byteOf(state, SUPPLY, 0));
  write(byteOf(state, SUPPLY, 1));
  write(num(state, FIRST));
  write(num(state, FORM));
  writeLists(state);
  write(0);
  write(over ? 1 : 0);
  if (over) putResult(state);
}

/** Writes reason, winners mask, no scores; gives the words, 0 while the match goes on. */
export function writeResult(state: usize): i32 {
  writeBegin();
  if (num(state, PHASE) == PHASE_OVER) putResult(state);
  return writeCount();
}

function putResult(state: usize): void {
  write(num(state, REASON));
  write(num(state, WINNERS));
  write(0);
}

/** Who has been shown a piece's kind, as a mask. */
export function shownTo(state: usize, slot: i32): i32 {
  if (hasFlag(state, slot, FLAG_SHOWN)) return MASK_ALL;
  const seat = seatOf(slot);
  return (1 << seat) | (hasFlag(state, slot, FLAG_LOOKED) ? 2 >> seat : 0);
}

function writeTokens(state: usize, viewer: i32): void {
  const hidden = isHiding(state) && viewer != VIEWER_TRUTH;
  let tokens = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (placeOf(state, slot) == NOBODY || (hidden && seatOf(slot) != viewer)) continue;
    let at = tokens;
    for (; at > 0 && comesFirst(state, slot, orderAt(at - 1)); at--) store<u8>(ORDER + <usize>at, orderAt(at - 1));
    store<u8>(ORDER + <usize>at, slot);
    tokens++;
  }
  write(tokens);
  for (let n = 0; n < tokens; n++) {
    const slot = orderAt(n);
    const mask = shownTo(state, slot);
    write(idOf(state, slot));
    write(placeOf(state, slot));
    write(seatOf(slot));
    write(viewer == VIEWER_TRUTH || (mask >> viewer) & 1 ? kindOf(state, slot) : NONE);
    write(mask);
  }
}

// @ts-ignore: decorator
@inline
function orderAt(n: i32): i32 {
  return load<u8>(ORDER + <usize>n);
}

function comesFirst(state: usize, slot: i32, other: i32): bool {
  const by = placeOf(state, slot) - placeOf(state, other);
  return by < 0 || (by == 0 && idOf(state, slot) < idOf(state, other));
}
