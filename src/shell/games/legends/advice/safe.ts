/** Could an enemy come and take a piece on its square with its next move, as far as its own player can tell? */
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Path, Piece, Power } from '../../../../games/legends/language';
import { combatOf } from '../../../../games/legends/reading/combat';
import { keywordsNow } from '../../../../games/legends/reading/holds';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { partsKnown, sumOfParts } from '../../../../games/legends/reading/strength';
import { likelyKinds } from '../../../../games/legends/reading/worlds';
import { manhattanDistance } from '../../../../games/shared/square';

/** A hidden enemy that is dangerous in more than this share of the cases is one. */
const SMALL = 0.15;

const pathsOf = (power: Power): readonly Path[] => {
  const full = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  if (!('do' in full)) return [];
  return full.do.flatMap((effect) =>
    effect.op === 'move' && effect.who === 'self' && 'path' in effect && effect.path.jump !== true ? [effect.path] : [],
  );
};

/** Do the squares between these two, on a line, hold nobody? Water is not looked at: it makes nothing less safe. */
const isOpen = (view: View, from: number, to: number, steps: number): boolean => {
  const stride = (to - from) / steps;
  return !Array.from({ length: steps - 1 }, (_, at) => from + stride * (at + 1)).some((square) =>
    view.tokens.some((token) => token.square === square),
  );
};

/** Could a piece go from one square to the other this way? A bent way counts as open. */
const leads = (view: View, { dir, steps: [least, most], bend }: Path, from: number, to: number): boolean => {
  const { width } = view;
  const across = Math.abs((from % width) - (to % width));
  const up = Math.abs(Math.floor(from / width) - Math.floor(to / width));
  const fits = (steps: number): boolean => steps > 0 && steps >= least && (most === null || steps <= most);
  if (dir === 'diagonal') return across === up && fits(across) && isOpen(view, from, to, across);
  // an enemy on either square of a bent way is attacked
  if (bend === true) return across + up > 0 && (most === null || across + up <= most);
  return (across === 0 || up === 0) && fits(across + up) && isOpen(view, from, to, across + up);
};

const canReach = (view: View, piece: Piece, from: number, to: number): boolean =>
  (!piece.stationary && manhattanDistance(from, to, view.width) === 1) ||
  piece.powers.some((power) => pathsOf(power).some((path) => leads(view, path, from, to)));

/** Would this enemy, known for what it is, come and take the piece? */
const takes = (view: View, foe: TokenView, token: TokenView): boolean => {
  const piece = pieceKnown(foe.kind);
  if (piece === null || foe.square === null || token.square === null) return false;
  const held = keywordsNow(view, foe);
  if (held.includes('stationary') || held.includes('cannotAttack')) return false;
  return canReach(view, piece, foe.square, token.square) && combatOf(view, foe, token)?.theirs === true;
};

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
        : takes(here, known, token);
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
    if (foe.kind !== null) return takes(view, foe, token);
    if (story === null) return manhattanDistance(foe.square, token.square ?? 0, view.width) === 1;
    return danger(view, story, foe, token) > SMALL;
  });
