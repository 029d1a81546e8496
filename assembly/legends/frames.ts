/** The stack of what is being resolved, and the fields of its frames. The topmost frame is what goes on next. */
import { FRAME_BYTES, FRAME_LIST, FRAMES, MASK_BYTES } from './map';
import { num, S, setNum } from './state';
import { FRAME_SETTLE, FRAME_WINDOW, MOST_FRAMES } from './layout';

// Every frame
export const TYPE: i32 = 0;
export const STEP: i32 = 1;

// A power in use
export const USER: i32 = 2;
export const FOE: i32 = 3;
export const YOU: i32 = 4;
/** Its number in the piece's list; 0 granted. */
export const NUMBER: i32 = 5;
/** i8: keyword; -1. */
export const KEYWORD: i32 = 6;
/** i8: place of the effect; -1 the cost. */
export const EFFECT: i32 = 7;
/** Place among the effect's targets, those of `b` behind those of `a`. */
export const TARGET: i32 = 8;
/** i8: the event that it answers; -1. */
export const EVENT: i32 = 9;
/** i8: terrain named; -1. */
export const NAMED_TERRAIN: i32 = 10;
/** How the first selection came with the choice: SELECT_NOTHING when it is used up. */
export const FIRST: i32 = 11;
/** The square or the slot. */
export const FIRST_AT: i32 = 12;
/** SELF_SPENT and what follows it. */
export const FLAGS: i32 = 13;
/** u16: the power. */
export const POWER: i32 = 14;
/** i16: keywords of the foe when it fell; -1. */
export const FOE_KEYS: i32 = 16;
/** i16: strength of what was paid. */
export const PAID: i32 = 18;
/** u16: the kind named; 0. */
export const NAMED_KIND: i32 = 20;
/** The square attacked from. */
export const ORIGIN: i32 = 22;
/** Which of the pieces picked is being placed. */
export const PLACING: i32 = 23;
/** In teams the seat that was named as the opponent (R128); NOBODY. */
export const OPPONENT: i32 = 24;

/** The user left play, or was handed over, by this power itself. */
export const SELF_SPENT: i32 = 1;
/** A piece picked did not fit. */
export const MISFIT: i32 = 2;
/** What was selected first is gone (R144). */
export const FIRST_GONE: i32 = 4;
/** A strike or a look by Vision goes on after its reveal. */
export const AIMED: i32 = 8;

// An attack
export const ATTACKER: i32 = 2;
export const DEFENDER: i32 = 3;
export const ATTACKER_SEAT: i32 = 4;
export const DEFENDER_SEAT: i32 = 5;
export const SQUARE_AT: i32 = 6;
/** 1 when the defender fell by this attack (R49). */
export const FELL: i32 = 7;
/** 1 when the attacker was beaten to the end of the comparison. */
export const COMPARED: i32 = 8;
/** 1 when the defender was a castle that fell at once (R130). */
export const RAZED: i32 = 9;

// An event: USER is who it happens to, FOE the other party
/** PARTS_ALL and what follows it. */
export const PARTS: i32 = 4;
/** Stage: compulsory of the first seat, then of each other in the order of turns; optional likewise. */
export const STAGE: i32 = 5;
export const HAPPENS: i32 = 6;
export const FIRST_SEAT: i32 = 7;
/** How many have been used, then slot and number of each. */
export const USES: i32 = 8;
export const USE_LIST: i32 = 12;

export const PARTS_ALL: i32 = 0;
export const PARTS_COMPULSORY: i32 = 1;
export const PARTS_OPTIONAL: i32 = 2;
export const PARTS_SPELL: i32 = 3;

// A window
export const WINDOW_KIND: i32 = 2;
export const WINDOW_SEAT: i32 = 3;
export const PASSES: i32 = 4;
export const FIGHTER: i32 = 5;
export const RIVAL: i32 = 6;
export const OWN_TARGET: i32 = 7;
/** In teams the two seats that are asked, where not all are. */
export const ASKED_FIRST: i32 = 8;
export const ASKED_SECOND: i32 = 9;

// The settling of what an effect has done
/** i8: the seat whose doing it is; -1. */
export const AUTHOR: i32 = 2;

/** The pieces that `it` means. */
const IT_SET: i32 = 32;
/** The targets of the effect that goes on, as far as they are found. */
const AIM_SET: i32 = 32 + MASK_BYTES;

/** The topmost frame. */
export let top: usize = 0;

/** Finds the topmost frame again after another state was bound. */
export function findTop(): void {
  top = frameAt(num(FRAMES) - 1);
}

/** A frame by its place from the bottom. */
// @ts-ignore: decorator
@inline
export function frameAt(place: i32): usize {
  return S + <usize>FRAME_LIST + <usize>(place * FRAME_BYTES);
}

/** Puts an empty frame on top. */
export function push(type: i32): usize {
  const place = min(num(FRAMES), MOST_FRAMES - 1);
  setNum(FRAMES, place + 1);
  top = frameAt(place);
  memory.fill(top, 0, FRAME_BYTES);
  store<u8>(top, type);
  return top;
}

/** Takes the topmost frame off. */
export function pop(): void {
  setNum(FRAMES, num(FRAMES) - 1);
  findTop();
}

// @ts-ignore: decorator
@inline
export function field(frame: usize, at: i32): i32 {
  return load<u8>(frame + <usize>at);
}
// @ts-ignore: decorator
@inline
export function signedField(frame: usize, at: i32): i32 {
  return load<i8>(frame + <usize>at);
}
// @ts-ignore: decorator
@inline
export function setField(frame: usize, at: i32, value: i32): void {
  store<u8>(frame + <usize>at, value);
}
// @ts-ignore: decorator
@inline
export function itOf(frame: usize): usize {
  return frame + <usize>IT_SET;
}
// @ts-ignore: decorator
@inline
export function aimOf(frame: usize): usize {
  return frame + <usize>AIM_SET;
}
// @ts-ignore: decorator
@inline
export function step(value: i32): void {
  store<u8>(top, value, STEP);
}

/** The topmost frame of a type from a place downwards; 0 when there is none. */
export function findFrame(type: i32): usize {
  for (let place = num(FRAMES) - 1; place >= 0; place--) {
    const frame = frameAt(place);
    if (field(frame, TYPE) == type) return frame;
  }
  return 0;
}

/** Are these two slots the fighters of an attack, either way round? */
export function isPair(attack: usize, a: i32, b: i32): bool {
  const attacker = field(attack, ATTACKER);
  const defender = field(attack, DEFENDER);
  return (a == attacker && b == defender) || (a == defender && b == attacker);
}

/** Is a settling going on below the topmost frame? */
export function isSettling(): bool {
  for (let place = num(FRAMES) - 2; place >= 0; place--) {
    if (field(frameAt(place), TYPE) == FRAME_SETTLE) return true;
  }
  return false;
}

/** The open window's frame; 0. */
export function openWindow(): usize {
  return findFrame(FRAME_WINDOW);
}
