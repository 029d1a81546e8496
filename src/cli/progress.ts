/** How far a long command is: a bar that is redrawn on a terminal, a line every ten seconds elsewhere. */
import type { Io } from './io';

const BAR = 30;
const REDRAW_MS = 100;
const LINE_MS = 10_000;

export interface Progress {
  /** `done` of `total` are finished; `note` is put behind. Cheap: it may be called often. */
  at(done: number, total: number, note?: string): void;
  /** Clears the bar. */
  end(): void;
}

/** Progress of the work called `what`. */
export function showProgress(io: Io, what: string): Progress {
  const start = performance.now();
  let last = io.terminal ? Number.NEGATIVE_INFINITY : start;
  let drawn = 0;
  return {
    at(done, total, note = '') {
      const now = performance.now();
      if (now - last < (io.terminal ? REDRAW_MS : LINE_MS)) return;
      last = now;
      const share = total === 0 ? 1 : done / total;
      const seconds = Math.round((now - start) / 1000);
      const tail = `${done}/${total}${note === '' ? '' : ` ${note}`}, ${seconds} s`;
      if (!io.terminal) {
        io.err(`${what}: ${tail}\n`);
        return;
      }
      const full = Math.round(share * BAR);
      const line = `${what} [${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${tail}`;
      io.err(`\r${line.padEnd(drawn)}`);
      drawn = line.length;
    },
    end() {
      if (drawn > 0) io.err(`\r${' '.repeat(drawn)}\r`);
      drawn = 0;
    },
  };
}
