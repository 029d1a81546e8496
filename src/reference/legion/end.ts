/** END (section 6; L13–L16), in the contract's order: count, win checks, change of side, history, draws. */
import { ALL, type Table } from '../core/table';
import { enterPosition } from './history';
import { type LegionState, otherSide, STEP } from './state';
import { winOf } from './wins';

const OCCURRENCES = 3;
const PLACEMENTS = 300;
const PASSES = 2;

/** L16 and L15: the reason of a draw, once the new position is entered; null: the match goes on. */
const drawOf = (game: LegionState): string | null => {
  if (enterPosition(game) >= OCCURRENCES) return 'repetition';
  if (game.placements >= PLACEMENTS) return 'placements';
  return game.passes >= PASSES ? 'passes' : null;
};

/** Ends a turn in which a unit was placed (`active`) or the side passed. */
export const endTurn = (game: LegionState, table: Table): void => {
  if (game.active !== null) game.placements++;
  const win = winOf(game);
  game.side = otherSide(game.side);
  game.step = STEP.place;
  game.active = null;
  game.emptied = [];
  game.kingFell = false;
  if (win !== null) {
    table.end(win.reason, win.winners, win.score);
    return;
  }
  const draw = drawOf(game);
  if (draw !== null) table.end(draw, []);
  else table.tell(ALL, { type: 'turn', seat: game.side });
};
