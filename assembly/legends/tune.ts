/**
 * The exports of `index.ts` and some more, for making `weights.ts`, `policy-table.ts` and `belief-soft-table.ts` and for testing what they weigh
 * (README of search/): the facts of the live state, its value, and the facts of its acts, for which it
 * must be compiled with `--use TUNE=NaN`.
 */
import { write, writeBegin, writeCount } from '../core/words';
import { classOfItem } from './belief-soft';
import { listedFact, listFacts, surveyStands } from './belief-soft-facts';
import { bind, LIVE } from './bind';
import { isOver } from './end';
import { evaluateFor, surveyFacts } from './evaluate';
import { keepEvidence } from './evidence';
import { addFact, factOf, FACTS, F_VEILED } from './facts';
import { countBoard, surveyWays } from './facts-board';
import { countedOf, countKind, restFact, veilFact } from './facts-kinds';
import { FORM_FIRST_KIND, FORM_LAST_KIND, formField } from './forms';
import { isCastle, traitsOfKind } from './kinds';
import { KEY_MAIN } from './layout';
import { ASK_KEY, BOARD, COUNT, FORM, IN_FALLEN, NOBODY, ON_BOARD, SHOWN, ZONE } from './map';
import { weighChoices } from './policy';
import { isAnswered } from './policy-answers';
import { forgetFights } from './policy-fight';
import { SEEN_FACTS } from './policy-sum';
import { surveyWorths, worthOfKind } from './policy-worth';
import { byteOf, idOf, isOnBoard, isShown, kindOf, num, ownerOf, setByte, sharerAt, squareOf } from './state';
import { idOfToken, isHiddenToken, scanView } from './view-hidden';
import { tokens } from './view-words';

export * from './index';

const ACT_WEIGHTS: usize = memory.data(4096 * 4, 16);

/** Writes the form, 1 at a main decision or 0, the even side's facts and the odd one's; 0 words when the match is over. */
export function facts(): i32 {
  bind(LIVE);
  writeBegin();
  if (isOver()) return 0;
  survey();
  countBoard();
  countKinds();
  write(num(FORM));
  write(num(ASK_KEY) == KEY_MAIN ? 1 : 0);
  for (let side = 0; side < 2; side++) {
    for (let fact = 0; fact < FACTS; fact++) write(factOf(side, fact));
  }
  return writeCount();
}

/** The value of the live state for a seat, under the style of the search that was begun last. */
export function value(seat: i32): i32 {
  bind(LIVE);
  survey();
  surveyFacts();
  return evaluateFor(seat);
}

/** Writes of each piece that stands alone on its square and is no castle: its slot, kind and side, and 1 where it is shown to all. */
export function pieces(): i32 {
  bind(LIVE);
  writeBegin();
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (!isOnBoard(slot) || isCastle(kindOf(slot)) || sharerAt(squareOf(slot)) != NOBODY) continue;
    write(slot);
    write(kindOf(slot));
    write(ownerOf(slot) & 1);
    write(isShown(slot) ? 1 : 0);
  }
  return writeCount();
}

/** Takes such a piece off the board with nothing that goes with a death, or puts it back: to be judged without it, and no more. */
export function lift(slot: i32, back: i32): void {
  bind(LIVE);
  setByte(ZONE, slot, back != 0 ? ON_BOARD : IN_FALLEN);
  setByte(BOARD, squareOf(slot), back != 0 ? slot : NOBODY);
}

/** Writes the first and the last kind of the live state's form. */
export function kindsOfForm(): i32 {
  bind(LIVE);
  writeBegin();
  write(formField(num(FORM), FORM_FIRST_KIND));
  write(formField(num(FORM), FORM_LAST_KIND));
  return writeCount();
}

/** Writes of a kind its worth, what it can (kinds.ts), the facts of being hidden and of resting (-1: none), and how much it has of the facts below F_VEILED; 0 words for a castle. */
export function kindFacts(kind: i32): i32 {
  writeBegin();
  if (isCastle(kind)) return 0;
  surveyWorths();
  countKind(kind);
  write(worthOfKind(kind));
  write(traitsOfKind(kind));
  write(veilFact(kind));
  write(restFact(kind));
  for (let fact = 0; fact < F_VEILED; fact++) write(countedOf(fact));
  return writeCount();
}

/** What a search prepares when it reads a view. */
function survey(): void {
  forgetFights();
  surveyWorths();
  surveyWays();
}

/** Writes the form, then of each choice the places of its facts in the policy's table, -1 behind each; 0 words where the policy goes by no facts. */
export function acts(): i32 {
  bind(LIVE);
  writeBegin();
  if (isOver() || (num(ASK_KEY) != KEY_MAIN && !isAnswered(num(ASK_KEY)))) return 0;
  survey();
  const count = weighChoices(ACT_WEIGHTS);
  write(num(FORM));
  for (let i = 0; i < count; i++) {
    let at = SEEN_FACTS + (<usize>i << 6);
    for (; load<u16>(at) != 65535; at += 2) write(load<u16>(at));
    write(-1);
  }
  return writeCount();
}

/**
 * Of a view in the inbox with evidence behind it, writes per hidden token id, places of its facts (belief-soft-facts.ts), -1; 0 words
 * where they can't be read. Destroys the live state.
 */
export function soft(viewWords: i32, evidenceWords: i32): i32 {
  bind(LIVE);
  writeBegin();
  if (!keepEvidence(viewWords, evidenceWords) || scanView(viewWords) != 0) return 0;
  surveyStands();
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token)) continue;
    write(idOfToken(token));
    const count = listFacts(token);
    for (let i = 0; i < count; i++) write(listedFact(i));
    write(-1);
  }
  return writeCount();
}

/** The class of a kind, as soft evidence has it. */
export function softClass(kind: i32): i32 {
  return classOfItem(kind);
}

/** Counts the facts of kinds one by one, which the evaluation takes together. */
function countKinds(): void {
  const count = num(COUNT);
  for (let slot = 0; slot < count; slot++) {
    if (!isOnBoard(slot)) continue;
    const kind = kindOf(slot);
    const side = ownerOf(slot) & 1;
    countKind(kind);
    for (let fact = 0; fact < F_VEILED; fact++) addFact(side, fact, countedOf(fact));
    if (byteOf(SHOWN, slot) != 0) continue;
    if (veilFact(kind) >= 0) addFact(side, veilFact(kind), 1);
    if (restFact(kind) >= 0 && idOf(slot) == squareOf(slot)) addFact(side, restFact(kind), 1);
  }
}
