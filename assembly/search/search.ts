/**
 * The search's exports, generic over the game (`core/game.ts`). It starts from a view and never sees the live state;
 * everything it draws comes from the seed it is given, so that the same view, parameters, seed and iterations give the
 * same answer. See README.md for the words.
 */
import { Game } from '../core/game';
import { FAULT_CONTRADICTION, FAULT_WORDS, INBOX_WORDS } from '../core/layout';
import { seed } from '../core/rng';
import { rowsSwitch } from '../core/rows';
import { write, writeBegin, writeCount } from '../core/words';
import { followChoices } from './certain';
import { chooseByPolicy, chooseRandomly, judgeChoices } from './greedy';
import { isetsBegin, isetsStep } from './isets';
import {
  depth, judgesFrozen, mode, MODE_GREEDY, MODE_ISETS, MODE_POLICY, MODE_RANDOM, MODE_TREE, noise, PARAMETER_WORDS, playsWorlds, readParameters,
  worldIterations,
} from './parameters';
import { MOST_CHOICES, MOST_SEATS, SEARCH_RNG, STATE_ROOM, WORLD } from './scratch';
import { tableAdd, tableBegin, tableFirst, tableIsSure, tablePick, tableReadSums, tableTold, tableVisits, tableWrite, tableWriteSums } from './table';
import { treeBegin, treeHarvest, treeIsDone, treeStep } from './tree';
import { worldsAreDone, worldsBegin, worldsStep } from './worlds';

let ready: bool = false;
let asked: i32 = 0;
let iterations: i32 = 0;
/** The answer was there when the search was begun. */
let atOnce: bool = false;

/** In so many worlds the answers to a set-up question are judged. */
const SETUP_WORLDS: i32 = 8;

/**
 * Starts a search at the view of `viewWords` words in the inbox, the parameter words behind it, and behind those
 * `evidenceWords` words of what the seat has learned before; 0 or a fault number.
 */
export function beginSearch<G extends Game>(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  ready = false;
  const most = INBOX_WORDS - PARAMETER_WORDS;
  if (<u32>viewWords > <u32>most || <u32>evidenceWords > <u32>(most - viewWords)) return FAULT_WORDS;
  rowsSwitch(false);
  const fault = begin<G>(viewWords, seedWord, evidenceWords);
  rowsSwitch(true);
  ready = fault == 0;
  return fault;
}

function begin<G extends Game>(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  const game = changetype<G>(0);
  const words = readParameters(viewWords);
  if (words != 0) return words;
  const fault = game.readView(0, viewWords, viewWords + PARAMETER_WORDS, evidenceWords);
  if (fault != 0) return fault;
  seed(SEARCH_RNG, seedWord);
  const none = game.sample(WORLD, SEARCH_RNG);
  if (none != 0) return none;
  asked = game.askedSeat(WORLD);
  const count = game.choiceCount(WORLD);
  const fits = count <= MOST_CHOICES && game.seatCount(WORLD) <= MOST_SEATS && game.stateBytes() <= STATE_ROOM;
  if (asked < 0 || count < 1 || !fits) return FAULT_CONTRADICTION;
  iterations = 0;
  tableBegin(count, seedWord);
  const setsUp = game.isSetupQuestion(WORLD);
  // nothing ends before the match, and the opponent frozen for measuring stays as it was
  if (count > 1 && mode != MODE_RANDOM && !setsUp && !judgesFrozen()) followChoices<G>(asked, seedWord);
  const byPolicy = mode == MODE_POLICY || (mode != MODE_TREE && mode != MODE_RANDOM && setsUp);
  atOnce = count == 1 || byPolicy || mode <= MODE_GREEDY || tableIsSure();
  if (mode == MODE_RANDOM) chooseRandomly();
  else if (byPolicy && judgesSetups() && game.isSetupJudged(WORLD)) judgeChoices<G>(asked, SETUP_WORLDS);
  else if (byPolicy) chooseByPolicy<G>();
  else if (mode == MODE_GREEDY) judgeChoices<G>(asked, worldIterations);
  else if (playsWorlds()) worldsBegin<G>(asked);
  else if (mode == MODE_ISETS) isetsBegin<G>();
  else treeBegin<G>();
  if (tableIsSure() && tableVisits(tableFirst()) == 0) tableAdd(tableFirst(), 10000);
  return 0;
}

/** A level that misjudges choices or never looks ahead keeps to the set-up policy; so does the opponent frozen for measuring. */
function judgesSetups(): bool {
  return noise == 0 && (playsWorlds() ? depth > 0 : mode == MODE_GREEDY && !judgesFrozen());
}

/** Does that many more iterations; gives those done so far. A search that has nothing left to find out counts on idly. */
export function stepSearch<G extends Game>(more: i32): i32 {
  if (!ready) return 0;
  rowsSwitch(false);
  for (let i = 0; i < more; i++) {
    if (isSettled()) {
      iterations += more - i;
      break;
    }
    if (playsWorlds()) worldsStep<G>(asked);
    else if (mode == MODE_ISETS) isetsStep<G>(asked);
    else treeStep<G>();
    iterations++;
  }
  rowsSwitch(true);
  return iterations;
}

/** Is there nothing left to find out? */
function isSettled(): bool {
  return atOnce || (mode == MODE_TREE ? treeIsDone() : playsWorlds() && worldsAreDone());
}

/** Writes best index, value, iterations, choice count, visits and values, and whether more iterations can change them; gives the words, 0 when no search was begun. */
export function writeSearch(): i32 {
  writeBegin();
  if (!ready) return 0;
  if (mode == MODE_TREE) treeHarvest(1);
  let best = tablePick();
  if (best < 0) best = tableFirst();
  const unseen = tableVisits(best) == 0;
  tableWrite(best, unseen ? 5000 : tableTold(best), iterations);
  write(isSettled() ? 1 : 0);
  const words = writeCount();
  if (mode == MODE_TREE) treeHarvest(-1);
  return words;
}

/** Writes count, then index, visits and the sum of values (low word, high word) of each choice that was visited; gives the words, 0 when no search was begun. */
export function writeSums(): i32 {
  writeBegin();
  if (!ready) return 0;
  if (mode == MODE_TREE) treeHarvest(1);
  tableWriteSums();
  if (mode == MODE_TREE) treeHarvest(-1);
  return writeCount();
}

/** Adds what `writeSums` of another search at the same question wrote, in the inbox now, to this one's table; 0 or a fault number with the table unchanged. */
export function addSums(words: i32): i32 {
  return ready ? tableReadSums(words) : FAULT_CONTRADICTION;
}
