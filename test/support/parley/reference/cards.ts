/** P3–P6: the card of a turn and what it does. */
import { PASS, packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { STEP } from '../names';
import { type ParleyState, RUMOUR, seatBit, seatsIn, squaresOf, squaresWhere, TRUCE, tokenOn, WHISPER } from './state';
import { keyOf, tellApart } from './tell';

/** Squares of all other seats' tokens. */
const othersSquares = (game: ParleyState): readonly number[] =>
  squaresWhere(game, (token) => token.seat !== game.active);

/** P3: Whisper and Rumour while another seat has a token, Truce while the deck is not empty. */
const canPlay = (game: ParleyState, card: number): boolean =>
  card === TRUCE ? game.deck.length > 0 : othersSquares(game).length > 0;

/** The first copy leaves the hand for the end of the discard heap, before everybody's eyes. */
export const discardCard = (game: ParleyState, seat: number, card: number, table: Table): void => {
  const hand = game.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  game.discard.push(card);
  table.tell(ALL, { type: 'played', seat, card });
};

/** P6: a Truce in one's own turn takes a card from a drawn place of the deck. */
const drawCard = (game: ParleyState, table: Table): void => {
  const seat = game.active;
  const [card] = game.deck.splice(table.generator.draw(game.deck.length), 1);
  if (card === undefined) return;
  game.hands[seat]?.push(card);
  tellApart(table, seat, card, (shown) => ({ type: 'drew', seat, card: shown }));
  table.learned = true;
  table.chance = true;
};

/** P3. The step it leads to is that of the card's first question, or `main`. */
export function* playCard(game: ParleyState, table: Table): Flow {
  const playable = [WHISPER, RUMOUR, TRUCE].filter(
    (card) => game.hands[game.active]?.includes(card) && canPlay(game, card),
  );
  const choices = [...playable.map((item) => packChoice('item', { item })), PASS];
  const answer = yield ask(game.active, 'card', keyOf(STEP.card), [], choices);
  game.step = STEP.main;
  if (answer === PASS) return;
  const card = unpackChoice(answer).item;
  discardCard(game, game.active, card, table);
  if (card === WHISPER) game.step = STEP.whisper;
  if (card === RUMOUR) game.step = STEP.rumourSeat;
  if (card === TRUCE) drawCard(game, table);
}

/** P4: a private look. P15: without a target left it lapses. */
export function* whisper(game: ParleyState, table: Table): Flow {
  const seat = game.active;
  const targets = othersSquares(game);
  if (targets.length > 0) {
    const choices = targets.map((to) => packChoice('square', { to }));
    const { to } = unpackChoice(yield ask(seat, 'pick', keyOf(STEP.whisper), [], choices));
    const token = tokenOn(game, to);
    game.board[to] = { ...token, shownTo: token.shownTo | seatBit(seat) };
    tellApart(table, seat, token.kind, (kind) => ({ type: 'looked', seat, token: token.id, kind }));
    table.learned = true;
  }
  game.step = STEP.main;
}

/** P5: naming a seat. It can lapse only where every other token is gone. */
export function* nameSeat(game: ParleyState, table: Table): Flow {
  const others = seatsIn(game).filter((seat) => seat !== game.active && squaresOf(game, seat).length > 0);
  if (others.length === 0) {
    game.step = STEP.main;
    return;
  }
  const choices = others.map((item) => packChoice('item', { item }));
  const other = unpackChoice(yield ask(game.active, 'seat', keyOf(STEP.rumourSeat), [], choices)).item;
  table.tell(ALL, { type: 'named', seat: game.active, other });
  game.pending = [other];
  game.step = STEP.rumourPick;
}

/** P5: the named seat shows one of its tokens, also one that was known. */
export function* showToken(game: ParleyState, table: Table): Flow {
  const named = game.pending[0] ?? 0;
  const choices = squaresOf(game, named).map((to) => packChoice('square', { to }));
  const { to } = unpackChoice(yield ask(named, 'pick', keyOf(STEP.rumourPick), [], choices));
  showOn(game, to, table);
  table.learned = true;
  game.pending = [];
  game.step = STEP.main;
}

/** Everybody is shown the token on this square. */
export const showOn = (game: ParleyState, square: number, table: Table): void => {
  const token = tokenOn(game, square);
  game.board[square] = { ...token, shownTo: ALL };
  table.tell(ALL, { type: 'shown', token: token.id, kind: token.kind });
};
