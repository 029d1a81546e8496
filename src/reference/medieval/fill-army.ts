/** What each seat has all told: standing, jailed, waiting and fallen pieces must make up its army. */
import type { View } from '../../contract/view';
import { countsOf, setupSquares } from '../../games/medieval/forms';
import { ARMY_KINDS, KIND, UNITS } from '../../games/medieval/units';
import { isArranging, lay, leftOf, nextToArrange } from './arrange';
import { BOMBS } from './bombs';
import { demand, type Guesses, listOf, wholeWithin } from './fill-reading';
import { isBomb, type MedievalState, type Piece, piecesWhere, SEATS } from './state';

/** Kinds of which a side never has more than the form gives it: the five that are imprisoned, and the King. */
const isUnique = (kind: number): boolean => UNITS[kind]?.imprisoned === true || kind === KIND.king;

/** The list `army` by seat: the form's numbers, or a position's higher ones. */
export const readArmies = (view: View, form: number): readonly (readonly number[])[] => {
  const words = listOf(view, 'army');
  demand(words.length === SEATS * ARMY_KINDS, 'lists.army', `${SEATS * ARMY_KINDS} numbers`, words.length);
  for (const [at, count] of words.entries()) {
    const kind = at % ARMY_KINDS;
    const least = countsOf(form)[kind] ?? 0;
    wholeWithin(count, least, isUnique(kind) ? least : setupSquares(form, 0).length, `lists.army[${at}]`);
  }
  return Array.from({ length: SEATS }, (_, seat) => words.slice(seat * ARMY_KINDS, (seat + 1) * ARMY_KINDS));
};

const countKinds = (game: MedievalState, standing: readonly Piece[], seat: number): readonly number[] => {
  const kinds = [
    ...standing.filter((piece) => piece.seat === seat && !isBomb(piece)).map(({ kind }) => kind),
    ...game.pending.filter(({ owner }) => owner === seat).map(({ kind }) => kind),
    ...(game.fallen[seat] ?? []),
  ];
  const counts = Array.from({ length: ARMY_KINDS }, () => 0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** After `dealt`: exactly each seat's army, no more on the board than it may set up, and bombs that match the supply. */
export const checkArmies = (game: MedievalState, standing: readonly Piece[]): void => {
  for (let seat = 0; seat < SEATS; seat++) {
    const own = standing.filter((piece) => piece.seat === seat);
    const bombs = own.filter(isBomb).length;
    const most = setupSquares(game.form, seat).length;
    demand(own.length - bombs <= most, 'tokens', `at most ${most} pieces of a side`, own.length - bombs);
    demand(bombs + (game.supply[seat] ?? 0) <= BOMBS, `counters.supply${seat}`, 'two bombs a side', bombs);
    const counts = countKinds(game, standing, seat);
    demand(
      counts.every((count, kind) => count === game.army[seat]?.[kind]),
      'tokens',
      `the army of seat ${seat}`,
      counts,
    );
  }
};

/** The guess of a set-up: the answers of the seats that the viewer does not see, as far as they have come. */
export const layHidden = (game: MedievalState, seen: (seat: number) => boolean, guesses: Guesses): void => {
  for (const [seat, count] of game.arranged.entries()) {
    if (seen(seat)) continue;
    for (const square of setupSquares(game.form, seat).slice(0, count))
      lay(game, seat, square, guesses.next(KIND.king));
  }
};

/** Before `dealt`: pieces of the form on the squares answered, and the first seat that has not finished is asked. */
export const checkSetup = (game: MedievalState): void => {
  if (!isArranging(game)) return;
  for (const [seat, count] of game.arranged.entries()) {
    const squares = setupSquares(game.form, seat).slice(0, count);
    const own = piecesWhere(game, (piece) => piece.seat === seat);
    demand(
      own.length === count && own.every((piece) => piece.id === piece.square && squares.includes(piece.square)),
      'tokens',
      'a piece on each square that was answered, and nowhere else',
      seat,
    );
    demand(
      leftOf(game, seat).every((left) => left >= 0),
      'tokens',
      'kinds of the army',
      seat,
    );
  }
  demand(nextToArrange(game) === game.side, 'counters.side', 'the seat that arranges', game.side);
};
