/** Which state is played on: `bind` brings any other one to the fixed addresses of `state.ts`, and works out what goes with it. */
import { useBoard } from '../core/geometry';
import { useCurse } from './curse';
import { findTop } from './frames';
import { touch } from './list';
import { AGAINST, BOARD, CURSE, HEIGHT, NOBODY, SEATS, SHARING, SQUARES, STATE_BYTES, STRIKE, WIDTH } from './map';
import { surveyBoard } from './masks';
import { S, setNum } from './state';

/** The match, while another state is played on. */
export const LIVE: usize = memory.data(STATE_BYTES, 16);

let bound: usize = LIVE;

/** Plays on with the state at an address; what was played on goes back where it came from. */
export function bind(state: usize): void {
  if (state == bound) return;
  memory.copy(bound, S, STATE_BYTES);
  memory.copy(S, state, STATE_BYTES);
  bound = state;
  reload();
}

/** Works out anew what goes with the state that is bound, because its bytes were replaced. */
export function reload(): void {
  if (useBoard(load<i32>(S, WIDTH), load<i32>(S, HEIGHT))) surveyBoard();
  useCurse();
  findTop();
  touch();
}

/** Copies a state, be it the one played on or not. */
export function copyState(to: usize, from: usize): void {
  if (to == from) return;
  if (to == bound) {
    memory.copy(S, from, STATE_BYTES);
    reload();
  }
  else memory.copy(to, from == bound ? S : from, STATE_BYTES);
}

/** An empty board of this size for two seats: no pieces, no seat asked. */
export function blank(width: i32, height: i32): void {
  memory.fill(S, 0, STATE_BYTES);
  memory.fill(S + BOARD, <u8>NOBODY, SQUARES);
  setNum(WIDTH, width);
  setNum(HEIGHT, height);
  setNum(SEATS, 2);
  setNum(CURSE, NOBODY);
  setNum(SHARING, NOBODY);
  setNum(AGAINST, NOBODY);
  setNum(AGAINST + 4, NOBODY);
  setNum(STRIKE, NOBODY);
  setNum(STRIKE + 4, NOBODY);
  if (useBoard(width, height)) surveyBoard();
}
