/** Guesses that agree with what was learned before: each hidden token one of the kinds it may be, each army exactly its own. */
import { exponential } from '../core/exponential';
import { draw } from '../core/rng';
import { ANY_OF, drawKind, hasStrength } from './belief-army';
import { guessedOf, leftAt, leftOf, setGuessed, take } from './belief-left';
import { classOfItem, softFactor, softOf } from './belief-soft';
import { groupAt, groupCount, groupSet, hasEvidence, isInGroup, isInSet, leastOf, setOfId } from './evidence';
import { isCastle, keysOfKind } from './kinds';
import { BASE_CASTLE, STATIONARY } from './layout';
import { SLOTS } from './map';
import { P_BASE, pieceField } from './tables';
import { armyOfToken, armiesOfView, depthOfToken, idOfToken, isHiddenToken, rosterLength } from './view-hidden';
import { tokens } from './view-words';

/** u8 a token: met on the way to another place for an item. */
const MET: usize = memory.data(SLOTS, 16);
/** u8: the hidden tokens of an army. */
const OWN: usize = memory.data(SLOTS, 16);
/** Exchanges tried for each hidden token, in all at least, and for a group that lacks something. */
const EXCHANGES: i32 = 12;
const LEAST_EXCHANGES: i32 = 200;
const REPAIRS: i32 = 600;

/** How likely a castle is to stand on each rank, from the last one on; where armies are arranged, and where they are dealt. */
const CASTLE_RANKS: StaticArray<u8> = [12, 4, 1, 1];
const CASTLE_RANKS_DEALT: StaticArray<u8> = [3, 2, 1, 1];
/** The same for other pieces that can't move. */
const STILL_RANKS: StaticArray<u8> = [5, 5, 3, 1];

let own: i32 = 0;

/** May a token be what an item says? */
export function mayBe(token: i32, item: i32): bool {
  const set = setOfId(idOfToken(token));
  if (set < 0) return true;
  return item > ANY_OF ? hasStrength(armyOfToken(token), set, item - ANY_OF) : isInSet(set, item);
}

/** Is an item surely a castle? */
export function isCastleItem(item: i32): bool {
  return item > ANY_OF ? item == ANY_OF + BASE_CASTLE : isCastle(item);
}

/** Is an item surely something that can't move? */
export function isStill(item: i32): bool {
  return isCastleItem(item) || (item < ANY_OF && ((keysOfKind(item) >> STATIONARY) & 1) != 0);
}

/** How likely a token is to be an item, beside others of its army: by soft evidence, or without evidence by its rank. At most 1023. */
export function itemWeight(token: i32, item: i32, arranged: bool): i32 {
  if (hasEvidence()) return softFactor(token, classOfItem(item));
  const rank = min(depthOfToken(token), 3);
  if (isCastleItem(item)) return arranged ? unchecked(CASTLE_RANKS[rank]) : unchecked(CASTLE_RANKS_DEALT[rank]);
  return arranged && isStill(item) ? unchecked(STILL_RANKS[rank]) : 1;
}

/** Gives a token one of the items left that it may be, by their weights; where there is none, others hand theirs on; as a last resort any kind. */
export function takeFitting(rng: usize, token: i32): void {
  const army = armyOfToken(token);
  let all = 0;
  let chosen = -1;
  for (let place = leftOf(army) - 1; place >= 0; place--) {
    const item = leftAt(army, place);
    if (!mayBe(token, item)) continue;
    const weight = softFactor(token, classOfItem(item));
    all += weight;
    if (draw(rng, all) < weight) chosen = place;
  }
  if (chosen >= 0) {
    take(token, chosen);
    return;
  }
  memory.fill(MET, 0, SLOTS);
  if (!handOn(token)) take(token, -1);
}

/** Finds an item for a token by moving those of others: Kuhn's augmenting path. A token without one has none in any world. */
function handOn(token: i32): bool {
  const army = armyOfToken(token);
  store<u8>(MET + <usize>token, 1);
  for (let place = leftOf(army) - 1; place >= 0; place--) {
    if (!mayBe(token, leftAt(army, place))) continue;
    take(token, place);
    return true;
  }
  for (let other = 0; other < tokens; other++) {
    if (load<u8>(MET + <usize>other) != 0 || guessedOf(other) == 0 || armyOfToken(other) != army) continue;
    const item = guessedOf(other);
    if (!mayBe(token, item) || !handOn(other)) continue;
    setGuessed(token, item);
    return true;
  }
  return false;
}

/** Where lists are closed: which piece of its strength each token is. */
export function nameKinds(rng: usize): void {
  for (let token = 0; token < tokens; token++) {
    const item = guessedOf(token);
    if (item > ANY_OF) setGuessed(token, drawKind(rng, armyOfToken(token), item - ANY_OF, setOfId(idOfToken(token))));
  }
}

/** Exchanges guesses within each army until how they came about is forgotten: what was placed first has no better place. */
export function stir(rng: usize): void {
  for (let army = 0; army < armiesOfView(); army++) {
    findOwn(army);
    for (let left = own < 2 ? 0 : max(LEAST_EXCHANGES, own * EXCHANGES); left > 0; left--) exchange(rng);
  }
}

/** Exchanges guesses until every group has what it needs; false when it did not come about. */
export function repairGroups(rng: usize): bool {
  let missing = lacking();
  for (let left = REPAIRS; missing > 0 && left > 0; left--) {
    findOwn(draw(rng, armiesOfView()));
    if (own == 0) continue;
    const a = anyOwn(rng);
    const b = anyOwn(rng);
    const kindA = guessedOf(a);
    const kindB = guessedOf(b);
    if (rosterLength(armyOfToken(a)) == 0 && (left & 1) == 0) rename(rng, a);
    else if (mayBe(a, kindB) && mayBe(b, kindA)) swap(a, b);
    const now = lacking();
    if (now <= missing) missing = now;
    else {
      setGuessed(a, kindA);
      if (a != b) setGuessed(b, kindB);
    }
  }
  return missing == 0;
}

/** Another piece of the same strength. */
function rename(rng: usize, token: i32): void {
  setGuessed(token, drawKind(rng, armyOfToken(token), pieceField(guessedOf(token), P_BASE), setOfId(idOfToken(token))));
}

/** How many pieces of their kinds all groups lack together. */
function lacking(): i32 {
  let sum = 0;
  for (let i = 0; i < groupCount(); i++) {
    const group = groupAt(i);
    let count = 0;
    for (let token = 0; token < tokens; token++) {
      const kind = guessedOf(token);
      if (kind != 0 && isInSet(groupSet(group), kind) && isInGroup(group, idOfToken(token))) count++;
    }
    sum += max(0, leastOf(group) - count);
  }
  return sum;
}

function findOwn(army: i32): void {
  own = 0;
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token) || armyOfToken(token) != army) continue;
    store<u8>(OWN + <usize>own, token);
    own++;
  }
}

function anyOwn(rng: usize): i32 {
  return load<u8>(OWN + <usize>draw(rng, own));
}

/** Metropolis: after many of these each way to hand out the guesses is as likely as its soft evidence makes it. */
function exchange(rng: usize): void {
  const a = anyOwn(rng);
  const b = anyOwn(rng);
  const kindA = guessedOf(a);
  const kindB = guessedOf(b);
  if (kindA == kindB || !mayBe(a, kindB) || !mayBe(b, kindA)) return;
  const one = classOfItem(kindA);
  const other = classOfItem(kindB);
  const gain = softOf(a, other) + softOf(b, one) - softOf(a, one) - softOf(b, other);
  if (gain >= 0 || draw(rng, 65536) < exponential(-gain)) swap(a, b);
}

function swap(a: i32, b: i32): void {
  const held = guessedOf(a);
  setGuessed(a, guessedOf(b));
  setGuessed(b, held);
}
