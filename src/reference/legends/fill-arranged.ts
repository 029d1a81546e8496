/** Taking up a match in which armies are still being laid out (LEGENDS.md, Forms: Arranging). */
import type { View } from '../../contract/view';
import { fitsMix, lay, nextToArrange, seesArmy, squaresOf } from './arrange';
import { type Guesses, Unfit } from './fill-pieces';
import { isArrangedForm, isOfForm } from './form-rules';
import type { LegendsState } from './state';
import { PHASE } from './turn';

/** Is it told that armies are being laid out, or were when the match ended? */
const isLaidOut = ({ asked, lists }: View): boolean => asked?.kind === 'place' || (lists['arranged'] ?? []).length > 0;

/** The set-up squares that each seat has answered; empty when nothing is being laid out. */
export const arrangedOf = (game: LegendsState, view: View): number[] => {
  const words = view.lists['arranged'] ?? [];
  if (!isLaidOut(view)) return [];
  const phase = view.result === null ? PHASE.arranging : PHASE.over;
  if (view.asked?.kind !== 'place' && view.result === null)
    throw new Unfit('lists.arranged', 'nothing once the battle has begun', words.length);
  if (!isArrangedForm(game.form) || game.turn !== 0 || game.phase !== phase)
    throw new Unfit('counters.phase', 'armies being laid out', game.phase);
  const fits = words.every((count, seat) => {
    const all = squaresOf(game, seat).length;
    return Number.isInteger(count) && count >= 0 && (seat > game.side ? count === 0 || count === all : count <= all);
  });
  if (words.length !== game.seats || !fits)
    throw new Unfit('lists.arranged', 'the squares answered, one number a seat', words.length);
  return [...words];
};

/** The guess begins with the answers of the seats whose pieces the viewer does not see. */
export const layHidden = (game: LegendsState, view: View, guesses: Guesses): void => {
  for (const [seat, count] of game.arranged.entries()) {
    if (seesArmy(game, seat, view.viewer)) continue;
    for (const square of squaresOf(game, seat).slice(0, count)) {
      const number = guesses.next('a kind of the form, or 0');
      if (number === 0) continue;
      const kind = game.rules.kinds[number];
      if (kind === undefined || !isOfForm(game.form, number) || (game.board[square] ?? null) !== null)
        throw new Unfit('guess', 'a kind of the form, or 0', number);
      lay(game, seat, square, kind);
    }
  }
};

/** What stands must have been answered, and leave room for the rest of the mix; the next seat is the one that is asked. */
export const checkArranged = (game: LegendsState, view: View): void => {
  if (!isLaidOut(view)) return;
  for (const [seat, count] of game.arranged.entries()) {
    const answered = new Set(squaresOf(game, seat).slice(0, count));
    const own = game.tokens.filter(({ army }) => army === seat);
    const strange = own.find(({ id, square, shown }) => id !== square || !answered.has(square) || shown);
    if (strange !== undefined)
      throw new Unfit('tokens', 'a piece on a set-up square that has been answered', strange.id);
    if (!fitsMix(game, seat)) throw new Unfit('tokens', 'pieces of the mix', seat);
  }
  if (nextToArrange(game) !== game.side || (view.asked !== null && view.asked.seat !== game.side))
    throw new Unfit('counters.side', 'the seat that lays out its army', game.side);
};
