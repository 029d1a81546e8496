/** The forms of the tables: which pieces are theirs, how a match starts, what ends it. */
import { readFail, readIn } from '../core/words';
import { BASE_CASTLE, GOAL_CONTROL, MOST_EXCHANGES, MOST_FORMS, MOST_GOALS, TERRAIN_WATER } from './layout';

/** Words of a goal: side, goal, piece, place, count, turns. */
export const GOAL_WORDS: i32 = 6;
const GROUND_SQUARES: i32 = 256;
const MOST_TURNS: i32 = 0xffffff;

// A form's record
export const FORM_FIRST_KIND: i32 = 0;
export const FORM_LAST_KIND: i32 = 1;
/** How many pieces of base 1, then of the others. */
const FORM_MIX: i32 = 2;
/** 1: each seat lays its army out itself. */
export const FORM_ARRANGED: i32 = 14;
/** Ranks of a set-up. */
export const FORM_RANKS: i32 = 15;
export const FORM_EXCHANGES: i32 = 16;
export const FORM_QUIET: i32 = 17;
/** Mask of the seat counts. */
export const FORM_SEATS: i32 = 18;
/** 0: the ground is made of boards. */
export const FORM_WIDTH: i32 = 19;
export const FORM_HEIGHT: i32 = 20;
export const FORM_GOALS: i32 = 21;
const FORM_GOAL_LIST: i32 = 22;
const RECORD: i32 = FORM_GOAL_LIST + MOST_GOALS * GOAL_WORDS;

const FORM_AT: usize = memory.data(MOST_FORMS * RECORD * 4, 16);
const GROUND_AT: usize = memory.data(MOST_FORMS * GROUND_SQUARES, 16);

/** Forms there are; 0 before the first tables. */
export let forms: i32 = 0;

// @ts-ignore: decorator
@inline
export function formField(form: i32, field: i32): i32 {
  return load<i32>(FORM_AT + (<usize>(form * RECORD + field) << 2));
}

/** How many pieces of a base an army of a form has. */
export function formMix(form: i32, base: i32): i32 {
  return formField(form, FORM_MIX + base - 1);
}

/** Terrain of a square of a form with a ground of its own. */
export function formTerrain(form: i32, square: i32): i32 {
  return load<u8>(GROUND_AT + <usize>(form * GROUND_SQUARES + square));
}

/** A word of a form's goal. */
export function formGoal(form: i32, goal: i32, word: i32): i32 {
  return formField(form, FORM_GOAL_LIST + goal * GOAL_WORDS + word);
}

/** Does a kind belong to a form? */
// @ts-ignore: decorator
@inline
export function isOfForm(form: i32, kind: i32): bool {
  return kind >= formField(form, FORM_FIRST_KIND) && kind <= formField(form, FORM_LAST_KIND);
}

/** Reads the forms' words, where they are right; `keep` false: only looks whether they are. */
export function readForms(kinds: i32, keep: bool): void {
  const count = readIn(1, MOST_FORMS);
  for (let form = 0; form < count; form++) readForm(form, kinds, keep);
  if (keep) forms = count;
}

function readForm(form: i32, kinds: i32, keep: bool): void {
  const first = readIn(1, kinds);
  put(form, FORM_FIRST_KIND, first, keep);
  put(form, FORM_LAST_KIND, readIn(first, kinds), keep);
  for (let base = 1; base <= BASE_CASTLE; base++) put(form, FORM_MIX + base - 1, readIn(0, 255), keep);
  put(form, FORM_ARRANGED, readIn(0, 1), keep);
  put(form, FORM_RANKS, readIn(1, 16), keep);
  put(form, FORM_EXCHANGES, readIn(0, MOST_EXCHANGES), keep);
  put(form, FORM_QUIET, readIn(1, MOST_TURNS), keep);
  put(form, FORM_SEATS, readIn(0, 511), keep);
  const width = readIn(0, 32);
  const height = readIn(0, 32);
  if ((width == 0) != (height == 0) || width * height > GROUND_SQUARES) readFail();
  put(form, FORM_WIDTH, width, keep);
  put(form, FORM_HEIGHT, height, keep);
  for (let square = 0; square < min(width * height, GROUND_SQUARES); square++) {
    const terrain = readIn(0, TERRAIN_WATER);
    if (keep) store<u8>(GROUND_AT + <usize>(form * GROUND_SQUARES + square), terrain);
  }
  const goals = readIn(0, MOST_GOALS);
  put(form, FORM_GOALS, goals, keep);
  for (let goal = 0; goal < goals; goal++) {
    for (let word = 0; word < GOAL_WORDS; word++) put(form, FORM_GOAL_LIST + goal * GOAL_WORDS + word, readGoalWord(word, kinds), keep);
  }
}

/** A word of a goal, in the range that it has by itself. */
export function readGoalWord(word: i32, kinds: i32): i32 {
  switch (word) {
    case 0:
      return readIn(0, 1);
    case 1:
      return readIn(0, GOAL_CONTROL);
    case 2:
      return readIn(-1, kinds);
    case 3:
      return readIn(-1, 32);
    case 4:
      return readIn(0, 255);
    default:
      return readIn(0, MOST_TURNS);
  }
}

function put(form: i32, field: i32, value: i32, keep: bool): void {
  if (keep) store<i32>(FORM_AT + (<usize>(form * RECORD + field) << 2), value);
}
