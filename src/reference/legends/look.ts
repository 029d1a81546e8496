/** What becomes known, and to whom (R13–R16). */
import { ALL, type Table, TRUTH } from '../core/table';
import { areAllies, ascending, type LegendsState, sideMask, type Token } from './state';

/** The seats of each side, as bits. */
const EVEN = 0b01010101;
const ODD = 0b10101010;

/** May this viewer know the piece's kind? Shown to all, dealt to its side or looked at by it (R137). */
export const knows = (token: Token, viewer: number): boolean => {
  if (token.shown || viewer === TRUTH) return true;
  if (viewer > 7) return false;
  return areAllies(token.army, viewer) || (token.looked & ((viewer & 1) === 0 ? EVEN : ODD)) !== 0;
};

/** A piece is shown to all, unless it is already. R83 counts it. */
export const show = (game: LegendsState, token: Token, table: Table): void => {
  if (token.shown) return;
  token.shown = true;
  game.stirred = true;
  table.learned = true;
  table.tell(ALL, { type: 'shown', token: token.id, kind: token.kind.number });
};

/** Several pieces, ascending. */
export const showAll = (game: LegendsState, tokens: readonly Token[], table: Table): void => {
  for (const token of ascending(tokens)) show(game, token, table);
};

/** R16: a look is for the user's side; the others see at what. */
export const lookAt = (game: LegendsState, tokens: readonly Token[], seat: number, table: Table): void => {
  const mask = sideMask(game, seat);
  for (const token of ascending(tokens)) {
    token.looked |= 1 << seat;
    table.learned = true;
    table.tell(mask, { type: 'looked', seat, token: token.id, kind: token.kind.number });
    table.tell(ALL & ~mask, { type: 'looked', seat, token: token.id, kind: null });
  }
};
