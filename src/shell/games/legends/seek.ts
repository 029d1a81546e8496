/** What the digits and letters of the board look for: own pieces by their printed strength, the castle, Magic. */
import type { TokenView, View } from '../../../contract/view';
import { pieceOf } from '../../../games/legends/catalogue';
import type { Strength } from '../../../games/legends/language';
import { sameSide } from '../../../games/legends/reading/knowledge';
import { say } from '../../../text';
import type { SeekKey, Sought } from '../face-board';
import { strengthNamed } from './words';

const printed = ({ kind }: TokenView): Strength | null => (kind === null ? null : (pieceOf(kind)?.strength ?? null));

/** Squares of the viewer's pieces whose printed strength is this one. */
export const ownOf = (view: View, strength: Strength): readonly number[] =>
  view.tokens
    .filter((token) => sameSide(token.seat, view.viewer) && printed(token) === strength)
    .map(({ square }) => square);

/** Do these seats (mask) all belong to the viewer's side? */
const ownEyesOnly = (shownTo: number, viewer: number): boolean =>
  Array.from({ length: 8 }, (_, seat) => seat).every((seat) => (shownTo & (1 << seat)) === 0 || sameSide(seat, viewer));

/** Squares of the castles that the viewer's own seat must keep; none for onlookers, whoever has the screen. */
export const ownCastles = (view: View): readonly number[] =>
  view.tokens.filter((token) => token.seat === view.viewer && printed(token) === 'castle').map(({ square }) => square);

/** Squares of those among them that another side has been shown. */
export const castlesSeen = (view: View): readonly number[] => {
  const safe = ownCastles(view);
  return view.tokens
    .filter(({ square, shownTo }) => safe.includes(square) && shownTo !== 0 && !ownEyesOnly(shownTo, view.viewer))
    .map(({ square }) => square);
};

/** Squares of enemy castles that this viewer knows; none for onlookers. */
export const castlesKnown = (view: View): readonly number[] =>
  view.viewer >= 8
    ? []
    : view.tokens
        .filter((token) => !sameSide(token.seat, view.viewer) && printed(token) === 'castle')
        .map(({ square }) => square);

/** The rank that a digit stands for: 0 for ten. */
export const rankOf = (digit: number): number => (digit === 0 ? 10 : digit);

/** The squares of the pieces that a key looks for. */
export const soughtBy = (view: View, key: SeekKey): Sought => {
  const strength = key.act === 'digit' ? rankOf(key.digit) : key.act;
  const none = say('spoken.no-piece', { strength: strengthNamed(strength, view) });
  return { on: 'squares', squares: ownOf(view, strength), none };
};
