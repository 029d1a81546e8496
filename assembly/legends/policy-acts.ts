/**
 * How good an act of the main decision looks at a glance to the seat that is asked: a handful of facts, each with a weight
 * in a table (policy-table.ts) that was fitted to what a search thinks of such acts. A choice's chance grows with the
 * exponential of their sum. Of hidden pieces of the other side it uses no more than what the seat knows.
 */
import { CHOICE_PASS } from '../core/choice-code';
import { boardHeight } from '../core/geometry';
import { SELECT_PATH, selectionOf, strengthOfKind } from './kinds';
import { listCode, listPower, listSquare, listTarget, listUser } from './list';
import { NOBODY } from './map';
import {
  alarm, comeForward, findNearest, goal, home, hunter, isKnown, isOurs, lookAround, prey, stage,
  threatened, threatening, veiled, way,
} from './policy-around';
import { FIGHT_CASTLE, FIGHT_LOST, fightOf } from './policy-fight';
import { BY_ACTION, BY_ATTACK, BY_STEP, BY_VENTURE, factOfKind, factOfLead, factOfPower } from './policy-kinds';
import { leadIn } from './policy-lead';
import { classOf, fact, foeClass, OWN, THEIRS } from './policy-sum';
import { shiftCount, shiftPart } from './shuttle';
import { idOf, isShown, kindOf, pieceAt, seatCount, squareOf } from './state';
import { E_OP, effectField, powerField, W_EFFECTS, W_FIRST } from './tables';

/** Added to what takes the only rival's castle: nobody who sees it does anything else. */
const ENDS: i32 = 20000;

// Where the weights of each fact begin.
/** A step to an empty space: stage, ahead or aside or back, class. */
const STEP: i32 = 0;
/** Its length, 1 to 3 and more, by class. */
const LENGTH: i32 = STEP + 9 * OWN;
/** Of a piece that has never moved: stage, class. */
const WAKE: i32 = LENGTH + 3 * OWN;
/** Threatened before, threatened after, class. */
const PERIL: i32 = WAKE + 3 * OWN;
/** Unknown foes around it before; after: what has moved among them, class. */
const LEAVES: i32 = PERIL + 4 * OWN;
const MEETS: i32 = LEAVES + 3 * OWN;
/** Threatens a known foe from there. */
const THREATENS: i32 = MEETS + 3 * OWN;
/** Nearest known prey: near or far, nearer or level or farther after; none; by class. */
const HUNTS: i32 = THREATENS + 2 * OWN;
/** Nearest known hunter: the same. */
const FLEES: i32 = HUNTS + 7 * OWN;
/** The foe's castle, the same; not known: none. */
const STORMS: i32 = FLEES + 7 * OWN;
/** The own castle: alarm or not, nearer or level or farther, class. */
const GUARDS: i32 = STORMS + 7 * OWN;
/** Back where it came from last turn. */
const RETURNS: i32 = GUARDS + 6 * OWN;
/** An attack on an unknown foe: rested or moved, stage, class. */
const VENTURE: i32 = RETURNS + OWN;
/** The same: rested or moved, ranks from the foe's edge (0-3), shown or not, class. */
const DEPTH: i32 = VENTURE + 6 * OWN;
/** An attack on a known one: how it ends, class, class of the foe. */
const ATTACK: i32 = DEPTH + 16 * OWN;
/** After an attack on a known foe that is not lost: threatened there by another one or not, class. */
const AFTER: i32 = ATTACK + 4 * OWN * THEIRS;
/** By a power's path rather than a step: to a space without a foe, or to one with, class. */
const FLIES: i32 = AFTER + 2 * OWN;
/** Other powers: first effect, its target: none, own, known, unknown. */
const POWER: i32 = FLIES + 2 * OWN;
const OPS: i32 = 10;
/** Class of the user, of the own target, of the known target. */
const USER: i32 = POWER + OPS * 4;
const HELPED: i32 = USER + OWN;
const HIT: i32 = HELPED + OWN;
const PASS: i32 = HIT + THEIRS;
/** Where the facts of other answers begin (policy-answers.ts). */
export const ANSWER_FACTS: i32 = PASS + 1;

const NEAR: i32 = 3;
const NO_AIM: i32 = 6;

// Of the user whose acts are being weighed.
let user: i32 = -1;
let kind: i32 = 0;
let own: i32 = 0;
let from: i32 = 0;
let wasThreatened: i32 = 0;
let wasVeiled: i32 = 0;
let cameFrom: i32 = -1;

/** Gathers what all acts of a decision share. */
export function beginActs(): void {
  user = -1;
}

/** The sum of the facts of the act at an index of the list, for the seat that is asked. */
export function sumOfAct(index: i32, seat: i32): i32 {
  const code = listCode(index);
  if (code == CHOICE_PASS) return fact(PASS);
  if (listUser(index) != user) meetUser(listUser(index), seat);
  const power = listPower(index);
  const moves = code >>> 28 == 0;
  if (!moves && selectionOf(power) != SELECT_PATH) return sumOfPower(power, listTarget(index));
  const to = listSquare(index);
  const there = pieceAt(to);
  let sum = moves ? 0 : fact(FLIES + (there == NOBODY || isOurs(there) ? 0 : OWN) + own);
  if (!moves) sum += factOfPower(BY_ACTION, power);
  return sum + (there == NOBODY || isOurs(there) ? sumOfStep(to) : sumOfAttack(there, to));
}

/** What is the same for all acts of a piece. */
function meetUser(slot: i32, seat: i32): void {
  user = slot;
  kind = kindOf(slot);
  own = classOf(kind);
  from = squareOf(slot);
  lookAround(kind, from);
  wasThreatened = threatened;
  wasVeiled = veiled;
  findNearest(kind, from);
  cameFrom = -1;
  for (let i = 0; i < shiftCount(seat, 1); i++) {
    if (shiftPart(seat, 1, i, 0) == slot && shiftPart(seat, 1, i, 2) == from) cameFrom = shiftPart(seat, 1, i, 1);
  }
}

function sumOfStep(to: i32): i32 {
  lookAround(kind, to);
  const come = comeForward(to) - comeForward(from);
  let sum = factOfKind(BY_STEP, kind) + fact(STEP + (stage * 3 + (come > 0 ? 0 : come == 0 ? 1 : 2)) * OWN + own);
  sum += fact(LENGTH + (min(3, way(from, to)) - 1) * OWN + own);
  if (!isShown(user) && idOf(user) == from) sum += fact(WAKE + stage * OWN + own);
  sum += fact(PERIL + (wasThreatened * 2 + threatened) * OWN + own);
  sum += fact(LEAVES + wasVeiled * OWN + own) + fact(MEETS + veiled * OWN + own);
  sum += fact(THREATENS + threatening * OWN + own);
  sum += fact(HUNTS + aim(prey, to) * OWN + own) + fact(FLEES + aim(hunter, to) * OWN + own);
  sum += fact(STORMS + aim(goal, to) * OWN + own);
  if (home >= 0) sum += fact(GUARDS + (alarm * 3 + turn(home, to)) * OWN + own);
  if (to == cameFrom) sum += fact(RETURNS + own);
  return sum;
}

/** 0 nearer, 1 level, 2 farther from a square than before. */
function turn(aimed: i32, to: i32): i32 {
  const less = way(from, aimed) - way(to, aimed);
  return less > 0 ? 0 : less == 0 ? 1 : 2;
}

/** The same where it is near, 3 more where it is far; 6 where there is none. */
function aim(aimed: i32, to: i32): i32 {
  if (aimed < 0) return NO_AIM;
  return turn(aimed, to) + (way(from, aimed) <= NEAR ? 0 : 3);
}

function sumOfAttack(foe: i32, to: i32): i32 {
  lookAround(kind, to);
  if (isKnown(foe)) {
    const theirs = kindOf(foe);
    const outcome = fightOf(kind, theirs);
    const sum = sumOfKnown(foe, outcome) + fact(ATTACK + ((outcome - 1) * OWN + own) * THEIRS + foeClass(theirs));
    if (outcome == FIGHT_CASTLE && seatCount() == 2) return sum + ENDS;
    return outcome == FIGHT_LOST ? sum : sum + fact(AFTER + threatened * OWN + own);
  }
  const moved = idOf(foe) == to ? 0 : 1;
  const depth = min(3, boardHeight - 1 - comeForward(to));
  let sum = factOfKind(BY_VENTURE, kind) + fact(VENTURE + (moved * 3 + stage) * OWN + own);
  sum += fact(DEPTH + ((moved * 4 + depth) * 2 + (isShown(user) ? 1 : 0)) * OWN + own);
  sum += fact(PERIL + (wasThreatened * 2 + threatened) * OWN + own);
  return sum;
}

/** What the attacker's kind, and strengths as they would stand, add to an attack on a known foe. */
function sumOfKnown(foe: i32, outcome: i32): i32 {
  const sum = factOfKind(BY_ATTACK, kind);
  if (strengthOfKind(kind) == 0 || strengthOfKind(kindOf(foe)) == 0) return sum;
  return sum + factOfLead(outcome, leadIn(user, foe));
}

function sumOfPower(power: i32, target: i32): i32 {
  const op = power > 0 && powerField(power, W_EFFECTS) > 0 ? effectField(powerField(power, W_FIRST), E_OP) : OPS - 1;
  const known = target != NOBODY && isKnown(target);
  const whom = target == NOBODY ? 0 : isOurs(target) ? 1 : known ? 2 : 3;
  let sum = fact(POWER + min(op, OPS - 1) * 4 + whom) + fact(USER + own);
  sum += factOfPower(BY_ACTION, power);
  if (whom == 1) sum += fact(HELPED + classOf(kindOf(target)));
  if (whom == 2) sum += fact(HIT + foeClass(kindOf(target)));
  return sum;
}
