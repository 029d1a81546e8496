/** Lanes of the ladder: this process, or processes of their own that are told a row and a pair a line and answer with a line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { rowPlayer } from '../../../test/support/harness/ladder/play';
import type { Row } from '../../../test/support/harness/ladder/rows';
import type { Lane } from '../../../test/support/harness/ladder/run';
import type { Played } from '../../../test/support/harness/ladder/verdict';
import { findGame } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';

/** A lane in this process; players are made once a row. */
export function ownLane(): Lane {
  let last: { readonly row: Row; readonly play: (pair: number) => Played } | null = null;
  return {
    play: async (row, pair) => {
      if (last?.row.name !== row.name) {
        const game = findGame(row.game);
        last = { row, play: rowPlayer(row, { ...game, core: () => game.core(), engine: game.engines.wasm }) };
      }
      return last.play(pair);
    },
  };
}

interface Order {
  readonly row: Row;
  readonly pair: number;
}

/** What the other end of a lane does: plays what it is told until nobody tells it anything any more. */
export async function serveLane(io: Io): Promise<void> {
  const lane = ownLane();
  // whoever asked has gone
  process.stdout.once('error', () => process.exit(0));
  for await (const line of io.lines()) {
    const { row, pair }: Order = JSON.parse(line);
    io.out(JSON.stringify(await lane.play(row, pair)));
  }
}

/** A lane in a process of its own, and how to end it. */
export interface ProcessLane extends Lane {
  /** Resolves when the process has ended. */
  end(): Promise<void>;
}

/** A process that is asked one pair at a time. When this process ends, its input does, and so does it. */
export function processLane(): ProcessLane {
  const child: ChildProcess = spawn(
    process.execPath,
    [fromHome('src/cli/scripts/veil.mjs'), 'ladder', '--serve-lane'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a process without pipes');
  let answer: ((line: string) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  createInterface({ input: stdout }).on('line', (line) => answer?.(line));
  child.on('close', (code) => fail?.(new Error(`a process of the ladder ended with ${code}`)));
  return {
    play: (row, pair) =>
      new Promise<Played>((resolve, reject) => {
        answer = (line) => resolve(JSON.parse(line));
        fail = reject;
        const order: Order = { row, pair };
        stdin.write(`${JSON.stringify(order)}\n`);
      }),
    end: () =>
      new Promise((resolve) => {
        fail = () => resolve();
        stdin.end();
      }),
  };
}
