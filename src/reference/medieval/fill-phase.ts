/** What a view must say for the question that is open in it. */
import type { View } from '../../contract/view';
import { PHASE } from '../../games/medieval/codec';
import { KIND } from '../../games/medieval/units';
import { demand, listOf } from './fill-reading';
import { cellsOf, roomSquares } from './jail';
import { type MedievalState, otherSeat, type Piece } from './state';

/** Who goes home: at key 3 prisoner and Spy on one square, at key 4 the Spy, at key 7 who is moved aside. */
export const takeHome = (game: MedievalState, view: View, pieces: readonly Piece[]): void => {
  const ids = listOf(view, 'home');
  const counts: Readonly<Record<number, number>> = { [PHASE.free]: 2, [PHASE.home]: 1, [PHASE.aside]: 1 };
  const at = 'lists.home';
  demand(ids.length === (counts[game.phase] ?? 0), at, 'those that have to go home', ids.length);
  const home = ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  demand(home.length === ids.length, at, 'ids of pieces on the board', ids);
  const [first, second] = home;
  if (game.phase === PHASE.aside) {
    game.aside = first ?? null;
    return;
  }
  if (first === undefined) return;
  const spy = second ?? first;
  demand(spy.kind === KIND.spy && home.every(({ seat }) => seat === game.side), at, 'the Spy of the side', spy.id);
  demand(first.prisoner === (second !== undefined), at, 'a prisoner before the Spy', first.id);
  demand(first.square === spy.square, at, 'pieces on one square', first.square);
  game.home.push(...home);
};

/**
 * Who acted at key 2: all Footmen or all Archers, as far as they stand. If none of them does, the view does not say which; it
 * was whoever fell last.
 */
const readActors = (game: MedievalState, pieces: readonly Piece[]): void => {
  const acted = pieces.filter(({ id }) => game.acted.includes(id));
  const isOfKind = (kind: number): boolean => kind === KIND.footman || kind === KIND.archer;
  const fallen = game.fallen[game.side]?.findLast(isOfKind);
  game.actors = acted[0]?.kind ?? fallen ?? KIND.footman;
  demand(
    isOfKind(game.actors) && acted.every(({ seat, kind }) => seat === game.side && kind === game.actors),
    'lists.acted',
    'Footmen of the side, or Archers',
    game.acted,
  );
};

const readActed = (game: MedievalState, view: View, pieces: readonly Piece[]): void => {
  const acted = listOf(view, 'acted');
  const before = game.begun || game.phase === PHASE.arranging || game.phase === PHASE.act || game.phase === PHASE.over;
  demand((acted.length === 0) === before, 'lists.acted', 'who has acted in the turn under way', acted);
  demand(
    new Set(acted).size === acted.length && acted.every((id) => Number.isInteger(id) && id >= 0),
    'lists.acted',
    'ids, each once',
    acted,
  );
  game.acted = [...acted];
  if (game.phase === PHASE.more) readActors(game, pieces);
};

/** A prisoner is waiting, and his captor's row is as the question says. */
const checkJail = (game: MedievalState): void => {
  const { phase, aside } = game;
  const captive = game.pending[0];
  demand(captive !== undefined, 'lists.pending', 'a captured piece that waits for prison');
  const captor = otherSeat(captive.owner);
  const isFull = cellsOf(game, captor).length === 0;
  demand(isFull === (phase !== PHASE.jail), 'counters.phase', 'the question that the row allows', phase);
  if (!isFull) return;
  const squares = roomSquares(game, captor);
  const makesRoom = aside === null ? squares.length > 0 : squares.includes(aside.square);
  demand(makesRoom, 'lists.home', 'a piece of the row that may make room', aside?.id);
};

/** The seat that the open question is for. */
const seatAsked = (game: MedievalState): number => {
  const owner = game.phase >= PHASE.jail ? game.pending[0]?.owner : undefined;
  return owner === undefined ? game.side : otherSeat(owner);
};

const kindAsked = (phase: number): string =>
  phase === PHASE.arranging ? 'place' : phase <= PHASE.more ? 'main' : 'pick';

/** Phase, question and what is waiting must fit each other. */
export const checkPhase = (game: MedievalState, view: View, pieces: readonly Piece[]): void => {
  const { phase } = game;
  const isOver = phase === PHASE.over;
  demand(isOver === (view.result !== null), 'counters.phase', '8 when the match is over', phase);
  demand(isOver === (view.asked === null), 'asked', 'a question until the match is over');
  const isJail = phase === PHASE.jail || phase === PHASE.room || phase === PHASE.aside;
  demand(isJail || !game.begun, 'counters.begun', '1 only while prisoners are placed', phase);
  readActed(game, view, pieces);
  if (phase === PHASE.arranging || phase === PHASE.act)
    demand(game.pending.length === 0, 'lists.pending', 'nobody that waits for prison', game.pending.length);
  if (isJail) checkJail(game);
  if (view.asked === null) return;
  demand(view.asked.seat === seatAsked(game), 'asked.seat', 'the seat that is asked', view.asked.seat);
  demand(view.asked.kind === kindAsked(phase), 'asked.kind', kindAsked(phase), view.asked.kind);
};
