/** What the two sides are called in tables and the chart: whole sides, also where each has several players. */
import type { View } from '../../../../contract/view';
import { armyCount } from '../../../../games/legends/reading/pieces-seen';
import { colourOf, sideOf } from '../../../../match/games/legends/sides';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import type { SideNamed } from '../../face-around';

const SIDES = [0, 1] as const;
const FIELDS = ['first', 'second'] as const;

const nameOf = (view: View, side: number): string => {
  if (armyCount(view) <= SIDES.length) return capital(sideOf(view, side));
  return say(`legends.told.side.${colourOf(view, side) ?? side}`);
};

/** Both sides; each is drawn by its colour where it has one, else by its seat's field. */
export const sidesNamed = (view: View): readonly SideNamed[] =>
  SIDES.map((side) => ({ side, name: nameOf(view, side), colour: colourOf(view, side) ?? FIELDS[side] }));
