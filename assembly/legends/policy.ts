/**
 * How good a choice looks at a glance to the seat that is asked: weights for the search, and a fast choice for
 * rollouts. Of hidden pieces of the other side it uses no more than what that seat knows, also in a guessed state.
 */
import { exponential } from '../core/exponential';
import { beginGumbel, gumbelOf } from '../core/common-random';
import { draw } from '../core/rng';
import { countChoices, list } from './ask';
import { chooseArrangement } from './setup-policy-arrange';
import { weighExchanges } from './setup-policy-exchange';
import { KEY_ARRANGE, KEY_EXCHANGE, KEY_MAIN, KEY_NAME } from './layout';
import { listCode, listCount } from './list';
import { ASK_KEY, ASK_SEAT, COUNT, MOST_SEATS, TURN } from './map';
import { beginActs, sumOfAct } from './policy-acts';
import { beginAnswers, isAnswered, sumOfAnswer } from './policy-answers';
import { isKnown, isOurs, lookAs, surveyKnown } from './policy-around';
import { beginFacts, endFacts } from './policy-sum';
import { isOnBoard, kindOf, num } from './state';

/** How much more sure of itself the policy is than the one it was fitted to: it draws by this power of the fitted chances. */
const SHARPNESS: i32 = 4;
/** The most choices that are weighed. */
const MOST_WEIGHED: i32 = 4096;
/** Weights for a fast choice. */
const GLANCE: usize = memory.data(MOST_WEIGHED * 4, 16);

const PLAIN: i32 = 10;

/** More than there are keys, and than a question is drawn again. */
const KEYS: i32 = 32;
const AGAIN: i32 = 4;

let seat: i32 = 0;

/** Writes a weight (i32, 1 to 65535) for each choice; gives their count. */
export function weighChoices(weights: usize): i32 {
  const count = min(countChoices(), MOST_WEIGHED);
  seat = num(ASK_SEAT);
  const key = num(ASK_KEY);
  if (key == KEY_EXCHANGE) {
    weighExchanges(weights, seat, count);
    return count;
  }
  if (key == KEY_MAIN || isAnswered(key)) {
    weighByFacts(weights, key, count);
    return count;
  }
  list();
  lookAs(seat);
  for (let index = 0; index < count; index++) store<i32>(weights + (<usize>index << 2), weightOf(key, index));
  return count;
}

/** Gathers what all choices of a question share. */
function beginQuestion(key: i32): void {
  seat = num(ASK_SEAT);
  list();
  lookAs(seat);
  beginFacts();
  if (key == KEY_MAIN) {
    surveyKnown();
    beginActs();
  } else beginAnswers(key);
}

// @ts-ignore: decorator
@inline
function sumOf(key: i32, index: i32): i32 {
  const sum = key == KEY_MAIN ? sumOfAct(index, seat) : sumOfAnswer(key, index);
  endFacts();
  return sum;
}

/** Chances by the exponential of each choice's sum. */
function weighByFacts(weights: usize, key: i32, count: i32): void {
  beginQuestion(key);
  let most = i32.MIN_VALUE;
  for (let index = 0; index < count; index++) {
    const sum = sumOf(key, index);
    most = max(most, sum);
    store<i32>(weights + (<usize>index << 2), sum);
  }
  for (let index = 0; index < count; index++) {
    const at = weights + (<usize>index << 2);
    store<i32>(at, exponential(SHARPNESS * (most - load<i32>(at))));
  }
}

/**
 * Draws a choice, likelier the higher its weight; `again` tells how often the same question was drawn before. Where facts
 * decide, the generator stays as it is: the same one at the same turn gives each choice the same noise (core/common-random.ts).
 */
export function drawChoice(rng: usize, again: i32): i32 {
  const key = num(ASK_KEY);
  if (key == KEY_ARRANGE) return chooseArrangement(rng, num(ASK_SEAT));
  if (key == KEY_MAIN || isAnswered(key)) return drawByFacts(rng, key, again);
  const count = weighChoices(GLANCE);
  let all: i64 = 0;
  for (let index = 0; index < count; index++) all += load<i32>(GLANCE + (<usize>index << 2));
  let left = (all * draw(rng, 65536)) >> 16;
  for (let index = 0; index < count; index++) {
    left -= load<i32>(GLANCE + (<usize>index << 2));
    if (left < 0) return index;
  }
  return count - 1;
}

function drawByFacts(rng: usize, key: i32, again: i32): i32 {
  beginQuestion(key);
  const count = listCount();
  beginGumbel(rng, ((num(TURN) * KEYS + key) * MOST_SEATS + seat) * AGAIN + again);
  let most = i32.MIN_VALUE;
  let best = 0;
  for (let index = 0; index < count; index++) {
    const sum = SHARPNESS * sumOf(key, index) + gumbelOf(listCode(index));
    if (sum <= most) continue;
    most = sum;
    best = index;
  }
  return best;
}

function weightOf(key: i32, index: i32): i32 {
  return key == KEY_NAME ? weightOfName((listCode(index) >> 16) & 4095) : PLAIN;
}

/** A name is as likely as there are hidden pieces of it: how many, the lists tell, or the guess. */
function weightOfName(kind: i32): i32 {
  let weight = 1;
  const count = num(COUNT);
  for (let slot = 0; slot < count; slot++) {
    if (kindOf(slot) == kind && isOnBoard(slot) && !isOurs(slot) && !isKnown(slot)) weight += 3 * PLAIN;
  }
  return weight;
}
