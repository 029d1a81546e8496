/** What a seat, an onlooker or the truth sees (B21, B22). */
import type { HeapView, TokenView, View, Viewer } from '../../../../src/contract/view';
import { type Table, TRUTH } from '../../../../src/reference/core/table';
import { CELLS, SHAPE } from '../content/map';
import { NAME, STEP } from '../content/names';
import { isDealt, type PebbleState, seatBit } from './state';

/** B3: before the deal is told a seat sees its own tokens only. */
const tokensFor = (game: PebbleState, viewer: Viewer): readonly TokenView[] =>
  game.board.flatMap((token, square) => {
    if (token === null) return [];
    const { id, seat, kind, shownTo } = token;
    if (!isDealt(game) && viewer !== TRUTH && seat !== viewer) return [];
    const knows = viewer === TRUTH || (shownTo & seatBit(viewer)) !== 0;
    return [{ id, square, seat, kind: knows ? kind : null, shownTo }];
  });

const heapsFor = ({ hands, fallen, deck, discard }: PebbleState, viewer: Viewer): readonly HeapView[] => {
  const cards = (kinds: readonly number[], isOpen: boolean): HeapView['kinds'] =>
    kinds.map((card) => (isOpen || viewer === TRUTH ? card : null));
  return [
    ...hands.map((kinds, seat) => ({ seat, name: 'hand' as const, kinds: cards(kinds, seat === viewer) })),
    ...fallen.map((kinds, seat) => ({ seat, name: 'fallen' as const, kinds: [...kinds] })),
    { seat: null, name: 'deck', kinds: cards(deck, false) },
    { seat: null, name: 'discard', kinds: [...discard] },
  ];
};

export const view = (game: PebbleState, viewer: Viewer, table: Table): View => {
  const { active, turns, quiet, inMask, setUp, hopper } = game;
  const { question, result, ply } = table;
  const isOver = result !== null;
  return {
    game: NAME,
    form: NAME,
    viewer,
    ply,
    asked: question === null ? null : { seat: question.decision.seat, kind: question.decision.kind },
    ...SHAPE,
    terrain: CELLS.map(({ terrain }) => terrain),
    tokens: tokensFor(game, viewer),
    heaps: heapsFor(game, viewer),
    flag: null,
    counters: { active, step: isOver ? STEP.over : game.step, turns, quiet, in: inMask, setup: setUp },
    lists: { pending: isOver || hopper === null ? [] : [hopper] },
    history: [],
    result,
  };
};
