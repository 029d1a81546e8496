/** What a strength is made of, and what is remembered of a piece that falls. */
import { KEYWORDS } from '../../games/legends/language';
import { ONLOOKER, TRUTH } from '../core/table';
import { curseSum, hasKeyword, lastingHolds, strengthOf } from './filter';
import { type LegendsState, seatOf, type Token } from './state';

/** Why a strength differs from the base, by the numbers of the `modifier` row. */
export const REASON = { own: 0, curse: 1, lent: 2 } as const;

export interface StrengthLine {
  readonly by: number;
  readonly reason: number;
  /** The own power's number, or the kind of the curse piece. */
  readonly number: number;
}

/** All keywords that everybody knows of, as bits. */
const publicKeywords = (game: LegendsState, token: Token): number =>
  KEYWORDS.reduce((bits, _, keyword) => (hasKeyword(game, token, keyword, ONLOOKER) ? bits | (1 << keyword) : bits), 0);

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
