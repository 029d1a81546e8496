/** What to do now, in one line, for the first turns of a player. */
import type { MatchState } from '../../../../match/types';
import { isTouched } from '../../../parts/touch';
import { sayIn } from '../words';

/** After so many own turns the player knows. */
const TURNS = 3;
/** In this one they hear how pieces are inspected. */
const INSPECTS = 3;

/** A hint for a turn of one's own in which nothing is chosen yet; empty at any other time. */
export const adviceText = ({ asking, view, events }: MatchState): string => {
  if (asking?.decision.key !== 'legends.main' || asking.presses.length > 0) return '';
  const { seat } = asking.decision;
  const turns = events.filter((event) => event.type === 'turn' && event.seat === seat).length;
  if (turns < 1 || turns > TURNS) return '';
  return sayIn(view, turns === INSPECTS && isTouched() ? 'advice.3.touch' : `advice.${turns}`);
};
