/** Pebble by its RULES (B1–B27). */
import type { Engine } from '../../../../src/contract/engine';
import type { ReferenceGame } from '../../../../src/reference/core/game';
import { createEngine } from '../../../../src/reference/core/match';
import type { Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { pebble } from '../content';
import { STEP } from '../content/names';
import { hop, land, lantern } from './cards';
import { resign } from './end';
import { fill } from './fill';
import { main } from './moves';
import { deal, setUp } from './set-up';
import { isIn, type PebbleState } from './state';
import { view } from './view';

/** From the step that the state names to the end; every step leaves the number of the one that follows. */
function* play(game: PebbleState, table: Table): Flow {
  if (game.step === STEP.setUp) yield* setUp(game, table);
  while (table.result === null) {
    if (game.step === STEP.main) yield* main(game, table);
    else if (game.step === STEP.lantern) yield* lantern(game, table);
    else if (game.step === STEP.hop) yield* hop(game);
    else yield* land(game, table);
  }
}

const game: ReferenceGame<PebbleState> = {
  content: pebble,
  deal: (_setup, table) => deal(table),
  fill,
  open: (state, table) => table.tell(ALL, { type: 'turn', seat: state.active }),
  play,
  canResign: isIn,
  resign,
  view,
};

/** A Pebble engine in plain TypeScript. */
export const createPebbleReference = (): Engine => createEngine(game);
