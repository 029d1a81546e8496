/** `opponent`: the opponent under the clock. Reported, never gated: it depends on the machine. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measureOpponent } from '../../../test/support/harness/bench/opponent';
import { SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame } from '../games';
import { localOpponent } from '../opponent';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_MOVES = 200;
const DEFAULT_MS = 100;
const DEFAULT_LEVEL = 'veteran';

/** Bytes in use once everything that nobody needs has been freed. */
function memoryInUse(): () => number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return () => {
    if (typeof collect === 'function') collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
}

export const opponentCommand: Command = {
  spec: {
    name: 'opponent',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary:
      'Plays moves by the opponent as the page has it: time of an answer, time from a stop to the answer, memory.',
    notes: [
      'Every fifth question is put first with a minute of time, and stopped. Memory is that of this whole process.',
    ],
    options: {
      moves: { kind: 'whole', word: 'N', help: `how many (default ${DEFAULT_MOVES})`, low: 1, high: 100_000 },
      ms: {
        kind: 'whole',
        word: 'N',
        help: `the full budget of a choice (default ${DEFAULT_MS})`,
        low: 1,
        high: 60_000,
      },
      level: { kind: 'text', word: 'L', help: `who plays (default ${DEFAULT_LEVEL})` },
      seed: SEED,
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const level = args.text('level') ?? DEFAULT_LEVEL;
    if (game.levels.find(level, undefined, undefined) === null)
      throw unusable('--level', game.levels.names.join(', '), level);
    const moves = args.whole('moves') ?? DEFAULT_MOVES;
    const progress = showProgress(io, `opponent ${game.name}`);
    const figures = await measureOpponent({
      content: game.content,
      engine: game.engines.wasm(),
      opponent: localOpponent(game),
      level,
      milliseconds: args.whole('ms') ?? DEFAULT_MS,
      moves,
      seed: args.whole('seed') ?? 1,
      memory: memoryInUse(),
      onMove: (done) => progress.at(done, moves),
    });
    progress.end();
    const { stopped, answers, memory } = figures;
    io.out(`${moves} answers: median ${answers.median} ms, 95% ${answers.p95}, most ${answers.max}`);
    io.out(`${stopped.count} stopped: median ${stopped.median} ms until the answer, most ${stopped.max}`);
    io.out(`memory: ${memory.early} MB early, ${memory.late} MB at the end`);
    printJson(args, io, figures);
    return EXIT.fine;
  },
};
