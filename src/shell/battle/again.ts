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

/** All of it where it is little; else what the player lost, however much that is, and of the rest what there is room for. */
export const inShort = (lines: readonly string[], lost: readonly string[]): string => {
  if (lines.length <= MOST_SAID) return lines.join(' ');
  // what is said of a loss may tell more than the same line of the log
  const rest = lines.filter((line) => !lost.some((one) => one.startsWith(line.replace(/\.$/, ''))));
  const room = Math.max(0, MOST_SAID - 1 - lost.length);
  return [...lost, ...rest.slice(0, room), say('battle.again.more')].join(' ');
};

/** Plays the last turn again and writes what happened; `spoken`: what is said of it in other words than are written. */
export const showAgain = (app: App, state: MatchState, spoken = ''): void => {
  const { recap, view, events, result } = state;
  // squares that a line of the log lit would hide the last turn's marks
  app.pointed.value = null;
  if (recap !== null) app.ports.match.passages.again(recap, view);
  const face = faces.get(view.game);
  const lines = recap === null ? [] : face.news(view, events, recap.events, result);
  const lost = recap === null ? [] : (face.lost?.(view, events, recap.events) ?? []);
  const text =
    againBarText(state) ??
    inShort(
      lines.map((line) => line.text),
      lost,
    );
  app.tell(text, spoken === '' ? text : spoken);
};
