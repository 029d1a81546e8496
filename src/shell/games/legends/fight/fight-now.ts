/** The fight that goes on while a window stands open: strengths as they are so far. */
import type { TokenView, View } from '../../../../contract/view';
import type { Verdict } from '../../../../games/legends/reading/combat';
import { fightOf, strikeOf, tokenOf } from '../../../../games/legends/reading/knowledge';
import type { Beat } from '../../../../games/legends/reading/story';
import { strengthNow } from '../../../../games/legends/reading/strength';
import { type FightTold, fighterOf } from './fight-layout';

/** The two of an open attack or strike, the one that began it first. */
const fightersOf = (view: View): readonly [TokenView, TokenView] | null => {
  const fight = fightOf(view);
  const strike = strikeOf(view);
  const from = tokenOf(view, strike?.striker ?? fight?.attacker ?? -1);
  const to = tokenOf(view, strike?.target ?? fight?.defender ?? -1);
  return from === null || to === null ? null : [from, to];
};

/** Who would fall if nobody did anything more; null where that is not a matter of strength. */
export const soFar = (
  attack: number | undefined,
  defence: number | undefined,
  form: FightTold['form'],
): Verdict | null => {
  if (attack === undefined || defence === undefined) return null;
  if (form === 'strike') return attack > defence ? 'wins' : 'open';
  if (attack === defence) return 'ties';
  return attack > defence ? 'wins' : 'loses';
};

/** The open attack or strike; null while there is none. `story`: what has happened, for who lent strength. */
export const fightNow = (view: View, story: readonly Beat[] = []): FightTold | null => {
  const two = fightersOf(view);
  if (two === null) return null;
  const [from, to] = two;
  const form = strikeOf(view) === null ? 'attack' : 'strike';
  const [attack, defence] = [strengthNow(view, from, story), strengthNow(view, to, story)];
  return {
    when: 'now',
    form,
    square: to.square,
    fighters: [fighterOf(view, from, attack?.parts ?? null), fighterOf(view, to, defence?.parts ?? null)],
    verdict: soFar(attack?.total, defence?.total, form),
    odds: null,
    notes: [],
  };
};
