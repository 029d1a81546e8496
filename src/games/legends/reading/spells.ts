/** What a spell costs its attacker's side besides the attacker itself (R56, R66, R107, R108). */
import type { TokenView, View } from '../../../contract/view';
import type { Effect, Filter, FullPower, Power, SimpleTarget } from '../language';
import { metView } from './combat';
import { conditionHolds, fits, type Scope } from './holds';
import { areAllies, pieceKnown } from './pieces-seen';

const isFilter = (target: SimpleTarget): target is Filter => typeof target === 'object' && !('named' in target);

const filtersOf = (effect: Effect | undefined): readonly Filter[] =>
  effect !== undefined && 'who' in effect ? [effect.who].flat().filter(isFilter) : [];

/** What the effect destroys; a choice among what was revealed just before is one of those. */
const destroyedBy = (effect: Effect, before: Effect | undefined): readonly Filter[] => {
  if (effect.op !== 'destroy') return [];
  return filtersOf(effect).map((filter) => ('among' in filter ? { ...filtersOf(before)[0], ...filter } : filter));
};

const isSpell = (power: Power): power is FullPower => 'kind' in power && power.kind === 'magic';

/** May the spell of this Magic piece also destroy another piece of the attacker's side? */
export const spellCostsMore = (view: View, attacker: TokenView, defender: TokenView): boolean => {
  const spell = pieceKnown(defender.kind)?.powers.find(isSpell);
  if (spell === undefined) return false;
  const met = metView(view, attacker, defender);
  const there = (id: number): TokenView | null => met.tokens.find((token) => token.id === id) ?? null;
  const scope: Scope = { self: there(defender.id), kind: defender.kind, you: defender.seat, foe: there(attacker.id) };
  const others = met.tokens.filter(({ id, seat }) => id !== attacker.id && areAllies(seat, attacker.seat));
  return spell.do.some(
    (effect, at) =>
      conditionHolds(met, scope, effect.if) !== false &&
      destroyedBy(effect, spell.do[at - 1]).some((filter) =>
        others.some((other) => fits(met, scope, other, filter) !== false),
      ),
  );
};
