/**
 * What stands to be lost to the next attack or shot: of a seat's pieces that an enemy on the board would beat, how much they weigh,
 * less the attacker where one's own could take it back.
 */
import { groupSize } from './fight';
import { attackOf, defenceAgainstShot, defenceOf, FOOTMAN, KING } from './kinds';
import { FLAG_LOOKED, FLAG_SHOWN, SQUARES } from './layout';
import { markStrikes } from './marks';
import { hasFootmanBeside } from './reach';
import { flagsOf, isPrisoner, kindOf, listedOf, listOf, slotOn } from './state';

/** A piece's weight is counted in these. */
const PART: i32 = 10;
/** u8 a seat and square: the strongest moving attack of the seat on it, twice, and one more where Footmen join. */
const ATTACKS: usize = memory.data(2 * SQUARES + 14, 16);
/** u8 a seat and square: the strongest shot of the seat at it, likewise. */
const SHOTS: usize = memory.data(2 * SQUARES + 14, 16);
/** By strength: the kind that attacks so, F G X N L P. */
const KIND_OF: usize = memory.data<u8>([0, 0, 0, 1, 2, 0, 4, 0, 0, 7, 8, 0, 0]);

/** Parts of weight: the most of one piece that the enemy knows, the most of one that it doesn't, all others. */
export let knownLoss: i32 = 0;
export let hiddenLoss: i32 = 0;
export let otherLoss: i32 = 0;

/** Finds what both sides strike; to be called before losses are counted. */
export function findStrikes(state: usize): void {
  memory.fill(ATTACKS, 0, 2 * SQUARES);
  memory.fill(SHOTS, 0, 2 * SQUARES);
  for (let seat = 0; seat < 2; seat++) {
    const list = listOf(state, seat);
    const attacks = ATTACKS + <usize>(seat * SQUARES);
    const shots = SHOTS + <usize>(seat * SQUARES);
    for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
      const square = <i32>load<u8>(list + <usize>i);
      const slot = slotOn(state, square);
      if (isPrisoner(state, slot)) continue;
      const kind = kindOf(state, slot);
      let mark = attackOf(kind) << 1;
      if (mark == 0) continue;
      if (kind == FOOTMAN && hasFootmanBeside(state, seat, square)) mark = ((attackOf(FOOTMAN) * groupSize(state, seat, square)) << 1) | 1;
      markStrikes(state, kind, square, mark, attacks, shots);
    }
  }
}

/** Counts what a seat may lose next; `worths` holds an i32 a kind. */
export function countLosses(state: usize, seat: i32, worths: usize): void {
  knownLoss = 0;
  hiddenLoss = 0;
  let all = 0;
  const list = listOf(state, seat);
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    const kind = kindOf(state, slot);
    if (kind == KING || isPrisoner(state, slot)) continue;
    const loss = lossOn(seat, square, kind, worths);
    if (loss <= 0) continue;
    all += loss;
    if (flagsOf(state, slot) & (FLAG_SHOWN | FLAG_LOOKED)) knownLoss = max(knownLoss, loss);
    else hiddenLoss = max(hiddenLoss, loss);
  }
  otherLoss = all - knownLoss - hiddenLoss;
}

/** Parts that the seat is poorer by when its piece on a square is taken; 0: nothing takes it. */
function lossOn(seat: i32, square: i32, kind: i32, worths: usize): i32 {
  const theirs = <usize>((seat ^ 1) * SQUARES + square);
  const worth = load<i32>(worths + (<usize>kind << 2));
  const shot = <i32>load<u8>(SHOTS + theirs) >> 1;
  if (shot > 0 && shot >= defenceAgainstShot(kind)) return worth / PART;
  const attack = <i32>load<u8>(ATTACKS + theirs);
  if (attack == 0 || attack >> 1 < defenceOf(kind)) return 0;
  const attacker = attack & 1 ? FOOTMAN : <i32>load<u8>(KIND_OF + <usize>(attack >> 1));
  const own = <usize>(seat * SQUARES + square);
  const isGuarded = <i32>load<u8>(ATTACKS + own) >> 1 >= defenceOf(attacker) || <i32>load<u8>(SHOTS + own) >> 1 >= defenceAgainstShot(attacker);
  return isGuarded ? max(0, worth - load<i32>(worths + (<usize>attacker << 2))) / PART : worth / PART;
}
