/** Medieval by its rules (RULES and CONTRACT of the game; rulings M1–M39). */
import type { Engine } from '../../contract/engine';
import { medieval } from '../../games/medieval';
import { PHASE } from '../../games/medieval/codec';
import type { ReferenceGame } from '../core/game';
import { createEngine } from '../core/match';
import type { Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { arrangeArmies, isArranging } from './arrange';
import { deal } from './deal';
import { fill } from './fill';
import { type MedievalState, otherSeat, SEATS } from './state';
import { turn } from './turn';
import { view } from './view';

function* play(game: MedievalState, table: Table): Flow {
  if (isArranging(game)) yield* arrangeArmies(game, table);
  while (table.result === null) yield* turn(game, table);
}

/** A position stands in a turn that has begun; a dealt start tells of its first turn when all stand. */
const open = (game: MedievalState, table: Table): void => {
  if (game.phase === PHASE.act) table.tell(ALL, { type: 'turn', seat: game.side });
};

const game: ReferenceGame<MedievalState> = {
  content: medieval,
  deal,
  fill,
  open,
  play,
  canResign: (_state, seat) => Number.isInteger(seat) && seat >= 0 && seat < SEATS,
  resign: (_state, seat, table) => table.end('resign', [otherSeat(seat)]),
  view,
};

/** A Medieval engine in plain TypeScript: the tests' oracle. */
export const createMedievalReference = (): Engine => createEngine(game);
