/**
 * The resolution as the words of a view's `stack`: how far the end of the turn has come, who is set against whom, the main
 * act's displacements, the pieces picked, where the dead stood, and the frames from the bottom. Whom a window or an offer
 * asks is not in it: that is the view's to tell or to hide.
 */
import { inboxWord, write } from '../core/words';
import { boardSquares } from '../core/geometry';
import {
  aimOf, ASKED_FIRST, ASKED_SECOND, ATTACKER, ATTACKER_SEAT, DEFENDER, DEFENDER_SEAT, EFFECT, EVENT, field, FIGHTER,
  findTop, FIRST, FIRST_AT, FIRST_SEAT, FOE, frameAt, HAPPENS, itOf, KEYWORD, NAMED_TERRAIN, NUMBER, OPPONENT,
  ORIGIN, PARTS, PASSES, PLACING, POWER, RAZED, RIVAL, setField, signedField, SQUARE_AT, STAGE, STEP, TARGET, top,
  TYPE, USE_LIST, USER, USES, WINDOW_KIND, WINDOW_SEAT, YOU,
} from './frames';
import { ATTACK_STEPS } from './attack';
import { SELECT_PIECE, SELECT_SPACE } from './kinds';
import {
  FRAME_ATTACK, FRAME_EVENT, FRAME_POWER, FRAME_SETTLE, FRAME_WINDOW, KEY_OFFER, KEY_WINDOW, KEYWORDS, MOST_FRAMES,
  MOST_SHIFTS, MOST_TRIGGERED,
} from './layout';
import { POWER_STEPS } from './power';
import { addShift, shiftCount, shiftPart } from './shuttle';
import { nextIn } from './sets';
import {
  AGAINST, ASK_KEY, COUNT, FRAME_BYTES, FRAMES, GHOSTS, NOBODY, PICKED, PICKED_LIST, SIDE, SQUARE, TURN_STEP,
} from './map';
import { byteOf, isOnBoard, num, sameSide, seatCount, setByte, setNum, squareOf } from './state';
import { E_B_TARGETS, E_TARGETS, effectField, powerCount, powerField, W_COST, W_EFFECTS, W_FIRST } from './tables';
import { seatsAsked } from './window';

/** Frames that words from outside may bring: the rest is room to play on. */
const MOST_GIVEN: i32 = MOST_FRAMES - 4;
const FRAME_WORDS: i32 = FRAME_BYTES / 4;

/** Writes the stack; nothing when nothing is being resolved. */
export function writeStack(): void {
  const frames = num(FRAMES);
  if (frames == 0) return;
  write(num(TURN_STEP));
  write(num(AGAINST));
  write(num(AGAINST + 4));
  const seat = num(SIDE);
  write(shiftCount(seat, 0));
  for (let i = 0; i < shiftCount(seat, 0); i++) for (let part = 0; part < 3; part++) write(shiftPart(seat, 0, i, part));
  write(num(PICKED));
  for (let i = 0; i < num(PICKED); i++) write(byteOf(PICKED_LIST, i));
  writeGhosts();
  write(frames);
  for (let place = 0; place < frames; place++) writeFrame(frameAt(place), place == frames - 1);
}

/** Takes `words` words of the inbox from `from` on as the stack; false when they can be none. */
export function readStack(from: i32, words: i32): bool {
  at = from;
  end = from + words;
  fails = false;
  if (words == 0) return true;
  const pieces = num(COUNT);
  setNum(TURN_STEP, within(0, 2));
  setNum(AGAINST, slotWord());
  setNum(AGAINST + 4, slotWord());
  const shifts = within(0, MOST_SHIFTS);
  for (let i = 0; i < shifts; i++) {
    const slot = within(0, pieces - 1);
    const square = within(0, boardSquares - 1);
    addShift(num(SIDE), 0, slot, square, within(0, boardSquares - 1));
  }
  const picked = within(0, pieces);
  setNum(PICKED, picked);
  for (let i = 0; i < picked; i++) setByte(PICKED_LIST, i, within(0, pieces - 1));
  const ghosts = within(0, pieces);
  for (let i = 0; i < ghosts; i++) {
    const slot = within(0, pieces - 1);
    const square = within(0, boardSquares - 1);
    if (isOnBoard(slot)) fails = true;
    else setByte(SQUARE, slot, square);
  }
  setNum(GHOSTS, 1);
  const frames = within(1, MOST_GIVEN);
  if (fails || end - at != frames * FRAME_WORDS) return false;
  setNum(FRAMES, frames);
  for (let place = 0; place < frames; place++) readFrame(frameAt(place));
  if (fails) return false;
  if (!framesAreSound()) return false;
  findTop();
  return true;
}

/** Do the frames lie on one another as they can, with all fields in their ranges? */
export function framesAreSound(): bool {
  for (let place = 0; place < num(FRAMES); place++) {
    const under = place == 0 ? 0 : field(frameAt(place - 1), TYPE);
    if (!mayLieOn(frameAt(place), under) || !isSound(frameAt(place))) return false;
  }
  return true;
}

/** Tells the frame on top whom it asks, which its words don't. */
export function seatTop(seat: i32, passes: i32): void {
  const type = field(top, TYPE);
  if (type == FRAME_EVENT && field(top, STAGE) >= seatCount()) {
    const seats = seatCount();
    setField(top, STAGE, seats + ((seat - field(top, FIRST_SEAT) + seats) % seats));
  }
  if (type == FRAME_WINDOW) setField(top, WINDOW_SEAT, seat);
  for (let place = 0; place < num(FRAMES); place++) {
    if (field(frameAt(place), TYPE) == FRAME_WINDOW) setField(frameAt(place), PASSES, passes);
  }
}

let at: i32 = 0;
let end: i32 = 0;
let fails: bool = false;

function within(low: i32, high: i32): i32 {
  const word = at < end ? inboxWord(at) : low - 1;
  at++;
  if (word >= low && word <= high) return word;
  fails = true;
  return low;
}

function slotWord(): i32 {
  const slot = within(0, NOBODY);
  if (slot != NOBODY && slot >= num(COUNT)) fails = true;
  return slot;
}

function writeGhosts(): void {
  let count = 0;
  for (let slot = 0; slot < num(COUNT); slot++) if (!isOnBoard(slot) && squareOf(slot) != 0) count++;
  write(count);
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (isOnBoard(slot) || squareOf(slot) == 0) continue;
    write(slot);
    write(squareOf(slot));
  }
}

function writeFrame(frame: usize, isTop: bool): void {
  const type = field(frame, TYPE);
  for (let word = 0; word < FRAME_WORDS; word++) {
    let value = load<i32>(frame + (<usize>word << 2));
    if (type == FRAME_WINDOW && word == 1) value &= ~0xff;
    if (isTop && type == FRAME_WINDOW && num(ASK_KEY) == KEY_WINDOW && word == 0) value &= 0x00ffffff;
    if (isTop && type == FRAME_EVENT && num(ASK_KEY) == KEY_OFFER && word == 1) value = (value & ~0xff00) | (seatCount() << 8);
    write(value);
  }
}

function readFrame(frame: usize): void {
  for (let word = 0; word < FRAME_WORDS; word++) {
    store<i32>(frame + (<usize>word << 2), inboxWord(at));
    at++;
  }
}

/** Can this frame lie on one of a type (0: on none)? */
function mayLieOn(frame: usize, under: i32): bool {
  switch (field(frame, TYPE)) {
    case FRAME_POWER:
      return under != FRAME_POWER && under != FRAME_ATTACK;
    case FRAME_ATTACK:
      return under == 0 || under == FRAME_POWER;
    case FRAME_EVENT:
      return under == 0 || under == FRAME_POWER || under == FRAME_ATTACK;
    case FRAME_WINDOW:
      return under == 0 || under == FRAME_POWER || under == FRAME_ATTACK;
    case FRAME_SETTLE:
      return under == 0 || under == FRAME_POWER || under == FRAME_ATTACK;
    default:
      return false;
  }
}

function isPiece(slot: i32): bool {
  return slot < num(COUNT);
}

function isPieceOrNone(slot: i32): bool {
  return slot < num(COUNT) || slot == NOBODY;
}

function holdsPieces(set: usize): bool {
  for (let slot = nextIn(set, -1); slot != NOBODY; slot = nextIn(set, slot)) if (slot >= num(COUNT)) return false;
  return true;
}

/** Are all fields of a frame in their ranges? */
function isSound(frame: usize): bool {
  if (!holdsPieces(itOf(frame)) || !holdsPieces(aimOf(frame))) return false;
  switch (field(frame, TYPE)) {
    case FRAME_POWER:
      return isSoundPower(frame);
    case FRAME_ATTACK:
      return isSoundAttack(frame);
    case FRAME_EVENT:
      return isSoundEvent(frame);
    case FRAME_WINDOW:
      if (field(frame, WINDOW_KIND) > 3 || field(frame, WINDOW_SEAT) >= seatCount()) return false;
      if (!isSoundRing(frame) || field(frame, PASSES) >= seatsAsked(frame)) return false;
      if (!isPieceOrNone(field(frame, FIGHTER)) || !isPieceOrNone(field(frame, RIVAL))) return false;
      return (field(frame, FIGHTER) == NOBODY) == (field(frame, RIVAL) == NOBODY);
    default:
      return isPiece(field(frame, 3)) && field(frame, 4) < seatCount() && field(frame, STEP) <= 2 && field(frame, 5) <= 7;
  }
}

/** The seats that a window asks where not all are: both or neither are there, and only in teams. */
function isSoundRing(frame: usize): bool {
  if (!isDefined(WIDE)) return true;
  const first = field(frame, ASKED_FIRST);
  const second = field(frame, ASKED_SECOND);
  if (first == NOBODY || second == NOBODY) return first == second;
  return seatCount() > 2 && first < seatCount() && second < seatCount();
}

function isSoundOpponent(frame: usize): bool {
  const named = field(frame, OPPONENT);
  return named == NOBODY || (named < seatCount() && !sameSide(named, field(frame, YOU)));
}

function isSoundPower(frame: usize): bool {
  const power = <i32>load<u16>(frame, POWER);
  if (power >= powerCount() || field(frame, STEP) >= POWER_STEPS) return false;
  if (!isPiece(field(frame, USER)) || !isPieceOrNone(field(frame, FOE)) || field(frame, YOU) >= seatCount()) return false;
  if (isDefined(WIDE) && !isSoundOpponent(frame)) return false;
  if (field(frame, NUMBER) > 7 || signedField(frame, KEYWORD) < -1 || signedField(frame, KEYWORD) >= KEYWORDS) return false;
  const effect = signedField(frame, EFFECT);
  const step = field(frame, STEP);
  const effects = powerField(power, W_EFFECTS);
  if (effect < -1 || effect > effects || (effect == effects && step != 2)) return false;
  if (effect < 0 && step > 1) return false;
  if (signedField(frame, EVENT) < -1 || signedField(frame, EVENT) > 9) return false;
  if (signedField(frame, NAMED_TERRAIN) < -1 || signedField(frame, NAMED_TERRAIN) > 5) return false;
  const first = field(frame, FIRST);
  if (first > SELECT_SPACE) return false;
  if (first == SELECT_PIECE ? !isPiece(field(frame, FIRST_AT)) : field(frame, FIRST_AT) >= boardSquares) return false;
  if (field(frame, ORIGIN) >= boardSquares || field(frame, PLACING) > num(PICKED)) return false;
  if (effect < 0) return step == 0 || powerField(power, W_COST) >= 0;
  if (effect == effects) return true;
  const row = powerField(power, W_FIRST) + effect;
  const targets = effectField(row, E_TARGETS) + effectField(row, E_B_TARGETS);
  return field(frame, TARGET) < max(1, targets) || step != 4;
}

function isSoundAttack(frame: usize): bool {
  if (!isPiece(field(frame, ATTACKER)) || !isPiece(field(frame, DEFENDER))) return false;
  if (field(frame, ATTACKER) == field(frame, DEFENDER)) return false;
  if (field(frame, SQUARE_AT) >= boardSquares || field(frame, ORIGIN) >= boardSquares) return false;
  if (field(frame, ATTACKER_SEAT) >= seatCount() || field(frame, DEFENDER_SEAT) >= seatCount()) return false;
  if (field(frame, RAZED) > 1) return false;
  return field(frame, STEP) < ATTACK_STEPS + 1;
}

function isSoundEvent(frame: usize): bool {
  if (field(frame, HAPPENS) > 9 || field(frame, PARTS) > 3 || field(frame, STAGE) > 2 * seatCount()) return false;
  if (!isPieceOrNone(field(frame, USER)) || !isPieceOrNone(field(frame, FOE))) return false;
  const loose = field(frame, HAPPENS) == 7 || field(frame, HAPPENS) == 8;
  if (field(frame, USER) == NOBODY && !loose) return false;
  if (field(frame, HAPPENS) == 7 && field(frame, FOE) == NOBODY) return false;
  if (field(frame, HAPPENS) == 8 && field(frame, USER) != NOBODY) return false;
  if (field(frame, FIRST_SEAT) >= seatCount() || field(frame, USES) > MOST_TRIGGERED) return false;
  for (let i = 0; i < field(frame, USES); i++) {
    if (!isPiece(field(frame, USE_LIST + i * 2)) || field(frame, USE_LIST + i * 2 + 1) > 7) return false;
  }
  return true;
}
