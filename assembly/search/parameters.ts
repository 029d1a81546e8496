/** The words that tell the search how to think; they stand in the inbox right behind the view. */
import { INBOX_WORDS } from '../core/layout';
import { readBegin, readEnd, readIn } from '../core/words';

/** How many words there are; all of them are always given. */
export const PARAMETER_WORDS: i32 = 17;
/** Groups of facts that a character weighs in its own way. */
export const STYLE_GROUPS: i32 = 6;

/** Any choice, all equally likely. */
export const MODE_RANDOM: i32 = 0;
/** One ply: every choice is judged by the evaluation of the state it leads to, in some worlds drawn from the view. */
export const MODE_GREEDY: i32 = 1;
/** Worlds drawn from the view, each played on by the policy after every root choice that still competes. */
export const MODE_WORLDS: i32 = 2;
/** A tree grown in a world drawn from the view; for games that hide nothing, the view itself. */
export const MODE_TREE: i32 = 3;
/** What the game's policy draws, at once. */
export const MODE_POLICY: i32 = 4;
/** A tree over information sets. */
export const MODE_ISETS: i32 = 5;
/** As MODE_WORLDS, but only so many worlds as word 9 says, over and over: what the seat imagines of hidden pieces it believes. */
export const MODE_FEW_WORLDS: i32 = 6;

/** Word 0: a MODE. */
export let mode: i32 = 0;
/** Word 1, 0-10000: values this far below the best one may still be chosen; 0 always takes the best. */
export let temperature: i32 = 0;
/** Word 2, 0-10000: each root choice's value is misjudged by up to this much, either way, the same all through a search. */
export let noise: i32 = 0;
/** Word 3, 0-200: choices made by the policy before a state is evaluated. */
export let depth: i32 = 0;
/** Word 4, 1-4096: root choices that are looked at, those of highest weight. */
export let candidates: i32 = 0;
/** Word 5, 1-255: choices looked at in the tree below the root; of worlds, what each doubling of a choice's weight adds to its value. */
export let breadth: i32 = 0;
/** Word 6, 0-1000: how far the search strays from what looks best, in hundredths; of worlds, rounds before the first halving. */
export let exploration: i32 = 0;
/** Word 7, 0-1000000: iterations that the tree spends on a world before it draws another, 0: one world; of worlds, the most rounds, 0: no end; greedy: worlds, 0: one. */
export let worldIterations: i32 = 0;

/**
 * Word 8, 0-100: of worlds, in hundredths, how much the state behind a choice counts beside what the policy makes of it; greedy: 1: by
 * the evaluation that is frozen for measuring, where the game has one.
 */
export let present: i32 = 0;
/** Word 9, 0-1000: how closely the answer is held to the policy, 0: not at all; of few worlds, how many. */
export let leash: i32 = 0;
/** How many worlds are believed in, over and over; 0: another one every round. */
export let fewWorlds: i32 = 0;
/** Words 10-15, 0-1000: in hundredths, how much each group of facts counts in the evaluation; 100: as it was fitted. */
const STYLE: usize = memory.data(STYLE_GROUPS * 4, 16);

/** Word 16, 0-1000: of worlds (not of few), one lost line in so many makes a search that looks at few choices look at more; 0: none does. */
export let alarm: i32 = 0;

/** From here on much is left to chance. */
const LOOSE: i32 = 500;

/** Is the level one that takes choices that are worth clearly less? Then only moves are left to chance, and nothing is spent by it. */
export function isLoose(): bool {
  return temperature > LOOSE;
}

/** Below this only what is worth the same is left to chance. */
const CERTAIN: i32 = 20;

/** Is the level one that answers what it finds best? */
export function isCertain(): bool {
  return temperature < CERTAIN;
}

/** Does the search play on in worlds, whatever their number? */
export function playsWorlds(): bool {
  return mode == MODE_WORLDS || mode == MODE_FEW_WORLDS;
}

/** True when states are to be judged by the evaluation that is frozen for measuring. */
export function judgesFrozen(): bool {
  return mode == MODE_GREEDY && present == 1;
}

/** How much a group of facts counts, in hundredths. */
// @ts-ignore: decorator
@inline
export function styleOf(group: i32): i32 {
  return load<i32>(STYLE + (<usize>group << 2));
}

/** Reads the words at a place of the inbox; 0 or FAULT_WORDS. */
export function readParameters(from: i32): i32 {
  if (<u32>from > <u32>(INBOX_WORDS - PARAMETER_WORDS)) from = INBOX_WORDS;
  readBegin(from, PARAMETER_WORDS);
  mode = readIn(0, MODE_FEW_WORLDS);
  temperature = readIn(0, 10000);
  noise = readIn(0, 10000);
  depth = readIn(0, 200);
  candidates = readIn(1, 4096);
  breadth = readIn(1, 255);
  exploration = readIn(0, 1000);
  worldIterations = readIn(0, 1000000);
  present = readIn(0, 100);
  leash = readIn(0, 1000);
  fewWorlds = mode == MODE_FEW_WORLDS ? max(1, leash) : 0;
  if (fewWorlds > 0) leash = 0;
  for (let group = 0; group < STYLE_GROUPS; group++) store<i32>(STYLE + (<usize>group << 2), readIn(0, 1000));
  alarm = readIn(0, 1000);
  return readEnd();
}
