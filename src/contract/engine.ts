/**
 * One engine holds one state. The WebAssembly core (through src/worker) and the reference both look like this, so every
 * harness takes either. Nothing here is asynchronous.
 */
import type { Decision } from './decision';
import type { EventRow } from './event';
import type { Outcome } from './fault';
import type { Result } from './result';
import type { Setup } from './setup';
import type { Guess, View, Viewer } from './view';

/** What an applied choice did to knowledge: undo never passes a choice for which one of these is true. */
export interface Applied {
  readonly learned: boolean;
  readonly chance: boolean;
}

export interface Engine {
  readonly name: 'wasm' | 'reference';
  /** Starts a match, or refuses with `bad-setup` / `bad-position` and keeps the old state. */
  start(setup: Setup): Outcome<null>;
  /** The one open question; null when the match is over. */
  decision(): Decision | null;
  /** Answers it by index; `illegal-choice` when out of range or over. */
  apply(index: number): Outcome<Applied>;
  /** Outside the list of choices, from any seat at any time before the end. */
  resign(seat: number): Outcome<Applied>;
  /** All seats have agreed on a draw. */
  agreeDraw(): Outcome<Applied>;
  /** All rows written by the last start, apply, resign or agreeDraw, with their masks. */
  rows(): readonly EventRow[];
  view(viewer: Viewer): View;
  /** Makes the whole state that `view` and `guess` describe; works at every decision, also inside a power. */
  fill(view: View, guess: Guess): Outcome<null>;
  result(): Result | null;
  /** The whole state; opaque, only for `restore` of the same engine and build. */
  snapshot(): Uint8Array;
  restore(bytes: Uint8Array): Outcome<null>;
  /** Differs when anything of the state differs; 16 hexadecimal digits. Not comparable between engines. */
  hash(): string;
}
