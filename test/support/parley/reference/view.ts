/** What a seat, an onlooker or the truth sees. */
import type { HeapView, TokenView, View, Viewer } from '../../../../src/contract/view';
import { type Table, TRUTH } from '../../../../src/reference/core/table';
import { SEATS, SHAPE, SQUARES, STEP } from '../names';
import { isDealt, isIn, type ParleyState, seatBit, unplaced } from './state';

/** P2: until the last answer a seat sees its own tokens only. `shownTo` is no secret: looks and shows are told to all. */
const tokensFor = (game: ParleyState, viewer: Viewer): readonly TokenView[] =>
  game.board.flatMap((token, square) => {
    if (token === null || (!isDealt(game) && viewer !== TRUTH && token.seat !== viewer)) return [];
    const knows = viewer === TRUTH || (token.shownTo & seatBit(viewer)) !== 0;
    return [{ id: token.id, square, seat: token.seat, kind: knows ? token.kind : null, shownTo: token.shownTo }];
  });

/** A seat sees its own hand and the discard heap, an onlooker the discard heap, the truth all. */
const heapsFor = (game: ParleyState, viewer: Viewer): readonly HeapView[] => {
  const cards = (kinds: readonly number[], seen: boolean): readonly (number | null)[] =>
    kinds.map((card) => (seen ? card : null));
  return [
    ...game.hands.map((hand, seat) => ({
      seat,
      name: 'hand' as const,
      kinds: cards(hand, viewer === seat || viewer === TRUTH),
    })),
    { seat: null, name: 'deck', kinds: cards(game.deck, viewer === TRUTH) },
    { seat: null, name: 'discard', kinds: cards(game.discard, true) },
  ];
};

/** What the viewer's own seat has yet to place; the truth: every seat's, as `seat*4+kind`. */
const leftFor = (game: ParleyState, viewer: Viewer): readonly number[] => {
  const left = (seat: number): readonly number[] => (isIn(game, seat) ? unplaced(game, seat) : []);
  if (viewer !== TRUTH) return viewer < SEATS ? left(viewer) : [];
  return Array.from({ length: SEATS }, (_, seat) => left(seat).map((kind) => seat * 4 + kind)).flat();
};

/** In a window only the asked seat and the truth are told who is asked. */
const askedFor = (viewer: Viewer, table: Table): View['asked'] => {
  if (table.question === null) return null;
  const { window, decision } = table.question;
  const hidden = window && viewer !== decision.seat && viewer !== TRUTH;
  return { seat: hidden ? null : decision.seat, kind: decision.kind };
};

export const view = (game: ParleyState, viewer: Viewer, table: Table): View => {
  const step = table.result === null ? game.step : STEP.over;
  return {
    game: 'parley',
    form: 'parley',
    viewer,
    ply: table.ply,
    asked: askedFor(viewer, table),
    width: SHAPE.width,
    height: SHAPE.height,
    terrain: Array.from({ length: SQUARES }, () => 0),
    tokens: tokensFor(game, viewer),
    heaps: heapsFor(game, viewer),
    flag: null,
    counters: {
      active: game.active,
      step,
      turns: game.turns,
      renewals: game.renewals,
      in: game.inMask,
      setup: game.setUp,
    },
    lists: {
      pending: step === STEP.over ? [] : [...game.pending],
      left: step === STEP.setUp ? leftFor(game, viewer) : [],
    },
    history: [],
    result: table.result,
  };
};
