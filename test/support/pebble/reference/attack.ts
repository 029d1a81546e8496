/** B10–B12: an attack, decided at once. */
import { ALL, type Table } from '../../../../src/reference/core/table';
import { CELLS, HEATH } from '../content/map';
import { BOULDER, CHIP, GEM } from '../content/names';
import { takeAway } from './end';
import { cellsOf, type PebbleState, seatBit, tokenOn } from './state';
import { move } from './travel';

const STRENGTH = new Map([
  [GEM, 0],
  [CHIP, 1],
  [BOULDER, 2],
]);

const strengthOn = (game: PebbleState, cell: number): number => STRENGTH.get(tokenOn(game, cell).kind) ?? 0;

/** B10: what all know is not shown again. */
const show = (game: PebbleState, cell: number, table: Table): void => {
  const token = tokenOn(game, cell);
  if (token.shownTo === ALL) return;
  game.board[cell] = { ...token, shownTo: ALL };
  table.tell(ALL, { type: 'shown', token: token.id, kind: token.kind });
};

const fall = (game: PebbleState, square: number, table: Table): void => {
  const { id, seat, kind } = tokenOn(game, square);
  game.board[square] = null;
  game.fallen[seat]?.push(kind);
  game.quiet = 0;
  table.tell(ALL, { type: 'removed', seat, token: id, kind, square, cause: 'fight' });
};

export const attack = (game: PebbleState, from: number, square: number, table: Table): void => {
  const defender = tokenOn(game, square);
  table.tell(ALL, { type: 'struck', from, square });
  table.learned = true;
  for (const cell of [from, square]) show(game, cell, table);
  const force = strengthOn(game, from);
  const defence = strengthOn(game, square) + (CELLS[square]?.terrain === HEATH ? 1 : 0);
  const beaten = force > defence;
  table.tell(ALL, { type: 'fought', from, square, attack: force, defence, helpers: [], beaten });
  if (force >= defence) fall(game, square, table);
  if (force <= defence) fall(game, from, table);
  if (beaten) move(game, from, square, table);
  if (force >= defence && defender.kind === GEM) {
    game.inMask &= ~seatBit(defender.seat);
    takeAway(game, cellsOf(game, defender.seat), 'other', table);
  }
};
