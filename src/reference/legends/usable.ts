/** Which uses of a power are offered: it is not spent, every compulsory choice has a candidate, and it changes something. */
import type { Effect, Pick } from '../../games/legends/language';
import { candidatesOf } from './candidates';
import { changes } from './change';
import { holds } from './filter';
import { pathTargets } from './paths';
import { excludesUser } from './placing';
import { type Power, partsOf } from './powers';
import { mayReturnIt } from './returns';
import { type Scope, withIt } from './scope';
import { isBarred } from './shuttle';
import { isSpaceFor, spacesFor } from './spaces';
import { isOnBoard, type LegendsState, opponentsOf, type Token } from './state';

/** One use: what is folded into the choice is a piece, or a bare square, or nothing. */
export interface Use {
  readonly user: Token;
  readonly power: Power;
  readonly target: Token | null;
  /** The target's square; -1 when nothing is folded in. */
  readonly square: number;
}

const NO_USES: readonly Use[] = [];

/** Who would use it, and as what. */
export interface Occasion {
  readonly scope: Scope;
  readonly origin: number;
  /** The seat whose main act it is (R32); -1 for everything else. */
  readonly actor: number;
}

/** R25: used up under its limit? */
export const isSpent = (token: Token, power: Power): boolean =>
  power.limit !== null && ((token.used >> power.number) & 1) === 1;

/** Is there a space for what a `move … to` moves? `it`: the pieces that `it` may turn out to be. */
const hasSpace = (game: LegendsState, { scope, origin, actor }: Occasion, effect: Effect): boolean => {
  if (effect.op !== 'move' || !('to' in effect)) return true;
  const free = (token: Token | null): boolean => isSpaceFor(game, scope, { space: effect.to, token, origin, actor });
  const [who] = partsOf(effect.who);
  switch (who) {
    case 'self':
      return free(scope.self === scope.gone ? null : scope.self);
    case 'foe':
      return scope.foe !== null && free(scope.foe);
    case 'it':
      return scope.it.some((token) => free(token) && (isOnBoard(token) || mayReturnIt(scope, token)));
    default:
      return free(null);
  }
};

/** R32: may the main act exchange these two? */
export const maySwap = (game: LegendsState, actor: number, a: Token, b: Token): boolean =>
  actor < 0 || (!isBarred(game, actor, a, b.square) && !isBarred(game, actor, b, a.square));

const hasSwap = (game: LegendsState, { scope, actor }: Occasion, effect: Effect): boolean =>
  effect.op !== 'swap' ||
  effect.a !== 'self' ||
  effect.b !== 'it' ||
  scope.it.some((token) => maySwap(game, actor, scope.self, token));

/** The same scope where an effect means this one opponent; -1: every enemy. */
const against = (scope: Scope, opponent: number): Scope =>
  scope.opponent === opponent ? scope : { ...scope, opponent };

/** See isPossible; `opponent` is the one meant, where an effect means one (R128). */
const isPossibleAgainst = (
  game: LegendsState,
  occasion: Occasion,
  power: Power,
  picked: Token | null,
  chosen: number,
  opponent: number,
): boolean => {
  let { scope } = occasion;
  const spent = scope.gone === null ? [] : [scope.gone];
  for (let index = 0; index < power.effects.length; index++) {
    const effect = power.effects[index];
    const tested = power.tested[index] ?? null;
    if (effect === undefined || tested === null) continue;
    scope = against(scope, power.meansOne[index] === true ? opponent : -1);
    for (const part of tested) {
      const it = index === chosen && picked !== null ? [picked] : candidatesOf(game, scope, part, scope.you, spent);
      if (it.length === 0) return false;
      scope = withIt(scope, it);
    }
    if (effect.op !== 'move' && effect.op !== 'swap') continue;
    const now = { scope, origin: occasion.origin, actor: occasion.actor };
    if (!hasSpace(game, now, effect) || !hasSwap(game, now, effect)) return false;
  }
  return true;
};

/**
 * R7: has every compulsory choice a candidate once the cost is paid? `picked` is what the first selection would be,
 * made in effect `chosen`. In teams one opponent must do for all effects that mean one (R128).
 */
const isPossible = (
  game: LegendsState,
  occasion: Occasion,
  power: Power,
  picked: Token | null,
  chosen: number,
): boolean => {
  if (power.isPlain) return true;
  if (game.seats === 2 || !power.namesOpponent) return isPossibleAgainst(game, occasion, power, picked, chosen, -1);
  return opponentsOf(game, occasion.scope.you).some((opponent) =>
    isPossibleAgainst(game, occasion, power, picked, chosen, opponent),
  );
};

/** The piece the cost takes for certain. */
const ownCost = (scope: Scope, power: Power): Token | null =>
  power.cost !== null && partsOf(power.cost).includes('self') ? scope.self : null;

const isUsable = (
  game: LegendsState,
  occasion: Occasion,
  power: Power,
  picked: Token | null,
  chosen: number,
): boolean => isPossible(game, occasion, power, picked, chosen) && changes(game, occasion.scope, power, picked);

const costUses = (game: LegendsState, occasion: Occasion, power: Power, pick: Pick): readonly Use[] => {
  const { scope } = occasion;
  return candidatesOf(game, scope, pick, scope.you).flatMap((target) => {
    const after = { ...occasion, scope: { ...scope, gone: target, it: [target] } };
    return isUsable(game, after, power, null, -1) ? [{ user: scope.self, power, target, square: target.square }] : [];
  });
};

const pickUses = (
  game: LegendsState,
  occasion: Occasion,
  power: Power,
  { pick, effect }: { readonly pick: Pick; readonly effect: number },
): readonly Use[] => {
  const { scope } = occasion;
  const uses: Use[] = [];
  const spent = excludesUser(power.effects, effect) ? [scope.self] : [];
  for (const target of candidatesOf(game, scope, pick, scope.you, spent)) {
    if (isUsable(game, occasion, power, target, effect)) {
      uses.push({ user: scope.self, power, target, square: target.square });
    }
  }
  return uses;
};

const spaceUses = (game: LegendsState, occasion: Occasion, power: Power, index: number): readonly Use[] => {
  const { scope, origin, actor } = occasion;
  const effect = power.effects[index];
  if (effect?.op !== 'move' || !('to' in effect)) return [];
  if (!isUsable(game, occasion, power, null, -1)) return [];
  const token = effect.who === 'self' ? scope.self : (scope.it[0] ?? null);
  return spacesFor(game, scope, { space: effect.to, token, origin, actor }).map((square) => ({
    user: scope.self,
    power,
    target: null,
    square,
  }));
};

const pathUses = (game: LegendsState, { scope, actor }: Occasion, power: Power, index: number): readonly Use[] => {
  const effect = power.effects[index];
  if (effect?.op !== 'move' || !('path' in effect) || effect.who !== 'self') return [];
  const uses: Use[] = [];
  for (const square of pathTargets(game, scope.self, effect.path)) {
    if (actor >= 0 && isBarred(game, actor, scope.self, square)) continue;
    uses.push({ user: scope.self, power, target: null, square });
  }
  return uses;
};

/** All uses of a power that may be offered now, by target square (R7, R12, R142); each judged on what its user knows. */
export const usesOf = (game: LegendsState, occasion: Occasion, power: Power): readonly Use[] => {
  const { scope } = occasion;
  if (isSpent(scope.self, power) || !holds(game, scope, power.condition)) return NO_USES;
  const { first } = power;
  const gone = ownCost(scope, power);
  const after = gone === null ? occasion : { ...occasion, scope: { ...scope, gone } };
  if (first === null) {
    return isUsable(game, after, power, null, -1) ? [{ user: scope.self, power, target: null, square: -1 }] : NO_USES;
  }
  switch (first.in) {
    case 'cost':
      return costUses(game, occasion, power, first.pick);
    case 'pick':
      return pickUses(game, after, power, first);
    case 'space':
      return spaceUses(game, after, power, first.effect);
    case 'path':
      return pathUses(game, after, power, first.effect);
  }
};
