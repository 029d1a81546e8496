/** What the shell is given by main.ts: the match, the picture, the shelf. It reaches for none of them itself. */
import type { Outcome } from '../../contract/fault';
import type { View } from '../../contract/view';
import type { Match } from '../../match/match';
import type { Asking, PassagePlayer, Preview, Shelf, Speed } from '../../match/types';
import type { Settings } from './settings';

export interface PictureOptions {
  readonly host: HTMLElement;
  readonly onSquare: (square: number) => void;
  readonly onHover: (square: number | null) => void;
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export interface PictureSettings {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  readonly near: number;
  readonly contrast: Settings['contrast'];
  readonly hatching: Settings['hatching'];
  readonly flashes: boolean;
  readonly shake: boolean;
  /** Loudness from 0 to 1. */
  readonly effects: number;
  readonly music: number;
  readonly mute: boolean;
}

export type PageSound = 'select' | 'drop' | 'illegal' | 'press' | 'border' | 'near';

/** Where a piece came from and went to. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** The stage, as far as the shell uses it; loaded when a board is first shown. */
export interface Picture extends PassagePlayer {
  show(view: View): void;
  ask(asking: Asking | null, preview: Preview | null): void;
  focus(square: number | null): void;
  lastMove(squares: readonly number[], ways?: readonly Way[]): void;
  /** Everything that moves or sounds stands still, or goes on where it stood. */
  pause(paused: boolean): void;
  settings(settings: PictureSettings): void;
  sound(sound: PageSound): void;
  box(square: number): { readonly x: number; readonly y: number; readonly size: number };
  destroy(): void;
}

export type OpenPicture = (options: PictureOptions, settings: PictureSettings) => Promise<Picture>;

/** A part of the screen in CSS pixels. */
export interface FreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ports {
  readonly match: Match;
  /** Resolves when the rules engine is loaded. */
  readonly ready: () => Promise<Outcome<null>>;
  /** Rejects where there is no WebGL. */
  readonly openPicture: OpenPicture;
  /** Paints the table of the title with the view's board on it, clear of what covers it; rejects where that can't be done. */
  readonly paintTable: (canvas: HTMLCanvasElement, view: View, free: FreeBox) => Promise<void>;
  readonly shelf: Shelf;
  /** Does the host silence the page? Its word wins over the players'. */
  readonly muted: () => boolean;
  /** Calls back whenever that changes. */
  readonly onMute: (listener: (muted: boolean) => void) => void;
  /** Calls back when the host wants everything to stand still, or to go on. */
  readonly onPause: (listener: (paused: boolean) => void) => void;
}
