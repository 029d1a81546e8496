/** What the sides of a battle are called: good and evil, or the colour of the seat's field where pieces are neither. */

import type { View } from '../../../contract/view';
import { cursesOf } from '../../../games/legends/curses';
import type { Side } from '../../../games/legends/language';
import { areAllies, armyCount, armyOf, fallenSeen, pieceKnown } from '../../../games/legends/reading/pieces-seen';
import { say } from '../../../text';

/** Kinds that this viewer knows to be of an army, whatever became of them. */
const kindsKnown = (view: View, army: number): readonly (number | null)[] => [
  ...(view.lists[`roster${army}`] ?? []),
  ...view.tokens.flatMap((token) => (armyOf(view, token) === army ? [token.kind] : [])),
  ...fallenSeen(view).flatMap((fallen) => (fallen.army === army ? [fallen.kind] : [])),
  ...cursesOf(view).flatMap((curse) => (curse?.army === army ? [curse.kind] : [])),
];

const colourKnown = (view: View, army: number): Side | 'both' | null =>
  kindsKnown(view, army)
    .map((kind) => pieceKnown(kind)?.side)
    .find((side) => side !== undefined) ?? null;

/**
 * The colour of an army's backs, which everybody sees: good or evil; null where the form's pieces have none. An army of
 * which nothing is known is of the colour that the other side is not.
 */
export const colourOf = (view: View, army: number): Side | null => {
  const armies = Array.from({ length: armyCount(view) }, (_, other) => other);
  const found = (own: boolean): Side | 'both' | null =>
    armies
      .filter((other) => areAllies(other, army) === own)
      .map((other) => colourKnown(view, other))
      .find((side) => side !== null) ?? null;
  const own = found(true);
  if (own === 'both') return null;
  if (own !== null) return own;
  const other = found(false);
  if (other === 'both' || other === null) return null;
  return other === 'good' ? 'evil' : 'good';
};

const TWO = 2;

/** A side's name: `Good`; in forms without good and evil `Blue`, after its seat's field; in a team `Good 2`. */
export const sideOf = (view: View, seat: number): string => {
  const colour = colourOf(view, seat);
  const side = colour === null ? say(`legends.told.side.${seat % TWO}`) : say(`legends.told.side.${colour}`);
  return armyCount(view) > TWO ? say('legends.told.side.player', { side, player: Math.floor(seat / TWO) + 1 }) : side;
};
