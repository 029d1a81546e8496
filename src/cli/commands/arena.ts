/** `arena`: two computer players against each other in mirrored pairs. */
import { type Arena, digestOf, playPair } from '../../../test/support/harness/arena/match';
import type { Budget, Seated } from '../../../test/support/harness/arena/player';
import { scorePairs } from '../../../test/support/harness/arena/score';
import { readSpec, SPEC_FORM, type Spec, seat } from '../../../test/support/harness/ladder/players';
import { timesOf } from '../../../test/support/harness/ladder/report';
import { STRESS_NAMES } from '../../../test/support/harness/ladder/stress';
import { type Arguments, SEED } from '../arguments';
import { type Command, EXIT, printJson } from '../command';
import { findGame, type Game } from '../games';
import { showProgress } from '../progress';
import { unusable } from '../unusable';

const DEFAULT_PAIRS = 20;
const MAX_BUDGET = 1_000_000_000;
const TWO_SEATS = 2;

/** Who plays; throws Unusable. */
function readPlayer(name: string, args: Arguments, game: Game): Spec {
  const text = args.text(name);
  const { levels, content, stress } = game;
  const expected = `${SPEC_FORM}; levels of ${content.name}: ${levels.names.join(', ')}; opponents: ${(stress?.names ?? STRESS_NAMES).join(', ')}`;
  if (text === null) throw unusable(`--${name}`, `it with ${expected}`, 'nothing');
  const spec = readSpec(text, game);
  if (spec === null) throw unusable(`--${name}`, expected, text);
  return spec;
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
      `SPEC is ${SPEC_FORM}, such as veteran:bold, greedy, random.`,
      'flat: every choice looked at alike; halving: the worse half drops out, again and again (sequential halving); seer: a cheating twin that is given the truth; greedy:today: by the evaluation in use, not by the frozen one, and its exchanges too; *2: two searches whose sums are added.',
      'All seeds follow from --seed and the number of the pair alone. The interval is over pairs. A level takes its share of the',
      'budget; raw words take all of it. The times are those of the first player.',
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
    if (!content.seatCounts.includes(TWO_SEATS)) throw unusable('arena', 'a game for two', content.name);
    const budget = readBudget(args);
    const casting = { ...game, core: () => game.core() };
    const player = (name: string): Seated => seat(readPlayer(name, args, game), casting, budget);
    const players = [player('a'), player('b')] as const;
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
    const [{ times }] = players;
    const spent = times.reduce((sum, time) => sum + time, 0);
    const msPerMove = Math.round((spent / Math.max(1, times.length)) * 100) / 100;
    const { p50, p95, max } = timesOf(times) ?? { p50: 0, p95: 0, max: 0 };
    const { wins, draws, losses, ci95, elo } = score;
    io.out(
      `${wins} won, ${draws} drawn, ${losses} lost: score ${score.score} (95% ${ci95.join(' to ')}), Elo ${elo ?? 'unbounded'}`,
    );
    io.out(`${msPerMove} ms a move (median ${p50}, 95% ${p95}, most ${max}), digest ${digestOf(choices)}`);
    printJson(args, io, { ...score, msPerMove });
    return EXIT.fine;
  },
};
