/** The question inside a power that takes several answers, one by one, with what is chosen already. */
import type { ChoiceCode, Decision } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { pieceOf } from '../../../games/legends/catalogue';
import type { Power, Strength, Target } from '../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../games/legends/names';
import { kindOf, tokensOn } from '../../../games/legends/reading/knowledge';
import { PASS, unpackChoice } from '../../../games/shared/choice';
import { formatSquare } from '../../../games/shared/square';
import { say, unitName } from '../../../text';
import { meantOn } from './meant';
import { askedText } from './sentences/asked';
import { isPick } from './sentences/tale';

const GAME = 'legends';

interface Amount {
  readonly least: number;
  /** Null where any number will do. */
  readonly most: number | null;
}

const ONE: Amount = { least: 1, most: 1 };

const amountOf = (target: Target | undefined): Amount => {
  let sum: Amount = { least: 0, most: 0 };
  for (const one of [target].flat()) {
    if (one === undefined || typeof one === 'string' || 'named' in one) continue;
    const { n = 1 } = one;
    const [least, most] = n === 'all' ? [0, null] : typeof n === 'number' ? [n, n] : n;
    sum = { least: sum.least + least, most: most === null || sum.most === null ? null : sum.most + most };
  }
  return sum;
};

const powerOf = ({ args }: Decision, view: View): Power | undefined => {
  const [id = -1, number = 0] = args;
  const kind = kindOf(view, id);
  return kind === null ? undefined : pieceOf(kind)?.powers[number - 1];
};

/** What a pick may take, by the text of its power; undefined for a keyword's, which takes one. */
const askedTarget = (decision: Decision, view: View): Target | undefined => {
  const power = powerOf(decision, view);
  const effect = decision.args[3] ?? -1;
  if (power === undefined || 'keyword' in power) return undefined;
  const done = power.do[effect];
  if (effect < 0) return power.cost;
  return done !== undefined && 'who' in done ? done.who : undefined;
};

/** How many pieces this pick takes. */
const amountFor = (decision: Decision, view: View): Amount => {
  const target = askedTarget(decision, view);
  return target === undefined ? ONE : amountOf(target);
};

/** What the base strengths of all that is picked may add up to; null where nothing limits it. */
const sumOf = (decision: Decision, view: View): number | null => {
  const limits = [askedTarget(decision, view)]
    .flat()
    .map((one) => (typeof one === 'object' && 'sum' in one ? one.sum : undefined));
  return limits.find((limit) => limit !== undefined) ?? null;
};

/** Of a power that is aimed at a piece as it is used: does the pick ask for more of the same? */
export const isBegunBy = (decision: Decision, view: View, before: ChoiceCode): boolean => {
  const { form, item, from } = unpackChoice(before);
  const [id = -1, number = 0, , effect = -1] = decision.args;
  if (decision.key !== 'legends.pick' || form !== 'powerTo' || number !== (item & ~(PRIMED_TARGET | PRIMED_USER)))
    return false;
  if (!tokensOn(view, from, decision.seat).some((token) => token.id === id)) return false;
  const power = powerOf(decision, view);
  if (power === undefined || 'keyword' in power || effect < 0 || power.cost !== undefined) return false;
  return effect === power.do.findIndex((one) => 'who' in one && [one.who].flat().some(isPick));
};

/** The names of all that is chosen, of a hidden piece its square; `none` where one of them can't be told. */
const namesOf = (decision: Decision, view: View, picked: readonly ChoiceCode[]): string => {
  const names = picked.map((code) => {
    const { form, item, to } = unpackChoice(code);
    if (form === 'item') return unitName(GAME, item);
    const [one] = meantOn(view, decision, code);
    if (one !== undefined && one.kind !== null) return unitName(GAME, one.kind);
    return form === 'square' || form === 'powerTo' ? formatSquare(to, view) : null;
  });
  return names.includes(null) ? 'none' : names.join(', ');
};

/** The question inside a power, with what is chosen already, and how to go on. */
export const pickText = (decision: Decision, view: View, picked: readonly ChoiceCode[]): string => {
  const question = askedText(decision, view) ?? say(decision.key);
  const { least, most } = decision.key === 'legends.pick' ? amountFor(decision, view) : ONE;
  const limit = sumOf(decision, view);
  if (most === 1 || picked.length === 0) return question;
  const kind = kindOf(view, decision.args[0] ?? -1);
  const name = kind === null ? say('legends.hidden') : unitName(GAME, kind);
  if (limit !== null) {
    const strength = (code: ChoiceCode): Strength => pieceOf(unpackChoice(code).item)?.strength ?? 0;
    const used = picked.map(strength).reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
    return say('legends.pick.summed', { name, used, limit });
  }
  const done = decision.choices.includes(PASS) ? 'yes' : 'no';
  const told = { name, picked: picked.length, names: namesOf(decision, view, picked), done };
  return most === null
    ? say('legends.pick.chosen', told)
    : say('legends.pick.counted', { ...told, most, least: least === most ? 'yes' : 'no' });
};
