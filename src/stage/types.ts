/** What the rest of the page knows of the stage. The implementation (Phaser) is loaded lazily behind it. */

import type { View } from '../contract/view';
import type { Asking, Passage, Preview, Speed } from '../match/types';

export interface StageOptions {
  /** The element that holds the canvas; the stage fills it and follows its size. */
  readonly host: HTMLElement;
  readonly onSquare: (square: number) => void;
  /** A pointer rests on a square (null: left the board). */
  readonly onHover: (square: number | null) => void;
  /** Gives the player-visible words that stand on the canvas (coordinates, sums); keys of src/text. */
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export interface StageSettings {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** Which seat sits at the near edge. */
  readonly near: number;
}

export interface Stage {
  /** Draws a view at once, with no motion. */
  show(view: View): void;
  /** Plays the passage and ends exactly at `show(passage.to)`; resolves when done, skipped or cut. */
  play(passage: Passage): Promise<void>;
  /** Completes what is playing at once. */
  skip(): void;
  /** Marks, chosen item's ghost and preview; null clears them. */
  ask(asking: Asking | null, preview: Preview | null): void;
  /** Ring of the keyboard focus; null hides it. */
  focus(square: number | null): void;
  /** Last move marks: squares that stay lit until the next own action. */
  lastMove(squares: readonly number[]): void;
  settings(settings: StageSettings): void;
  /** CSS pixel box of a square inside the host; for tooltips and tests. */
  box(square: number): { readonly x: number; readonly y: number; readonly size: number };
  destroy(): void;
}

/** Resolves once the first frame is drawn; rejects when the host has no WebGL. */
export type CreateStage = (options: StageOptions, settings: StageSettings) => Promise<Stage>;
