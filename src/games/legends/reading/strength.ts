/** A piece's current strength, taken apart: what it has of its own, what holds now, what was lent (R42, R69, R150). */

import type { TokenView, View } from '../../../contract/view';
import { curseInForce } from '../curses';
import type { Effect, FullPower, Piece } from '../language';
import { type Answer, conditionHolds, curseScope, type Scope, touches } from './holds';
import { lentBy } from './lent';
import { pieceKnown } from './pieces-seen';
import type { Beat } from './story';

export type StrengthSource =
  /** As printed. */
  | { readonly from: 'base' }
  /** An own power by its number that holds now. */
  | { readonly from: 'own'; readonly power: number }
  /** An own power that counts against the piece it fights. */
  | { readonly from: 'against'; readonly power: number; readonly foe: number | null }
  /** The Death Curse in force of the piece of this kind. */
  | { readonly from: 'curse'; readonly kind: number }
  /** Lent until the end of the turn by the power of a piece of this kind; null: by whom is not told here. */
  | { readonly from: 'lent'; readonly kind: number | null }
  /** The rest, where this viewer can't tell from what it comes. */
  | { readonly from: 'elsewhere' };

export interface StrengthPart {
  readonly by: number;
  readonly source: StrengthSource;
}

export interface StrengthNow {
  readonly total: number;
  /** The base first, then in the order in which fights list them; none is 0, the base apart. */
  readonly parts: readonly StrengthPart[];
}

/** Current strength as the view gives it; null without strength, or where the kind is not known. */
export const totalOf = (view: View, token: TokenView): number | null => {
  const strength = view.lists['strengths']?.[view.tokens.indexOf(token)] ?? -1;
  const base = pieceKnown(token.kind)?.strength;
  // -1: none; pieces at 0 or less are gone before anybody is asked (R70)
  return typeof base === 'number' && strength !== -1 ? strength : null;
};

const partnerIn = (list: readonly number[] | undefined, token: TokenView): number | null => {
  const [first, second] = list ?? [];
  if (first === token.id) return second ?? null;
  return second === token.id ? (first ?? null) : null;
};

/**
 * The other party of the fight or strike that is going on, once it counts (R150): both on the board, in an attack on one
 * square, and not while a name is asked for, since that comes before the reveal.
 */
export const foeNow = (view: View, token: TokenView): TokenView | null => {
  const fought = partnerIn(view.lists['fight'], token);
  if (fought !== null) {
    const other = view.tokens.find(({ id }) => id === fought) ?? null;
    const revealed = other?.kind !== null && token.kind !== null && view.asked?.kind !== 'name';
    return revealed && other?.square === token.square ? other : null;
  }
  const struck = partnerIn(view.lists['strike'], token);
  return struck === null ? null : (view.tokens.find(({ id }) => id === struck) ?? null);
};

const isLasting = (power: Piece['powers'][number], kind: 'innate' | 'curse'): power is FullPower =>
  'kind' in power && power.kind === kind && power.on === undefined;

const modifies = (effect: Effect): effect is Extract<Effect, { op: 'modify' }> => effect.op === 'modify';

/** What the effects of a lasting power add to this piece; null where that can't be told. */
const sumOf = (view: View, scope: Scope, token: TokenView, power: FullPower): number | null => {
  let sum = 0;
  for (const effect of power.do.filter(modifies)) {
    const touched = touches(view, scope, token, effect.who);
    if (touched === null || typeof effect.by !== 'number') return null;
    if (touched) sum += effect.by;
  }
  return sum;
};

/** The parts of one lasting power, none where it does not hold, or may not. */
const partsOfPower = (
  view: View,
  scope: Scope,
  token: TokenView,
  power: FullPower,
  source: StrengthSource,
): readonly StrengthPart[] => {
  const holds: Answer = conditionHolds(view, scope, power.if);
  const by = holds === true ? sumOf(view, scope, token, power) : null;
  return by === null || by === 0 ? [] : [{ by, source }];
};

const ownParts = (view: View, token: TokenView, piece: Piece): readonly StrengthPart[] => {
  const foe = foeNow(view, token);
  const scope: Scope = { self: token, kind: token.kind, you: token.seat, foe };
  return piece.powers.flatMap((power, index) => {
    if (!isLasting(power, 'innate')) return [];
    const number = index + 1;
    const source: StrengthSource =
      power.if?.foe === undefined
        ? { from: 'own', power: number }
        : { from: 'against', power: number, foe: foe?.kind ?? null };
    return partsOfPower(view, scope, token, power, source);
  });
};

const curseParts = (view: View, token: TokenView): readonly StrengthPart[] => {
  const curse = curseInForce(view);
  if (curse === null) return [];
  const powers = pieceKnown(curse.kind)?.powers.filter((power) => isLasting(power, 'curse')) ?? [];
  const parts = powers.flatMap((power) =>
    'kind' in power ? partsOfPower(view, curseScope(curse), token, power, { from: 'curse', kind: curse.kind }) : [],
  );
  const by = parts.reduce((sum, part) => sum + part.by, 0);
  return by === 0 ? [] : [{ by, source: { from: 'curse', kind: curse.kind } }];
};

const PAIR = 2;

const lentPart = (view: View, token: TokenView): readonly StrengthPart[] => {
  const words = view.lists['boosts'] ?? [];
  const at = words.findIndex((id, index) => index % PAIR === 0 && id === token.id);
  const by = at < 0 ? 0 : (words[at + 1] ?? 0);
  return by === 0 ? [] : [{ by, source: { from: 'lent', kind: null } }];
};

/** What a piece's strength is made of by all that this viewer knows; null for Magic, castles and unknown pieces. */
export const partsKnown = (view: View, token: TokenView): readonly StrengthPart[] | null => {
  const piece = pieceKnown(token.kind);
  if (piece === null || typeof piece.strength !== 'number') return null;
  return [
    { by: piece.strength, source: { from: 'base' } },
    ...ownParts(view, token, piece),
    ...curseParts(view, token),
    ...lentPart(view, token),
  ];
};

/** The parts added up. */
export const sumOfParts = (parts: readonly StrengthPart[]): number => parts.reduce((sum, { by }) => sum + by, 0);

/** What was lent, with those who lent it, where the story tells all of it. */
const namedLent =
  (story: readonly Beat[], { id }: TokenView) =>
  (part: StrengthPart): readonly StrengthPart[] => {
    if (part.source.from !== 'lent') return [part];
    const lent = lentBy(story, id);
    if (lent.reduce((sum, { by }) => sum + by, 0) !== part.by) return [part];
    return lent.map(({ kind, by }) => ({ by, source: { from: 'lent', kind } }));
  };

/**
 * The lines that make up a piece's current strength: they always add up to what the view lists. Null for Magic, castles
 * and pieces that the viewer does not know. `story`: what has happened, for who lent strength.
 */
export const strengthNow = (view: View, token: TokenView, story: readonly Beat[] = []): StrengthNow | null => {
  const told = partsKnown(view, token)?.flatMap(namedLent(story, token)) ?? null;
  const total = totalOf(view, token);
  if (told === null || total === null) return null;
  const rest = total - sumOfParts(told);
  return { total, parts: rest === 0 ? told : [...told, { by: rest, source: { from: 'elsewhere' } }] };
};
