/** P1: the deck, the hands, the empty board. */
import type { Table } from '../../../../src/reference/core/table';
import { CARDS, COPIES_OF_A_CARD, SEATS, SQUARES, STEP } from '../names';
import { type ParleyState, seatBit } from './state';

const HAND = 2;

const wholeDeck = (): number[] => [...CARDS].flatMap((_, card) => Array.from({ length: COPIES_OF_A_CARD }, () => card));

/** Shuffles, then each seat in turn takes the two top cards. */
export const deal = (table: Table): ParleyState => {
  const deck = wholeDeck();
  table.generator.shuffle(deck);
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
  return {
    step: STEP.setUp,
    active: 0,
    turns: 0,
    renewals: 0,
    inMask: seatBit(SEATS) - 1,
    setUp: 0,
    pending: [],
    asked: null,
    board: Array.from({ length: SQUARES }, () => null),
    hands,
    deck,
    discard: [],
  };
};
