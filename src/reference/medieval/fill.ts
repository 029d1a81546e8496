/** A whole state from a view and a guess of what it hides (the contract's View). */
import type { Outcome } from '../../contract/fault';
import type { Guess, View } from '../../contract/view';
import { SQUARES, TERRAIN, VOID } from '../../games/medieval/board';
import { PHASE } from '../../games/medieval/codec';
import { FORMS, formNumber, isForm, setupSquares } from '../../games/medieval/forms';
import { KIND, UNITS } from '../../games/medieval/units';
import { ok } from '../../games/shared/outcome';
import { TRUTH } from '../core/table';
import { isArranging } from './arrange';
import { BOMBS } from './bombs';
import { emptyState } from './deal';
import { checkArmies, checkSetup, layHidden, readArmies } from './fill-army';
import { checkPhase, takeHome } from './fill-phase';
import { readPieces } from './fill-pieces';
import { demand, Guesses, groups, listOf, Unfit, wholeWithin } from './fill-reading';
import { type MedievalState, type Piece, SEATS } from './state';

/** M32: reached only in a match that has ended by it. */
const MOST_QUIET = 200;
const MOST_TURNS = 0x7fffffff;
const AGES = 3;

const checkHead = (view: View): void => {
  demand(view.game === 'medieval', 'game', 'a view of Medieval', view.game);
  demand(isForm(view.form), 'form', FORMS.join(' or '), view.form);
  const { terrain, heaps } = view;
  demand(
    terrain.length === SQUARES && terrain.every((word, square) => word === TERRAIN[square]),
    'terrain',
    'the ground of the board',
  );
  demand(heaps.length === SEATS, 'heaps', 'the fallen of both seats', heaps.length);
  wholeWithin(view.ply, 0, MOST_TURNS, 'ply');
};

const counter = (view: View, name: string, least: number, most: number): number =>
  wholeWithin(view.counters[name], least, most, `counters.${name}`);

const readCounters = (view: View): MedievalState => {
  const form = counter(view, 'form', formNumber(view.form), formNumber(view.form));
  const game = emptyState(form, counter(view, 'first', 0, SEATS - 1));
  game.side = counter(view, 'side', 0, SEATS - 1);
  game.turn = counter(view, 'turn', 0, MOST_TURNS);
  game.phase = counter(view, 'phase', PHASE.arranging, PHASE.over);
  game.begun = counter(view, 'begun', 0, 1) === 1;
  game.quiet = counter(view, 'quiet', -1, game.phase === PHASE.over ? MOST_QUIET : MOST_QUIET - 1);
  for (let seat = 0; seat < SEATS; seat++) game.supply[seat] = counter(view, `supply${seat}`, 0, BOMBS);
  return { ...game, army: readArmies(view, form) };
};

const readArranged = (game: MedievalState, view: View): void => {
  const words = listOf(view, 'arranged');
  const laysOut = game.phase === PHASE.arranging || (game.phase === PHASE.over && words.length > 0);
  demand(words.length === (laysOut ? SEATS : 0), 'lists.arranged', 'one number a seat until all stand', words.length);
  demand(laysOut === (game.turn === 0), 'counters.turn', '0 until all stand', game.turn);
  game.arranged = words.map((count, seat) =>
    wholeWithin(count, 0, setupSquares(game.form, seat).length, `lists.arranged[${seat}]`),
  );
};

const readFallen = (game: MedievalState, view: View): void => {
  for (const [seat, { kinds }] of view.heaps.entries())
    for (const [at, kind] of kinds.entries())
      game.fallen[seat]?.push(wholeWithin(kind, 0, KIND.king, `heaps[${seat}].kinds[${at}]`));
};

const readPending = (game: MedievalState, view: View, pieces: readonly Piece[]): void => {
  for (const [id = -1, kind = -1, owner = -1] of groups(view, 'pending', 3)) {
    const at = 'lists.pending';
    wholeWithin(id, 0, SQUARES - 1, at);
    demand(UNITS[kind]?.imprisoned === true, at, 'kinds that are imprisoned', kind);
    demand(![...pieces, ...game.pending].some((other) => other.id === id), at, 'ids that stand nowhere', id);
    game.pending.push({ id, kind, owner: wholeWithin(owner, 0, SEATS - 1, at) });
  }
};

const isOnBoard = (square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < SQUARES && TERRAIN[square] !== VOID;

/** Age 0 is known of a turn under way alone. */
const readTracks = (game: MedievalState, view: View): void => {
  const at = 'lists.shuttle';
  const underWay = !game.begun && game.phase >= PHASE.more && game.phase < PHASE.over;
  for (const [seat = -1, age = -1, id = -1, from = -1, to = -1] of groups(view, 'shuttle', 5)) {
    const tracks = game.tracks[wholeWithin(seat, 0, SEATS - 1, at)];
    wholeWithin(age, underWay && seat === game.side ? 0 : 1, AGES - 1, at);
    wholeWithin(id, 0, SQUARES - 1, at);
    demand(isOnBoard(from) && isOnBoard(to), at, 'two squares of the board', from);
    if (tracks !== undefined)
      game.tracks[seat] = tracks.map((steps, index) => (index === age ? [...steps, { id, from, to }] : steps));
  }
};

/** Who shares a square must be on the way home; of a match that is over it is not told any more. */
const standUp = (game: MedievalState, pieces: readonly Piece[]): void => {
  for (const piece of pieces) {
    if (game.home.includes(piece)) continue;
    const taken = game.board[piece.square] !== null;
    demand(!taken || game.phase === PHASE.over, 'tokens', 'a square of its own for each piece', piece.square);
    if (taken) game.home.push(piece);
    else game.board[piece.square] = piece;
  }
};

const fillState = (view: View, guess: Guess): MedievalState => {
  checkHead(view);
  const game = readCounters(view);
  readArranged(game, view);
  const guesses = new Guesses(guess);
  const isSeen = (seat: number): boolean => view.viewer === TRUTH || view.viewer === seat;
  layHidden(game, isSeen, guesses);
  const pieces = readPieces(view, guesses);
  guesses.end();
  readFallen(game, view);
  readPending(game, view, pieces);
  readTracks(game, view);
  takeHome(game, view, pieces);
  standUp(game, pieces);
  if (isArranging(game)) checkSetup(game);
  else checkArmies(game, pieces);
  checkPhase(game, view, pieces);
  return game;
};

/** See Engine.fill; every refusal is `bad-position`. */
export const fill = (view: View, guess: Guess): Outcome<MedievalState> => {
  try {
    return ok(fillState(view, guess));
  } catch (error) {
    if (error instanceof Unfit) return { ok: false, fault: error.fault };
    throw error;
  }
};
