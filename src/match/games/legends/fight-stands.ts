/** How an open attack or strike stands for a seat, if nobody does anything more (R47, R60). */
import type { Decision } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { fightOf, strikeOf, tokenOf } from '../../../games/legends/reading/knowledge';
import { areAllies } from '../../../games/legends/reading/pieces-seen';
import { strengthNow } from '../../../games/legends/reading/strength';

/** `won`: the own piece beats the other; `safe`: a strike at it fails; `open`: neither, or it can't be told. */
export type FightStands = 'won' | 'safe' | 'open';

/** For the seat that is asked in the window. */
export const fightStands = (view: View, seat: number): FightStands => {
  const strike = strikeOf(view);
  const fight = fightOf(view);
  const from = tokenOf(view, strike?.striker ?? fight?.attacker ?? -1);
  const to = tokenOf(view, strike?.target ?? fight?.defender ?? -1);
  if (from === null || to === null || areAllies(from.seat, to.seat)) return 'open';
  const [attack, defence] = [strengthNow(view, from)?.total, strengthNow(view, to)?.total];
  if (attack === undefined || defence === undefined) return 'open';
  if (areAllies(from.seat, seat)) return attack > defence ? 'won' : 'open';
  if (strike !== null) return attack <= defence ? 'safe' : 'open';
  return defence > attack ? 'won' : 'open';
};

/** Is nothing to be gained by answering this question as the fight stands? Then to pass is what comes first. */
export const isSettled = ({ key, seat }: Pick<Decision, 'key' | 'seat'>, view: View): boolean =>
  key === 'legends.window' && fightStands(view, seat) !== 'open';
