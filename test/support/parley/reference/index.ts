/** Parley by its RULES (P1–P17). The option `leak` (P18) is the core's alone: here nothing leaks. */
import type { Engine } from '../../../../src/contract/engine';
import type { ReferenceGame } from '../../../../src/reference/core/game';
import { createEngine } from '../../../../src/reference/core/match';
import type { Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { parley } from '../content';
import { STEP } from '../names';
import { nameSeat, playCard, showToken, whisper } from './cards';
import { deal } from './deal';
import { fill } from './fill';
import { main } from './moves';
import { resign } from './resign';
import { setUp } from './set-up';
import { slip } from './slip';
import { isIn, type ParleyState } from './state';
import { view } from './view';
import { answerAttack } from './window';

/** One turn from the step that the state names; every step leaves the number of the one that follows. */
function* turn(game: ParleyState, table: Table): Flow {
  if (game.step === STEP.card) yield* playCard(game, table);
  if (game.step === STEP.whisper) yield* whisper(game, table);
  if (game.step === STEP.rumourSeat) yield* nameSeat(game, table);
  if (game.step === STEP.rumourPick) yield* showToken(game, table);
  if (game.step === STEP.main) yield* main(game, table);
  if (game.step === STEP.slip) yield* slip(game, table);
  if (game.step === STEP.window) yield* answerAttack(game, table);
}

function* play(game: ParleyState, table: Table): Flow {
  if (game.step === STEP.setUp) yield* setUp(game, table);
  while (table.result === null) yield* turn(game, table);
}

const game: ReferenceGame<ParleyState> = {
  content: parley,
  deal: (_setup, table) => deal(table),
  fill,
  open: (state, table) => table.tell(ALL, { type: 'turn', seat: state.active }),
  play,
  canResign: isIn,
  resign,
  view,
};

/** A Parley engine in plain TypeScript. */
export const createParleyReference = (): Engine => createEngine(game);
