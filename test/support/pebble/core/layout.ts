/** The memory map of a state, and the numbers of RULES.md. */

/** Cells of the map (B1). */
export const CELLS: i32 = 41;
/** Seats in a match. */
export const SEATS: i32 = 3;
/** Home cells of a seat, and the places of its set-up. */
export const HOME_CELLS: i32 = 6;
/** Places of the whole set-up (B3). */
export const PLACES: i32 = SEATS * HOME_CELLS;
/** Tokens of a seat. */
export const ARMY: i32 = 5;
/** Turns without a loss that make a draw (B14). */
export const QUIET_MOST: i32 = 18;

// Kinds; as a set-up item, 0 leaves the place empty. In a half-read view kind 0 is one that the viewer doesn't know.
export const GEM: i32 = 1;
export const CHIP: i32 = 2;
export const BOULDER: i32 = 3;

export const LANTERN: i32 = 0;
export const HOP: i32 = 1;
/** Cards of the match (B2): so many Lanterns, the rest Hops. */
export const CARDS: i32 = 9;
export const LANTERNS: i32 = 5;
/** Cards in the deck, from the first turn to the end. */
export const DECK_CARDS: i32 = 3;
/** In a half-read view: a card that the viewer doesn't know. */
export const HIDDEN: i32 = 255;

// Steps, which are the numbers of the keys (B20)
export const STEP_SETUP: i32 = 0;
export const STEP_MAIN: i32 = 1;
export const STEP_LANTERN: i32 = 2;
export const STEP_HOP: i32 = 3;
export const STEP_LAND: i32 = 4;
export const STEP_OVER: i32 = 5;

// Reasons by number (B23)
export const REASON_LAST_IN: i32 = 0;
export const REASON_QUIET: i32 = 1;
export const REASON_AGREEMENT: i32 = 2;

// Heaps (B22); the hands are 0 to 2
/** The fallen heap of seat 0; those of seats 1 and 2 follow. */
export const FALLEN: i32 = 3;
export const DECK: i32 = 6;
export const DISCARD: i32 = 7;
export const HEAP_COUNT: i32 = 8;

// A state: offsets in bytes. Words of 4 bytes up to TOKENS.
/** The match's generator, 8 bytes. */
export const RNG: i32 = 0;
/** Choices made, settled ones not counted. */
export const PLY: i32 = 8;
/** Whose turn it is; in the set-up who places. */
export const ACTIVE: i32 = 12;
export const STEP: i32 = 16;
export const TURNS: i32 = 20;
export const QUIET: i32 = 24;
/** Mask of the seats that are in. */
export const SEATS_IN: i32 = 28;
/** Places of the set-up answered or skipped. */
export const SETUP: i32 = 32;
/** STEP_LAND: the cell of the token that hops; otherwise 0. */
export const PENDING: i32 = 36;
/** STEP_OVER: the reason's number; otherwise 0. */
export const REASON: i32 = 40;
/** STEP_OVER: mask of the winners; otherwise 0. */
export const WINNERS: i32 = 44;
/** 8 bytes a seat: mask of the cells where its tokens stand. */
export const TOKENS: i32 = 48;
/** A byte a cell: the kind of the token there, otherwise 0. */
export const KIND: i32 = TOKENS + SEATS * 8;
/** A byte a cell: the id of the token there, otherwise 0. */
export const ID: i32 = KIND + CELLS;
/** Two bytes a cell: `shownTo` of the token there, otherwise 0. */
export const SHOWN: i32 = ID + CELLS;
/** Heaps: of each its count, then what lies there, 0 behind it. */
export const HEAPS: i32 = SHOWN + CELLS * 2;
/** Bytes of a heap. */
export const HEAP_BYTES: i32 = CARDS + 1;
/** Four bytes that are always 0. */
export const SPARE: i32 = HEAPS + HEAP_COUNT * HEAP_BYTES;
/** Bytes of a state, a multiple of 16. */
export const STATE_BYTES: i32 = SPARE + 4;

/** More choices than any decision has: five tokens with six neighbours each, two cards, `pass`; a pick has 41 cells at the most. */
export const CHOICES_MOST: i32 = 64;
