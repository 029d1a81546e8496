/** A power that destroys its own user unless what it finds is of a certain strength: how likely that is, and what spares it. */
import type { TokenView, View } from '../../../contract/view';
import type { Power, Strength } from '../language';
import { pieceKnown } from './pieces-seen';
import type { Beat } from './story';
import { likelyKinds } from './worlds';

const ALL: readonly Strength[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'magic', 'castle'];

/** The strengths of what is found by which the user is destroyed; null for a power that spares its user in any case. */
const fatalTo = (power: Power | undefined): readonly Strength[] | null => {
  if (power === undefined || 'keyword' in power) return null;
  const fatal = power.do.find((effect) => effect.op === 'destroy' && effect.who === 'self');
  return fatal?.if?.it?.base ?? null;
};

/** Any other strength spares the user; none for a power that does in any case. */
export const sparing = (power: Power | undefined): readonly Strength[] => {
  const fatal = fatalTo(power);
  return fatal === null ? [] : ALL.filter((strength) => !fatal.includes(strength));
};

/**
 * In this share of all that the target may be, the user of the power is destroyed by it: 0 to 1, and null where nobody can
 * tell. `story` null: the player remembers alone what was seen.
 */
export const doomShare = (
  view: View,
  story: readonly Beat[] | null,
  power: Power | undefined,
  target: TokenView,
): number | null => {
  const fatal = fatalTo(power);
  if (fatal === null) return 0;
  const known = pieceKnown(target.kind);
  if (known !== null) return fatal.includes(known.strength) ? 1 : 0;
  if (story === null) return null;
  const likely = likelyKinds(view, story, target);
  if (likely.length === 0) return null;
  // a sum of shares that are all of them is 1 to the last bit
  if (likely.every(({ strength }) => fatal.includes(strength))) return 1;
  return likely.reduce((sum, { strength, share }) => (fatal.includes(strength) ? sum + share : sum), 0);
};
