/** What a seat, an onlooker or the truth sees (RULES 8). */
import type { HeapView, TokenView, View, Viewer } from '../../contract/view';
import { SHAPE, TERRAIN } from '../../games/medieval/board';
import { PHASE } from '../../games/medieval/codec';
import { FORMS } from '../../games/medieval/forms';
import { type Table, TRUTH } from '../core/table';
import { isArranging } from './arrange';
import { isBomb, type MedievalState, type Piece, piecesWhere, seatBit } from './state';

/** All pieces that are somewhere, those on the way home where they set out from; by square, then id. */
const standing = (game: MedievalState): readonly Piece[] => {
  const pieces = piecesWhere(game, () => true);
  return game.home.length === 0 ? pieces : [...pieces, ...game.home].sort((a, b) => a.square - b.square || a.id - b.id);
};

/** Until all stand a seat sees its own pieces only, also in a match that ended meanwhile. */
const sees = (game: MedievalState, piece: Piece, viewer: Viewer): boolean =>
  viewer === TRUTH || piece.seat === viewer || !isArranging(game);

const knows = ({ shownTo }: Piece, viewer: Viewer): boolean => viewer === TRUTH || (shownTo & seatBit(viewer)) !== 0;

const tokenFor = (piece: Piece, viewer: Viewer): TokenView => {
  const { id, square, seat, kind, shownTo } = piece;
  return { id, square, seat, kind: knows(piece, viewer) ? kind : null, shownTo };
};

const heapOf = (kinds: readonly number[], seat: number): HeapView => ({ seat, name: 'fallen', kinds: [...kinds] });

/** Quintuples by seat, age, id. A match that is over has no turn under way, so nothing of age 0. */
const shuttleOf = (game: MedievalState, over: boolean): readonly number[] =>
  game.tracks.flatMap((ages, seat) =>
    ages.flatMap((steps, age) =>
      over && age === 0 ? [] : steps.flatMap(({ id, from, to }) => [seat, age, id, from, to]),
    ),
  );

/** Pairs by bomb id. */
const fusesOf = (pieces: readonly Piece[]): readonly number[] =>
  pieces
    .filter(isBomb)
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id, fuse }) => [id, fuse]);

const homeOf = (game: MedievalState): readonly number[] =>
  (game.aside === null ? game.home : [game.aside]).map(({ id }) => id);

const countersOf = (game: MedievalState, over: boolean): View['counters'] => ({
  side: game.side,
  turn: game.turn,
  phase: over ? PHASE.over : game.phase,
  begun: game.begun && !over ? 1 : 0,
  quiet: game.quiet,
  supply0: game.supply[0] ?? 0,
  supply1: game.supply[1] ?? 0,
  first: game.first,
  form: game.form,
});

const listsOf = (game: MedievalState, pieces: readonly Piece[], over: boolean): View['lists'] => ({
  prisoners: pieces.flatMap(({ id, prisoner }) => (prisoner ? [id] : [])),
  fuses: fusesOf(pieces),
  pending: game.pending.flatMap(({ id, kind, owner }) => [id, kind, owner]),
  acted: over ? [] : [...game.acted],
  shuttle: shuttleOf(game, over),
  home: over ? [] : homeOf(game),
  army: game.army.flat(),
  arranged: [...game.arranged],
});

/** See Engine.view. Who is asked what is open to all at every decision. */
export const view = (game: MedievalState, viewer: Viewer, table: Table): View => {
  const over = table.result !== null;
  const asked = table.question?.decision ?? null;
  const pieces = standing(game);
  return {
    game: 'medieval',
    form: FORMS[game.form] ?? FORMS[0],
    viewer,
    ply: table.ply,
    asked: asked === null ? null : { seat: asked.seat, kind: asked.kind },
    width: SHAPE.width,
    height: SHAPE.height,
    terrain: [...TERRAIN],
    tokens: pieces.filter((piece) => sees(game, piece, viewer)).map((piece) => tokenFor(piece, viewer)),
    heaps: game.fallen.map(heapOf),
    flag: null,
    counters: countersOf(game, over),
    lists: listsOf(game, pieces, over),
    history: [],
    result: table.result,
  };
};
