/**
 * What a hidden piece may be, and how likely each is: every way in which the kinds not yet seen can lie on the hidden pieces
 * of the army counts alike, as far as it fits what everybody has seen.
 */
import type { TokenView, View } from '../../../contract/view';
import type { Strength } from '../language';
import { historyOf } from './history';
import { armyOf, pieceKnown } from './pieces-seen';
import { poolOf, standingOf } from './pools';
import type { Beat } from './story';

/** One thing that the piece may be; `kind` null: the army's list is closed, only the strength is known. */
export interface Likely {
  readonly kind: number | null;
  readonly strength: Strength;
  /** So many such pieces of the army are hidden. */
  readonly count: number;
  /** Between 0 and 1; all together make 1. */
  readonly share: number;
}

interface Heap {
  readonly kind: number | null;
  readonly strength: Strength;
  readonly count: number;
  /** Can't have taken a step of its own. */
  readonly rooted: boolean;
}

const heapsOf = (view: View, army: number): readonly Heap[] => {
  const { kinds, strengths } = poolOf(view, army);
  if (kinds === null)
    return strengths.map(({ strength, count }) => ({ kind: null, strength, count, rooted: strength === 'castle' }));
  return kinds.map(({ kind, count }) => {
    const piece = pieceKnown(kind);
    return { kind, count, strength: piece?.strength ?? 'magic', rooted: piece?.stationary === true };
  });
};

const sum = (heaps: readonly Heap[]): number => heaps.reduce((all, { count }) => all + count, 0);

/**
 * Pieces that have taken a step hold none of the rooted kinds. So a stepped piece is each of the free ones alike; the rooted
 * ones lie alike on all that have not stepped, and what they leave there is filled by the free ones.
 */
export const likelyKinds = (view: View, story: readonly Beat[], token: TokenView): readonly Likely[] => {
  const army = armyOf(view, token);
  const hidden = standingOf(view, army).filter(({ kind }) => kind === null);
  const still = hidden.filter(({ id }) => !historyOf(story, id).stepped);
  const heaps = heapsOf(view, army);
  const free = sum(heaps.filter(({ rooted }) => !rooted));
  const rooted = Math.min(sum(heaps) - free, still.length);
  const stepped = !still.some(({ id }) => id === token.id);
  const left = stepped ? 1 : (still.length - rooted) / still.length;
  const shares = heaps.map(({ kind, strength, count, rooted: fixed }): Likely => {
    if (fixed) return { kind, strength, count, share: stepped ? 0 : count / still.length };
    return { kind, strength, count, share: free === 0 ? 0 : (count / free) * left };
  });
  const all = shares.reduce((total, { share }) => total + share, 0);
  return all === 0 ? [] : shares.filter(({ share }) => share > 0).map((one) => ({ ...one, share: one.share / all }));
};
