/** What the other side did in its last turn, until the player goes on: a line in the words of the log. */
import { othersTurn } from '../../match/others-turn';
import type { MatchState } from '../../match/types';
import { faces } from '../games';

/** The sentences of these events for the panel; what stands there on a card is left out. */
const linesOf = ({ view, events, result }: MatchState, part: MatchState['events']): readonly string[] => {
  const face = faces.get(view.game);
  return face.told?.(view, events, part) ?? face.news(view, events, part, result).map(({ text }) => text);
};

/** What is told while nothing is pressed; empty while nothing is to be told. */
export const toldNow = (state: MatchState): string => {
  const { asking, events, viewer, setup, missed } = state;
  // whoever was handed the screen is told what came meanwhile anyway
  if (asking === null || asking.presses.length > 0 || missed.length > 0) return '';
  const part = othersTurn(events, viewer, setup.sides);
  return part.length === 0 ? '' : linesOf(state, part).join(' ');
};

export const Told = ({ state }: { state: MatchState }) => {
  const text = toldNow(state);
  if (text === '') return null;
  return <p class="told">{text}</p>;
};
