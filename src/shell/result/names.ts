/** What the two sides are called in tables and the chart: whole sides, also where each has several players. */
import type { View } from '../../contract/view';
import { armyCount } from '../../games/legends/reading/pieces-seen';
import { say } from '../../text';
import { capital } from '../../text/capital';
import { colourOf, sideOf } from '../games/legends/sides';
import { SIDES, type SideNumber } from './course';

/** As the chart draws it: by colour where a side has one, else by its seat's field. */
export type SideColour = 'good' | 'evil' | 'first' | 'second';

export interface SideNamed {
  readonly side: SideNumber;
  readonly name: string;
  readonly colour: SideColour;
}

const colourNamed = (view: View, side: SideNumber): SideColour =>
  (view.game === 'legends' ? colourOf(view, side) : null) ?? (side === 0 ? 'first' : 'second');

const nameOf = (view: View, side: SideNumber): string => {
  if (view.game !== 'legends' || armyCount(view) <= SIDES.length) return capital(sideOf(view, side));
  return say(`legends.told.side.${colourOf(view, side) ?? side}`);
};

export const sidesNamed = (view: View): readonly [SideNamed, SideNamed] => {
  const named = (side: SideNumber): SideNamed => ({ side, name: nameOf(view, side), colour: colourNamed(view, side) });
  return [named(0), named(1)];
};
