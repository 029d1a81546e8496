/** Could an enemy come and take a piece on its square with its next move, as far as its own player can tell? */
import type { TokenView, View } from '../../../../contract/view';
import { areAllies } from '../../../../games/legends/reading/pieces-seen';
import { takesNext } from '../../../../games/legends/reading/reach';
import type { Beat } from '../../../../games/legends/reading/story';
import { partsKnown, sumOfParts } from '../../../../games/legends/reading/strength';
import { likelyKinds } from '../../../../games/legends/reading/worlds';
import { manhattanDistance } from '../../../../games/shared/square';

/** A hidden enemy that is dangerous in more than this share of the cases is one. */
const SMALL = 0.15;

const strengthOf = (view: View, token: TokenView): number => sumOfParts(partsKnown(view, token) ?? []);

/** How much of what a hidden enemy may be would take the piece. */
const danger = (view: View, story: readonly Beat[], foe: TokenView, token: TokenView): number => {
  const beside = manhattanDistance(foe.square ?? 0, token.square ?? 0, view.width) === 1;
  return likelyKinds(view, story, foe).reduce((sum, { kind, strength, share }) => {
    const known = kind === null ? null : { ...foe, kind };
    const here = { ...view, tokens: view.tokens.map((one) => (one.id === foe.id && known !== null ? known : one)) };
    const is =
      known === null
        ? beside && typeof strength === 'number' && strength >= strengthOf(view, token)
        : takesNext(here, known, token);
    return is ? sum + share : sum;
  }, 0);
};

/**
 * Is the piece safe where it stands in this view: no known enemy that would fell it can come there with one move, and no hidden
 * one in more than a small share of what it may be? `story` null: the player remembers alone what was seen.
 */
export const isSafe = (view: View, story: readonly Beat[] | null, token: TokenView): boolean =>
  !view.tokens.some((foe) => {
    if (areAllies(foe.seat, token.seat) || foe.square === null) return false;
    if (foe.kind !== null) return takesNext(view, foe, token);
    if (story === null) return manhattanDistance(foe.square, token.square ?? 0, view.width) === 1;
    return danger(view, story, foe, token) > SMALL;
  });
