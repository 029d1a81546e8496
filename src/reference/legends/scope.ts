/** Whose words a power is read with: what its references stand for, and who is told of what. */
import type { Ref } from '../../games/legends/language';
import { TRUTH } from '../core/table';
import { ATTACK_STEP } from './attack-steps';
import { areAllies, isOnBoard, type LegendsState, type Token, tokenOf } from './state';

/** Whose eyes and words a filter is read with. */
export interface Scope {
  readonly self: Token;
  /** The controller of `self`, for a curse the one at its destruction (R5). */
  readonly you: number;
  readonly foe: Token | null;
  readonly it: readonly Token[];
  /** The terrain named for `choice`; -1 before it is. */
  readonly terrain: number;
  /** The one opponent whom an effect means (R128); -1: every enemy. */
  readonly opponent: number;
  /** A piece that the cost will take: treated as gone already (R7). */
  readonly gone: Token | null;
  /** Who asks: grants that this viewer can't know of do not count. */
  readonly knower: number;
}

/** The pieces a reference stands for now. */
export const refOf = (scope: Scope, ref: Ref): readonly Token[] => {
  switch (ref) {
    case 'self':
      return [scope.self];
    case 'foe':
      return scope.foe === null ? [] : [scope.foe];
    case 'it':
      return scope.it;
  }
};

/** R150: the other party of an attack, or of a strike, counts from the reveal to the comparison. */
export const foeOf = (game: LegendsState, token: Token): Token | null => {
  const { fight, strike } = game;
  if (fight !== null && (fight.attacker === token.id || fight.defender === token.id)) {
    if (fight.step <= ATTACK_STEP.reveal) return null;
    const other = tokenOf(game, fight.attacker === token.id ? fight.defender : fight.attacker);
    return isOnBoard(other) && other.square === token.square ? other : null;
  }
  if (strike !== null && (strike.striker === token || strike.target === token)) {
    const other = strike.striker === token ? strike.target : strike.striker;
    return isOnBoard(other) ? other : null;
  }
  return null;
};

/** A scope with nothing but the piece itself. */
export const plainScope = (self: Token, you: number, foe: Token | null, knower = TRUTH): Scope => ({
  self,
  you,
  foe,
  it: [],
  terrain: -1,
  opponent: -1,
  gone: null,
  knower,
});

/** The same scope with other pieces as `it`. */
export const withIt = (scope: Scope, it: readonly Token[]): Scope => ({
  self: scope.self,
  you: scope.you,
  foe: scope.foe,
  it,
  terrain: scope.terrain,
  opponent: scope.opponent,
  gone: scope.gone,
  knower: scope.knower,
});

/** Is the seat one that `side` means? */
export const sideFits = (scope: Scope, seat: number, side: 'you' | 'opponent'): boolean => {
  if (side === 'you') return seat === scope.you;
  return scope.opponent < 0 ? !areAllies(seat, scope.you) : seat === scope.opponent;
};
