/** What everybody sees: all of it (section 7). */
import type { HeapView, TokenView, View, Viewer } from '../../contract/view';
import { SHAPE } from '../../games/legion/boards';
import { ALL, type Table } from '../core/table';
import { BLACK, type LegionState, reserveOf, STEP, WHITE } from './state';

const tokensOf = (game: LegionState): readonly TokenView[] =>
  game.board.flatMap((piece, square) =>
    piece === null ? [] : [{ id: square, square, seat: piece.seat, kind: piece.kind, shownTo: ALL }],
  );

const heapOf = (game: LegionState, seat: number): HeapView => ({ seat, name: 'reserve', kinds: reserveOf(game, seat) });

/** `active` and `emptied` are told while a pick that needs them is open. */
export const view = (game: LegionState, viewer: Viewer, table: Table): View => {
  const step = table.result === null ? game.step : STEP.over;
  const picking = step === STEP.shot || step === STEP.flag;
  const asked = table.question?.decision ?? null;
  return {
    game: 'legion',
    form: game.form,
    viewer,
    ply: table.ply,
    asked: asked === null ? null : { seat: asked.seat, kind: asked.kind },
    width: SHAPE.width,
    height: SHAPE.height,
    terrain: [...game.terrain],
    tokens: tokensOf(game),
    heaps: [heapOf(game, BLACK), heapOf(game, WHITE)],
    flag: game.flag,
    counters: { side: game.side, placements: game.placements, passes: game.passes, step },
    lists: {
      faces: [...game.faces],
      quadrants: [...game.quadrants],
      active: picking && game.active !== null ? [game.active] : [],
      emptied: step === STEP.flag ? [...game.emptied] : [],
    },
    history: [...game.history],
    result: table.result,
  };
};
