/**
 * The first selection of a power: what stands behind `>` in its choice (SCENARIOS.md, "Choices"). A first selection by
 * another seat, or of a destroyed piece, is not folded in, and then nothing is.
 */
import type { Effect, FullPower, Pick, SimpleTarget, Target } from '../../games/legends/language';

export type FirstSelection =
  | { readonly in: 'cost'; readonly pick: Pick }
  | { readonly in: 'pick'; readonly effect: number; readonly part: number; readonly pick: Pick }
  | { readonly in: 'space'; readonly effect: number }
  | { readonly in: 'path'; readonly effect: number };

/** `go on`: this part selects nothing by itself. */
type Found = FirstSelection | 'go on' | null;

const simple = (target: Target): readonly SimpleTarget[] => (Array.isArray(target) ? target : [target as SimpleTarget]);

const isSelecting = (part: SimpleTarget): part is Pick =>
  typeof part === 'object' && !('named' in part) && part.n !== 'all' && part.among === undefined;

const folded = (pick: Pick, selection: FirstSelection): FirstSelection | null =>
  pick.by === 'opponent' || pick.zone === 'destroyed' ? null : selection;

const inParts = (target: Target, effect: number, before = 0): Found => {
  for (const [index, part] of simple(target).entries()) {
    if (isSelecting(part)) return folded(part, { in: 'pick', effect, part: before + index, pick: part });
  }
  return 'go on';
};

const inEffect = (effect: Effect, index: number): Found => {
  switch (effect.op) {
    case 'extraTurn':
      return 'go on';
    case 'swap': {
      const a = inParts(effect.a, index);
      return a === 'go on' ? inParts(effect.b, index, simple(effect.a).length) : a;
    }
    case 'move': {
      const who = inParts(effect.who, index);
      if (who !== 'go on') return who;
      if ('path' in effect) return { in: 'path', effect: index };
      if (effect.to.at !== undefined) return 'go on';
      return effect.by === 'opponent' ? null : { in: 'space', effect: index };
    }
    case 'reveal':
    case 'destroy':
    case 'modify':
    case 'grant':
    case 'control':
      return inParts(effect.who, index);
  }
};

/** Worked out once for each power; null when nothing is folded in. */
export const firstSelection = (power: FullPower): FirstSelection | null => {
  for (const part of power.cost === undefined ? [] : simple(power.cost)) {
    if (isSelecting(part)) return folded(part, { in: 'cost', pick: part });
  }
  for (const [index, effect] of power.do.entries()) {
    const found = inEffect(effect, index);
    if (found !== 'go on') return found;
  }
  return null;
};
