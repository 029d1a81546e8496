/** Legends by its rulebook and RULINGS, interpreted from the catalogue. */
import type { Engine } from '../../contract/engine';
import { legends } from '../../games/legends';
import { legendsCatalogue } from '../../games/legends/catalogue';
import type { Catalogue } from '../../games/legends/language';
import type { ReferenceGame } from '../core/game';
import { createEngine } from '../core/match';
import type { Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { arrangeArmies, isArranging } from './arrange';
import { attackSteps } from './attack';
import { deal } from './deal';
import { eventSteps } from './event';
import { exchangePieces } from './exchanges';
import { fill } from './fill';
import { readRules } from './kinds';
import { powerSteps } from './power';
import { type Procedures, runProcedures } from './procedure';
import { settleSteps } from './settle';
import { areEnemies, asksAlways, type LegendsState, seatsFrom } from './state';
import { nextTurn, PHASE, turnSteps } from './turn';
import { view } from './view';
import { windowSteps } from './window';

const PROCEDURES: Procedures = {
  turn: turnSteps,
  power: powerSteps,
  attack: attackSteps,
  event: eventSteps,
  window: windowSteps,
  settle: settleSteps,
};

/** A position has begun its first turn; a dealt start only stands, and armies that are laid out do not yet. */
const open = (game: LegendsState, table: Table): void => {
  if (isArranging(game)) return;
  if (game.phase === PHASE.exchanges) table.tell(ALL, { type: 'dealt', seats: game.seats });
  else table.tell(ALL, { type: 'turn', seat: game.side });
};

function* play(game: LegendsState, table: Table): Flow {
  if (isArranging(game)) yield* arrangeArmies(game, table);
  if (game.phase === PHASE.exchanges && game.exchanges > 0) yield* exchangePieces(game, table);
  yield* runProcedures(PROCEDURES, game, table, () => nextTurn(game));
}

const legendsGame = (catalogue: Catalogue): ReferenceGame<LegendsState> => {
  const rules = readRules(catalogue);
  return {
    content: legends,
    deal: (setup, table) => deal(rules, setup, table),
    fill: (seen, guess) => fill(rules, seen, guess),
    open,
    play,
    canResign: (game, seat) => seat >= 0 && seat < game.seats,
    resign: (game, seat, table) =>
      table.end(
        'resign',
        seatsFrom(game, 0).filter((other) => areEnemies(other, seat)),
      ),
    view,
    asksAlways,
  };
};

/** A Legends engine in plain TypeScript, for any catalogue: the tests' oracle. */
export const createLegendsReference = (catalogue: Catalogue = legendsCatalogue): Engine =>
  createEngine(legendsGame(catalogue));
