/** Files of the board. */
export const WIDTH: i32 = 5;
/** Ranks of the board. */
export const HEIGHT: i32 = 3;
/** Squares of the board; squares 5s to 5s + 4 are the home of seat s. */
export const SQUARES: i32 = WIDTH * HEIGHT;
/** Seats in a match. */
export const SEATS: i32 = 3;
/** Kinds of token, each once a seat; as a set-up item the number means "leave it empty". */
export const KINDS: i32 = 3;
/** Cards of the match, four of each of three kinds. */
export const CARDS: i32 = 12;

// The steps (RULES, "Codes and words")
export const STEP_SETUP: i32 = 0;
export const STEP_CARD: i32 = 1;
export const STEP_WHISPER: i32 = 2;
export const STEP_RUMOUR: i32 = 3;
export const STEP_NAMED: i32 = 4;
export const STEP_MAIN: i32 = 5;
export const STEP_SLIP: i32 = 6;
export const STEP_WINDOW: i32 = 7;
export const STEP_OVER: i32 = 8;

// A state: offsets in bytes. Words of 4 bytes up to OWNER.

/** The match's generator, 8 bytes. */
export const RNG: i32 = 0;
/** Option `asks`: 0 useful, 1 always. */
export const ASKS: i32 = 8;
/** Option `leak`, 0 to 6 (P18). */
export const LEAK: i32 = 12;
/** Choices made outside windows, settled ones not counted. */
export const PLY: i32 = 16;
/** Whose turn it is; in the set-up who places. */
export const ACTIVE: i32 = 20;
/** What is asked: a STEP number. */
export const STEP: i32 = 24;
/** Turns ended so far. */
export const TURNS: i32 = 28;
/** Slips so far (P9). */
export const RENEWALS: i32 = 32;
/** Mask of the seats that are in. */
export const SEATS_IN: i32 = 36;
/** The set-up's next square; 15 when it is over. */
export const SETUP: i32 = 40;
/** Step 4: the named seat; steps 6 and 7: the square moved from; otherwise 0. */
export const FIRST: i32 = 44;
/** Steps 6 and 7: the square moved to; otherwise 0. */
export const SECOND: i32 = 48;
/** Step 7: the seat asked; otherwise 0. */
export const RESPONDER: i32 = 52;
/** Step 8: the reason's number; otherwise 0. */
export const REASON: i32 = 56;
/** Step 8: mask of the winners; otherwise 0. */
export const WINNERS: i32 = 60;
/** A byte a square: the seat of the token there, NOBODY where there is none. */
export const OWNER: i32 = 64;
/** A byte a square: the kind of the token there, otherwise 0. */
export const KIND: i32 = 80;
/** Two bytes a square: mask of the viewers who were shown the kind, otherwise 0. */
export const SHOWN: i32 = 96;
/** Two bytes a square: the token's public id, otherwise 0. */
export const ID: i32 = 128;
/** Five heaps: the hands of seats 0 to 2, the deck (top first), the discard heap (oldest first). */
export const HEAPS: i32 = 160;
/** Bytes of a heap: its count, then its cards; 0 behind them. */
export const HEAP_BYTES: i32 = 16;
/** The heap that is the deck. */
export const DECK: i32 = 3;
/** The heap that is the discard heap. */
export const DISCARD: i32 = 4;
/** Heaps of a match. */
export const HEAP_COUNT: i32 = 5;
/** Bytes of a state, a multiple of 16. */
export const STATE_BYTES: i32 = HEAPS + HEAP_COUNT * HEAP_BYTES;

/** In OWNER: no token. */
export const NOBODY: i32 = 3;
/** In a half-read view, in KIND and in heaps: hidden from the viewer. */
export const HIDDEN: i32 = 255;

export const ENVOY: i32 = 0;
export const GUARD: i32 = 1;
export const SPY: i32 = 2;
/** As a set-up item: the square stays empty. */
export const EMPTY_ITEM: i32 = 3;

export const WHISPER: i32 = 0;
export const RUMOUR: i32 = 1;
export const TRUCE: i32 = 2;

/** Slips in a match at the most (P9). */
export const RENEWALS_MOST: i32 = 15;
/** Turns in a match at the most (P14). */
export const TURNS_MOST: i32 = 60;

// Reasons by number
export const REASON_LAST_ENVOY: i32 = 0;
export const REASON_NONE_LEFT: i32 = 1;
export const REASON_TURN_LIMIT: i32 = 2;
export const REASON_AGREEMENT: i32 = 3;

/** The most choices that any decision has: 3 tokens with 4 neighbours each, and `pass`. */
export const CHOICES_MOST: i32 = 16;
