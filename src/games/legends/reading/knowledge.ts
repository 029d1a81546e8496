/** What a view says about the pieces of Legends: kinds, strengths, who fights whom. Names are in src/text. */

import type { TokenView, View } from '../../../contract/view';
import { pieceOf } from '../catalogue';
import { curseOf } from '../curses';
import type { Strength } from '../language';

/** Kind of a token wherever it is: on the board, destroyed, in the Death Curse area; null when hidden or unknown. */
export const kindOf = (view: View, id: number): number | null => {
  const { tokens, lists, heaps } = view;
  const token = tokens.find((one) => one.id === id);
  if (token !== undefined) return token.kind;
  const curse = curseOf(view, id);
  if (curse !== null) return curse.kind;
  const fallen = (lists['fallen'] ?? []).indexOf(id);
  return fallen < 0 ? null : (heaps.flatMap(({ kinds }) => kinds)[fallen] ?? null);
};

export const tokenOf = (view: View, id: number): TokenView | null =>
  view.tokens.find((token) => token.id === id) ?? null;

/** Do both seats fight on one side? An onlooker is on none. */
export const sameSide = (seat: number, other: number): boolean => seat % 2 === other % 2 && seat < 8 && other < 8;

/** The two fighters of an open attack: ids, and where the attacker came from. */
export const fightOf = ({ lists }: View): { attacker: number; defender: number; origin: number } | null => {
  const [attacker, defender, origin] = lists['fight'] ?? [];
  return attacker === undefined || defender === undefined ? null : { attacker, defender, origin: origin ?? -1 };
};

/** Striker and target of an open Distance Strike, as ids. */
export const strikeOf = ({ lists }: View): { striker: number; target: number } | null => {
  const [striker, target] = lists['strike'] ?? [];
  return striker === undefined || target === undefined ? null : { striker, target };
};

/** Tokens of a square, the one that a plain text means first (R139): the seat's own, else the attacker. */
export const tokensOn = (view: View, square: number, seat: number): readonly TokenView[] => {
  const here = view.tokens.filter((token) => token.square === square);
  const attacker = fightOf(view)?.attacker;
  const rank = (token: TokenView): number => (token.seat === seat ? 0 : 2) + (token.id === attacker ? 0 : 1);
  return [...here].sort((a, b) => rank(a) - rank(b));
};

/** What a piece's strength is, as far as this view can tell; null for unknown pieces. */
export const strengthNow = (view: View, id: number): Strength | null => {
  const kind = kindOf(view, id);
  const base = kind === null ? undefined : pieceOf(kind)?.strength;
  if (base === undefined) return null;
  if (typeof base !== 'number') return base;
  const at = view.tokens.findIndex((token) => token.id === id);
  const now = view.lists['strengths']?.[at] ?? -1;
  return now < 0 ? base : now;
};
