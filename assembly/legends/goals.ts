/** What a side wins by besides the castle, looked at in order at each turn's end (LEGENDS.md, Goals). */
import { rankOf } from '../core/geometry';
import { finish } from './end';
import { FORM_GOALS, formField, formGoal, GOAL_WORDS, isOfForm } from './forms';
import { GOAL_CONTROL, GOAL_HOLD, GOAL_REACH, GOAL_SURVIVE, MOST_GOALS, REASON_GOAL } from './layout';
import { ARMY, COUNT, FORM, GOAL_BYTES, GOAL_LIST, GOALS, TURN } from './map';
import { byteOf, isOnBoard, kindOf, num, ownerOf, S, sameSide, setNum, sideMask, squareOf, terrainAt } from './state';

const MOST_TURNS: i32 = 0xffffff;

// A goal's words, in the order of the view's list
export const G_SIDE: i32 = 0;
export const G_GOAL: i32 = 1;
/** -1: any. */
export const G_PIECE: i32 = 2;
/** Rank from 1, terrain, or -1. */
export const G_PLACE: i32 = 3;
export const G_COUNT: i32 = 4;
export const G_TURNS: i32 = 5;
/** Turns' ends in succession at which it was held. */
export const G_PROGRESS: i32 = 6;
export const VIEW_WORDS: i32 = 7;

/** A word of a goal in force. */
export function goalWord(goal: i32, word: i32): i32 {
  const at = S + <usize>(GOAL_LIST + goal * GOAL_BYTES);
  if (word == G_TURNS) return load<i32>(at, 8);
  if (word == G_PROGRESS) return load<i32>(at, 12);
  const byte = <i32>load<u8>(at + <usize>word);
  if (word == G_PIECE) return byte == 0 ? -1 : byte;
  return word == G_PLACE ? byte - 1 : byte;
}

/** The goals of the form are those of the match. */
export function takeGoals(): void {
  const form = num(FORM);
  const count = formField(form, FORM_GOALS);
  for (let goal = 0; goal < count; goal++) {
    for (let word = 0; word < GOAL_WORDS; word++) setGoalWord(goal, word, formGoal(form, goal, word));
    setGoalWord(goal, G_PROGRESS, 0);
  }
  setNum(GOALS, count);
}

/** Takes a word of a goal from outside; false when it can be none. */
export function putGoalWord(goal: i32, word: i32, value: i32): bool {
  setGoalWord(goal, word, value);
  switch (word) {
    case G_SIDE:
      return value >= 0 && value <= 1;
    case G_GOAL:
      return value >= 0 && value <= GOAL_CONTROL;
    case G_PIECE:
      return value == -1 || isOfForm(num(FORM), value);
    case G_PLACE:
      return value >= -1 && value <= 32;
    case G_COUNT:
      return value >= 0 && value <= 255;
    default:
      return value >= 0 && value <= MOST_TURNS;
  }
}

/** Looks at the goals; true when one of them has ended the match. */
export function meetGoals(): bool {
  for (let goal = 0; goal < num(GOALS); goal++) {
    if (!isMet(goal)) continue;
    finish(REASON_GOAL + goalWord(goal, G_GOAL), sideMask(goalWord(goal, G_SIDE)));
    return true;
  }
  return false;
}

function isMet(goal: i32): bool {
  const turns = goalWord(goal, G_TURNS);
  switch (goalWord(goal, G_GOAL)) {
    case GOAL_SURVIVE:
      return num(TURN) >= turns;
    case GOAL_HOLD: {
      const held = countAt(goal) >= goalWord(goal, G_COUNT);
      setGoalWord(goal, G_PROGRESS, held ? min(goalWord(goal, G_PROGRESS) + 1, MOST_TURNS) : 0);
      return held && goalWord(goal, G_PROGRESS) >= turns;
    }
    case GOAL_REACH:
      return countAt(goal) >= goalWord(goal, G_COUNT);
    default:
      return countAt(goal) > 0;
  }
}

/** The pieces that a goal counts: of its side and kind, at its place, of the other side's army where they are to be captured. */
function countAt(goal: i32): i32 {
  const side = goalWord(goal, G_SIDE);
  const what = goalWord(goal, G_GOAL);
  const piece = goalWord(goal, G_PIECE);
  const place = goalWord(goal, G_PLACE);
  let count = 0;
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (!isOnBoard(slot) || !sameSide(ownerOf(slot) & 1, side) || (piece >= 0 && kindOf(slot) != piece)) continue;
    const square = squareOf(slot);
    if (what == GOAL_REACH && rankOf(square) != place - 1) continue;
    if (what == GOAL_HOLD && terrainAt(square) != place) continue;
    if (what == GOAL_CONTROL && sameSide(byteOf(ARMY, slot) & 1, side)) continue;
    count++;
  }
  return count;
}

function setGoalWord(goal: i32, word: i32, value: i32): void {
  if (goal >= MOST_GOALS) return;
  const at = S + <usize>(GOAL_LIST + goal * GOAL_BYTES);
  if (word == G_TURNS) store<i32>(at, value, 8);
  else if (word == G_PROGRESS) store<i32>(at, value, 12);
  else if (word == G_PIECE) store<u8>(at + <usize>word, max(value, 0));
  else store<u8>(at + <usize>word, word == G_PLACE ? value + 1 : value);
}
