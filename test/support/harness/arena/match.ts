/** Matches of the arena: the same setup and seed twice, the players' seats exchanged. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { GameEvent } from '../../../../src/contract/event';
import type { Asked } from '../../../../src/contract/search';
import type { Setup } from '../../../../src/contract/setup';
import { must } from '../kit';
import { eventsFor, TRUTH } from '../masks';
import { partSeed } from '../rng';
import type { Seated } from './player';

export interface Arena {
  readonly content: Content;
  readonly engine: Engine;
  readonly players: readonly [Seated, Seated];
  readonly seed: number;
  /** The form to play; null: all in turn. */
  readonly form: string | null;
}

export interface PairOutcome {
  /** The first player's result in both games: 1, 0.5 or 0. */
  readonly results: readonly [number, number];
  /** All choices of both games, for the digest. */
  readonly choices: readonly number[];
  /** Digest of each game: the same twice means that the same game was played. */
  readonly games: readonly [string, string];
}

/** The setup of a pair; everything about it follows from the run's seed and the pair's number. */
export function pairSetup({ content, seed, form }: Arena, pair: number): Setup {
  const { forms } = content;
  const index = form === null ? pair : pair * forms.length + forms.indexOf(form);
  return content.sampleSetup(index, partSeed(seed, 2 * pair));
}

/** Plays one pair. */
export function playPair(arena: Arena, pair: number): PairOutcome {
  const setup = pairSetup(arena, pair);
  return playBoth(arena, setup, partSeed(arena.seed, 2 * pair + 1));
}

/** The same setup twice, the seats exchanged; all questions' seeds follow from `seed`. */
export function playBoth(table: Table, setup: Setup, seed: number): PairOutcome {
  return outcomeOf(playGame(table, setup, seed, 0), playGame(table, setup, seed, 1));
}

/** Two games as a pair. */
export const outcomeOf = (first: Game, second: Game): PairOutcome => ({
  results: [first.result, second.result],
  choices: [...first.choices, ...second.choices],
  games: [digestOf(first.choices), digestOf(second.choices)],
});

/** Who plays, and on what. */
export type Table = Pick<Arena, 'engine' | 'players'>;

export interface Game {
  /** The first player's: 1, 0.5 or 0. */
  readonly result: number;
  readonly choices: readonly number[];
}

const SEATS = 2;
/**
 * No match is played so long but by who does the same for ever: a Bloodsucker that sacrifices one Eternal Idol gets another one
 * back, and greedy, which knows no chance, never tires of it. Such a match is drawn.
 */
const MOST_CHOICES = 5000;

/** One game; the first player sits at seat `swapped`. A question's seed follows from the match and what was answered before it. */
export function playGame({ engine, players }: Table, setup: Setup, seed: number, swapped: number): Game {
  must(engine.start(setup), 'a sample setup');
  for (const player of players) player.begin();
  const choices: number[] = [];
  const heard = Array.from({ length: SEATS }, (): GameEvent[] => []);
  const asked = Array.from({ length: SEATS }, (): Asked[] => []);
  const listen = (): void => {
    const rows = engine.rows();
    heard.forEach((events, seat) => {
      events.push(...eventsFor(rows, seat));
    });
  };
  listen();
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    if (choices.length === MOST_CHOICES) return { result: 0.5, choices };
    const { seat, kind } = decision;
    const player = players[seat === swapped ? 0 : 1];
    const index = player.choose({
      setup,
      view: engine.view(seat),
      decision,
      events: heard[seat] ?? [],
      asked: asked[seat] ?? [],
      seed: partSeed(seed, choices.length),
      truth: player.cheats ? engine.view(TRUTH) : null,
    });
    choices.push(index);
    if (kind !== 'respond')
      asked.forEach((all, viewer) => {
        all.push({ rows: heard[viewer]?.length ?? 0, seat, kind });
      });
    must(engine.apply(index), 'the choice of a player');
    listen();
  }
  const winners = engine.result()?.winners ?? [];
  if (winners.length === 0) return { result: 0.5, choices };
  return { result: winners.includes(swapped) ? 1 : 0, choices };
}

/** Sixteen hexadecimal digits of all choices: the same run gives the same digest, wherever and whenever it is played. */
export function digestOf(choices: readonly number[]): string {
  let [low, high] = [2166136261, 2654435769];
  for (const choice of choices) {
    low = Math.imul(low ^ choice, 16777619);
    high = Math.imul(high ^ low ^ choice, 2246822519);
  }
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
