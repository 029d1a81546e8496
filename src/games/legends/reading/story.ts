/**
 * The events of a viewer, one after another, each with the pieces it is about as this viewer knew them at that moment: a
 * piece that was hidden then is told as hidden, whatever has become known of it since.
 */

import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { cursesOf } from '../curses';
import { ZONE_WIDTH } from '../forms';
import { armyCount, armyOf, fallenSeen, isOwn } from './pieces-seen';

/** Ids from here on belong to pieces that began off the board. */
const OFF_BOARD = 256;
const TWO = 2;

/** A piece at a moment. `square` null: not on the board. */
export interface PieceThen {
  readonly id: number;
  readonly army: number;
  readonly seat: number;
  readonly kind: number | null;
  readonly square: number | null;
}

/** An event and whom it is about. */
export interface Beat {
  readonly event: GameEvent;
  /** Place in the viewer's list. */
  readonly at: number;
  /** Turns begun so far. */
  readonly turn: number;
  /** Whose turn it is; null before the first. */
  readonly active: number | null;
  /** The event's token, with what the event itself tells. */
  readonly piece: PieceThen | null;
  /** The other party: who is attacked, struck or exchanged with. */
  readonly other: PieceThen | null;
}

interface Living {
  readonly id: number;
  readonly army: number;
  seat: number;
  kind: number | null;
  square: number | null;
}

/** The token that an event is about. */
const tokenOf = (event: GameEvent): number | null => ('token' in event ? event.token : null);

/** Does the event tell this viewer what the token is? */
const learns = (event: GameEvent, id: number): boolean =>
  'token' in event && event.token === id && 'kind' in event && event.kind !== null;

const changesHands = (event: GameEvent, id: number): boolean =>
  'token' in event && event.token === id && (event.type === 'controlled' || event.type === 'returned');

interface Known {
  readonly id: number;
  readonly army: number;
  readonly seat: number | null;
  readonly kind: number | null;
}

/** Every token that the view names, wherever it is now. */
const knownTokens = (view: View): readonly Known[] => [
  ...view.tokens.map((token) => ({ id: token.id, army: armyOf(view, token), seat: token.seat, kind: token.kind })),
  ...fallenSeen(view).map(({ id, kind, army }) => ({ id, kind, army, seat: null })),
  ...cursesOf(view).flatMap((curse) =>
    curse === null ? [] : [{ id: curse.id, kind: curse.kind, army: curse.army, seat: null }],
  ),
];

/**
 * The pieces as they stood before the first event. What was learned on the way is not known yet; `shown` holds the pieces
 * that were face up from the start.
 */
const beginning = (events: readonly GameEvent[], view: View, shown: ReadonlySet<number>): Map<number, Living> => {
  const living = new Map<number, Living>();
  for (const { id, army, seat, kind } of knownTokens(view)) {
    const learned = events.some((event) => learns(event, id));
    const changed = events.some((event) => changesHands(event, id));
    living.set(id, {
      id,
      army,
      // a piece that never changed hands stood under its present side from the start
      seat: seat === null || changed || seat % TWO === army % TWO ? army : seat,
      kind: isOwn(view, army) || !learned || shown.has(id) ? kind : null,
      square: id < OFF_BOARD ? id : null,
    });
  }
  return living;
};

const NOBODY: Living = { id: -1, army: 0, seat: 0, kind: null, square: null };

class Telling {
  readonly #view: View;
  readonly #living: Map<number, Living>;
  readonly #teams: boolean;
  #turn = 0;
  #active: number | null = null;
  /** The fight or strike that is going on: attacker, defender. */
  #fight: readonly [number, number] | null = null;

  /** Pieces that fought or used a power though no row had shown them: they were face up from the start (R14, R15). */
  readonly proven = new Set<number>();

  constructor(events: readonly GameEvent[], view: View, shown: ReadonlySet<number>) {
    this.#view = view;
    this.#living = beginning(events, view, shown);
    this.#teams = armyCount(view) > TWO;
  }

  #one(id: number): Living {
    const known = this.#living.get(id);
    if (known !== undefined) return known;
    const fresh = { ...NOBODY, id };
    this.#living.set(id, fresh);
    return fresh;
  }

  #standing(square: number): readonly Living[] {
    return [...this.#living.values()].filter((piece) => piece.square === square);
  }

  /** R125: in a team the zone says which player has the piece. */
  #put(piece: Living, square: number | null): void {
    piece.square = square;
    if (this.#teams && square !== null)
      piece.seat = TWO * Math.floor((square % this.#view.width) / ZONE_WIDTH) + (piece.seat % TWO);
  }

  /** Who is met where a piece goes: only an attack enters a square that is taken (R36). */
  #met(mover: Living, square: number): Living | null {
    return this.#standing(square).find(({ id }) => id !== mover.id) ?? null;
  }

  #partners(event: GameEvent): readonly [Living | null, Living | null] {
    switch (event.type) {
      case 'moved': {
        const mover = this.#one(event.token);
        const met = this.#met(mover, event.to);
        this.#fight = met === null ? this.#fight : [mover.id, met.id];
        return [mover, met];
      }
      case 'struck': {
        const striker = this.#standing(event.from)[0] ?? null;
        const target = this.#standing(event.square)[0] ?? null;
        if (striker !== null && target !== null) this.#fight = [striker.id, target.id];
        return [striker, target];
      }
      case 'fought': {
        const [first, second] = this.#fight ?? [-1, -1];
        return [this.#one(first), this.#one(second)];
      }
      case 'swapped':
        return [this.#one(event.token), this.#one(event.other)];
      default: {
        const token = tokenOf(event);
        return [token === null ? null : this.#one(token), null];
      }
    }
  }

  /** What the event says of the kind counts for the sentence about it. */
  #learn(event: GameEvent): void {
    if ('token' in event && event.token !== null && 'kind' in event && event.kind !== null)
      this.#one(event.token).kind = event.kind;
  }

  #prove(...pieces: readonly (Living | null)[]): void {
    for (const piece of pieces) if (piece !== null && piece.id >= 0 && piece.kind === null) this.proven.add(piece.id);
  }

  /** What is different afterwards. */
  #change(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        this.#put(this.#one(event.token), event.to);
        break;
      case 'placed':
      case 'returned':
        this.#one(event.token).seat = event.seat;
        this.#put(this.#one(event.token), event.square);
        break;
      case 'swapped':
        this.#put(this.#one(event.token), event.otherSquare);
        this.#put(this.#one(event.other), event.square);
        break;
      case 'removed':
        this.#put(this.#one(event.token), null);
        break;
      case 'controlled':
        this.#one(event.token).seat = event.seat;
        break;
      default:
        break;
    }
  }

  tell(event: GameEvent, at: number): Beat {
    if (event.type === 'turn') {
      this.#turn += 1;
      this.#active = event.seat;
      this.#fight = null;
    }
    this.#learn(event);
    const [piece, other] = this.#partners(event);
    if (event.type === 'used' || event.type === 'fought' || event.type === 'modifier') this.#prove(piece, other);
    const beat: Beat = {
      event,
      at,
      turn: this.#turn,
      active: this.#active,
      piece: piece === null ? null : { ...piece },
      other: other === null ? null : { ...other },
    };
    this.#change(event);
    return beat;
  }
}

const tellAll = (events: readonly GameEvent[], view: View, shown: ReadonlySet<number>) => {
  const telling = new Telling(events, view, shown);
  return { beats: events.map((event, at) => telling.tell(event, at)), proven: telling.proven };
};

/** The story of these events, which are all that this viewer got up to the given view. */
export const storyOf = (events: readonly GameEvent[], view: View): readonly Beat[] => {
  const { beats, proven } = tellAll(events, view, new Set());
  return proven.size === 0 ? beats : tellAll(events, view, proven).beats;
};
