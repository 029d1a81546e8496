/** P7–P10: the main decision: a step, a slip, an attack, or nothing. */
import { PASS, packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { SHAPE, SQUARES, STEP } from '../names';
import { showOn } from './cards';
import { endTurn } from './end';
import { type ParleyState, squaresOf, tokenOn } from './state';
import { keyOf } from './tell';

const SLIP = 1;
/** P9: an id has room for fifteen renewals. */
const MOST_RENEWALS = 15;

/** Orthogonally neighbouring squares, ascending. */
const NEIGHBOURS = Array.from({ length: SQUARES }, (_, square) => {
  const file = square % SHAPE.width;
  const near = [square - SHAPE.width];
  if (file > 0) near.push(square - 1);
  if (file < SHAPE.width - 1) near.push(square + 1);
  near.push(square + SHAPE.width);
  return near.filter((other) => other >= 0 && other < SQUARES);
});

const isOwn = (game: ParleyState, square: number): boolean => game.board[square]?.seat === game.active;

/** P7: by source square its moves by target, then its slips by target; `pass` last, always there. */
const mainChoices = (game: ParleyState): readonly number[] => {
  const codes = squaresOf(game, game.active).flatMap((from) => {
    const near = NEIGHBOURS[from] ?? [];
    const moves = near.filter((to) => !isOwn(game, to)).map((to) => packChoice('move', { from, to }));
    const slips = near.filter((to) => isOwn(game, to)).map((to) => packChoice('powerTo', { item: SLIP, from, to }));
    return game.renewals < MOST_RENEWALS ? [...moves, ...slips] : moves;
  });
  return [...codes, PASS];
};

/** P8. */
const step = (game: ParleyState, from: number, to: number, table: Table): void => {
  const token = tokenOn(game, from);
  game.board[from] = null;
  game.board[to] = token;
  table.tell(ALL, { type: 'moved', token: token.id, from, to });
  endTurn(game, table);
};

/** P10, and the opening of P11: both tokens are shown, attacker first; the defender's seat is asked first. */
const attack = (game: ParleyState, from: number, to: number, table: Table): void => {
  table.tell(ALL, { type: 'struck', from, square: to });
  for (const square of [from, to]) if (tokenOn(game, square).shownTo !== ALL) showOn(game, square, table);
  table.learned = true;
  table.tell(ALL, { type: 'windowOpened' });
  game.pending = [from, to];
  game.asked = tokenOn(game, to).seat;
  game.step = STEP.window;
};

export function* main(game: ParleyState, table: Table): Flow {
  const answer = yield ask(game.active, 'main', keyOf(STEP.main), [], mainChoices(game));
  if (answer === PASS) {
    table.tell(ALL, { type: 'passed', seat: game.active });
    endTurn(game, table);
    return;
  }
  const { form, from, to } = unpackChoice(answer);
  if (form === 'powerTo') {
    game.pending = [from, to];
    game.step = STEP.slip;
  } else if (game.board[to] === null) {
    step(game, from, to, table);
  } else {
    attack(game, from, to, table);
  }
}
