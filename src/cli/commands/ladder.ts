/** `ladder`: every strength figure, row by row. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { specsOf } from '../../../test/support/harness/ladder/play';
import { describeSpec } from '../../../test/support/harness/ladder/players';
import { type RowReport, reportRow, tableOf } from '../../../test/support/harness/ladder/report';
import type { Row } from '../../../test/support/harness/ladder/rows';
import { type Lane, runRow } from '../../../test/support/harness/ladder/run';
import type { Arguments } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { coreFile } from '../cores';
import { findGame, games } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';
import { RowFile } from '../ladder/file';
import { ownLane, processLane, serveLane } from '../ladder/lanes';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const MOST_PROCESSES = 64;
const FOLDER = 'build/ladder';

const allRows = (): readonly Row[] => Object.values(games).flatMap(({ ladder }) => ladder ?? []);

/** The rows asked for, perhaps at another effort or length. */
function readRows(args: Arguments): readonly Row[] {
  const rows = allRows();
  const names = args.text('only')?.split(',') ?? rows.map(({ name }) => name);
  const [iterations, pairs] = [args.whole('iterations'), args.whole('pairs')];
  return names.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) throw unusable('--only', rows.map((one) => one.name).join(', '), name);
    return { ...row, iterations: iterations ?? row.iterations, pairs: Math.min(pairs ?? row.pairs, row.pairs) };
  });
}

/** All that a row's figures depend on: players, effort, and the engine that they play on. */
function measuresOf(row: Row): string {
  const game = findGame(row.game);
  const players = specsOf(row, game).map(describeSpec).join(' | ');
  const core = createHash('sha256')
    .update(readFileSync(coreFile(game.content.name)))
    .digest('hex');
  return [row.game, row.kind, row.options, players, row.iterations, core.slice(0, 16)].join(' · ');
}

/** Plays what is missing of a row, and keeps it. */
async function climb(row: Row, lanes: readonly Lane[], args: Arguments, io: Io): Promise<RowReport> {
  const file = new RowFile(args.text('folder') ?? fromHome(FOLDER), row.name, measuresOf(row));
  const played = file.load(args.flag('fresh'));
  const progress = showProgress(io, `ladder ${row.name}`);
  const onPair = (pair: Parameters<typeof file.add>[0]): void => {
    file.add(pair);
    progress.at(
      played.size,
      row.pairs,
      `score ${reportRow(row, { state: 'open', pairs: [...played.values()] }).score.score}`,
    );
  };
  const verdict = await runRow({ row, played, lanes, onPair });
  progress.end();
  return reportRow(row, verdict);
}

const say = ({ name, state, score, bound, times }: RowReport): string =>
  `${state === 'short' ? 'FAIL ' : ''}${name}: ${score.score} (95% ${score.ci95.join(' to ')}) over ${score.pairs} pairs, ${bound}: ${state}` +
  (times === null ? '' : `, ${times.p50} ms a move (95% ${times.p95}, most ${times.max})`);

export const ladderCommand: Command = {
  spec: {
    name: 'ladder',
    operands: '',
    least: 0,
    most: 0,
    summary: 'Plays every row of the strength table, on held-out setups, until its interval clears the bound.',
    notes: [
      'Rows are looked at every ten pairs. They end early where an interval of 2.626 standard deviations (Pocock, fifteen looks) clears',
      'the bound; otherwise their 95 % interval counts once all pairs are played. A run that was stopped goes on where it was; a row',
      'is played anew when its players or the engine have changed. The table is written to build/ladder/table.md.',
    ],
    options: {
      only: { kind: 'text', word: 'ROW,…', help: 'some of the rows' },
      processes: {
        kind: 'whole',
        word: 'N',
        help: 'how many play at once (default: the cores)',
        low: 1,
        high: MOST_PROCESSES,
      },
      fresh: { kind: 'flag', help: 'forget what was played before' },
      pairs: { kind: 'whole', word: 'N', help: 'at most so many pairs a row', low: 1, high: 1000 },
      iterations: { kind: 'whole', word: 'N', help: 'the full budget of a choice', low: 1, high: 1_000_000 },
      folder: { kind: 'text', word: 'DIR', help: `where rows are kept (default ${FOLDER})` },
      'serve-lane': { kind: 'flag', help: 'play pairs for another run, told on standard input' },
    },
  },
  async run(args, io) {
    if (args.flag('serve-lane')) {
      await serveLane(io);
      return EXIT.fine;
    }
    const rows = readRows(args);
    const processes = args.whole('processes') ?? availableParallelism();
    const others = processes === 1 ? [] : Array.from({ length: processes }, processLane);
    const lanes = processes === 1 ? [ownLane()] : others;
    const reports: RowReport[] = [];
    for (const row of rows) {
      const report = await climb(row, lanes, args, io);
      reports.push(report);
      io.out(say(report));
      writeFileSync(join(args.text('folder') ?? fromHome(FOLDER), 'table.md'), tableOf(reports));
    }
    await Promise.all(others.map((lane) => lane.end()));
    printJson(args, io, { rows: reports });
    return reports.every(({ state }) => state === 'held' || state === 'reported') ? EXIT.fine : EXIT.failed;
  },
};
