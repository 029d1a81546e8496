/** `arena`: two computer players against each other in mirrored pairs. */
import { type Arena, digestOf, playPair } from '../../../test/support/harness/arena/match';
import { type Budget, Player } from '../../../test/support/harness/arena/player';
import { scorePairs } from '../../../test/support/harness/arena/score';
import { createCoreSearch } from '../../worker/core-search';
import type { Level } from '../../worker/opponent/levels';
import { type Arguments, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame, type Game } from '../games';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_PAIRS = 20;
const MAX_BUDGET = 1_000_000_000;
const DUEL = 2;

/** `level[:character][:variant]`; a single word behind the level may be either. */
function readSpec(name: string, args: Arguments, { levels, content }: Game): Level {
  const text = args.text(name);
  const expected = `level[:character][:variant] with a level of ${content.name}: ${levels.names.join(', ')}`;
  if (text === null) throw unusable(`--${name}`, `it with ${expected}`, 'nothing');
  const [level = '', ...more] = text.split(':');
  const [character, variant] = more;
  const found =
    more.length > 2
      ? null
      : (levels.find(level, character, variant) ??
        (more.length === 1 ? levels.find(level, undefined, character) : null));
  if (found === null) throw unusable(`--${name}`, expected, text);
  return found;
}

function readBudget(args: Arguments): Budget {
  const iterations = args.whole('iterations');
  const milliseconds = args.whole('ms');
  if (iterations !== null && milliseconds === null) return { iterations };
  if (milliseconds !== null && iterations === null) return { milliseconds };
  throw unusable('arena', 'either --iterations N or --ms N', iterations === null ? 'neither' : 'both');
}

/** Forms that go by names of their own are games of their own here: the samples of this one are never of them. */
function readForm(args: Arguments, { content }: Game): string | null {
  const form = args.text('form');
  const known = content.forms.filter((name, index) => content.sampleSetup(index, 0).form === name);
  if (form !== null && !known.includes(form)) throw unusable('--form', known.join(', '), form);
  return form;
}

export const arenaCommand: Command = {
  spec: {
    name: 'arena',
    operands: 'GAME',
    least: 1,
    most: 1,
    summary:
      'Lets two computer players play mirrored pairs: the same setup and seed twice, seats exchanged. The score is that of the first.',
    notes: [
      'SPEC is level[:character][:variant], such as veteran:bold, greedy, random. All seeds follow from --seed and the number of the',
      'pair alone. The interval is over pairs. A level takes its share of the budget.',
    ],
    options: {
      a: { kind: 'text', word: 'SPEC', help: 'the first player' },
      b: { kind: 'text', word: 'SPEC', help: 'the second player' },
      pairs: { kind: 'whole', word: 'N', help: `how many pairs (default ${DEFAULT_PAIRS})`, low: 1, high: 1_000_000 },
      seed: SEED,
      iterations: {
        kind: 'whole',
        word: 'N',
        help: 'the full budget of a choice in iterations',
        low: 1,
        high: MAX_BUDGET,
      },
      ms: { kind: 'whole', word: 'N', help: 'the full budget of a choice in milliseconds', low: 1, high: MAX_BUDGET },
      form: { kind: 'text', word: 'F', help: 'one form of the game (default: all in turn)' },
    },
  },
  async run(args, io) {
    const game = findGame(args.operands[0] ?? '');
    const { content } = game;
    if (!content.seatCounts.includes(DUEL)) throw unusable('arena', 'a game for two', content.name);
    const budget = readBudget(args);
    const levels = [readSpec('a', args, game), readSpec('b', args, game)] as const;
    const player = (level: Level): Player =>
      new Player({ content, level, budget, search: createCoreSearch(game.core(), content) });
    const players = [player(levels[0]), player(levels[1])] as const;
    const arena: Arena = {
      content,
      engine: game.engines.wasm(),
      players,
      seed: args.whole('seed') ?? 1,
      form: readForm(args, game),
    };
    const pairs = args.whole('pairs') ?? DEFAULT_PAIRS;
    const progress = showProgress(io, `arena ${content.name}`);
    const results: (readonly [number, number])[] = [];
    const choices: number[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      const outcome = playPair(arena, pair);
      results.push(outcome.results);
      choices.push(...outcome.choices);
      progress.at(pair + 1, pairs, `score ${scorePairs(results).score}`);
    }
    progress.end();
    const score = scorePairs(results);
    const [{ milliseconds, moves }] = players;
    const msPerMove = Math.round((moves === 0 ? 0 : milliseconds / moves) * 100) / 100;
    const { wins, draws, losses, ci95, elo } = score;
    io.out(
      `${wins} won, ${draws} drawn, ${losses} lost: score ${score.score} (95% ${ci95.join(' to ')}), Elo ${elo ?? 'unbounded'}`,
    );
    io.out(`${msPerMove} ms a move, digest ${digestOf(choices)}`);
    printJson(args, io, { ...score, msPerMove });
    return EXIT.fine;
  },
};
