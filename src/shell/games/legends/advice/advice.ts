/** What to do now, in one line, for the first turns of a player. */
import type { View } from '../../../../contract/view';
import type { MatchState } from '../../../../match/types';
import { isTouched } from '../../../parts/touch';
import { newsOf } from '../log/spoken';
import { ownCastles } from '../seek';
import { kindThe, sayIn } from '../words';

type Told = Pick<MatchState, 'asking' | 'view' | 'events' | 'news' | 'result'>;

/** After so many own turns the player knows. */
const TURNS = 3;
/** In this one they hear how pieces are inspected. */
const INSPECTS = 3;

/** What the ability has done that was used just now, in a turn that goes on; empty after anything else. */
const doneText = ({ view, events, news, result }: Told, seat: number): string => {
  if (!news.some((event) => event.type === 'used' && event.seat === seat)) return '';
  if (news.some(({ type }) => type === 'turn')) return '';
  return newsOf(view, events, news, result)
    .map(({ text }) => text)
    .join(' ');
};

/** What the viewer's castle is called; `none` where there are several, or none is known. */
const castleName = (view: View): string => {
  const [square, ...more] = ownCastles(view);
  const castle = view.tokens.find((token) => token.square === square && token.seat === view.viewer);
  return castle === undefined || more.length > 0 ? 'none' : kindThe(castle.kind);
};

/** In a turn of one's own in which nothing is chosen yet: what was done last in it, or a hint; empty at any other time. */
export const adviceText = (told: Told): string => {
  const { asking, view, events } = told;
  if (asking?.decision.key !== 'legends.main' || asking.presses.length > 0) return '';
  const { seat } = asking.decision;
  const done = doneText(told, seat);
  if (done !== '') return done;
  const turns = events.filter((event) => event.type === 'turn' && event.seat === seat).length;
  if (turns < 1 || turns > TURNS) return '';
  return sayIn(view, turns === INSPECTS && isTouched() ? 'advice.3.touch' : `advice.${turns}`, {
    castle: castleName(view),
  });
};
