/** Exchanges before the battle (R18, R131, R138). */
import { PASS, packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { placeCode } from './codes';
import { exchangesOf } from './form-rules';
import { exchange, type LegendsState, standing, type Token } from './state';

const SWAP = packChoice('other', { item: 1 });

/** Every pair of own squares, then the pass. */
const pairs = (squares: readonly number[]): readonly number[] => {
  const codes: number[] = [];
  for (const [index, from] of squares.entries()) {
    for (let other = index + 1; other < squares.length; other++) {
      codes.push(placeCode(SWAP, from, squares[other] ?? 0));
    }
  }
  codes.push(PASS);
  return codes;
};

const on = (game: LegendsState, square: number): Token => {
  const token = game.board[square] ?? null;
  if (token === null) throw new Error('an exchange with an empty square');
  return token;
};

/** Each seat in turn as many exchanges of two own pieces as the form says; a pass ends them. */
export function* exchangePieces(game: LegendsState, table: Table): Flow {
  for (;;) {
    while (game.exchanges > 0) {
      const own = standing(game).flatMap(({ seat, square }) => (seat === game.side ? [square] : []));
      const answer = yield ask(game.side, 'swap', 'legends.exchange', [game.exchanges], pairs(own));
      if (answer === PASS) {
        table.tell(ALL, { type: 'passed', seat: game.side });
        game.exchanges = 0;
        break;
      }
      const { from, to } = unpackChoice(answer);
      const [a, b] = [on(game, from), on(game, to)];
      exchange(game, a, b);
      table.tell(ALL, { type: 'swapped', token: a.id, other: b.id, square: from, otherSquare: to });
      game.exchanges--;
    }
    if (game.side === game.seats - 1) break;
    game.side++;
    game.exchanges = exchangesOf(game.form);
  }
  game.side = 0;
}
