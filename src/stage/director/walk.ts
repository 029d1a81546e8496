/** How pieces walk on the board as it stands: the picture draws their ways as they go, and as they went. */
import { around } from '../board/measure';
import { shortestWay } from '../board/walk';
import type { GameLook } from '../look';
import type { Model } from './model';

/** Most steps that are walked; farther ways are no walks. */
const WALK = 3;

/** The cells between two where pieces walk, none to a cell beside; null where no walk leads, or pieces go straight. */
export const walkOf = (
  { walks }: Pick<GameLook, 'walks'>,
  { plan, ground, tokens }: Pick<Model, 'plan' | 'ground' | 'tokens'>,
  from: number,
  to: number,
): readonly number[] | null => {
  if (walks === undefined) return null;
  const isOpen = (cell: number): boolean => walks(ground[cell] ?? -1) && !tokens.some(({ square }) => square === cell);
  // between two corners that are taken it slips aslant
  return shortestWay(plan, from, to, { isOpen, most: WALK }) ?? (around(plan, from).includes(to) ? [] : null);
};
