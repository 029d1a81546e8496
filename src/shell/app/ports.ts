/** What the shell is given by main.ts: the match, the picture, the shelf. It reaches for none of them itself. */
import type { Outcome } from '../../contract/fault';
import type { Shelf } from '../../contract/host';
import type { View } from '../../contract/view';
import type { Match } from '../../match/match';
import type { CreateStage } from '../../match/stage-port';

/** A part of the screen in CSS pixels. */
export interface FreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ports {
  readonly match: Match;
  /** Resolves when the rules engine of a game is loaded. */
  readonly ready: (game: string) => Promise<Outcome<null>>;
  /** Rejects where there is no WebGL. */
  readonly openStage: CreateStage;
  /** Paints the table of the title with the view's board on it, clear of what covers it; rejects where that can't be done. */
  readonly paintTable: (canvas: HTMLCanvasElement, view: View, free: FreeBox) => Promise<void>;
  readonly shelf: Shelf;
  /** The visitor asks to save data: nothing is fetched before it is needed, and no picture that only adorns. */
  readonly thrifty: boolean;
  /** Does the host silence the page? Its word wins over the players'. */
  readonly muted: () => boolean;
  /** Calls back whenever that changes. */
  readonly onMute: (listener: (muted: boolean) => void) => void;
  /** Calls back when the host wants everything to stand still, or to go on. */
  readonly onPause: (listener: (paused: boolean) => void) => void;
}
