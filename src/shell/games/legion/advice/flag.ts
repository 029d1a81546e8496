/** What the Flag is good for on one of the squares it may go to: nobody can place a unit there, and on the others everybody can. */
import type { View } from '../../../../contract/view';
import { TERRAINS } from '../../../../games/legion/boards';
import { formatSquare } from '../../../../games/shared/square';
import { tokenAt } from '../../../board/tokens';
import { neighbours } from '../neighbours';
import { threatsTo } from '../threats';
import { type Reason, reason } from './reason';
import { unitOn } from './units';

const FOREST = TERRAINS.indexOf('forest');

/** Units next to `from` that this side would remove by a placement there. */
const fallingFrom = (view: View, seat: number, from: number): readonly number[] =>
  neighbours(view, from).filter((square) =>
    threatsTo(view, seat, square).some((threat) => threat.from === from && threat.by !== 'arrow'),
  );

/** `others`: the squares that it might go to instead. */
export const ofFlag = (view: View, seat: number, to: number, others: readonly number[]): Reason => {
  const name = formatSquare(to, view);
  const [guarded] = fallingFrom({ ...view, flag: null }, 1 - seat, to);
  if (guarded !== undefined) {
    const { unit, square: at } = unitOn(view, guarded);
    return reason('flagGuards', { square: name, unit: unit ?? '', at: at ?? '' });
  }
  for (const other of others) {
    const [open] = fallingFrom({ ...view, flag: to }, seat, other);
    if (open !== undefined) return reason('flagOpens', { ...unitOn(view, open), other: formatSquare(other, view) });
  }
  const keepsForest = view.form === 'forest' && view.terrain[to] === FOREST && tokenAt(view, to) === null;
  return reason(keepsForest ? 'flagForest' : 'flag', { square: name });
};
