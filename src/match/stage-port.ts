/** What the rest of the page knows of the stage, types alone. The implementation (Phaser) is loaded lazily behind it. */

import type { Way } from './last-turn';
import type { Asking, PassagePlayer, Preview, Speed } from './types';

export interface StageOptions {
  /** The game that is shown: a stage shows one. */
  readonly game: string;
  /** The element that holds the canvas; the stage fills it and follows its size. */
  readonly host: HTMLElement;
  readonly onSquare: (square: number) => void;
  /** A pointer rests on a square (null: left the board). */
  readonly onHover: (square: number | null) => void;
  /** Something else of the board is seen now. */
  readonly onLook?: (sight: Sight) => void;
  /** Gives the player-visible words that stand on the canvas (coordinates, sums); keys of src/text. */
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

/** How much of the board is seen. */
export interface Sight {
  /** 1: all of it. */
  readonly zoom: number;
  /** The greatest zoom; 1: the board fits its host and never moves. */
  readonly most: number;
}

/** A player's wish to see a board that does not fit otherwise: nearer or farther, by shares of what is seen, or all of it. */
export type Roam =
  /** `about`: the cell that comes into the middle; null or missing: none is wished for. */
  | { readonly do: 'zoom'; readonly way: 'in' | 'out'; readonly about?: number | null }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'whole' };

/** Sounds of the page itself; those of the battle come from what is played. */
export type PageSound = 'select' | 'drop' | 'illegal' | 'press' | 'border' | 'near';

export interface StageSettings {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** Which seat sits at the near edge. */
  readonly near: number;
  readonly contrast: 'normal' | 'high';
  /** How strongly the hatching of the fields shows. */
  readonly hatching: 'light' | 'normal' | 'strong';
  readonly flashes: boolean;
  readonly shake: boolean;
  /** Loudness from 0 to 1. */
  readonly effects: number;
  readonly music: number;
  /** The host's word, or nobody may hear anything now: wins over both. */
  readonly mute: boolean;
}

/** How tokens are painted. */
export type Manner = Pick<StageSettings, 'contrast' | 'hatching'>;

export interface Stage extends PassagePlayer {
  /** Marks, chosen item's ghost and preview; null clears them. */
  ask(asking: Asking | null, preview: Preview | null): void;
  /** Ring of the keyboard focus, which is brought into view; null hides it. */
  focus(square: number | null): void;
  /** What stands on the square follows the pointer, which is at this place of the host (CSS pixels); null: it is put back. */
  drag(drag: { readonly square: number; readonly x: number; readonly y: number } | null): void;
  /** Last move marks: squares that stay lit, and ways that stay drawn, until the next own action. */
  lastMove(squares: readonly number[], ways?: readonly Way[]): void;
  /** Everything that moves stands still (true), or goes on where it stood (false). */
  pause(paused: boolean): void;
  settings(settings: StageSettings): void;
  /** Plays a sound of the page; silent before the first gesture. */
  sound(sound: PageSound): void;
  /** Nothing happens on a board that fits. */
  roam(roam: Roam): void;
  /** Nothing of what was shown is seen or heard any more, until the next view is; then the whole board is in sight. */
  veil(): void;
  /** CSS pixel box of a square inside the host; for tooltips and tests. */
  box(square: number): { readonly x: number; readonly y: number; readonly size: number };
  destroy(): void;
}

/** Resolves once the first frame is drawn; rejects when the host has no WebGL, or for a game without a picture. */
export type CreateStage = (options: StageOptions, settings: StageSettings) => Promise<Stage>;
