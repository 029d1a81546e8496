/** Lanes of the ladder: this process, or processes of their own that are told a row and a pair a line and answer with a line. */
import { rowPlayer } from '../../../test/support/harness/ladder/play';
import type { Row } from '../../../test/support/harness/ladder/rows';
import type { Lane } from '../../../test/support/harness/ladder/run';
import type { Played } from '../../../test/support/harness/ladder/verdict';
import { findGame } from '../games';
import type { Io } from '../io';
import { laneProcess } from '../lanes';

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
  const { ask, end } = laneProcess(['ladder', '--serve-lane']);
  return {
    play: async (row, pair) => {
      const order: Order = { row, pair };
      return JSON.parse(await ask(JSON.stringify(order)));
    },
    end,
  };
}
