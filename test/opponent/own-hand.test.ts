/**
 * Nobody loses by its own hand: matches of every level against itself at next to no effort. Where the loser's last choice
 * ended the match before anything came to rest, it must not have been one that loses in every world its seat could believe in
 * while another does not. The worlds here are drawn by this test, and what follows is played at random.
 *
 * The long twin: `OWN_HAND_MATCHES=67` plays 2,010 matches: of each level in three forms and Legion, at 1 and 30 iterations.
 */
import { describe, expect, it } from 'vitest';
import { coreMaker } from '../../src/cli/cores';
import type { Content } from '../../src/contract/content';
import type { Decision } from '../../src/contract/decision';
import type { Setup } from '../../src/contract/setup';
import type { View } from '../../src/contract/view';
import { legendsOf } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import { opponents } from '../../src/games/legends/opponents';
import { legion } from '../../src/games/legion';
import { opponents as legionOpponents } from '../../src/games/legion/opponents';
import type { CoreExports } from '../../src/worker/abi';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createCoreSearch } from '../../src/worker/core-search';
import { encodeView } from '../../src/worker/words/view';
import { playGame, type Table } from '../support/harness/arena/match';
import { Player, type Question, type Seated } from '../support/harness/arena/player';
import { must } from '../support/harness/kit';
import { createRng, partSeed } from '../support/harness/rng';
import { coreOf } from './support/table';

const LONG = 36_000_000;
/** Of each game, form and effort: all levels play so many. */
const MATCHES = Number(process.env['OWN_HAND_MATCHES'] ?? 0);
const EFFORTS = [1, 30];
/** Worlds that a choice must lose in, and how often each is played on. */
const WORLDS = 20;
const TRIES = 3;

interface Made {
  readonly seat: number;
  readonly view: View;
  readonly decision: Decision;
  readonly choice: number;
}

/** Sits at a seat as another player does, and keeps what it was asked since things rested last. */
class Witness implements Seated {
  readonly cheats = false;
  readonly times: number[] = [];
  made: Made[] = [];
  private readonly player: Player;
  private readonly rests: (decision: Decision) => boolean;

  constructor(player: Player, rests: (decision: Decision) => boolean) {
    this.player = player;
    this.rests = rests;
  }

  begin(): void {
    this.made = [];
    this.player.begin();
  }

  choose(question: Question): number {
    const { decision, view } = question;
    const choice = this.player.choose(question);
    if (this.rests(decision)) this.made = [];
    this.made.push({ seat: decision.seat, view, decision, choice });
    return choice;
  }
}

interface Game {
  readonly content: Content;
  readonly core: (setup: Setup) => CoreExports;
  readonly rests: (decision: Decision) => boolean;
}

const rests = ({ kind }: Decision): boolean => kind === 'main' || kind === 'place' || kind === 'swap';

/** How a choice may end before things rest: true where it loses in every world that is tried. */
const losesAlways = ({ content, core, rests }: Game, setup: Setup, made: Made, choice: number): boolean => {
  const exports = core(setup);
  const engine = createCoreEngine(exports, content);
  const rng = createRng(choice + 1);
  const words = encodeView(made.view, content.codec);
  /** A world behind the view; false where none is found. */
  const enter = (seed: number): boolean => {
    must(engine.start(setup), 'a setup');
    if (exports.determinize === undefined) return engine.fill(made.view, []).ok;
    new Int32Array(exports.memory.buffer, exports.inbox(), words.length).set(words);
    return exports.determinize(words.length, seed, 0) >= 0;
  };
  for (let world = 0; world < WORLDS * TRIES; world++) {
    if (!enter(Math.floor(world / TRIES) + 77)) return false;
    must(engine.apply(choice), 'the choice');
    let decision = engine.decision();
    while (decision !== null && !rests(decision)) {
      must(engine.apply(rng.draw(decision.choices.length)), 'a random choice');
      decision = engine.decision();
    }
    if (decision !== null) return false;
    const winners = engine.result()?.winners ?? [];
    if (winners.length === 0 || winners.includes(made.seat)) return false;
  }
  return true;
};

/** Plays a match of a level against itself; the choices that lost it by its own hand, as texts. */
const lossesOf = (game: Game, setup: Setup, level: Player, seed: number): readonly string[] => {
  const players = [level, level].map((player) => new Witness(player, game.rests));
  const [first, second] = players;
  if (first === undefined || second === undefined) throw new Error('two players');
  const engine = createCoreEngine(game.core(setup), game.content);
  const table: Table = { engine, players: [first, second] };
  playGame(table, setup, seed, 0);
  const winners = engine.result()?.winners ?? [];
  if (winners.length === 0) return [];
  return players.flatMap(({ made }) =>
    made
      .filter(({ seat }) => !winners.includes(seat))
      .filter((one) => losesAlways(game, setup, one, one.choice))
      .filter((one) => one.decision.choices.some((_, other) => !losesAlways(game, setup, one, other)))
      .map(({ decision, choice, view }) =>
        game.content.formatChoice(decision.choices[choice] ?? 0, decision.kind, view),
      ),
  );
};

const GAMES = [
  ...FORM_LIST.map(({ name }) => ({
    name,
    levels: opponents,
    game: { content: legendsOf(name), core: coreOf, rests },
  })),
  { name: 'legion', levels: legionOpponents, game: { content: legion, core: coreMaker('legion'), rests: () => true } },
];

describe.each(GAMES)('$name', { timeout: LONG }, ({ game, levels }) => {
  it.each(EFFORTS)('at %i iterations no level loses by its own hand', (iterations) => {
    const searching = levels.filter(({ name }) => name !== 'random' && name !== 'greedy');
    const found = searching.flatMap((level, at) => {
      // a short run gives each effort one level a game
      const matches = MATCHES > 0 ? MATCHES : Number(at === iterations % searching.length);
      return Array.from({ length: matches }, (_, match) => {
        const setup = game.content.sampleSetup(match, partSeed(iterations + at, match), 2);
        const player = new Player({
          content: game.content,
          level: { ...level, share: 1 },
          search: createCoreSearch(game.core(setup), game.content),
          budget: { iterations },
        });
        return lossesOf(game, setup, player, match + 1);
      }).flat();
    });
    expect(found).toEqual([]);
  });
});
