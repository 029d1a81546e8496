/** `blunders`: how often a level answers what players would call absurd. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { List } from '../../../test/support/harness/blunders/list';
import { findBlunders } from '../../../test/support/harness/blunders/run';
import type { Level } from '../../worker/opponent/levels';
import { type Arguments, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame, type Game } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_DECISIONS = 1000;
const DEFAULT_ITERATIONS = 1000;
const DEFAULT_JUDGE = 30_000;
const MOST_ITERATIONS = 1_000_000;

const findLevel = ({ levels }: Game, name: string): Level => {
  const level = levels.find(name, undefined, undefined);
  if (level === null) throw unusable('--level', levels.names.join(', '), name);
  return level;
};

function readGame(args: Arguments): Game & Required<Pick<Game, 'blunders'>> {
  const game = findGame(args.operands[0] ?? '');
  const { blunders } = game;
  if (blunders === undefined) throw unusable('blunders', 'a game whose absurdities are described', game.name);
  return { ...game, blunders };
}

function write(file: string, text: string, io: Io): void {
  try {
    writeFileSync(resolve(io.folder, file), text);
  } catch (error) {
    throw unusable('--list', 'a file that can be written', error instanceof Error ? error.message : file);
  }
}

export const blundersCommand: Command = {
  spec: {
    name: 'blunders',
    operands: 'FORM',
    least: 1,
    most: 1,
    summary: 'Asks a level at positions where something absurd could be answered, and counts what it blunders.',
    notes: [
      'Positions come from fresh self-play of mixed levels at low effort: castles lost, offered, left or passed over; strength, keywords and',
      'pieces spent for nothing; attacks that are known to fail; exchanges wasted. An answer of such a kind is a blunder where it brings',
      'nothing by the reference engine (no kind learned, nothing taken, nothing freed) and a search by the strongest level’s words values',
      'another answer at least 0.05 more. A short look of 2,000 iterations spares most verdicts. The list holds each blunder with the setup',
      'and the answers before it, by index. --list keeps up to 150 positions (25 of a kind) with all answers that would be blunders.',
    ],
    options: {
      level: { kind: 'text', word: 'L', help: 'who is asked (default: the strongest)' },
      decisions: {
        kind: 'whole',
        word: 'N',
        help: `how many questions (default ${DEFAULT_DECISIONS})`,
        low: 1,
        high: 1_000_000,
      },
      iterations: {
        kind: 'whole',
        word: 'N',
        help: `iterations of an answer, after the level’s share (default ${DEFAULT_ITERATIONS})`,
        low: 1,
        high: MOST_ITERATIONS,
      },
      judge: {
        kind: 'whole',
        word: 'N',
        help: `iterations of a verdict (default ${DEFAULT_JUDGE})`,
        low: 2,
        high: MOST_ITERATIONS,
      },
      seed: SEED,
      list: { kind: 'text', word: 'FILE', help: 'keep positions with what must not be answered' },
    },
  },
  async run(args, io) {
    const game = readGame(args);
    const { levels, content, blunders: book, engines, open } = game;
    const level = args.text('level') ?? levels.hint;
    const decisions = args.whole('decisions') ?? DEFAULT_DECISIONS;
    const iterations = args.whole('iterations') ?? DEFAULT_ITERATIONS;
    const judge = args.whole('judge') ?? DEFAULT_JUDGE;
    const file = args.text('list');
    const list = file === null ? null : new List(content);
    const tested = findLevel(game, level);
    if (file !== null) write(file, '[]\n', io);
    const progress = showProgress(io, `blunders ${game.name}`);
    const report = findBlunders({
      content,
      levels,
      core: () => game.core(),
      book,
      open,
      seed: args.whole('seed') ?? 1,
      level: tested,
      strongest: findLevel(game, levels.hint),
      decisions,
      iterations,
      judge,
      engines: () => ({ wasm: engines.wasm(), reference: engines.reference() }),
      list,
      onDecision: (asked, found) => progress.at(asked, decisions, `${found} blunders`),
    });
    progress.end();
    if (file !== null && list !== null) write(file, list.text(), io);
    for (const [kind, count] of Object.entries(report.positions))
      io.out(
        `${kind}: ${report.blunders[kind] ?? 0} blunders, ${report.suspects[kind] ?? 0} suspected, ${count} positions`,
      );
    io.out(
      `${report.list.length} blunders of ${level} in ${report.decisions} decisions: ${report.perThousand} a thousand; ${report.looked} looked at in ${report.matches} matches, ${report.msPerAnswer} ms an answer`,
    );
    printJson(args, io, { form: game.name, level, iterations, judge, ...report });
    return EXIT.fine;
  },
};
