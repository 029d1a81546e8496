/** Whom a choice's square means where two pieces stand on it, as they do during an attack (R139). */
import type { ChoiceCode, Decision } from '../../../contract/decision';
import type { TokenView, View } from '../../../contract/view';
import { legendsCatalogue } from '../../../games/legends/catalogue';
import { KEYWORDS, type Pick, type Power, type Target, type Whose } from '../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../games/legends/names';
import { tokensOn } from '../../../games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../games/legends/reading/pieces-seen';
import { packChoice, unpackChoice } from '../../../games/shared/choice';
import { isPick } from './sentences/tale';

/** The power that a choice aims at a square: one of the piece's own, or the keyword that was lent to it; undefined: none. */
export const powerUsed = (view: View, { seat }: Decision, code: ChoiceCode): Power | undefined => {
  const { form, item, from } = unpackChoice(code);
  const number = item & ~(PRIMED_TARGET | PRIMED_USER);
  const keyword = KEYWORDS[number];
  if (form === 'granted') return keyword === undefined ? undefined : { keyword };
  const user = tokensOn(view, from, seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  return form === 'powerTo' ? pieceKnown(user?.kind ?? null)?.powers[number - 1] : undefined;
};

const picksOf = (targets: readonly (Target | undefined)[]): readonly Pick[] =>
  targets.flat().filter((target) => target !== undefined && isPick(target));

/** Whose pieces the first target of a power may be; undefined: anybody's, or not told. */
const sideAimedAt = (power: Power | undefined): Whose | undefined => {
  if (power === undefined) return undefined;
  const full = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  if (!('do' in full)) return undefined;
  const targets = full.do.flatMap((effect) =>
    'who' in effect ? [effect.who] : effect.op === 'swap' ? [effect.a, effect.b] : [],
  );
  const [first] = picksOf([full.cost, ...targets]);
  return first?.side;
};

/** The same choice with the other of the two for its target. */
const otherOf = (code: ChoiceCode): ChoiceCode => {
  const { form, item, from, to } = unpackChoice(code);
  return packChoice(form, { item: item ^ (form === 'square' ? 1 : PRIMED_TARGET), from, to });
};

/**
 * The pieces that the choice's target square may mean: none where nobody stands there, one wherever it can be told, and both
 * where only the rules' bookkeeping knows.
 */
export const meantOn = (view: View, decision: Decision, code: ChoiceCode): readonly TokenView[] => {
  const { form, item, to } = unpackChoice(code);
  const [one, other] = tokensOn(view, to, decision.seat);
  if (one === undefined) return [];
  if (other === undefined) return [one];
  // the plain text means the first of two candidates, and the only one wherever it stands in the order
  if ((form === 'square' ? item : item & PRIMED_TARGET) !== 0) return [other];
  if (decision.choices.includes(otherOf(code))) return [one];
  const side = sideAimedAt(powerUsed(view, decision, code));
  const fitting = [one, other].filter(
    ({ seat }) => side === undefined || areAllies(seat, decision.seat) === (side === 'you'),
  );
  return fitting.length === 1 ? fitting : [one, other];
};
