/** What the shell is given by main.ts: the match, the picture, the shelf. It reaches for none of them itself. */
import type { Outcome } from '../../contract/fault';
import type { View } from '../../contract/view';
import type { Match } from '../../match/match';
import type { Asking, PassagePlayer, Preview, Shelf, Speed } from '../../match/types';

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
}

/** The stage, as far as the shell uses it; loaded when a board is first shown. */
export interface Picture extends PassagePlayer {
  show(view: View): void;
  ask(asking: Asking | null, preview: Preview | null): void;
  focus(square: number | null): void;
  lastMove(squares: readonly number[]): void;
  settings(settings: PictureSettings): void;
  box(square: number): { readonly x: number; readonly y: number; readonly size: number };
  destroy(): void;
}

export type OpenPicture = (options: PictureOptions, settings: PictureSettings) => Promise<Picture>;

export interface Ports {
  readonly match: Match;
  /** Resolves when the rules engine is loaded. */
  readonly ready: () => Promise<Outcome<null>>;
  /** Rejects where there is no WebGL. */
  readonly openPicture: OpenPicture;
  /** Paints a board with its tokens as it lies on the table, `side` CSS pixels wide; rejects where that can't be done. */
  readonly paintMap: (canvas: HTMLCanvasElement, view: View, side: number) => Promise<void>;
  readonly shelf: Shelf;
}
