/** Presses as values: comparing them, and matching them against the presses that a choice needs. */
import type { Content, Press } from '../contract/content';
import type { Decision } from '../contract/decision';

export const samePress = (a: Press, b: Press): boolean => {
  if (a.on === 'square') return b.on === 'square' && a.square === b.square;
  if (a.on === 'item') return b.on === 'item' && a.item === b.item;
  return b.on === 'button' && a.name === b.name;
};

export const pressSquare = (square: number): Press => ({ on: 'square', square });
export const pressItem = (item: number): Press => ({ on: 'item', item });
export const PRESS_PASS: Press = { on: 'button', name: 'pass' };

/** One choice of a decision with the presses that make it. */
export interface Candidate {
  readonly index: number;
  readonly code: number;
  readonly presses: readonly Press[];
}

type Pressing = Pick<Content, 'presses' | 'ordered'>;

/** A question is asked many times over, a press at a time; an exchange has hundreds of choices. */
const known = new WeakMap<Decision, { readonly content: Pressing['presses']; readonly all: readonly Candidate[] }>();

/** All choices of a decision as candidates, in their own order. */
export const candidatesOf = (decision: Decision, { presses }: Pressing): readonly Candidate[] => {
  const found = known.get(decision);
  if (found?.content === presses) return found.all;
  const all = decision.choices.map((code, index) => ({ index, code, presses: presses(code, decision.kind) }));
  known.set(decision, { content: presses, all });
  return all;
};

/** What is left to press for this choice after `made`; null when `made` does not lead to it. */
export const remaining = (
  needed: readonly Press[],
  made: readonly Press[],
  ordered: boolean,
): readonly Press[] | null => {
  if (ordered) {
    const fits = made.length <= needed.length && made.every((press, at) => samePress(press, needed[at] ?? press));
    return fits ? needed.slice(made.length) : null;
  }
  const rest = [...needed];
  for (const press of made) {
    const at = rest.findIndex((other) => samePress(other, press));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
};

/** Of what is left, the presses that may come next. */
export const nextOf = (rest: readonly Press[], ordered: boolean): readonly Press[] =>
  ordered ? rest.slice(0, 1) : rest;
