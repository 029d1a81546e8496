/** What whoever has the screen still sees of it when another is asked, before it is handed over. */
import type { GameEvent } from '../contract/event';
import type { Notice, SeatUpdate } from '../contract/referee';
import type { GameWords } from './face';
import { stateFrom, takesBack } from './reduce-state';
import type { MatchState, Speed } from './types';

/** How long an outcome is seen. */
const OUTCOME_MS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 1000, fast: 500, instant: 0 };
/** Rows of an outcome; who has only moved knows what happened. */
const TELLING: readonly GameEvent['type'][] = ['shown', 'fought', 'struck', 'removed', 'controlled', 'returned'];

/** Milliseconds for which the end of these events is to be seen. */
export const leaveTime = (news: readonly GameEvent[], speed: Speed): number =>
  news.some(({ type }) => TELLING.includes(type)) ? OUTCOME_MS[speed] : 0;

/** How long the end of a fight is seen before the next thing happens on the board. */
const FOUGHT_MS: Readonly<Record<Speed, number>> = { slow: 1300, normal: 800, fast: 350, instant: 0 };

const FIGHTS: readonly GameEvent['type'][] = ['fought', 'struck', 'removed'];

/** How long it is seen what a power has done, and whom it has revealed: that has to be read. Who plays fast knows the powers. */
const USED_MS: Readonly<Record<Speed, number>> = { slow: 1800, normal: 1100, fast: 0, instant: 0 };
const POWERS: readonly GameEvent['type'][] = ['used', 'controlled', 'returned', 'curseBegan'];

/** Milliseconds for which the picture rests when these events have been seen, if anything follows. */
export const restTime = (news: readonly GameEvent[], speed: Speed): number =>
  Math.max(
    news.some(({ type }) => FIGHTS.includes(type)) ? FOUGHT_MS[speed] : 0,
    news.some(({ type }) => POWERS.includes(type)) ? USED_MS[speed] : 0,
  );

/** The last state before the curtain, in which nothing can be done; null: there is nothing to be seen in it. */
export const leaveState = (
  update: SeatUpdate,
  notice: Notice,
  shown: MatchState,
  words: GameWords,
): MatchState | null => {
  if (takesBack(update, shown)) return null;
  const reduction = { rewound: false, handed: false, tenure: update.view.ply };
  const next = stateFrom(update, notice, shown, words, reduction);
  return next.news.length === 0 ? null : { ...next, asking: null, thinking: false };
};
