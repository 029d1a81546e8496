/** The functions that every core exports; assembly/README.md says what each gives. */

export const ABI = 1;

/** Answers of a core below zero. */
export const CORE_FAULTS: Readonly<Record<number, string>> = {
  [-1]: 'a choice that is offered',
  [-2]: 'values in range, none missing and none left over',
  [-3]: 'a state without contradictions',
};

/** Bits of `apply`'s answer. */
export const LEARNED = 1;
export const CHANCE = 2;

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
