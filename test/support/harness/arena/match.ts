/** Matches of the arena: the same setup and seed twice, the players' seats exchanged. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { must } from '../kit';
import { partSeed } from '../rng';
import type { Player } from './player';

export interface Arena {
  readonly content: Content;
  readonly engine: Engine;
  readonly players: readonly [Player, Player];
  readonly seed: number;
  /** The form to play; null: all in turn. */
  readonly form: string | null;
}

export interface PairOutcome {
  /** The first player's result in both games: 1, 0.5 or 0. */
  readonly results: readonly [number, number];
  /** All choices of both games, for the digest. */
  readonly choices: readonly number[];
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
  const choices: number[] = [];
  const seed = partSeed(arena.seed, 2 * pair + 1);
  const [first, second] = [0, 1].map((swapped) => playGame(arena, setup, seed, swapped, choices));
  return { results: [first ?? 0, second ?? 0], choices };
}

/** One game; the first player sits at seat `swapped`. A question's seed follows from the match and what was answered before it. */
function playGame({ engine, players }: Arena, setup: Setup, seed: number, swapped: number, choices: number[]): number {
  must(engine.start(setup), 'a sample setup');
  let asked = 0;
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    const player = players[decision.seat === swapped ? 0 : 1];
    const index = player.choose(setup, engine.view(decision.seat), decision, partSeed(seed, asked++));
    choices.push(index);
    must(engine.apply(index), 'the choice of a player');
  }
  const winners = engine.result()?.winners ?? [];
  if (winners.length === 0) return 0.5;
  return winners.includes(swapped) ? 1 : 0;
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
