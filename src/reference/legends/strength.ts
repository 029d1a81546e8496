/** Current strength and keywords: what a piece has of its own, what the curse adds, what was lent. */
import type { Filter } from '../../games/legends/language';
import { KEYWORDS } from '../../games/legends/language';
import { ONLOOKER, TRUTH } from '../core/table';
import { ATTACK_STEP } from './attack-steps';
import { fits, holds, plainScope } from './filter';
import type { Lasting } from './kinds';
import { areAllies, type Grant, isOnBoard, type LegendsState, seatOf, type Token, tokenOf } from './state';

/** Why a strength differs from the base, by the numbers of the `modifier` row. */
export const REASON = { own: 0, curse: 1, lent: 2 } as const;

export interface StrengthLine {
  readonly by: number;
  readonly reason: number;
  /** The own power's number, or the kind of the curse piece. */
  readonly number: number;
}

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

const lastingHolds = (game: LegendsState, token: Token, { condition }: Lasting, knower: number): boolean =>
  condition === null || holds(game, plainScope(token, token.seat, foeOf(game, token), knower), condition);

/** R69: a curse touches every piece that fits. Only pieces on the board. */
const curseTouches = (
  game: LegendsState,
  token: Token,
  entry: { readonly condition: Lasting['condition']; readonly who: Filter },
  knower: number,
): boolean => {
  const { curse } = game;
  if (curse === null) return false;
  const scope = plainScope(curse.token, curse.seat, null, knower);
  return holds(game, scope, entry.condition) && fits(game, scope, token, entry.who);
};

/** A closed grant is known to the giver's side and the truth alone. */
export const knowsGrant = ({ open, seat }: Grant, knower: number): boolean =>
  open || knower === TRUTH || (knower < 8 && areAllies(knower, seat));

/** Has the piece this keyword, of its own, by an own power that holds, by the curse in force, or lent? */
export const hasKeyword = (game: LegendsState, token: Token, keyword: number, knower = TRUTH): boolean => {
  const { kind } = token;
  if (((kind.keywords >> keyword) & 1) === 1) return true;
  const gone = !isOnBoard(token);
  for (const grant of game.grants) {
    if (grant.token !== token || grant.keyword !== keyword || grant.ended !== gone) continue;
    if (knowsGrant(grant, knower)) return true;
  }
  if (gone) return (((token.memory?.keywords ?? 0) >> keyword) & 1) === 1;
  for (const own of kind.ownKeywords) {
    if (own.keyword === keyword && lastingHolds(game, token, own, knower)) return true;
  }
  if (game.curse === null) return false;
  for (const entry of game.curse.token.kind.curseKeywords) {
    if (entry.keyword === keyword && curseTouches(game, token, entry, knower)) return true;
  }
  return false;
};

/** All keywords that everybody knows of, as bits. */
const publicKeywords = (game: LegendsState, token: Token): number =>
  KEYWORDS.reduce((bits, _, keyword) => (hasKeyword(game, token, keyword, ONLOOKER) ? bits | (1 << keyword) : bits), 0);

const curseSum = (game: LegendsState, token: Token, knower: number): number => {
  if (game.curse === null) return 0;
  let sum = 0;
  for (const entry of game.curse.token.kind.curseModifiers) {
    if (curseTouches(game, token, entry, knower)) sum += entry.by;
  }
  return sum;
};

/** What makes up a strength beside the base, in the order of the `modifier` rows; entries of 0 are left out. */
export const strengthLines = (game: LegendsState, token: Token, knower = TRUTH): readonly StrengthLine[] => {
  const lines: StrengthLine[] = [];
  const add = (by: number, reason: number, number: number): void => {
    if (by !== 0) lines.push({ by, reason, number });
  };
  const own = new Map<number, number>();
  for (const modifier of token.kind.modifiers) {
    if (lastingHolds(game, token, modifier, knower))
      own.set(modifier.number, (own.get(modifier.number) ?? 0) + modifier.by);
  }
  for (const [number, by] of own) add(by, REASON.own, number);
  add(curseSum(game, token, knower), REASON.curse, game.curse?.token.kind.number ?? 0);
  add(token.boost, REASON.lent, 0);
  return lines;
};

/** Current strength, for a destroyed piece the last one (R9); null for Magic and castles (R58). */
export const strengthOf = (game: LegendsState, token: Token, knower = TRUTH): number | null => {
  const { base, modifiers } = token.kind;
  if (base === null) return null;
  if (!isOnBoard(token)) return token.memory?.strength ?? base;
  let sum = base + token.boost;
  for (const modifier of modifiers) if (lastingHolds(game, token, modifier, knower)) sum += modifier.by;
  return game.curse === null ? sum : sum + curseSum(game, token, knower);
};

/** R70: pieces on the board at strength 0 or less. Only a boost, a curse or an own weakness can bring one there. */
export const atZero = (game: LegendsState): readonly Token[] => {
  const cursed = game.curse?.token.kind.weakens === true;
  const sunk: Token[] = [];
  for (const token of game.tokens) {
    if (token.square < 0 || !(cursed || token.boost < 0 || token.kind.canSink)) continue;
    const strength = strengthOf(game, token);
    if (strength !== null && strength <= 0) sunk.push(token);
  }
  return sunk;
};

/** What is remembered of a piece that leaves the board now (R9); what was given to it unseen stands in the list of grants. */
export const remember = (game: LegendsState, token: Token): void => {
  token.memory = {
    square: token.square,
    seat: seatOf(token),
    strength: strengthOf(game, token),
    keywords: publicKeywords(game, token),
  };
};
