/** Several games between the same two players: who begins, what counts, who has won (R132–R135). Pure. */

import type { View } from '../contract/view';
import { sameSide } from '../games/shared/sides';
import type { GameWords } from './face';

/** A player of the series, whichever seat it has in a game. */
export type Rival = 0 | 1;

/** One game, two games that are counted (R134), or at most so many games, of which the majority wins (R135). */
export type SeriesPlan = 'single' | 'two' | 3 | 5 | 7;

/** One game that has been played to its end. */
export interface PlayedGame {
  /** Who went first. */
  readonly began: Rival;
  /** Null: a draw. */
  readonly winner: Rival | null;
  /** Pieces of the loser's army that were destroyed; 0 after a draw. */
  readonly destroyed: number;
}

export interface Series {
  readonly plan: SeriesPlan;
  readonly games: readonly PlayedGame[];
}

/** Who goes first in the next game: it is drawn, it is settled, or a player chooses (R133). */
export type Beginning =
  | { readonly by: 'lot' }
  | { readonly by: 'turns'; readonly begins: Rival }
  | { readonly by: 'choice'; readonly chooser: Rival };

/** A series as it stands. */
export interface Standing {
  /** Games won, or in two counted games the points. */
  readonly totals: readonly [number, number];
  /** Number of the next game from 1; null when there is none. */
  readonly next: number | null;
  /** Null while it goes on, and when it ended in a draw. */
  readonly winner: Rival | null;
  readonly beginning: Beginning | null;
}

export const SERIES_PLANS: readonly SeriesPlan[] = ['single', 'two', 3, 5, 7];

export const otherRival = (rival: Rival): Rival => (rival === 0 ? 1 : 0);

/** How many games a series has at most. */
export const gamesOf = (plan: SeriesPlan): number => (plan === 'single' ? 1 : plan === 'two' ? 2 : plan);

/** What a match tells of how it ended, and what its game counts. */
export interface PlayedMatch {
  readonly view: Pick<View, 'heaps' | 'lists' | 'result'>;
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly destroyed: GameWords['destroyed'];
}

/** What a match between two sides counts for, from its last view; `began` had seat 0. Null while it goes on. */
export const playedGame = ({ view, sides, destroyed }: PlayedMatch, began: Rival): PlayedGame | null => {
  if (view.result === null) return null;
  const [seat] = view.result.winners;
  if (seat === undefined) return { began, winner: null, destroyed: 0 };
  const loser = sides.find((_, other) => !sameSide(sides, seat, other));
  const winner = sameSide(sides, seat, 0) ? began : otherRival(began);
  return { began, winner, destroyed: loser === undefined ? 0 : (destroyed?.(view, loser) ?? 0) };
};

const totalsOf = ({ plan, games }: Series): readonly [number, number] => {
  const of = (rival: Rival): number =>
    games
      .filter(({ winner }) => winner === rival)
      .reduce((sum, { destroyed }) => sum + (plan === 'two' ? destroyed : 1), 0);
  return [of(0), of(1)];
};

const beginningOf = ({ plan, games }: Series): Beginning => {
  const last = games.at(-1);
  if (last === undefined) return { by: 'lot' };
  if (plan === 'two') return { by: 'turns', begins: otherRival(last.began) };
  return last.winner === null ? { by: 'lot' } : { by: 'choice', chooser: otherRival(last.winner) };
};

/** How a series stands. One of several games is over as soon as the games left can't change who has won more. */
export const standingOf = (series: Series): Standing => {
  const totals = totalsOf(series);
  const [first, second] = totals;
  const left = gamesOf(series.plan) - series.games.length;
  const decided = series.plan !== 'two' && Math.abs(first - second) > left;
  if (left > 0 && !decided)
    return { totals, next: series.games.length + 1, winner: null, beginning: beginningOf(series) };
  return { totals, next: null, winner: first === second ? null : first > second ? 0 : 1, beginning: null };
};

/** The series with one more game; unchanged when it is over. */
export const withGame = (series: Series, game: PlayedGame): Series =>
  standingOf(series).next === null ? series : { ...series, games: [...series.games, game] };

const isRival = (json: unknown): json is Rival => json === 0 || json === 1;

const readGame = (json: unknown): readonly PlayedGame[] => {
  if (typeof json !== 'object' || json === null) return [];
  const { began, winner, destroyed } = json as Readonly<Record<string, unknown>>;
  const counted = typeof destroyed === 'number' && Number.isInteger(destroyed) && destroyed >= 0;
  return isRival(began) && (winner === null || isRival(winner)) && counted ? [{ began, winner, destroyed }] : [];
};

/** A series kept as JSON; null for anything that is none. */
export const readSeries = (json: unknown): Series | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { plan: named, games } = json as Readonly<Record<string, unknown>>;
  const plan = SERIES_PLANS.find((one) => one === named);
  if (plan === undefined || !Array.isArray(games) || games.length > gamesOf(plan)) return null;
  const read = games.flatMap(readGame);
  return read.length === games.length ? { plan, games: read } : null;
};
