/** What is laid over the board, and since when: marks and previews come in, they don't jump. */

import type { Way } from '../../match/last-turn';
import type { Asking, Preview } from '../../match/types';
import { MARK } from '../director/timing';
import type { Overlay } from '../picture/marks';

/** Marks that are the same need not come in again. */
const markKey = (asking: Asking | null): string =>
  asking === null
    ? ''
    : `${asking.decision.key} ${asking.decision.seat} ${asking.squares.map((each) => `${each.square}${each.mark}`).join()}`;

const NOTHING: Omit<Overlay, 'age' | 'previewAge'> = {
  asking: null,
  preview: null,
  hover: null,
  focus: null,
  drag: null,
  last: [],
  ways: [],
};

export class Laid {
  private now = NOTHING;
  private marksSince = 0;
  private previewSince = 0;

  ask(asking: Asking | null, preview: Preview | null, time: number): void {
    if (markKey(asking) !== markKey(this.now.asking)) this.marksSince = time;
    if (preview?.choice !== this.now.preview?.choice) this.previewSince = time;
    this.now = { ...this.now, asking, preview };
  }

  focus(square: number | null): void {
    this.now = { ...this.now, focus: square };
  }

  get focused(): number | null {
    return this.now.focus;
  }

  hover(square: number | null): void {
    this.now = { ...this.now, hover: square };
  }

  drag(drag: Overlay['drag']): void {
    this.now = { ...this.now, drag };
  }

  get isDragged(): boolean {
    return this.now.drag !== null;
  }

  lastMove(squares: readonly number[], ways: readonly Way[]): void {
    this.now = { ...this.now, last: squares, ways };
  }

  /** Nothing lies over the board. */
  clear(): void {
    this.now = NOTHING;
  }

  /** The marks come in again from this moment. */
  begin(time: number): void {
    this.marksSince = time;
  }

  at(time: number): Overlay {
    return { ...this.now, age: time - this.marksSince, previewAge: time - this.previewSince };
  }

  /** While something plays nobody is asked, and nothing points at what was before. */
  static whilePlaying(overlay: Overlay): Overlay {
    return { ...overlay, asking: null, preview: null, hover: null, drag: null, ways: [] };
  }

  /** Is something still coming in? */
  static moves({ asking, age, preview, previewAge }: Overlay): boolean {
    return (asking !== null && age < MARK.whole) || (preview !== null && previewAge < MARK.each);
  }
}
