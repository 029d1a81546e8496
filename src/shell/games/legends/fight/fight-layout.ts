/** A fight laid out for the eye: who meets whom, their strengths line by line, and how it ends, might end or has ended. */
import type { TokenView, View } from '../../../../contract/view';
import type { Verdict } from '../../../../games/legends/reading/combat';
import type { Odds } from '../../../../games/legends/reading/odds';
import { armyOf, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type StrengthPart, sumOfParts } from '../../../../games/legends/reading/strength';
import { kindName, strengthNamed } from '../words';
import { type StrengthText, strengthTexts } from './strength-line';

export interface FighterTold {
  readonly id: number;
  readonly kind: number | null;
  readonly army: number;
  readonly seat: number;
  readonly name: string;
  /** `9`, `Magic`; null while nobody here may know it. */
  readonly strength: string | null;
  /** What it is made of; empty where it is its base alone. */
  readonly parts: readonly StrengthText[];
  readonly fate: 'falls' | 'stays' | 'taken' | null;
}

export interface FightTold {
  /** Foretold, going on, or over. */
  readonly when: 'ahead' | 'now' | 'past';
  readonly form: 'attack' | 'strike';
  readonly square: number;
  readonly fighters: readonly [FighterTold, FighterTold];
  /** On the attacker; `takes`: the other piece has changed sides, `taken`: it has itself. */
  readonly verdict: Verdict | 'castle' | 'takes' | 'taken' | null;
  readonly odds: Odds | null;
  /** Why it ended like that, where the two strengths don't tell: the power or the rule that decided. */
  readonly why?: readonly string[];
  /** Whoever else was lost by it, and own pieces that it revealed, a sentence each. */
  readonly toll?: readonly string[];
  /** What else decides or happens, in sentences. */
  readonly notes: readonly string[];
}

/** A fighter without a word on how it ends. `parts` null: it has no strength, or none that is known. */
export const fighterOf = (view: View, token: TokenView, parts: readonly StrengthPart[] | null): FighterTold => {
  const piece = pieceKnown(token.kind);
  const total = parts === null ? null : sumOfParts(parts);
  return {
    id: token.id,
    kind: token.kind,
    army: armyOf(view, token),
    seat: token.seat,
    name: kindName(token.kind),
    strength: total !== null ? String(total) : piece === null ? null : strengthNamed(piece.strength, view),
    parts:
      parts === null || token.kind === null || parts.length < 2 || total === null
        ? []
        : strengthTexts(token.kind, { total, parts }),
    fate: null,
  };
};

/** What becomes of the two by a verdict on the first. */
export const withFates = (
  [one, other]: readonly [FighterTold, FighterTold],
  verdict: Verdict,
): readonly [FighterTold, FighterTold] => [
  { ...one, fate: verdict === 'loses' || verdict === 'ties' ? 'falls' : 'stays' },
  { ...other, fate: verdict === 'wins' || verdict === 'ties' ? 'falls' : 'stays' },
];
