/** The table that is laid out: a layout with the board it lies on, as the sheet's parts share it. */
import type { BoardPlan } from '../../contract/board-plan';
import type { LayoutSetup, SecretLayout } from '../../contract/secret-layout';
import { matchGames } from '../../match/games';
import { faces } from '../games';
import type { LayingFace } from '../games/face-around';

export interface LayingTable {
  readonly layout: SecretLayout;
  readonly plan: BoardPlan;
  readonly face: LayingFace;
  readonly seat: number;
  /** The cells to fill, in the order seen. */
  readonly cells: readonly number[];
  /** Under which name layouts of this form are kept. */
  readonly shelfName: string;
}

/** The table of a seat; null where nothing is laid out in secret. The game has been fetched. */
export const layingTable = (setup: LayoutSetup, seat: number): LayingTable | null => {
  const { content } = matchGames.get(setup.game);
  const layout = content.layout?.(setup, seat) ?? null;
  const { laying: face } = faces.get(setup.game);
  if (layout === null || face === null) return null;
  return {
    layout,
    plan: content.plan(content.shape(setup)),
    face,
    seat,
    cells: layout.seen.map((place) => layout.cells[place] ?? 0),
    shelfName: face.shelfName(setup.form),
  };
};
