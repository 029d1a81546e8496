/**
 * How good a choice looks at a glance to the seat that is asked: weights for the search, and a fast choice for
 * rollouts. Of hidden pieces of the other side it uses no more than what that seat knows, also in a guessed state.
 */
import { neighbour, rankOf } from '../core/geometry';
import { CHOICE_PASS } from '../core/numbers';
import { draw } from '../core/rng';
import { countChoices, list } from './ask';
import { chooseArrangement } from './habits-arrange';
import { weighExchanges } from './habits-exchange';
import { isCastle, keysOfKind, SELECT_PATH, selectionOf, strengthOfKind } from './kinds';
import {
  DISPEL_MAGIC, KEY_ARRANGE, KEY_EXCHANGE, KEY_MAIN, KEY_NAME, KEY_OFFER, KEY_PICK, KEY_WINDOW, STATIONARY,
} from './layout';
import { listCode, listPower, listSquare, listTarget, listUser } from './list';
import { ARMY, ASK_KEY, ASK_SEAT, COUNT, LOOKED, NOBODY, SHOWN } from './map';
import { FIGHT_BOTH, FIGHT_CASTLE, FIGHT_WON, fightOf } from './policy-fight';
import { worthOfKind } from './policy-worth';
import { byteOf, idOf, isOnBoard, kindOf, num, ownerOf, pieceAt, squareOf } from './state';

/** The most choices that are weighed. */
const MOST_WEIGHED: i32 = 4096;
/** Weights for a fast choice. */
const GLANCE: usize = memory.data(MOST_WEIGHED * 4, 16);

/** Forms of a ChoiceCode. */
const FORM_MOVE: i32 = 0;

const CASTLE_WEIGHT: i32 = 6000;
const PLAIN: i32 = 10;

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
  list();
  for (let index = 0; index < count; index++) store<i32>(weights + (<usize>index << 2), weightOf(key, index));
  return count;
}

/** Draws a choice, likelier the higher its weight. */
export function drawChoice(rng: usize): i32 {
  if (num(ASK_KEY) == KEY_ARRANGE) return chooseArrangement(rng, num(ASK_SEAT));
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

function weightOf(key: i32, index: i32): i32 {
  const code = listCode(index);
  if (code == CHOICE_PASS) return key == KEY_OFFER ? PLAIN / 2 : 3 * PLAIN;
  switch (key) {
    case KEY_MAIN:
      return weightOfAct(index, code);
    case KEY_WINDOW:
    case KEY_OFFER:
      return PLAIN;
    case KEY_PICK:
      return weightOfPick(listTarget(index));
    case KEY_NAME:
      return weightOfName((code >> 16) & 4095);
    default:
      return PLAIN;
  }
}

/** A step, or a power that leads somewhere, is judged by where it leads; other powers by whom they are for. */
function weightOfAct(index: i32, code: i32): i32 {
  const user = listUser(index);
  const power = listPower(index);
  if (code >>> 28 == FORM_MOVE || selectionOf(power) == SELECT_PATH) {
    const to = listSquare(index);
    const there = pieceAt(to);
    return there == NOBODY || isOurs(there) ? weightOfStep(user, to) : weightOfAttack(user, there);
  }
  const target = listTarget(index);
  if (target == NOBODY) return PLAIN;
  return isOurs(target) ? PLAIN / 2 : 2 * PLAIN;
}

function weightOfAttack(slot: i32, foe: i32): i32 {
  const own = kindOf(slot);
  if (!isKnown(foe)) return weightOfVenture(own, idOf(foe) == squareOf(foe));
  const theirs = kindOf(foe);
  const outcome = fightOf(own, theirs);
  if (outcome == FIGHT_CASTLE) return CASTLE_WEIGHT;
  if (outcome == FIGHT_WON) return 20 * PLAIN + 3 * worthOfKind(theirs);
  if (outcome == FIGHT_BOTH) return max(PLAIN / 2, 3 * PLAIN + worthOfKind(theirs) - worthOfKind(own));
  return 1;
}

/** Against an unknown foe: the stronger the likelier; what has never moved may be a trap, and better met by who is worth little. */
function weightOfVenture(own: i32, rested: bool): i32 {
  const strength = strengthOfKind(own);
  if (!rested) return PLAIN / 2 + strength * strength / 2;
  if ((keysOfKind(own) >> DISPEL_MAGIC) & 1) return 3 * PLAIN;
  return worthOfKind(own) < 60 ? 2 * PLAIN : PLAIN;
}

function weightOfStep(slot: i32, to: i32): i32 {
  const from = squareOf(slot);
  const kind = kindOf(slot);
  if (isThreatened(kind, to)) return 1;
  const ahead = seat & 1 ? rankOf(from) - rankOf(to) : rankOf(to) - rankOf(from);
  const weight = ahead > 0 ? PLAIN : ahead == 0 ? PLAIN / 2 : PLAIN / 3;
  return isThreatened(kind, from) ? weight + worthOfKind(kind) : weight;
}

/** Does an enemy beside the square, known to the seat, beat such a piece there? */
function isThreatened(kind: i32, square: i32): bool {
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(square, direction);
    if (beside < 0) continue;
    const foe = pieceAt(beside);
    if (foe == NOBODY || isOurs(foe) || !isKnown(foe)) continue;
    const theirs = kindOf(foe);
    if ((keysOfKind(theirs) >> STATIONARY) & 1) continue;
    if (strengthOfKind(theirs) > 0 && fightOf(theirs, kind) == FIGHT_WON) return true;
  }
  return false;
}

function weightOfPick(target: i32): i32 {
  if (target == NOBODY) return PLAIN;
  if (!isOurs(target)) return isKnown(target) ? PLAIN + worthOfKind(kindOf(target)) : 4 * PLAIN;
  return isCastle(kindOf(target)) ? 1 : max(PLAIN / 2, 16 * PLAIN - worthOfKind(kindOf(target)));
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

// @ts-ignore: decorator
@inline
function isOurs(slot: i32): bool {
  return ((ownerOf(slot) ^ seat) & 1) == 0;
}

/** Does the side of the seat know the kind of this piece? */
// @ts-ignore: decorator
@inline
function isKnown(slot: i32): bool {
  if (byteOf(SHOWN, slot) != 0) return true;
  const side = seat & 1 ? 0xaa : 0x55;
  return (byteOf(LOOKED, slot) & side) != 0 || ((byteOf(ARMY, slot) ^ seat) & 1) == 0;
}
