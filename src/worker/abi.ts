/** The functions that every core exports; assembly/README.md says what each gives. */

import { FAULT_CONTRADICTION, FAULT_NOT_OFFERED, FAULT_WORDS } from './layout/core';

/** Answers of a core below zero. */
export const CORE_FAULTS: Readonly<Record<number, string>> = {
  [FAULT_NOT_OFFERED]: 'a choice that is offered',
  [FAULT_WORDS]: 'values in range, none missing and none left over',
  [FAULT_CONTRADICTION]: 'a state without contradictions',
};

/** A core's own WebAssembly.Memory, or what stands for it where the core runs as JavaScript. */
export interface CoreMemory {
  readonly buffer: ArrayBufferLike;
}

export interface CoreExports {
  readonly memory: CoreMemory;
  abi(): number;
  inbox(): number;
  inboxWords(): number;
  outbox(): number;
  outboxWords(): number;
  /** Only where the game's pieces are tables. */
  tables?(words: number): number;
  create(words: number): number;
  fill(viewWords: number, guessWords: number): number;
  /** Only where views hide something that a core can guess; evidence as behind `searchBegin`'s view, without parameter words. */
  determinize?(viewWords: number, seed: number, evidenceWords?: number): number;
  reseed(seed: number): void;
  decision(): number;
  choiceCount(): number;
  askedSeat(): number;
  apply(index: number): number;
  resign(seat: number): number;
  agree(): number;
  opening(): number;
  events(viewer: number): number;
  view(viewer: number): number;
  hashLow(): number;
  hashHigh(): number;
  snapshot(): number;
  restore(words: number): number;
  result(): number;
  perft(depth: number): number;
  playout(seed: number, limit: number): number;
  checksum(): number;
  searchBegin(viewWords: number, seed: number, evidenceWords: number): number;
  searchStep(iterations: number): number;
  searchBest(): number;
  searchSums(): number;
  searchAdd(words: number): number;
}
