// generated from test/support/pebble/core/layout.ts; do not edit
/** Cells of the map (B1). */
export const CELLS = 41;
/** Seats in a match. */
export const SEATS = 3;
/** Home cells of a seat, and the places of its set-up. */
export const HOME_CELLS = 6;
/** Places of the whole set-up (B3). */
export const PLACES = 18;
/** Tokens of a seat. */
export const ARMY = 5;
/** Turns without a loss that make a draw (B14). */
export const QUIET_MOST = 18;
export const GEM = 1;
export const CHIP = 2;
export const BOULDER = 3;
export const LANTERN = 0;
export const HOP = 1;
/** Cards of the match (B2): so many Lanterns, the rest Hops. */
export const CARDS = 9;
export const LANTERNS = 5;
/** Cards in the deck, from the first turn to the end. */
export const DECK_CARDS = 3;
/** In a half-read view: a card that the viewer doesn't know. */
export const HIDDEN = 255;
export const STEP_SETUP = 0;
export const STEP_MAIN = 1;
export const STEP_LANTERN = 2;
export const STEP_HOP = 3;
export const STEP_LAND = 4;
export const STEP_OVER = 5;
export const REASON_LAST_IN = 0;
export const REASON_QUIET = 1;
export const REASON_AGREEMENT = 2;
/** The fallen heap of seat 0; those of seats 1 and 2 follow. */
export const FALLEN = 3;
export const DECK = 6;
export const DISCARD = 7;
export const HEAP_COUNT = 8;
/** The match's generator, 8 bytes. */
export const RNG = 0;
/** Choices made, settled ones not counted. */
export const PLY = 8;
/** Whose turn it is; in the set-up who places. */
export const ACTIVE = 12;
export const STEP = 16;
export const TURNS = 20;
export const QUIET = 24;
/** Mask of the seats that are in. */
export const SEATS_IN = 28;
/** Places of the set-up answered or skipped. */
export const SETUP = 32;
/** STEP_LAND: the cell of the token that hops; otherwise 0. */
export const PENDING = 36;
/** STEP_OVER: the reason's number; otherwise 0. */
export const REASON = 40;
/** STEP_OVER: mask of the winners; otherwise 0. */
export const WINNERS = 44;
/** 8 bytes a seat: mask of the cells where its tokens stand. */
export const TOKENS = 48;
/** A byte a cell: the kind of the token there, otherwise 0. */
export const KIND = 72;
/** A byte a cell: the id of the token there, otherwise 0. */
export const ID = 113;
/** Two bytes a cell: `shownTo` of the token there, otherwise 0. */
export const SHOWN = 154;
/** Heaps: of each its count, then what lies there, 0 behind it. */
export const HEAPS = 236;
/** Bytes of a heap. */
export const HEAP_BYTES = 10;
/** Four bytes that are always 0. */
export const SPARE = 316;
/** Bytes of a state, a multiple of 16. */
export const STATE_BYTES = 320;
/** More choices than any decision has: five tokens with six neighbours each, two cards, `pass`; a pick has 41 cells at the most. */
export const CHOICES_MOST = 64;
