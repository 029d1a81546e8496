/** A row's figures, and the table of all rows. */
import { digestOf } from '../arena/match';
import { type Score, scorePairs } from '../arena/score';
import type { Bound, Row } from './rows';
import { type State, standings, type Verdict } from './verdict';

/** Milliseconds a choice of the first player. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface RowReport {
  readonly name: string;
  readonly game: string;
  readonly state: State | 'unplayed';
  readonly score: Score;
  /** Of a round robin, by player. */
  readonly standings: Readonly<Record<string, Score>>;
  readonly bound: string;
  readonly iterations: number;
  readonly times: Times | null;
  /** Games that were played more than once, choice by choice. */
  readonly repeated: number;
  readonly digest: string;
}

/** The value below which so great a part of the times lies. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Median, 95 of 100, and the longest; null where nothing was thought about. */
export function timesOf(all: readonly number[]): Times | null {
  const sorted = [...all].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { p50: round(quantile(sorted, 0.5)), p95: round(quantile(sorted, 0.95)), max: round(sorted.at(-1) ?? 0) };
}

const boundText = (bound: Bound): string => {
  if (bound.kind === 'lower') return `lower end ≥ ${bound.at}`;
  if (bound.kind === 'reported') return `reported, hoped > ${bound.hoped}`;
  if (bound.high === 1) return `score ≥ ${bound.low}`;
  return bound.low === 0 ? `score ≤ ${bound.high}` : `each ${bound.low} to ${bound.high}`;
};

/** What a row has come to. */
export function reportRow(row: Row, { state, pairs }: Verdict): RowReport {
  const games = pairs.flatMap((pair) => pair.games);
  const words = games.flatMap((digest) => [digest.slice(0, 8), digest.slice(8)]).map((hex) => Number.parseInt(hex, 16));
  const each = row.kind === 'round' ? standings(row, pairs) : [];
  return {
    name: row.name,
    game: row.game,
    state: pairs.length === 0 && state === 'open' ? 'unplayed' : state,
    score: scorePairs(pairs.map(({ results }) => results)),
    standings: Object.fromEntries(each.map((score, index) => [row.players[index] ?? '', score])),
    bound: boundText(row.bound),
    iterations: row.iterations,
    times: timesOf(pairs.flatMap(({ times }) => times)),
    repeated: games.length - new Set(games).size,
    digest: digestOf(words),
  };
}

const SAID: Readonly<Record<RowReport['state'], string>> = {
  held: 'held',
  short: '**fell short**',
  reported: 'reported',
  open: 'not finished',
  unplayed: 'not played',
};

const figures = ({ score, ci95, pairs, wins, draws, losses }: Score): string =>
  `${score.toFixed(3)} | ${ci95[0].toFixed(3)}–${ci95[1].toFixed(3)} | ${pairs} | ${wins} ${draws} ${losses}`;

function lines(report: RowReport): readonly string[] {
  const { name, game, state, score, bound, iterations, times, repeated } = report;
  const ms = times === null ? '–' : `${times.p50} · ${times.p95} · ${times.max}`;
  const whole = `| ${name} | ${game} | ${figures(score)} | ${bound} | ${SAID[state]} | ${iterations} | ${ms} | ${repeated} |`;
  const each = Object.entries(report.standings).map(
    ([player, one]) => `| — ${player} | ${game} | ${figures(one)} | | | | | |`,
  );
  return [whole, ...each];
}

/** All rows as a table of Markdown. */
export const tableOf = (reports: readonly RowReport[]): string =>
  [
    '| row | game | score | 95 % | pairs | won drawn lost | bound | verdict | iterations | ms a move: p50 · p95 · max | repeated games |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...reports.flatMap(lines),
    '',
  ].join('\n');
