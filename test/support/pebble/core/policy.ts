/** What an answer is worth at first sight, of what the asked seat knows alone: weights for the search's rollouts. */
import { draw } from '../../../../assembly/core/rng';
import { listChoices, listedCode } from './choices';
import { ACTIVE, BOULDER, GEM, LANTERN, PENDING, SEATS, SETUP, STEP, STEP_HOP, STEP_LAND, STEP_MAIN, STEP_SETUP } from './layout';
import { cellOfPlace, get, isKnown, kindAt, lowest, othersOf, ownerAt, tokensOf } from './cells';
import { attackOf, defenceOf } from './fight';
import { HOMES } from './map';
import { neighbours } from './reach';

/** Weight of an answer of the list made last. */
export function weightOf(s: usize, index: i32): i32 {
  const code = listedCode(index);
  const step = get(s, STEP);
  const cell = code & 255;
  if (step == STEP_SETUP) return placeWeight(s, (code >> 16) & 4095);
  if (step == STEP_LAND) return moveWeight(s, get(s, PENDING), cell);
  if (step == STEP_HOP) return kindAt(s, cell) == GEM ? 1 + 8 * danger(s, cell) : 4;
  if (step != STEP_MAIN) return 4;
  const form = code >> 28;
  if (form == 7) return 2;
  if (form == 6) return ((code >> 16) & 4095) == LANTERN ? 12 : 2 + 4 * gemDanger(s);
  const from = (code >> 8) & 255;
  return ownerAt(s, cell) < SEATS ? attackWeight(s, from, cell) : moveWeight(s, from, cell);
}

/** The Gem likes cells from which no road leads out of the home, the others those from which many do. */
function placeWeight(s: usize, kind: i32): i32 {
  const cell = cellOfPlace(get(s, SETUP));
  const roads = <i32>popcnt(neighbours(cell) & ~unchecked(HOMES[get(s, ACTIVE)]));
  if (kind == GEM) return max(1, 12 - 5 * roads);
  return kind == 0 ? 3 : 4 + min(roads, 3);
}

/** An attack: on the Gem first of all, else by how it ends; on an unknown token by the attacker's strength. */
function attackWeight(s: usize, from: i32, to: i32): i32 {
  if (!isKnown(s, to, get(s, ACTIVE))) return kindAt(s, from) == BOULDER ? 10 : 4;
  if (kindAt(s, to) == GEM) return 400;
  const margin = attackOf(s, from) - defenceOf(s, to);
  return margin > 0 ? 60 : margin == 0 ? 4 : 1;
}

/** A move to an empty cell: the Gem flees danger and shuns it, the others go where known weaker tokens stand. */
function moveWeight(s: usize, from: i32, to: i32): i32 {
  if (kindAt(s, from) == GEM) {
    const better = danger(s, from) - danger(s, to);
    return better > 0 ? 24 * better : better < 0 ? 1 : 2;
  }
  const seat = get(s, ACTIVE);
  let weight = 5;
  for (let left = neighbours(to) & othersOf(s, seat); left != 0; left &= left - 1) {
    const other = lowest(left);
    if (!isKnown(s, other, seat)) continue;
    if (attackOf(s, other) > defenceOf(s, from)) return 2;
    if (attackOf(s, from) > defenceOf(s, other)) weight += kindAt(s, other) == GEM ? 20 : 5;
  }
  return weight;
}

/** What stands beside a cell that could take a Gem there: a known Chip or Boulder counts 2, an unknown token 1. */
function danger(s: usize, cell: i32): i32 {
  const seat = get(s, ACTIVE);
  let sum = 0;
  for (let left = neighbours(cell) & othersOf(s, seat); left != 0; left &= left - 1) {
    const other = lowest(left);
    if (!isKnown(s, other, seat)) sum++;
    else if (kindAt(s, other) != GEM) sum += 2;
  }
  return sum;
}

function gemDanger(s: usize): i32 {
  for (let left = tokensOf(s, get(s, ACTIVE)); left != 0; left &= left - 1) {
    if (kindAt(s, lowest(left)) == GEM) return danger(s, lowest(left));
  }
  return 0;
}

/** Draws an answer by the weights. */
export function policyOf(s: usize, rng: usize): i32 {
  const count = listChoices(s);
  let all = 0;
  for (let i = 0; i < count; i++) all += weightOf(s, i);
  let left = draw(rng, all);
  for (let i = 0; i < count; i++) {
    left -= weightOf(s, i);
    if (left < 0) return i;
  }
  return 0;
}
