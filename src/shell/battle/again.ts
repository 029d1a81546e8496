/** The last turn shown once more, with what happened in it. */
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import type { App } from '../app/app';
import { faces } from '../games';
import { turnTitle } from './turn-title';

/** Why the last turn can't be seen again, in a few words; null: it can be. An Undo takes it away as well. */
export const againBarText = ({ recap }: Pick<MatchState, 'recap'>): string | null =>
  recap === null ? say('battle.again.none') : null;

/** A message over the board has so many sentences at most; what else was said of the turn stands in the log. */
const MOST_SAID = 3;

/**
 * All of it where it is little; else what the player lost, however much that is, and of the rest what there is room for: always in the
 * order in which it happened.
 */
export const inShort = (lines: readonly string[], lost: readonly string[]): string => {
  if (lines.length <= MOST_SAID) return lines.join(' ');
  const untold = [...lost];
  // what is said of a loss may tell more than the same line of the log
  const told = lines.map((text) => {
    const at = untold.findIndex((one) => one.startsWith(text.replace(/\.$/, '')));
    const [loss] = at < 0 ? [] : untold.splice(at, 1);
    return { text: loss ?? text, isLoss: loss !== undefined };
  });
  let room = Math.max(0, MOST_SAID - 1 - lost.length);
  const kept = told.filter(({ isLoss }) => {
    if (!isLoss) room -= 1;
    return isLoss || room >= 0;
  });
  // a loss without a line of its own fell in a fight, and nothing tells its place
  return [...kept.map(({ text }) => text), ...untold, say('battle.again.more')].join(' ');
};

/** Whose turn it was: of the one person at the screen by whether it was theirs, else by the side's name. */
export const lastTurnTitle = (state: MatchState): string => {
  const { events, recap } = state;
  const first = recap?.events.find(({ type }) => type !== 'turn');
  const start = first === undefined ? -1 : events.indexOf(first);
  const turn = events.slice(0, Math.max(0, start)).findLast(({ type }) => type === 'turn');
  const seat = turn?.type === 'turn' ? turn.seat : first !== undefined && 'seat' in first ? first.seat : null;
  if (seat === null) return '';
  return turnTitle(state, seat);
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
  const short = inShort(
    lines.map((line) => line.text),
    lost,
  );
  const title = lastTurnTitle(state);
  const text = againBarText(state) ?? `${title} ${short}`.trim();
  app.tell(text, recap === null || spoken === '' ? text : `${title} ${spoken}`.trim());
};
