/** When a match is over nothing is hidden any more: what still lay face down turns over, from where the end fell outwards. */
import type { GameEvent } from '../contract/event';
import type { RefereeApi } from '../contract/referee';
import type { View, Viewer } from '../contract/view';
import type { Registry } from '../games/shared/registry';
import { chebyshevDistance } from '../games/shared/square';
import type { GameWords } from './face';
import { squaresTouched } from './last-turn';
import type { Passages } from './passages';
import type { Store } from './store';
import type { MatchState } from './types';

/** The viewer that knows everything. The referee answers it after the end alone. */
const TRUTH: Viewer = 9;

type Shown = Extract<GameEvent, { type: 'shown' }>;

/** The view with the kinds that it hides, as the truth has them. */
export const openView = (view: View, truth: View): View => {
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  return {
    ...view,
    tokens: view.tokens.map((token) => ({ ...token, kind: token.kind ?? kinds.get(token.id) ?? null })),
  };
};

/** Every token that turns over, the nearest to `centre` first. */
export const turnsOver = (view: View, open: View, centre: number): readonly Shown[] => {
  const far = new Map(view.tokens.map(({ id, square }) => [id, chebyshevDistance(square, centre, view.width)]));
  return open.tokens
    .flatMap(({ id, kind }, at): readonly Shown[] =>
      view.tokens[at]?.kind === null && kind !== null ? [{ type: 'shown', token: id, kind }] : [],
    )
    .sort((a, b) => (far.get(a.token) ?? 0) - (far.get(b.token) ?? 0));
};

export interface RevealPorts {
  readonly referee: Pick<RefereeApi, 'replay'>;
  readonly games: Pick<Registry<GameWords>, 'find'>;
  readonly state: Store<MatchState | null>;
  readonly passages: Pick<Passages, 'push'>;
}

/** Where the match was decided: the last square that anything happened on. */
const centreOf = ({ events }: MatchState): number => squaresTouched(events).at(-1) ?? 0;

/** Opens every match of hidden information when it ends, or is taken up ended. */
export const revealAtEnd = ({ referee, games, state, passages }: RevealPorts): void => {
  let asked: MatchState | null = null;
  const reveal = async (over: MatchState): Promise<void> => {
    const steps = await referee.replay(TRUTH);
    const truth = steps.ok ? steps.value.at(-1)?.view : undefined;
    // another match, or a move taken back, has come meanwhile
    const now = state.get();
    if (truth === undefined || now === null || now.events !== over.events || now.view !== over.view) return;
    const view = openView(over.view, truth);
    const events = turnsOver(over.view, view, centreOf(over));
    if (events.length === 0) return;
    const recap = now.recap === null ? null : { ...now.recap, to: view };
    asked = { ...now, view, recap };
    state.set(asked);
    const seen = over.news.some(({ type }) => type === 'over');
    passages.push({ from: seen ? over.view : null, to: view, events: seen ? events : [] });
  };
  state.subscribe((now) => {
    if (now === null || now.result === null || now.curtain !== null) return;
    if (now.events === asked?.events || games.find(now.setup.game)?.content.hidden !== true) return;
    asked = now;
    void reveal(now);
  });
};
