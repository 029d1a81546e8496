/** A choice of a turn as what is done: which act, from where to where, and whether the turn goes on after it. */
import type { ChoiceCode, Decision } from '../../../contract/decision';
import { ITEM } from '../../../games/medieval/items';
import { unpackChoice } from '../../../games/shared/choice';

export type ActName = 'step' | 'attack' | 'joined' | 'shot' | 'look' | 'rescue' | 'disarm' | 'bombStep' | 'bombAttack';

export interface Act {
  readonly name: ActName;
  readonly from: number;
  readonly to: number;
  /** Another of the kind acts after it. */
  readonly on: boolean;
}

/** A plain step has no item. */
const STEP = 0;

const ACTS: ReadonlyMap<number, Pick<Act, 'name' | 'on'>> = new Map([
  [STEP, { name: 'step', on: false }],
  [ITEM.attack, { name: 'attack', on: false }],
  [ITEM.joined, { name: 'joined', on: false }],
  [ITEM.shot, { name: 'shot', on: false }],
  [ITEM.look, { name: 'look', on: false }],
  [ITEM.rescue, { name: 'rescue', on: false }],
  [ITEM.disarm, { name: 'disarm', on: false }],
  [ITEM.bombStep, { name: 'bombStep', on: false }],
  [ITEM.bombAttack, { name: 'bombAttack', on: false }],
  [ITEM.stepOn, { name: 'step', on: true }],
  [ITEM.attackOn, { name: 'attack', on: true }],
  [ITEM.joinedOn, { name: 'joined', on: true }],
  [ITEM.shotOn, { name: 'shot', on: true }],
]);

/** The act of a choice at a question of kind `main`; null for a pass. */
export const actOf = (code: ChoiceCode): Act | null => {
  const { form, item, from, to } = unpackChoice(code);
  if (form !== 'move' && form !== 'powerTo') return null;
  const act = ACTS.get(form === 'move' ? STEP : item);
  return act === undefined ? null : { ...act, from, to };
};

/** The choice at this place of a decision, if it is an act. */
export const actAt = ({ choices }: Pick<Decision, 'choices'>, choice: number | null): Act | null => {
  const code = choice === null ? undefined : choices[choice];
  return code === undefined ? null : actOf(code);
};

const ATTACKS: readonly ActName[] = ['attack', 'joined', 'bombAttack'];

/** Does it enter the square of an enemy to fight? */
export const isAttack = ({ name }: Pick<Act, 'name'>): boolean => ATTACKS.includes(name);

/** Does a bomb stay where it began? */
export const setsBomb = ({ name }: Pick<Act, 'name'>): boolean => name === 'bombStep' || name === 'bombAttack';
