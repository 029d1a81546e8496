/** Everything a Medieval match consists of (RULES 3), and plain questions about it. */
import { KIND } from '../../games/medieval/units';

export const SEATS = 2;

export interface Piece {
  readonly id: number;
  /** Its owner, also in prison. */
  readonly seat: number;
  readonly kind: number;
  /** Where it stands; of a piece on its way home, where it set out from. */
  square: number;
  /** Mask of the viewers that may know its kind; 511: all. */
  shownTo: number;
  prisoner: boolean;
  /** A bomb's own turn starts left (M18): 2 just set, 1; 0 for everything else. */
  fuse: number;
}

/** A captured piece that has to be put into prison and stands nowhere until then. */
export interface Captive {
  readonly id: number;
  readonly kind: number;
  readonly owner: number;
}

/** A step that the shuttle rule remembers (M29). */
export interface Step {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A side's steps by age: of this turn, of its last one, of the one before; each by id. */
export type Tracks = readonly (readonly Step[])[];

export interface MedievalState {
  /** Place of the form's name in `FORMS`. */
  readonly form: number;
  /** One of `PHASE`: the step that is entered, and the question that is asked in it. */
  phase: number;
  /** Whose turn it is; while arranging, who arranges. */
  side: number;
  /** The seat that has the first turn. */
  readonly first: number;
  /** Turns begun. */
  turn: number;
  /** Does a jail, room or aside pick belong to the beginning of the turn? */
  begun: boolean;
  /**
   * M32: turns in succession without anything that ends their row; -1 while the turn under way has already had it. The end of
   * a turn adds one.
   */
  quiet: number;
  /** Usable bombs off the board, by seat. */
  readonly supply: number[];
  /** Who stands where, bombs and prisoners among them. */
  readonly board: (Piece | null)[];
  /** A rescued prisoner and the Spy, or the Spy alone, on the way home: they stand on nothing. */
  readonly home: Piece[];
  /** Key 7: who has to make room for a prisoner, still on its square. */
  aside: Piece | null;
  /** Kinds that are out of the game, by owner, in the order of falling. */
  readonly fallen: readonly number[][];
  /** In the order of capture. */
  readonly pending: Captive[];
  /** Ids that have acted this turn, in order. */
  acted: number[];
  /** Kind of those that have acted this turn; at key 2 they are all alike. */
  actors: number;
  readonly tracks: Tracks[];
  /** How many of each kind F to K each seat brought. */
  readonly army: readonly (readonly number[])[];
  /** Set-up squares answered, one a seat; empty once all stand. */
  arranged: number[];
}

export const otherSeat = (seat: number): number => 1 - seat;

export const seatBit = (seat: number): number => 1 << seat;

export const isBomb = (piece: Piece): boolean => piece.kind === KIND.bomb;

export const isVacant = (game: MedievalState, square: number): boolean => (game.board[square] ?? null) === null;

/** The piece on a square that is known to hold one. */
export const pieceOn = (game: MedievalState, square: number): Piece => {
  const piece = game.board[square] ?? null;
  if (piece === null) throw new Error(`no piece on square ${square}`);
  return piece;
};

/** Pieces on the board that pass a test, ascending. */
export const piecesWhere = (game: MedievalState, test: (piece: Piece) => boolean): readonly Piece[] => {
  const found: Piece[] = [];
  for (const piece of game.board) if (piece !== null && test(piece)) found.push(piece);
  return found;
};

/** Puts a piece on another square; whoever stood there is gone already. */
export const relocate = (game: MedievalState, piece: Piece, to: number): void => {
  if (game.board[piece.square] === piece) game.board[piece.square] = null;
  game.board[to] = piece;
  piece.square = to;
};

/** M32: something happened that ends a row of quiet turns. */
export const breakQuiet = (game: MedievalState): void => {
  game.quiet = -1;
};
