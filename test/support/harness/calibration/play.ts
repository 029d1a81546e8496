/** Matches of a level against itself, with what its search expected of each on the way. */
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { type Foresight, foretell } from '../../../../src/games/foresight';
import { createCoreSearch } from '../../../../src/worker/core-search';
import type { Level } from '../../../../src/worker/opponent/levels';
import { playGame } from '../arena/match';
import { Player, type Seated } from '../arena/player';
import { freshSetup } from '../ladder/play';
import type { Casting } from '../ladder/players';
import { partSeed } from '../rng';
import type { Prediction } from './table';

export interface CalibrationRun extends Casting {
  readonly engine: Engine;
  readonly open?: ((setup: Setup) => Setup) | undefined;
  readonly level: Level;
  /** What its values come to in play. */
  readonly foresight: Foresight | null;
  /** Of each answer, after the level's share. */
  readonly iterations: number;
  readonly seed: number;
}

/** One main question in so many: neighbours say much the same. */
const EVERY = 5;

interface Expected {
  readonly seat: number;
  readonly value: number;
}

/** A level that notes what it expects; `count` goes on over both seats. */
function foreseer(run: CalibrationRun, expected: Expected[], count: { asked: number }): Seated {
  const { content, level, foresight, iterations } = run;
  const search = createCoreSearch(run.core(), content);
  const player = new Player({ content, level: { ...level, share: 1 }, search, budget: { iterations } });
  return {
    cheats: false,
    times: player.times,
    begin: () => player.begin(),
    choose: (question) => {
      const { kind, seat, choices } = question.decision;
      const choice = player.choose(question);
      if (kind !== 'main' || choices.length < 2) return choice;
      const { value, visits } = search.best();
      if (count.asked % EVERY === 0 && (visits[choice] ?? 0) > 0)
        expected.push({ seat, value: foresight === null ? value : foretell(value, foresight) });
      count.asked += 1;
      return choice;
    },
  };
}

/** Plays matches by number, each from nothing but the seed and its number; gives what was expected of it and what it came to. */
export function foresee(run: CalibrationRun): (match: number) => readonly Prediction[] {
  const expected: Expected[] = [];
  const count = { asked: 0 };
  const players = [foreseer(run, expected, count), foreseer(run, expected, count)] as const;
  return (match) => {
    expected.length = 0;
    // not always the same seat's turn
    count.asked = match % EVERY;
    const setup = freshSetup(run, match, partSeed(run.seed, 2 * match));
    const { result } = playGame({ engine: run.engine, players }, setup, partSeed(run.seed, 2 * match + 1), 0);
    return expected.map(({ seat, value }) => ({ match, value, score: seat === 0 ? result : 1 - result }));
  };
}
