/** Going home after a look or a rescue (M25, M28): keys 3 and 4. Who is on the way stands on nothing meanwhile. */
import { CAMP } from '../../games/medieval/board';
import { KEY, PHASE } from '../../games/medieval/codec';
import { unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { squareCodes } from './codes';
import { distancesFromCamp } from './ground';
import { nearestVacant } from './nearest';
import { isVacant, type MedievalState, type Piece } from './state';
import { move } from './tell';

/** Any vacant square of the own camp; with none, the nearest vacant ones. */
export const homeSquares = (game: MedievalState, seat: number): readonly number[] => {
  const vacant = (CAMP[seat] ?? []).filter((square) => isVacant(game, square));
  return vacant.length > 0 ? vacant : nearestVacant(game, distancesFromCamp(seat));
};

/** Asks where the first on the way goes, and puts it there. */
function* bringHome(game: MedievalState, key: string, table: Table): Generator<ReturnType<typeof ask>, Piece, number> {
  const piece = game.home[0];
  if (piece === undefined) throw new Error('nobody is on the way home');
  const choices = squareCodes(homeSquares(game, piece.seat));
  const { to } = unpackChoice(yield ask(game.side, 'pick', key, [piece.id], choices));
  game.home.shift();
  move(game, piece, to, table);
  return piece;
}

/** Key 3: the rescued prisoner, who is free where it arrives. */
export function* freePrisoner(game: MedievalState, table: Table): Flow {
  const piece = yield* bringHome(game, KEY.free, table);
  piece.prisoner = false;
  const { seat, id: token, kind, square } = piece;
  table.tell(ALL, { type: 'freed', seat, token, kind, square, escaped: false });
  game.phase = PHASE.home;
}

/** Key 4: the Spy. */
export function* returnSpy(game: MedievalState, table: Table): Flow {
  yield* bringHome(game, KEY.home, table);
  game.phase = PHASE.jail;
}
