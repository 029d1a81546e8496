/** The course of a turn (RULES 4; the contract's five steps). Each step can be entered directly. */
import { KEY, PHASE } from '../../games/medieval/codec';
import { PASS } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { perform } from './act';
import { furtherActs, openingActs } from './acts';
import { burnFuses } from './blast';
import { freePrisoner, returnSpy } from './home';
import { jailAll } from './jail';
import { ageSteps } from './shuttle';
import { type MedievalState, otherSeat } from './state';

/** M32. */
const MOST_QUIET = 200;

/** START: the own fuses count down; who is caught in a blast is jailed before anything else. */
export const beginTurn = (game: MedievalState, seat: number, table: Table): void => {
  game.side = seat;
  game.turn++;
  game.acted = [];
  game.begun = true;
  game.phase = PHASE.jail;
  table.tell(ALL, { type: 'turn', seat });
  burnFuses(game, table);
};

/** CHECK and ACT: a side without any action loses (M30). */
function* act(game: MedievalState, table: Table): Flow {
  const choices = openingActs(game);
  if (choices.length === 0) {
    table.end('no-action', [otherSeat(game.side)]);
    return;
  }
  perform(game, yield ask(game.side, 'main', KEY.act, [], choices), table);
}

/** Another Footman or Archer, or none (RULES 4 b, c). */
function* more(game: MedievalState, table: Table): Flow {
  const choices = [...furtherActs(game, game.actors), PASS];
  const answer = yield ask(game.side, 'main', KEY.more, [game.actors, ...game.acted], choices);
  if (answer === PASS) game.phase = PHASE.jail;
  else perform(game, answer, table);
}

/** The quiet count comes before the other side's check. */
const endTurn = (game: MedievalState, table: Table): void => {
  game.quiet++;
  if (game.quiet >= MOST_QUIET) {
    table.end('no-progress', []);
    return;
  }
  ageSteps(game, game.side);
  beginTurn(game, otherSeat(game.side), table);
};

/** From the step that the state names to the beginning of the next turn, or to the end of the match (M31). */
export function* turn(game: MedievalState, table: Table): Flow {
  if (game.begun) {
    yield* jailAll(game, table);
    game.begun = false;
    game.phase = PHASE.act;
  }
  if (game.phase === PHASE.act) yield* act(game, table);
  while (game.phase === PHASE.more && table.result === null) yield* more(game, table);
  if (table.result !== null) return;
  if (game.phase === PHASE.free) yield* freePrisoner(game, table);
  if (game.phase === PHASE.home) yield* returnSpy(game, table);
  yield* jailAll(game, table);
  endTurn(game, table);
}
