/** The four two-sided boards (RULES section 8): their terrain, how they are turned and laid, and who asks for forest (L20). */
import { bit } from './board';
import {
  FACES,
  FOREST,
  FORM,
  FORM_BASIC,
  FORM_FOREST,
  FORM_KING,
  FORT,
  MOUNTAIN,
  QUADRANTS,
  WATER,
} from './layout';

export const TERRAIN_FOREST: i32 = 1;
export const TERRAIN_WATER: i32 = 2;
export const TERRAIN_FORT: i32 = 3;
export const TERRAIN_MOUNTAIN: i32 = 4;

/** Terrain numbers of the faces 1A 1B 2A 2B 3A 3B 4A 4B, nine each, the top row first. */
// prettier-ignore
const TERRAINS: usize = memory.data<u8>([
  1, 0, 0, 0, 3, 0, 0, 0, 1,
  0, 2, 0, 0, 0, 4, 3, 0, 0,
  0, 1, 0, 2, 0, 0, 0, 0, 4,
  0, 0, 3, 1, 4, 0, 2, 0, 0,
  0, 0, 4, 0, 1, 0, 1, 0, 3,
  2, 0, 0, 0, 3, 0, 0, 0, 4,
  1, 0, 2, 0, 0, 0, 4, 0, 1,
  0, 4, 0, 1, 0, 0, 0, 3, 2,
]);

/** Terrain at a row and column (row 0 on top) of a laid board; a turn is a clockwise quarter turn. */
function terrainIn(code: i32, row: i32, column: i32): i32 {
  for (let turn = code & 3; turn > 0; turn--) {
    const turned = 2 - column;
    column = row;
    row = turned;
  }
  return load<u8>(TERRAINS + (code >> 2) * 9 + row * 3 + column);
}

/** Terrain of a square by the quadrant codes of a state; plain where none lies. */
export function laidTerrain(state: usize, square: i32): i32 {
  const row = 5 - square / 6;
  const column = square % 6;
  const code = <i32>load<i8>(state + (row / 3) * 2 + column / 3, QUADRANTS);
  return code < 0 ? 0 : terrainIn(code, row % 3, column % 3);
}

/** Terrain of a square by the masks of a state. */
export function terrainOf(state: usize, square: i32): i32 {
  const at = bit(square);
  if (load<u64>(state, FOREST) & at) return TERRAIN_FOREST;
  if (load<u64>(state, WATER) & at) return TERRAIN_WATER;
  if (load<u64>(state, FORT) & at) return TERRAIN_FORT;
  return load<u64>(state, MOUNTAIN) & at ? TERRAIN_MOUNTAIN : 0;
}

/** Makes a square of a state terrain 0-4. */
export function setTerrain(state: usize, square: i32, terrain: i32): void {
  const at = bit(square);
  mark(state + FOREST, at, terrain == TERRAIN_FOREST);
  mark(state + WATER, at, terrain == TERRAIN_WATER);
  mark(state + FORT, at, terrain == TERRAIN_FORT);
  mark(state + MOUNTAIN, at, terrain == TERRAIN_MOUNTAIN);
}

/** Gives every square the terrain of the boards laid so far; in `basic` they are scenery (L2). */
export function layTerrain(state: usize): void {
  if (load<i32>(state, FORM) == FORM_BASIC) return;
  for (let square = 0; square < 36; square++) setTerrain(state, square, laidTerrain(state, square));
}

/** Does a face (`board * 2 + face`) show forest? */
export function hasForest(face: i32): bool {
  for (let i = 0; i < 9; i++) if (load<u8>(TERRAINS + face * 9 + i) == TERRAIN_FOREST) return true;
  return false;
}

/** Could the form's demand for forest still be met if this board, all earlier ones being chosen, showed this face (L20)? */
export function meetsDemand(state: usize, board: i32, face: i32): bool {
  let possible = hasForest(board * 2 + face) ? 1 : 0;
  for (let other = 0; other < board; other++) {
    if (hasForest(other * 2 + <i32>load<i8>(state + other, FACES))) possible++;
  }
  for (let other = board + 1; other < 4; other++) {
    if (hasForest(other * 2) || hasForest(other * 2 + 1)) possible++;
  }
  return possible >= demand(load<i32>(state, FORM));
}

/** How many boards must show forest: Return of the King one, Forest Master all (section 6). */
function demand(form: i32): i32 {
  if (form == FORM_KING) return 1;
  return form == FORM_FOREST ? 4 : 0;
}

function mark(mask: usize, at: u64, on: bool): void {
  const rest = load<u64>(mask) & ~at;
  store<u64>(mask, on ? rest | at : rest);
}
