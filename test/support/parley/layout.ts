// generated from test/support/parley/core/layout.ts; do not edit
/** Files of the board. */
export const WIDTH = 5;
/** Ranks of the board. */
export const HEIGHT = 3;
/** Squares of the board; squares 5s to 5s + 4 are the home of seat s. */
export const SQUARES = 15;
/** Seats in a match. */
export const SEATS = 3;
/** Kinds of token, each once a seat; as a set-up item the number means "leave it empty". */
export const KINDS = 3;
/** Cards of the match, four of each of three kinds. */
export const CARDS = 12;
export const STEP_SETUP = 0;
export const STEP_CARD = 1;
export const STEP_WHISPER = 2;
export const STEP_RUMOUR = 3;
export const STEP_NAMED = 4;
export const STEP_MAIN = 5;
export const STEP_SLIP = 6;
export const STEP_WINDOW = 7;
export const STEP_OVER = 8;
/** The match's generator, 8 bytes. */
export const RNG = 0;
/** Option `asks`: 0 useful, 1 always. */
export const ASKS = 8;
/** Option `leak`, 0 to 6 (P18). */
export const LEAK = 12;
/** Choices made outside windows, settled ones not counted. */
export const PLY = 16;
/** Whose turn it is; in the set-up who places. */
export const ACTIVE = 20;
/** What is asked: a STEP number. */
export const STEP = 24;
/** Turns ended so far. */
export const TURNS = 28;
/** Slips so far (P9). */
export const RENEWALS = 32;
/** Mask of the seats that are in. */
export const SEATS_IN = 36;
/** The set-up's next square; 15 when it is over. */
export const SETUP = 40;
/** Step 4: the named seat; steps 6 and 7: the square moved from; otherwise 0. */
export const FIRST = 44;
/** Steps 6 and 7: the square moved to; otherwise 0. */
export const SECOND = 48;
/** Step 7: the seat asked; otherwise 0. */
export const RESPONDER = 52;
/** Step 8: the reason's number; otherwise 0. */
export const REASON = 56;
/** Step 8: mask of the winners; otherwise 0. */
export const WINNERS = 60;
/** A byte a square: the seat of the token there, NOBODY where there is none. */
export const OWNER = 64;
/** A byte a square: the kind of the token there, otherwise 0. */
export const KIND = 80;
/** Two bytes a square: mask of the viewers who were shown the kind, otherwise 0. */
export const SHOWN = 96;
/** Two bytes a square: the token's public id, otherwise 0. */
export const ID = 128;
/** Five heaps: the hands of seats 0 to 2, the deck (top first), the discard heap (oldest first). */
export const HEAPS = 160;
/** Bytes of a heap: its count, then its cards; 0 behind them. */
export const HEAP_BYTES = 16;
/** The heap that is the deck. */
export const DECK = 3;
/** The heap that is the discard heap. */
export const DISCARD = 4;
/** Heaps of a match. */
export const HEAP_COUNT = 5;
/** Bytes of a state, a multiple of 16. */
export const STATE_BYTES = 240;
/** In OWNER: no token. */
export const NOBODY = 3;
/** In a half-read view, in KIND and in heaps: hidden from the viewer. */
export const HIDDEN = 255;
export const ENVOY = 0;
export const GUARD = 1;
export const SPY = 2;
/** As a set-up item: the square stays empty. */
export const EMPTY_ITEM = 3;
export const WHISPER = 0;
export const RUMOUR = 1;
export const TRUCE = 2;
/** Slips in a match at the most (P9). */
export const RENEWALS_MOST = 15;
/** Turns in a match at the most (P14). */
export const TURNS_MOST = 60;
export const REASON_LAST_ENVOY = 0;
export const REASON_NONE_LEFT = 1;
export const REASON_TURN_LIMIT = 2;
export const REASON_AGREEMENT = 3;
/** The most choices that any decision has: 3 tokens with 4 neighbours each, and `pass`. */
export const CHOICES_MOST = 16;
