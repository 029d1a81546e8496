/** Legion by its rulebook (RULES of the game; rulings L1–L20). */
import type { Engine } from '../../contract/engine';
import { legion } from '../../games/legion';
import type { ReferenceGame } from '../core/game';
import { createEngine } from '../core/match';
import type { Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { fill } from './fill';
import { chooseFaces, layBoards } from './layout';
import { deal } from './start';
import { BLACK, type LegionState, otherSide, STEP, WHITE } from './state';
import { turn } from './turn';
import { view } from './view';

function* play(game: LegionState, table: Table): Flow {
  if (game.step === STEP.faces) yield* chooseFaces(game, table);
  if (game.step === STEP.build) yield* layBoards(game, table);
  while (table.result === null) yield* turn(game, table);
}

const game: ReferenceGame<LegionState> = {
  content: legion,
  deal,
  fill,
  open: (state, table) => table.tell(ALL, { type: 'turn', seat: state.side }),
  play,
  canResign: (_state, seat) => seat === BLACK || seat === WHITE,
  resign: (_state, seat, table) => table.end('resign', [otherSide(seat)]),
  view,
};

/** A Legion engine in plain TypeScript: the tests' oracle. */
export const createLegionReference = (): Engine => createEngine(game);
