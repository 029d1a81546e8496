/** A plan at one moment: the board as far as it has changed, and the effects under way. */
import { applyChange } from './change';
import { type Cue, changesAt, type Plan } from './cue';
import type { Model } from './model';

export interface Active {
  readonly cue: Cue;
  /** 0 to 1. */
  readonly share: number;
}

export interface Shot {
  readonly model: Model;
  readonly active: readonly Active[];
  readonly calm: boolean;
  /** Milliseconds since the plan began and until it ends; null at rest. */
  readonly moment: { readonly since: number; readonly left: number } | null;
}

/** A board at rest. */
export const still = (model: Model): Shot => ({ model, active: [], calm: false, moment: null });

/** `before` is the model at the plan's start. */
export const shotAt = (plan: Plan, before: Model, time: number): Shot => {
  let model = before;
  const active: Active[] = [];
  for (const step of plan.steps) {
    if (step.change !== null && time >= changesAt(step)) model = applyChange(model, step.change);
    const under = time >= step.at && time < step.at + step.span;
    if (step.cue !== null && under) active.push({ cue: step.cue, share: (time - step.at) / step.span });
  }
  const left = plan.total - time;
  return { model, active, calm: plan.calm, moment: left > 0 ? { since: time, left } : null };
};
