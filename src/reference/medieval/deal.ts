/** A dealt start: empty camps, or armies that were given (M1, M2), and who begins (M4). */
import type { Setup } from '../../contract/setup';
import { SQUARES } from '../../games/medieval/board';
import { PHASE } from '../../games/medieval/codec';
import { countsOf, formNumber, setupSquares } from '../../games/medieval/forms';
import { armyOf, firstOf } from '../../games/medieval/setup';
import type { Table } from '../core/table';
import { lay, nextToArrange } from './arrange';
import { BOMBS } from './bombs';
import { type MedievalState, SEATS, type Tracks } from './state';

/** The option's number that leaves it to chance. */
const DRAWN = 2;

const seats = <T>(of: (seat: number) => T): T[] => Array.from({ length: SEATS }, (_, seat) => of(seat));

/** An empty board of a form before anything is laid. `first`: the seat that begins. */
export const emptyState = (form: number, first: number): MedievalState => ({
  form,
  phase: PHASE.arranging,
  side: 0,
  first,
  turn: 0,
  begun: false,
  quiet: 0,
  supply: seats(() => BOMBS),
  board: Array.from({ length: SQUARES }, () => null),
  home: [],
  aside: null,
  fallen: seats(() => []),
  pending: [],
  acted: [],
  actors: 0,
  tracks: seats((): Tracks => [[], [], []]),
  army: seats(() => countsOf(form)),
  arranged: seats(() => 0),
});

/** Lays the armies that the setup gives. The only draw of a match is that of the seat that begins. */
export const deal = (setup: Setup, table: Table): MedievalState => {
  const form = formNumber(setup.form);
  const first = firstOf(setup);
  const game = emptyState(form, first === DRAWN ? table.generator.draw(SEATS) : first);
  for (let seat = 0; seat < SEATS; seat++) {
    const kinds = armyOf(setup, seat) ?? [];
    const squares = setupSquares(form, seat);
    for (const [index, kind] of kinds.entries()) lay(game, seat, squares[index] ?? 0, kind);
    game.arranged[seat] = kinds.length;
  }
  game.side = nextToArrange(game) ?? 0;
  return game;
};
