/** One turn: PLACE, SHOT, FLAG, END (section 3). Each step can be entered directly. */
import { UNITS } from '../../games/legion/units';
import { PASS, packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { crowned } from './crown';
import { endTurn } from './end';
import { remove } from './fall';
import { fight } from './fight';
import { placementChoices } from './placement';
import { shotTargets } from './shot';
import { type LegionState, pieceOf, STEP } from './state';

const squareChoices = (squares: readonly number[]): readonly number[] =>
  squares.map((to) => packChoice('square', { to }));

/** What the placed unit does at once (section 4). Only an arrow leaves something to decide. */
const act = (game: LegionState, from: number, kind: number, table: Table): void => {
  const unit = UNITS[kind];
  if (unit?.arrow) {
    if (shotTargets(game, from).length > 0) game.step = STEP.shot;
    return;
  }
  const [fallen, cause] = unit?.crown
    ? [crowned(game, from), 'crown' as const]
    : [fight(game, from, table), 'fight' as const];
  remove(game, fallen, cause, table);
  if (fallen.length > 0) game.step = STEP.flag;
};

/** PLACE. A placement interrupts a row of passes. */
function* place(game: LegionState, table: Table): Flow {
  const answer = yield ask(game.side, 'place', 'legion.place', [], placementChoices(game));
  if (answer === PASS) {
    game.passes++;
    table.tell(ALL, { type: 'passed', seat: game.side });
    return;
  }
  const { item: kind, to: square } = unpackChoice(answer);
  game.passes = 0;
  game.board[square] = pieceOf(game.side, kind);
  game.active = square;
  table.tell(ALL, { type: 'placed', seat: game.side, token: square, kind, square });
  act(game, square, kind, table);
}

/** SHOT: exactly one legal target, no refusal. */
function* shoot(game: LegionState, table: Table): Flow {
  const from = game.active ?? 0;
  const answer = yield ask(game.side, 'pick', 'legion.shot', [from], squareChoices(shotTargets(game, from)));
  const square = unpackChoice(answer).to;
  table.tell(ALL, { type: 'struck', from, square });
  remove(game, [square], 'shot', table);
  game.step = STEP.flag;
}

/** FLAG (section 5; L11): it moves to a square emptied this turn; its former square is free again at once. */
function* moveFlag(game: LegionState, table: Table): Flow {
  const answer = yield ask(game.side, 'pick', 'legion.flag', [], squareChoices(game.emptied));
  const to = unpackChoice(answer).to;
  table.tell(ALL, { type: 'flag', from: game.flag, to });
  game.flag = to;
}

/** The turn from the step that the state names. Where nothing falls the Flag stays (L11) and `step` is still PLACE. */
export function* turn(game: LegionState, table: Table): Flow {
  if (game.step === STEP.place) yield* place(game, table);
  if (game.step === STEP.shot) yield* shoot(game, table);
  if (game.step === STEP.flag) yield* moveFlag(game, table);
  endTurn(game, table);
}
