/** An attack: the showing, the window, the comparison (P10 to P12). */
import {
  CAUSE_FIGHT,
  ROW_FOUGHT,
  ROW_MOVED,
  ROW_PLAYED,
  ROW_SHOWN,
  ROW_STRUCK,
  ROW_WINDOW_CLOSED,
  ROW_WINDOW_OPENED,
} from '../../../../assembly/core/numbers';
import { APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import { row0, row2, row3, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import { note } from './applied';
import {
  ACTIVE,
  ASKS,
  DISCARD,
  ENVOY,
  FIRST,
  GUARD,
  RESPONDER,
  SECOND,
  SPY,
  STEP,
  STEP_WINDOW,
  TRUCE,
} from './layout';
import {
  findCard,
  get,
  idAt,
  isIn,
  kindAt,
  moveToken,
  ownerAt,
  putCard,
  set,
  setShown,
  shownAt,
  takeCard,
  takeToken,
} from './cells';
import { checkEnvoy, endTurn, enter, removedRow } from './turn';

/** P10: the attack of the token on `from`; both are shown and the window opens. */
export function attack(s: usize, from: i32, to: i32): void {
  note(APPLIED_LEARNED);
  row2(ROW_STRUCK, from, to);
  show(s, from);
  show(s, to);
  enter(s, STEP_WINDOW, from, to);
  set(s, RESPONDER, ownerAt(s, to));
  row0(ROW_WINDOW_OPENED);
  settleWindow(s);
}

function show(s: usize, square: i32): void {
  if (shownAt(s, square) == MASK_ALL) return;
  setShown(s, square, MASK_ALL);
  row2(ROW_SHOWN, idAt(s, square), kindAt(s, square));
}

/** P11: a lone `pass` answers itself, unless it is always asked. */
export function settleWindow(s: usize): void {
  while (get(s, STEP) == STEP_WINDOW && get(s, ASKS) == 0 && findCard(s, get(s, RESPONDER), TRUCE) < 0) passOn(s);
}

/** P11: the asked seat passes: the third seat is next if it is in, otherwise the fight is decided. */
export function passOn(s: usize): void {
  const defender = ownerAt(s, get(s, SECOND));
  const third = 3 - get(s, ACTIVE) - defender;
  if (get(s, RESPONDER) == defender && isIn(s, third)) set(s, RESPONDER, third);
  else decide(s);
}

/** P11: the asked seat's Truce ends the matter. */
export function playTruce(s: usize): void {
  const seat = get(s, RESPONDER);
  putCard(s, DISCARD, takeCard(s, seat, findCard(s, seat, TRUCE)));
  row2(ROW_PLAYED, seat, TRUCE);
  row0(ROW_WINDOW_CLOSED);
  endTurn(s);
}

/** Strength of a kind against another; the Spy's 4 is for the attack on a Guard. */
function strength(kind: i32, against: i32, attacks: bool): i32 {
  if (kind == ENVOY) return 2;
  if (kind == GUARD) return 3;
  return kind == SPY && attacks && against == GUARD ? 4 : 1;
}

/** Strengths of the attack of `from` on `to`: the attack's less the defence's. */
export function margin(s: usize, from: i32, to: i32): i32 {
  const attacker = kindAt(s, from);
  const defender = kindAt(s, to);
  return strength(attacker, defender, true) - strength(defender, attacker, false);
}

/** P12, P13: everybody passed. */
function decide(s: usize): void {
  const from = get(s, FIRST);
  const to = get(s, SECOND);
  const attacker = ownerAt(s, from);
  const defender = ownerAt(s, to);
  row0(ROW_WINDOW_CLOSED);
  const attack = strength(kindAt(s, from), kindAt(s, to), true);
  const defence = strength(kindAt(s, to), kindAt(s, from), false);
  foughtRow(from, to, attack, defence);
  if (attack >= defence) fall(s, to);
  if (defence >= attack) fall(s, from);
  if (attack > defence) {
    row3(ROW_MOVED, idAt(s, from), from, to);
    moveToken(s, from, to);
  }
  checkEnvoy(s, defender);
  checkEnvoy(s, attacker);
  endTurn(s);
}

function foughtRow(from: i32, to: i32, attack: i32, defence: i32): void {
  rowBegin(ROW_FOUGHT, MASK_ALL);
  rowPut(from);
  rowPut(to);
  rowPut(attack);
  rowPut(defence);
  rowPut(0);
  rowPut(attack > defence ? 1 : 0);
  rowEnd();
}

function fall(s: usize, square: i32): void {
  removedRow(s, square, kindAt(s, square), CAUSE_FIGHT, MASK_ALL);
  takeToken(s, square);
}
