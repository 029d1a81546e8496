/** The dealt start: Setup words in the inbox become a state (L2, L3, L19). */
import { FAULT_CONTRADICTION } from '../core/layout';
import { draw, seed, shuffleBytes } from '../core/rng';
import { read, readBegin, readEnd, readIn } from '../core/words';
import { layTerrain, meetsDemand } from './faces';
import { clearHistory, enterPosition } from './history';
import {
  ACTIVE,
  FACES,
  FLAG,
  FORM,
  FORM_BASIC,
  FORM_FOREST,
  QUADRANTS,
  RNG,
  STATE_BYTES,
  STEP,
  STEP_FACES,
  STEP_PLACE,
} from './layout';
import { clearUnits } from './state';

/** Makes a state with nothing on the board, no boards chosen, its generator seeded. */
export function blankState(state: usize, log: usize, form: i32, seedWord: i32): void {
  memory.fill(state, 0, STATE_BYTES);
  clearUnits(state);
  store<i32>(state, -1, FLAG);
  store<i32>(state, -1, ACTIVE);
  store<i32>(state, form, FORM);
  store<i32>(state, -1, FACES);
  store<i32>(state, -1, QUADRANTS);
  seed(state + RNG, seedWord);
  clearHistory(state, log);
}

/** Makes a state from the Setup words `seed, form, seats, boards, codes`; 0 or a fault number. */
export function readSetup(state: usize, log: usize, words: i32): i32 {
  readBegin(0, words);
  const seedWord = read();
  const form = readIn(FORM_BASIC, FORM_FOREST);
  readIn(2, 2);
  const boards = readIn(0, 4);
  blankState(state, log, form, seedWord);
  for (let quadrant = 0; quadrant < boards; quadrant++) store<i8>(state + quadrant, readIn(0, 31), QUADRANTS);
  if (boards & 3) readIn(1, 0);
  if (readEnd() != 0) return readEnd();
  if (boards == 4) {
    if (!layBoards(state)) return FAULT_CONTRADICTION;
  } else if (form == FORM_BASIC) drawBoards(state);
  else {
    store<i32>(state, STEP_FACES, STEP);
    return 0;
  }
  layTerrain(state);
  store<i32>(state, STEP_PLACE, STEP);
  enterPosition(state);
  return 0;
}

/** Sets the faces that the quadrants show; false when a board lies twice or the demand for forest isn't met (L20). */
function layBoards(state: usize): bool {
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const code = <i32>load<i8>(state + quadrant, QUADRANTS);
    const face = state + <usize>(code >> 3);
    if (load<i8>(face, FACES) >= 0) return false;
    store<i8>(face, (code >> 2) & 1, FACES);
  }
  return meetsDemand(state, 3, <i32>load<i8>(state + 3, FACES));
}

/** The scenery of `basic`: two-sided boards in random order, randomly turned (L2). */
function drawBoards(state: usize): void {
  const rng = state + RNG;
  for (let board = 0; board < 4; board++) store<i8>(state + board, draw(rng, 2), FACES);
  const order = state + QUADRANTS;
  for (let board = 0; board < 4; board++) store<i8>(order + board, board);
  shuffleBytes(rng, order, 4);
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const board = <i32>load<i8>(order + quadrant);
    const face = <i32>load<i8>(state + board, FACES);
    store<i8>(order + quadrant, (board << 3) | (face << 2) | draw(rng, 4));
  }
}
