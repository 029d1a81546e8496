/** Everything a Legends match consists of, and plain questions about it. */

import type { FormRules } from './form-rules';
import type { Frame, FrameOf } from './frames';
import type { Geometry } from './geometry';
import type { Goal } from './goals';
import type { Kind, Rules } from './kinds';

/** Not on the board. */
export const OFF = -1;
/** No seat. */
export const NOBODY = -1;

/** A piece as it was the moment before it left the board (R9). */
export interface Memory {
  readonly square: number;
  readonly seat: number;
  readonly strength: number | null;
  readonly keywords: number;
}

/** One physical piece, for the whole match. */
export interface Token {
  readonly id: number;
  readonly kind: Kind;
  /** The army it was made for (R71). */
  readonly army: number;
  /** Who controls it. */
  seat: number;
  square: number;
  /** Known to all (R13). */
  shown: boolean;
  /** Seats that looked at it (R16). */
  looked: number;
  /** Bits of powers spent under their limit (R25). */
  used: number;
  /** Strength lent until the end of the turn. */
  boost: number;
  /** Captured this turn (R77). */
  fresh: boolean;
  /** Set while it is off the board, until the turn's end at the latest. */
  memory: Memory | null;
}

export interface Grant {
  readonly token: Token;
  readonly keyword: number;
  /** The giver's seat. */
  readonly seat: number;
  open: boolean;
  /** Its recipient has fallen: it counts no more, and stays until the turn's end so that nobody learns from its going. */
  ended: boolean;
}

/** A piece in the Death Curse area, and whose curse it is (R5). */
export interface Curse {
  readonly token: Token;
  readonly seat: number;
}

/** What the main act did to a piece's place (R156). */
export interface Displacement {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

export interface Strike {
  readonly striker: Token;
  readonly target: Token;
}

export interface LegendsState {
  readonly rules: Rules;
  readonly form: FormRules;
  readonly seats: number;
  /** For each seat all seats in turn order, beginning with it. */
  readonly orders: readonly (readonly number[])[];
  readonly geometry: Geometry;
  readonly terrain: readonly number[];
  readonly nearWater: readonly boolean[];
  /** By square the even seat of the zone it lies in (R124). */
  readonly zone: readonly number[];
  /** All pieces, wherever they are, by id; while armies are laid out, those that stand. */
  readonly tokens: Token[];
  readonly byId: (Token | undefined)[];
  /** By event number the pieces that have powers waiting for it. */
  readonly listeners: readonly Token[][];
  readonly board: (Token | null)[];
  /** The piece that has entered the space of another and shares it (R44). */
  guest: Token | null;
  /** The destroyed areas by army, in the order in which the pieces fell. */
  readonly fallen: readonly Token[][];
  /** The curse in force, and those that wait for it (R66, R67). */
  curse: Curse | null;
  readonly waiting: Curse[];
  grants: Grant[];
  /** Numbers of the options (names.ts). */
  readonly options: { readonly windows: number; readonly lists: number; readonly asks: number };
  side: number;
  turn: number;
  phase: number;
  exchanges: number;
  /** One a seat while armies are laid out: the set-up squares answered; empty from then on. */
  arranged: number[];
  extra: number;
  stirred: boolean;
  /** What a side wins by at a turn's end, in the order in which it is looked at. */
  goals: Goal[];
  /** The open window's number, -1 for none, and the passes in succession in it. */
  window: number;
  passes: number;
  /** The seat that a `respond` is put to; NOBODY otherwise. */
  asked: number;
  readonly quiet: number[];
  /** Per seat its last turn's displacements and those of the one before (R32). */
  readonly shuttle: (readonly [last: readonly Displacement[], before: readonly Displacement[]])[];
  /** The attack going on, up to step 10 of R42. */
  fight: FrameOf<'attack'> | null;
  strike: Strike | null;
  readonly stack: Frame[];
}

/** `windows: full`, `lists: closed`, `asks: always`. */
export const isFull = (game: LegendsState): boolean => game.options.windows === 1;
/** Does every turn open windows of its own? Not where no piece of the form could use one. */
export const opensAlways = (game: LegendsState): boolean => isFull(game) && game.form.hasWindows;
export const asksAlways = (game: LegendsState): boolean => game.options.asks === 1;

/** Even seats are of one side, odd seats of the other (R124). */
export const areEnemies = (a: number, b: number): boolean => ((a ^ b) & 1) !== 0;
export const areAllies = (a: number, b: number): boolean => ((a ^ b) & 1) === 0;

/** Seats in turn order, beginning with `first` (R126). */
export const seatsFrom = ({ orders }: LegendsState, first: number): readonly number[] => orders[first] ?? [];

/** Who controls a piece of this seat's side on a square: the player of the zone (R125). */
export const seatOn = ({ zone }: LegendsState, square: number, seat: number): number =>
  (zone[square] ?? 0) + (seat & 1);

/** The mask of a seat and its allies (R137). */
export const sideMask = (game: LegendsState, seat: number): number => {
  let mask = 0;
  for (let other = 0; other < game.seats; other++) if (areAllies(seat, other)) mask |= 1 << other;
  return mask;
};

/** The seats that a piece of this seat may call its opponents. */
export const opponentsOf = (game: LegendsState, seat: number): readonly number[] =>
  seatsFrom(game, seat).filter((other) => areEnemies(seat, other));

/** The piece of this id, wherever it is; throws for an id that nobody has. */
export const tokenOf = (game: LegendsState, id: number): Token => {
  const token = game.byId[id];
  if (token === undefined) throw new Error(`no piece has the id ${id}`);
  return token;
};

/** The same, or null. */
export const findToken = (game: LegendsState, id: number): Token | null => game.byId[id] ?? null;

/** Does it stand on a square? */
export const isOnBoard = (token: Token): boolean => token.square !== OFF;

/** Where a piece stands, or last stood; OFF when that is forgotten. */
export const placeOf = (token: Token): number => (token.square === OFF ? (token.memory?.square ?? OFF) : token.square);

/** Whose a piece is, or last was. */
export const seatOf = (token: Token): number =>
  token.square === OFF ? (token.memory?.seat ?? token.seat) : token.seat;

/** The one other piece on a square that two share. */
export const sharers = (game: LegendsState, square: number): readonly Token[] => {
  const host = game.board[square] ?? null;
  const guest = game.guest !== null && game.guest.square === square ? game.guest : null;
  if (host === null) return guest === null ? [] : [guest];
  if (guest === null) return [host];
  return host.id < guest.id ? [host, guest] : [guest, host];
};

/** All pieces on the board by square, then id. */
export const standing = (game: LegendsState): readonly Token[] => {
  const tokens: Token[] = [];
  const { board, guest } = game;
  for (let square = 0; square < board.length; square++) {
    const host = board[square] ?? null;
    if (host === null) continue;
    if (guest === null || guest.square !== square) tokens.push(host);
    else if (host.id < guest.id) tokens.push(host, guest);
    else tokens.push(guest, host);
  }
  return tokens;
};

/** Rows of several pieces go by square, then id. */
export const ascending = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length < 2 ? tokens : [...tokens].sort((a, b) => a.square - b.square || a.id - b.id);

/** Does nothing stand there? Water is empty too. */
export const isEmpty = (game: LegendsState, square: number): boolean => game.board[square] === null;

/** Takes a piece off its square. What shared the square has it alone from now on. */
export const lift = (game: LegendsState, token: Token): void => {
  const { square } = token;
  if (square === OFF) return;
  if (game.guest === token) game.guest = null;
  else if (game.guest !== null && game.guest.square === square) {
    game.board[square] = game.guest;
    game.guest = null;
  } else game.board[square] = null;
  token.square = OFF;
};

/** Puts a piece on a square; where another stands, it shares the space. The zone's player has it from now on (R125). */
export const put = (game: LegendsState, token: Token, square: number): void => {
  lift(game, token);
  token.square = square;
  token.seat = seatOn(game, square, token.seat);
  if (game.board[square] === null) game.board[square] = token;
  else game.guest = token;
};

/** Two pieces exchange their places, each coming under the player of its new zone. */
export const exchange = (game: LegendsState, a: Token, b: Token): void => {
  const from = a.square;
  const to = b.square;
  const guest = game.guest;
  a.square = to;
  b.square = from;
  a.seat = seatOn(game, to, a.seat);
  b.seat = seatOn(game, from, b.seat);
  if (guest === a) game.guest = b;
  else if (guest === b) game.guest = a;
  if (guest !== a) game.board[from] = b;
  if (guest !== b) game.board[to] = a;
};
