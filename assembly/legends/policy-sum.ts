/** Sums of the policy's facts: the weight of each under the form in force and, while tuning, which of them were met. */
import { canStep } from './facts-kinds';
import { FORM_ARRANGED, formField } from './forms';
import { isCastle, strengthOfKind } from './kinds';
import { FORM } from './map';
import { actWeight } from './policy-table';
import { num } from './state';
import { rowOfForm } from './weights';

/** Classes of own kinds: strength 1-2, 3-4, 5-6, 7-8, 9-10, without. */
export const OWN: i32 = 6;
/** Classes of foes: the same, but what can't move is with those without; castles. */
export const THEIRS: i32 = 7;

/** While tuning: of each choice the places of its facts in the table, ended by 65535; 32 words of 16 bits a choice. */
export const SEEN_FACTS: usize = memory.data(isDefined(TUNE) ? 1024 * 64 : 64, 16);
const SEEN_CHOICES: usize = 1024;

let row: i32 = 0;
let choice: usize = SEEN_FACTS;
let seen: usize = SEEN_FACTS;

/** Starts the facts of a decision's first choice. */
export function beginFacts(): void {
  row = rowOfForm(num(FORM), formField(num(FORM), FORM_ARRANGED) != 0);
  choice = SEEN_FACTS;
  seen = SEEN_FACTS;
}

/** The weight of one fact, logit × 1000. */
// @ts-ignore: decorator
@inline
export function fact(place: i32): i32 {
  noteFact(place);
  return actWeight(row, place);
}

/** While tuning: one of the facts of this choice. */
// @ts-ignore: decorator
@inline
export function noteFact(place: i32): void {
  if (!isDefined(TUNE)) return;
  store<u16>(seen, place);
  seen += 2;
}

/** Does the form go by the weights of the first one? */
// @ts-ignore: decorator
@inline
export function isOfFirstForm(): bool {
  return row == 0;
}

/** Ends the facts of a choice. */
// @ts-ignore: decorator
@inline
export function endFacts(): void {
  if (!isDefined(TUNE)) return;
  store<u16>(seen, 65535);
  choice = choice == SEEN_FACTS + (SEEN_CHOICES - 1) * 64 ? SEEN_FACTS : choice + 64;
  seen = choice;
}

/** 0 to 5: by strength, the last without one. */
export function classOf(kind: i32): i32 {
  const strength = strengthOfKind(kind);
  return strength == 0 ? 5 : (strength - 1) >> 1;
}

/** The same of a foe, 0 to 6. */
export function foeClass(kind: i32): i32 {
  return isCastle(kind) ? 6 : canStep(kind) ? classOf(kind) : 5;
}
