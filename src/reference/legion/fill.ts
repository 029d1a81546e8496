/** A whole state from a view; nothing of Legion is hidden (section 7), so the guess is empty. */
import type { Outcome } from '../../contract/fault';
import type { View } from '../../contract/view';
import { isForm } from '../../games/legion/forms';
import { readRows } from '../../games/legion/rows';
import { ok, refuse } from '../../games/shared/outcome';
import { KING } from './fall';
import { enterPosition, squareCode } from './history';
import { type LegionState, otherSide, type Piece, pieceOf, SQUARES, STEP } from './state';

/**
 * At the Flag pick the fallen units are gone, and the view names only their squares. What stood there is in the last
 * entry of the history: the position before this placement.
 */
const didKingFall = (view: View, mover: number, emptied: readonly number[]): boolean => {
  const before = readRows((view.history.at(-1) ?? '').split(' ')[0] ?? '');
  const king = squareCode(otherSide(mover), KING);
  return before.ok && emptied.some((square) => before.value[square] === king);
};

const boardOf = (view: View): Outcome<(Piece | null)[]> => {
  const board: (Piece | null)[] = Array.from({ length: SQUARES }, () => null);
  for (const [index, token] of view.tokens.entries()) {
    const piece = token.kind === null ? null : pieceOf(token.seat, token.kind);
    if (piece === null || board[token.square] !== null) {
      return refuse('bad-position', `tokens[${index}]`, 'a unit of either side on a square of its own', token);
    }
    board[token.square] = piece;
  }
  return ok(board);
};

/** See Engine.fill. */
export const fill = (view: View): Outcome<LegionState> => {
  if (view.game !== 'legion' || !isForm(view.form))
    return refuse('bad-position', 'form', 'a form of Legion', view.form);
  if (view.terrain.length !== SQUARES) return refuse('bad-position', 'terrain', '36 squares', view.terrain.length);
  const board = boardOf(view);
  if (!board.ok) return board;
  const { counters, lists } = view;
  const side = counters['side'] ?? 0;
  const emptied = lists['emptied'] ?? [];
  const game: LegionState = {
    form: view.form,
    step: counters['step'] ?? STEP.place,
    side,
    board: board.value,
    terrain: view.terrain,
    flag: view.flag,
    placements: counters['placements'] ?? 0,
    passes: counters['passes'] ?? 0,
    faces: [...(lists['faces'] ?? [])],
    quadrants: [...(lists['quadrants'] ?? [])],
    active: lists['active']?.[0] ?? null,
    emptied,
    kingFell: didKingFall(view, side, emptied),
    history: [...view.history],
  };
  if (game.step === STEP.place && game.history.length === 0) enterPosition(game);
  return ok(game);
};
