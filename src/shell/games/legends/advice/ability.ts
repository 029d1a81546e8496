/** Abilities of a player's own turn, after which it goes on (R21, R23): whom they make stronger, and whether that piece can fight now. */
import type { TokenView } from '../../../../contract/view';
import { combatOf } from '../../../../games/legends/reading/combat';
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { sumOfParts } from '../../../../games/legends/reading/strength';
import { unpackChoice } from '../../../../games/shared/choice';
import { meantOn } from '../../../../match/games/legends/meant';
import type { Advised } from '../../face-battle';
import { type Attack, attackIn } from '../fight/fight-ahead';
import { isFoe } from './around';
import { usedBy } from './reason';
import { boostIn, type Used } from './receives';

/** The ability that the choice uses; null where it uses none. */
export const abilityIn = (advised: Advised): Used | null => {
  const { view, decision, code, preview } = advised;
  const { form, from } = unpackChoice(code);
  const [user] = tokensOn(view, from, decision.seat);
  if (user === undefined || !['power', 'powerTo'].includes(form)) return null;
  const power = usedBy(advised, user);
  if (power === undefined || 'keyword' in power || power.kind !== 'ability') return null;
  const [target] = form === 'powerTo' ? meantOn(view, decision, code) : [];
  return { view, user, power, target: target ?? null, preview };
};

/** The attacks and strikes on enemies that are among the choices of this turn. */
const fightsIn = ({ view, decision }: Advised): readonly Attack[] =>
  decision.choices.flatMap((code) => {
    const attack = attackIn(view, decision, code);
    if (attack !== null) return isFoe(attack.defender, decision.seat) ? [attack] : [];
    const { form, from } = unpackChoice(code);
    if (form !== 'powerTo' && form !== 'granted') return [];
    const [attacker] = tokensOn(view, from, decision.seat);
    return meantOn(view, decision, code).flatMap((defender) =>
      attacker !== undefined && isFoe(defender, decision.seat) ? [{ attacker, defender }] : [],
    );
  });

/** Does the boost turn this fight, as far as both are known? */
const isTurned = ({ view }: Advised, { attacker, defender }: Attack, by: number): boolean => {
  const combat = defender.kind === null ? null : combatOf(view, attacker, defender);
  if (combat === null || combat.decider.by !== 'strength') return false;
  const ahead = sumOfParts(combat.decider.attack) - sumOfParts(combat.decider.defence);
  return ahead <= 0 && ahead + by > 0;
};

/** What a boost does this turn: it turns a known fight, serves in some fight, or serves in none; null: the ability boosts nobody. */
export const boostUse = (advised: Advised, used: Used): 'turns' | 'fights' | 'none' | null => {
  const boost = boostIn(used);
  if (boost === null) return null;
  const { token, by } = boost;
  const isTheirs = (attacker: TokenView): boolean => token === null || attacker.id === token.id;
  const fights = fightsIn(advised).filter(({ attacker }) => isTheirs(attacker));
  if (fights.length === 0) return 'none';
  return by !== null && token !== null && fights.some((fight) => isTurned(advised, fight, by)) ? 'turns' : 'fights';
};
