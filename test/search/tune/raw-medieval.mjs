/** Medieval's matches on words alone, for fast tuning: no seat keeps evidence, a player is a build, parameter words and iterations. */
import { load, parameterWords } from '../arena.mjs';

export { generator } from '../arena.mjs';
export const REASONS = ['king', 'stockade', 'no-action', 'no-progress', 'agreement', 'resign'];

/** A player. */
export const rawPlayer = (file, words, iterations) => ({
  engine: load(file),
  words: parameterWords(words),
  iterations,
  spent: 0,
  answers: 0,
});

/** Setup words: armies of kinds by ascending square, or to be laid out by the players. */
export const setupWords = ([red = [], blue = []] = [], { form = 0, first = 0, seed = 1 } = {}) => [
  seed,
  form,
  2,
  first,
  red.length,
  ...red,
  blue.length,
  ...blue,
];

/** What a player answers at the referee's live state. */
export function answer(player, referee, seed) {
  const { engine, words, iterations } = player;
  const start = performance.now();
  const view = referee.take(referee.core.view(referee.core.askedSeat()));
  engine.put([...view, ...words]);
  if (engine.core.searchBegin(view.length, seed, 0) < 0) throw new Error('the view is refused');
  for (let done = 0; done < iterations; ) done = engine.core.searchStep(Math.min(64, iterations - done));
  const best = engine.take(engine.core.searchBest());
  player.spent += performance.now() - start;
  player.answers++;
  return best;
}

/** One match of two players; `heard(referee, best)` before every answer that was thought about. */
export function playRaw(referee, players, setup, seed, heard = () => {}, most = 1_000_000) {
  const { core } = referee;
  if (core.create(referee.put(setup)) < 0) throw new Error(`bad setup ${setup}`);
  for (const { engine } of players) engine.core.create(engine.put(setup));
  let ply = 0;
  for (; core.choiceCount() > 0 && ply < most; ply++) {
    if (core.choiceCount() === 1) {
      core.apply(0);
      continue;
    }
    const best = answer(players[core.askedSeat()], referee, (seed * 4096 + ply) | 0);
    heard(referee, best);
    core.apply(best[0]);
  }
  if (core.choiceCount() > 0) return { winner: null, reason: 'cut', plies: ply, turns: -1 };
  const [reason, winners] = referee.take(core.result());
  return { winner: winners === 0 ? null : winners === 1 ? 0 : 1, reason: REASONS[reason], plies: ply, turns: -1 };
}
