/** Strengths with what they are made of, as lines of text. */
import type { GameEvent } from '../../../../contract/event';
import type { StrengthNow, StrengthPart } from '../../../../games/legends/reading/strength';
import { say } from '../../../../text';
import { signed } from '../../../../text/signed';
import { kindThe, powerText } from '../words';

type Modifier = Extract<GameEvent, { type: 'modifier' }>;

const OWN = 0;
const CURSE = 1;

/** What was lent may take strength away. */
const sortOf = (by: number): 'less' | 'more' => (by < 0 ? 'less' : 'more');

const reasonOf = ({ by, reason, number }: Modifier): string => {
  const args = { by: signed(by) };
  if (reason === OWN) return say('legends.sum.own', args);
  return reason === CURSE
    ? say('legends.sum.curse', { ...args, unit: kindThe(number) })
    : say('legends.sum.lent', { ...args, sort: sortOf(by) });
};

/** Why a line of a comparison counted, with the whole text of the power behind it. */
export const modifierText = ({ by, reason, number }: Modifier, kind: number | null): string => {
  if (reason === OWN) return powerText(kind, number, 'own');
  return reason === CURSE
    ? say('legends.sum.cursed', { unit: kindThe(number) })
    : say('legends.sum.lentNow', { sort: sortOf(by) });
};

/** `Srik 8: 6, +1 by its own power, +1 lent`: the sum of one fighter. */
export const strengthLine = (piece: string, total: number, modifiers: readonly Modifier[]): string => {
  const base = total - modifiers.reduce((sum, { by }) => sum + by, 0);
  return say('legends.sum', { piece, total, base, parts: modifiers.map(reasonOf).join(', ') });
};

/** One line of the inspector: the number, and where it comes from. */
export interface StrengthText {
  /** `6`, `+1`, `−2`. */
  readonly by: string;
  readonly text: string;
}

/** A power's text after a colon. Names keep their capital. */
const insideOf = (text: string): string => text.replace(/^(It|You|All|If|When|While)\b/, (word) => word.toLowerCase());

const partText = ({ by, source }: StrengthPart, kind: number): string => {
  switch (source.from) {
    case 'base':
      return say('legends.sum.base');
    case 'own':
      return powerText(kind, source.power, 'own');
    case 'against':
      return say('legends.sum.against', {
        foe: kindThe(source.foe),
        text: insideOf(powerText(kind, source.power, 'own')),
      });
    case 'curse':
      return say('legends.sum.cursed', { unit: kindThe(source.kind) });
    case 'lent':
      return source.kind === null
        ? say('legends.sum.lentNow', { sort: sortOf(by) })
        : say('legends.sum.lentBy', { sort: sortOf(by), giver: kindThe(source.kind) });
    case 'elsewhere':
      return say('legends.sum.elsewhere');
  }
};

/** All lines of a piece's strength, the base first; they add up to `total`. */
export const strengthTexts = (kind: number, { parts }: StrengthNow): readonly StrengthText[] =>
  parts.map((part) => ({
    by: part.source.from === 'base' ? String(part.by) : signed(part.by),
    text: partText(part, kind),
  }));
