/** The referee of a world: the real one with the truth in it, its computers told what to answer. */
import type { Engine } from '../../../src/contract/engine';
import type { RefereeApi } from '../../../src/contract/referee';
import type { View, Viewer } from '../../../src/contract/view';
import { ok, refuse } from '../../../src/games/shared/outcome';
import { mapRegistry } from '../../../src/games/shared/registry';
import { deferReferee } from '../../../src/match/deferred';
import { sizeOfSetup } from '../../../src/worker/core-size';
import { refereeGames, type WorkerGames } from '../../../src/worker/games';
import { createReferee } from '../../../src/worker/referee';
import type { RefereeGame, RefereeGames } from '../../../src/worker/referee/games';
import { type Leak, secretOf } from './leaks';
import { type Answers, scriptedOpponent } from './opponent';
import { time } from './time';

const TRUTH = 9;

/** The match's own engine, for planted leaks to look into. */
export class Truth {
  engine: Engine | null = null;

  /** Null before the match. */
  view(viewer: Viewer = TRUTH): View | null {
    return this.engine?.view(viewer) ?? null;
  }

  /** What hangs on the kinds that are hidden from this viewer. */
  secret(viewer: Viewer): number {
    const [shown, truth] = [this.view(viewer), this.view()];
    return shown === null || truth === null ? 0 : secretOf(shown, truth);
  }
}

/** Engines by the game and the size of what they play: a page that made new ones for every trial would soon have no memory left for them. */
const pool = new Map<string, Engine[]>();

/** Loads a game's engines, the match's own kept in `truth`. */
const watchedLoad =
  ({ content, loadEngine }: RefereeGame, truth: Truth): RefereeGame['loadEngine'] =>
  async (setup) => {
    const make = await loadEngine(setup);
    if (!make.ok) return make;
    const key = `${content.name} ${setup === null ? 'common' : sizeOfSetup(content, setup)}`;
    const made = pool.get(key) ?? [];
    pool.set(key, made);
    let used = 0;
    return ok(() => {
      const engine = made[used] ?? make.value();
      made[used++] = engine;
      // the first is the match's own, the next ones are for previews
      truth.engine ??= engine;
      return engine;
    });
  };

/** The games with the engine of the match kept in `truth`. One world at a time. */
const watched = (games: WorkerGames, truth: Truth): RefereeGames => {
  const watch = (game: RefereeGame): RefereeGame => ({ ...game, loadEngine: watchedLoad(game, truth) });
  return mapRegistry(refereeGames(games), watch);
};

/** `hurry` is another number in each world. What turns over when all is over is meant to differ, so the truth is not told even then; and a hint would take one of the answers that are given in turn. */
export const openReferee = (
  games: WorkerGames,
  truth: Truth,
  answers: Answers,
  { hurry, leak }: { readonly hurry: number; readonly leak: Leak | null },
): RefereeApi => {
  const referee = createReferee({
    games: watched(games, truth),
    clock: {
      now: () => time.now,
      after: (milliseconds, run) => {
        const id = time.add(run, milliseconds);
        return () => time.remove(id);
      },
    },
    drawSeed: () => 1,
    wrapPort: () => {
      throw new Error('no ports here');
    },
    firstVersion: 0,
  });
  referee.join(scriptedOpponent(answers, () => truth.engine, hurry));
  const asked = deferReferee(async () => referee);
  const real: RefereeApi = {
    ...asked,
    hint: async () => refuse('bad-request', 'hint', 'a question that is answered'),
    replay: async (viewer) => (viewer === TRUTH ? refuse('bad-request', 'viewer', 'a seat') : asked.replay(viewer)),
  };
  if (leak === null) return real;
  return {
    ...real,
    look: async (viewer, since) => {
      const looked = await real.look(viewer, since);
      const wait = leak.wait?.(truth.secret(viewer)) ?? 0;
      if (wait > 0) await new Promise<void>((resolve) => time.add(resolve, wait));
      const whole = truth.view();
      return looked.ok && leak.look !== undefined && whole !== null ? ok(leak.look(looked.value, whole)) : looked;
    },
  };
};
