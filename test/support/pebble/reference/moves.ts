/** B4, B5: the main decision. */
import { PASS, packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { neighboursOf } from '../content/map';
import { GEM, STEP } from '../content/names';
import { attack } from './attack';
import { playableCards, playCard } from './cards';
import { endTurn } from './end';
import { cellsOf, keyOf, type PebbleState, tokenOn } from './state';
import { move } from './travel';

/** B4: empty neighbours, and those with another seat's token unless the Gem would move. */
const targetsFrom = (game: PebbleState, from: number): readonly number[] => {
  const { kind, seat } = tokenOn(game, from);
  return neighboursOf(from).filter((to) => {
    const there = game.board[to] ?? null;
    return there === null || (kind !== GEM && there.seat !== seat);
  });
};

export function* main(game: PebbleState, table: Table): Flow {
  const seat = game.active;
  const moves = cellsOf(game, seat).flatMap((from) =>
    targetsFrom(game, from).map((to) => packChoice('move', { from, to })),
  );
  const cards = playableCards(game).map((item) => packChoice('item', { item }));
  const answer = yield ask(seat, 'main', keyOf(STEP.main), [], [...moves, ...cards, PASS]);
  const { form, item, from, to } = unpackChoice(answer);
  if (form === 'item') {
    playCard(game, item, table);
    return;
  }
  if (answer === PASS) table.tell(ALL, { type: 'passed', seat });
  else if (game.board[to] === null) move(game, from, to, table);
  else attack(game, from, to, table);
  endTurn(game, table);
}
