/** One of the two worlds of a trial: an engine, and an opponent's search on the same instance. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { TokenView, View } from '../../../../src/contract/view';
import type { CoreExports } from '../../../../src/worker/abi';
import { createCoreEngine } from '../../../../src/worker/core-engine';
import type { Level } from '../../../../src/worker/opponent/levels';
import { TRUTH } from '../masks';
import { mixed, type Think, thinkerOf } from './thinker';

export interface World {
  readonly engine: Engine;
  /** Null where the trials do not ask the opponent. */
  readonly think: Think | null;
}

export type WorldMaker = () => World;

/** An engine alone. */
export const engineWorld = (engine: Engine): World => ({ engine, think: null });

/** Thinks with these levels beside the live match; see `thinkerOf`. */
export function thinkingWorld(core: () => CoreExports, content: Content, levels: readonly Level[]): World {
  const live = core();
  return { engine: createCoreEngine(live, content), think: thinkerOf(live, core(), content, levels) };
}

/** The planted cheat looks once in so many questions. */
const LOOKS_EVERY = 100;

/** What the planted cheat is called among the leaks that must be caught. */
export const CHEAT = 'an opponent that reads one true kind in 1 % of its questions';

/** The view with one of the pieces that it hides as it is. */
function peeked(view: View, truth: View, seed: number): View {
  const hidden = view.tokens.filter(({ kind }) => kind === null);
  const one = hidden[seed % Math.max(1, hidden.length)];
  const { kind = null } = truth.tokens.find(({ id }) => id === one?.id) ?? {};
  const told = (token: TokenView): TokenView => ({ ...token, kind, shownTo: token.shownTo | (1 << view.viewer) });
  return { ...view, tokens: view.tokens.map((token) => (token === one ? told(token) : token)) };
}

/** A world whose opponent looks at the live match, seldom and at little. */
export const cheatingWorld = ({ engine, think }: World): World => ({
  engine,
  think: (thought) => {
    const chance = mixed(~thought.seed);
    const looks = chance % LOOKS_EVERY === 0;
    return think?.(looks ? { ...thought, view: peeked(thought.view, engine.view(TRUTH), chance) } : thought) ?? [];
  },
});
