/** Why a choice is advised, in one line, by what the player knows. */

import { CAMP, SHAPE, STOCKADE } from '../../../games/medieval/board';
import { threatsTo } from '../../../games/medieval/reading/reach';
import { isPrisoner, otherSeat, tokenOn } from '../../../games/medieval/reading/standing';
import { KIND } from '../../../games/medieval/units';
import { unpackChoice } from '../../../games/shared/choice';
import { manhattanDistance } from '../../../games/shared/square';
import { type Act, actOf } from '../../../match/games/medieval/act';
import { say } from '../../../text';
import type { Advised } from '../face-battle';
import { viewAfter } from './words/after';
import { kindName, squareName } from './words/names';
import { type Outcome, outcomeOf, percent } from './words/outcome';

const fightReason = ({ ends, other, odds, blow }: Outcome, unaided: boolean): string => {
  if (ends === 'wins' && other.kind === KIND.king) return say('medieval.hint.king');
  if (ends === 'wins' && other.kind !== null)
    return say('medieval.hint.wins', { unit: kindName(other.kind), square: squareName(other.square) });
  if (blow.shot) return say('medieval.hint.shoots');
  if (odds !== null && !unaided) return say('medieval.hint.odds', { win: percent(odds.win) });
  return say('medieval.hint.other');
};

const stepReason = ({ view, decision: { seat } }: Advised, act: Act): string => {
  const token = tokenOn(view, act.from);
  const goal = STOCKADE[otherSeat(seat)] ?? 0;
  if (token?.kind === KIND.king && act.to === goal) return say('medieval.hint.stockade');
  if (token !== null && isPrisoner(view, token.id)) return say('medieval.hint.escape');
  if (threatsTo(view, seat).length > threatsTo(viewAfter(view, act, false), seat).length)
    return say('medieval.hint.safer');
  const nearer = manhattanDistance(act.to, goal, SHAPE.width) < manhattanDistance(act.from, goal, SHAPE.width);
  return say(nearer ? 'medieval.hint.advance' : 'medieval.hint.other');
};

const actReason = (advised: Advised, act: Act): string => {
  const { view, events, unaided } = advised;
  switch (act.name) {
    case 'step':
      return stepReason(advised, act);
    case 'look':
      return say('medieval.hint.look', { square: squareName(act.to) });
    case 'rescue':
      return say('medieval.hint.rescue');
    case 'disarm':
      return say('medieval.hint.disarm');
    case 'bombStep':
      return say('medieval.hint.bomb', { square: squareName(act.from) });
    default: {
      const outcome = outcomeOf(view, act, events);
      return outcome === null ? say('medieval.hint.other') : fightReason(outcome, unaided);
    }
  }
};

export const adviceReason = (advised: Advised): string => {
  const { decision, code } = advised;
  const act = actOf(code);
  if (act !== null) return actReason(advised, act);
  if (decision.kind === 'main') return say('medieval.hint.pass');
  const isHome = CAMP[decision.seat]?.includes(unpackChoice(code).to) === true;
  return say(isHome ? 'medieval.hint.home' : 'medieval.hint.other');
};
