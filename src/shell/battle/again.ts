/** The last turn shown once more, with what happened in it. */
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import type { App } from '../app/app';
import { faces } from '../games';

/** Why the last turn can't be seen again, in a few words; null: it can be. An Undo takes it away as well. */
export const againBarText = ({ recap }: Pick<MatchState, 'recap'>): string | null =>
  recap === null ? say('battle.again.none') : null;

/** A message over the board has so many sentences at most; what else was said of the turn stands in the log. */
const MOST_SAID = 3;

const inShort = (lines: readonly string[]): string =>
  lines.length <= MOST_SAID ? lines.join(' ') : [...lines.slice(0, MOST_SAID - 1), say('battle.again.more')].join(' ');

/** Plays the last turn again and writes what happened; `spoken`: what is said of it in other words than are written. */
export const showAgain = (app: App, state: MatchState, spoken = ''): void => {
  const { recap, view, events, result } = state;
  // squares that a line of the log lit would hide the last turn's marks
  app.pointed.value = null;
  if (recap !== null) app.ports.match.passages.again(recap, view);
  const lines = recap === null ? [] : faces.get(view.game).news(view, events, recap.events, result);
  const text = againBarText(state) ?? inShort(lines.map((line) => line.text));
  app.tell(text, spoken === '' ? text : spoken);
};
