/** Makes sounds ahead of their need, a few milliseconds at a time, so that no frame waits for them. */

import { finish, type Samples } from './samples';
import type { SoundDesk } from './sound-desk';

export interface Piece {
  readonly key: string;
  making(): Generator<undefined, Samples>;
}

/** Milliseconds of work at a time, and of rest between. */
const WORK = 3;
const REST = 24;

export class Workshop {
  private readonly desk: SoundDesk;
  private waiting: Piece[] = [];
  private current: { readonly key: string; readonly work: Generator<undefined, Samples> } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(desk: SoundDesk) {
    this.desk = desk;
  }

  /** Makes these when there is time, in this order, after what was asked for before. */
  order(pieces: readonly Piece[]): void {
    const known = new Set(this.waiting.map(({ key }) => key));
    this.waiting.push(...pieces.filter(({ key }) => !known.has(key) && !this.desk.has(key)));
    this.timer ??= setTimeout(() => this.work(), REST);
  }

  /** Makes one now, unless it is there. */
  hurry({ key, making }: Piece): void {
    if (this.desk.has(key)) return;
    const begun = this.current?.key === key ? this.current.work : making();
    if (this.current?.key === key) this.current = null;
    this.desk.keep(key, finish(begun));
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.current = null;
  }

  private work(): void {
    this.timer = null;
    const until = performance.now() + WORK;
    while (performance.now() < until && this.step()) {}
    if (this.current !== null || this.waiting.length > 0) this.timer = setTimeout(() => this.work(), REST);
  }

  /** Does a bit; false when all is done. */
  private step(): boolean {
    if (this.current === null) {
      const next = this.waiting.shift();
      if (next === undefined) return false;
      if (!this.desk.has(next.key)) this.current = { key: next.key, work: next.making() };
      return true;
    }
    const { key, work } = this.current;
    const { done, value } = work.next();
    if (done === true) {
      this.current = null;
      this.desk.keep(key, value);
    }
    return true;
  }
}
