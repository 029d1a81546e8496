/** Random battles of every game with a picture, as one viewer's page gets them: passages, and the question after each. */
import { type Game, games } from '../../../src/cli/games';
import type { Content } from '../../../src/contract/content';
import type { Decision } from '../../../src/contract/decision';
import type { Engine } from '../../../src/contract/engine';
import type { Setup } from '../../../src/contract/setup';
import type { View, Viewer } from '../../../src/contract/view';
import { unpackChoice } from '../../../src/games/shared/choice';
import { ask } from '../../../src/match/asking';
import { matchGames } from '../../../src/match/games';
import type { Asking, Passage } from '../../../src/match/types';
import { must } from '../harness/kit';
import { eventsFor, ONLOOKER } from '../harness/masks';
import { createRng, partSeed, type Rng } from '../harness/rng';

/** One answer as a viewer sees it. */
export interface Scene {
  readonly passage: Passage;
  /** What the viewer is asked after it, if anything. */
  readonly asking: Asking | null;
}

export interface Battle {
  readonly name: string;
  readonly viewer: Viewer;
  readonly scenes: readonly Scene[];
}

export const VIEWERS: readonly Viewer[] = [0, 1, ONLOOKER];
for (const name of matchGames.names) must(await matchGames.load(name), `the words of ${name}`);

const GAMES: readonly Game[] = Object.values(games).filter(({ isTest }) => isTest !== true);
/** Answers that are watched. */
const LENGTH = 12;
/** At most so many are given before. */
const EARLIER = 60;
const SEED = 5;

/** Where a game has random positions every other battle begins in its middle, where more can happen. */
const setupOf = ({ content, samples }: Game, index: number, seed: number): Setup => {
  const position = samples?.['position'];
  return position === undefined || index % 2 === 0 ? content.sampleSetup(index, seed) : position(index, seed);
};

/** Powers and attacks come up more often than by lot alone. */
const pick = ({ choices }: Decision, view: View, rng: Rng): number => {
  const lively = choices.flatMap((code, index) => {
    const { form, to } = unpackChoice(code);
    const strikes = form === 'move' && view.tokens.some(({ square }) => square === to);
    return strikes || form === 'power' || form === 'powerTo' || form === 'granted' ? [index] : [];
  });
  const index = lively.length > 0 && rng.draw(2) === 0 ? lively[rng.draw(lively.length)] : rng.draw(choices.length);
  return index ?? 0;
};

const askedOf = (engine: Engine, viewer: Viewer, content: Content, view: View): Asking | null => {
  const decision = engine.decision();
  return decision?.seat === viewer ? ask(decision, [], { ...matchGames.get(content.name), view, content }) : null;
};

/** A battle by its number, through the eyes of each viewer. */
export const battleOf = (index: number): readonly Battle[] => {
  const game = GAMES[index % GAMES.length];
  if (game === undefined) throw new Error('no game to play');
  const { name, content, engines } = game;
  const rng = createRng(partSeed(SEED, index));
  const engine = engines.wasm();
  must(engine.start(setupOf(game, Math.floor(index / GAMES.length), rng.next())), 'a random battle');
  const act = (): boolean => {
    const decision = engine.decision();
    if (decision === null) return false;
    must(engine.apply(pick(decision, engine.view(decision.seat), rng)), 'a choice offered');
    return true;
  };
  // armies are laid out first in secret; nothing is to be seen of that
  while (content.hidden && engine.decision()?.kind === 'place' && act());
  for (let left = rng.draw(EARLIER); left > 0 && act(); left--);
  const scenes = VIEWERS.map((): Scene[] => []);
  let before = VIEWERS.map((viewer) => engine.view(viewer));
  for (let left = LENGTH; left > 0 && act(); left--) {
    const after = VIEWERS.map((viewer) => engine.view(viewer));
    for (const [at, viewer] of VIEWERS.entries()) {
      const [from, to] = [before[at], after[at]];
      const events = eventsFor(engine.rows(), viewer);
      if (from === undefined || to === undefined || events.length === 0) continue;
      scenes[at]?.push({ passage: { from, to, events }, asking: askedOf(engine, viewer, content, to) });
      before = before.with(at, to);
    }
  }
  return VIEWERS.map((viewer, at) => ({ name, viewer, scenes: scenes[at] ?? [] }));
};
