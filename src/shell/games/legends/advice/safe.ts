/** Could an enemy come and take a piece on its square with its next move, as far as its own player can tell? */
import type { TokenView, View } from '../../../../contract/view';
import { combatOf } from '../../../../games/legends/reading/combat';
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

/** How likely the hidden enemy takes the piece; for a player who remembers alone, whatever stands next to it is a danger. */
const threat = (view: View, story: readonly Beat[] | null, foe: TokenView, token: TokenView): number => {
  if (story !== null) return danger(view, story, foe, token);
  return manhattanDistance(foe.square ?? 0, token.square ?? 0, view.width) === 1 ? 1 : 0;
};

/**
 * Who may take the piece where it stands in this view: a known enemy that would fell it and can come there with one move, else
 * the hidden one that most likely would, where that is more than a small share of what it may be; null: nobody. `story` null:
 * the player remembers alone what was seen.
 */
export const takerOf = (view: View, story: readonly Beat[] | null, token: TokenView): TokenView | null => {
  const foes = view.tokens.filter((foe) => !areAllies(foe.seat, token.seat) && foe.square !== null);
  const takers = foes.filter((foe) => foe.kind !== null && takesNext(view, foe, token));
  // who would not fall with it is the greater danger
  const known = takers.find((foe) => combatOf(view, foe, token)?.own === false) ?? takers[0];
  if (known !== undefined) return known;
  let taker: TokenView | null = null;
  let most = SMALL;
  for (const foe of foes) {
    const share = foe.kind === null ? threat(view, story, foe, token) : 0;
    if (share <= most) continue;
    taker = foe;
    most = share;
  }
  return taker;
};

/** Is the piece safe where it stands in this view? */
export const isSafe = (view: View, story: readonly Beat[] | null, token: TokenView): boolean =>
  takerOf(view, story, token) === null;
