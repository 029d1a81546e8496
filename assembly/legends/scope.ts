/** Filters and spaces as masks of squares, for boards of up to 64 squares: what is left is tested piece by piece. */
import {
  F_DESTROYED, F_NEAR, F_NEAR_TOO, F_SIDE, F_TERRAIN, filterField, N_AHEAD, N_COUNT, N_FILTER, N_TO, N_WITHIN,
  nearField, S_NEAR, S_NEAR_TOO, S_TERRAIN, spaceField,
} from './tables';
import { NEAR_FILTER, NEAR_WATER, REF_FOE, REF_SELF } from './layout';
import { LAND, NOBODY } from './map';
import { around, heldBy, ofTerrain, waterside } from './masks';
import { foe, it, self, test, you } from './scene';
import { nextIn } from './sets';
import { pieceAt, S, sharerAt, squareOf } from './state';

const EVERYWHERE: u64 = 0xffffffffffffffff;

/** Squares outside of which no piece fits a filter of pieces on the board (-1: no filter). */
export function scopeOf(filter: i32): u64 {
  const all = heldBy(0) | heldBy(1);
  if (filter < 0) return all;
  const side = filterField(filter, F_SIDE);
  let scope = side < 0 || filterField(filter, F_DESTROYED) != 0 ? all : side == 0 ? heldBy(you) : heldBy(you ^ 1);
  const terrain = filterField(filter, F_TERRAIN);
  if (terrain >= 0 && terrain < 6) scope &= ofTerrain(terrain);
  const near = filterField(filter, F_NEAR);
  if (near >= 0) scope &= roughly(near);
  const too = filterField(filter, F_NEAR_TOO);
  return too < 0 ? scope : scope & roughly(too);
}

/** False when the squares found last are too many, and each has to be tested. */
export let groundIsExact: bool = true;

/** The squares of land that a space means, occupied or not. */
export function groundOf(space: i32): u64 {
  groundIsExact = true;
  const terrain = spaceField(space, S_TERRAIN);
  let squares = terrain < 0 ? load<u64>(S, LAND) : ofTerrain(terrain);
  const near = spaceField(space, S_NEAR);
  if (near >= 0) squares &= nearMask(near);
  const too = spaceField(space, S_NEAR_TOO);
  return too < 0 ? squares : squares & nearMask(too);
}

/** What can't be told by squares is everywhere. */
function vague(): u64 {
  groundIsExact = false;
  return EVERYWHERE;
}

/** A superset of the squares near something, cheaply. */
function roughly(near: i32): u64 {
  const to = nearField(near, N_TO);
  return to == NEAR_FILTER ? EVERYWHERE : nearMask(near);
}

/** The squares near something. */
function nearMask(near: i32): u64 {
  const to = nearField(near, N_TO);
  const within = nearField(near, N_WITHIN);
  if (to == NEAR_WATER) return within == 1 ? waterside() : vague();
  if (nearField(near, N_AHEAD) != 0) return vague();
  if (to == REF_SELF) return self == NOBODY ? 0 : around(squareOf(self), within);
  if (to == REF_FOE) return foe == NOBODY ? 0 : around(squareOf(foe), within);
  if (to == NEAR_FILTER) return nearFitting(near, within);
  let squares: u64 = 0;
  for (let one = nextIn(it, -1); one != NOBODY; one = nextIn(it, one)) squares |= around(squareOf(one), within);
  return squares;
}

function nearFitting(near: i32, within: i32): u64 {
  if (nearField(near, N_COUNT) != 1) return vague();
  const filter = nearField(near, N_FILTER);
  let squares: u64 = 0;
  for (let left = scopeOf(filter); left != 0; left &= left - 1) {
    const square = <i32>ctz(left);
    const second = sharerAt(square);
    const fits = test(pieceAt(square), filter) || (second != NOBODY && test(second, filter));
    if (fits) squares |= around(square, within);
  }
  return squares;
}
