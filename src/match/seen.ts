/** The state as far as the picture has shown it: what stands beside the board tells nothing that the board has not. */
import type { GameEvent } from '../contract/event';
import type { View } from '../contract/view';
import type { GameWords } from './face';
import { lastTurnOf } from './last-turn';
import type { Underway } from './passages';
import type { MatchState } from './types';

/** How many of all events were told before this passage; null: it is none of theirs. */
const before = (events: readonly GameEvent[], passage: readonly GameEvent[]): number | null => {
  const [first] = passage;
  const at = first === undefined ? -1 : events.lastIndexOf(first);
  return at < 0 ? null : at;
};

const viewThen = ({ passage, count }: Underway, words: Pick<GameWords, 'viewAfter'>): View | null =>
  passage.from === null ? null : (words.viewAfter?.(passage.from, passage.events.slice(0, count)) ?? passage.from);

/**
 * The state with the events that have been seen, and with the pieces, heaps and counts after them. Nobody is asked yet:
 * the next question comes with its picture. Once all has been seen, and for a passage that tells nothing new, the state
 * as it is.
 */
export const seenState = (
  state: MatchState,
  underway: Underway | null,
  words: Pick<GameWords, 'viewAfter'>,
): MatchState => {
  const start = underway === null ? null : before(state.events, underway.passage.events);
  const view = underway === null ? null : viewThen(underway, words);
  if (underway === null || start === null || view === null) return state;
  const events = state.events.slice(0, start + underway.count);
  if (events.length === state.events.length) return state;
  return {
    ...state,
    view,
    asking: null,
    preview: null,
    events,
    lastTurn: lastTurnOf(events),
    news: [],
    thinking: false,
    result: null,
    canUndo: false,
    // what is asked with the whole state has not come yet
    version: state.version - 1,
    recap: null,
    hint: null,
    picked: [],
    missed: [],
  };
};
