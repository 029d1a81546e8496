/** Who stands where, kept by the harness from what was laid and from rows that everybody gets. */
import type { GameEvent } from '../../../../../src/contract/event';
import type { View } from '../../../../../src/contract/view';
import { ARMY_KINDS, KIND, UNITS } from '../../../../../src/games/medieval/units';
import { around } from './ground';

export interface Piece {
  readonly id: number;
  readonly seat: number;
  /** What it really is. */
  readonly kind: number;
  /** Null: it stands nowhere. */
  square: number | null;
  prisoner: boolean;
}

/** What a piece is taken for. */
export type KindOf = (id: number) => number;

/** Where a piece stood once. */
export interface Place {
  readonly id: number;
  readonly seat: number;
  readonly square: number;
}

/** The Footmen connected with a piece by squares side by side, itself among them, by square (M7). */
export function connected(places: readonly Place[], id: number, kindOf: KindOf): readonly number[] {
  const on = new Map(places.map((place) => [place.square, place]));
  const first = places.find((place) => place.id === id);
  const group = new Set(first === undefined ? [] : [first]);
  for (const { square, seat } of group) {
    for (const near of around(square, false)) {
      const other = on.get(near);
      if (other !== undefined && other.seat === seat && kindOf(other.id) === KIND.footman) group.add(other);
    }
  }
  return [...group].sort((a, b) => a.square - b.square).map((place) => place.id);
}

export class Table {
  private readonly pieces = new Map<number, Piece>();
  /** Own turn starts left, by bomb. */
  readonly fuses = new Map<number, number>();
  /** Who was taken and is not put away yet, in order. */
  readonly pending: number[] = [];
  /** By seat, who left the game, in order. */
  readonly fallen: readonly number[][];

  /** As it stands when a match begins. */
  constructor(truth: View) {
    const prisoners = truth.lists['prisoners'] ?? [];
    for (const { id, seat, kind, square } of truth.tokens)
      this.pieces.set(id, { id, seat, kind: kind ?? -1, square, prisoner: prisoners.includes(id) });
    const fuses = truth.lists['fuses'] ?? [];
    for (let at = 0; at + 1 < fuses.length; at += 2) this.fuses.set(fuses[at] ?? -1, fuses[at + 1] ?? 0);
    this.fallen = truth.heaps.map(({ kinds }) => kinds.map((kind) => kind ?? -1));
  }

  readonly truth: KindOf = (id) => this.pieces.get(id)?.kind ?? -1;

  piece(id: number): Piece | undefined {
    return this.pieces.get(id);
  }

  /** All that stand, by square. */
  standing(): readonly (Piece & { readonly square: number })[] {
    const standing = [...this.pieces.values()].flatMap((piece) =>
      piece.square === null ? [] : [{ ...piece, square: piece.square }],
    );
    return standing.sort((a, b) => a.square - b.square || a.id - b.id);
  }

  /** Who stands on a square; while a Spy is on his way home it is the one he went to. */
  on(square: number): Piece | undefined {
    return [...this.pieces.values()].find((piece) => piece.square === square);
  }

  /** Squares on which somebody stands, but for one piece. */
  taken(but: number): ReadonlySet<number> {
    return new Set(this.standing().flatMap(({ id, square }) => (id === but ? [] : [square])));
  }

  /** The Footmen connected with a piece, itself among them, by square. */
  group(id: number, kindOf: KindOf): readonly number[] {
    return connected(this.places(), id, kindOf);
  }

  /** Everybody who stands, as a list that stays as it is. */
  places(): readonly Place[] {
    return this.standing().map(({ id, seat, square }) => ({ id, seat, square }));
  }

  /** Bombs that go off with these, by square (M20). */
  chain(bombs: readonly number[]): readonly number[] {
    const all = new Set(bombs);
    for (const id of all) for (const near of this.near(id)) if (this.truth(near) === KIND.bomb) all.add(near);
    return this.bySquare([...all]);
  }

  /** Who stands on the squares round these bombs and can be caught, Kings too, by square (M19). */
  beside(bombs: readonly number[]): readonly number[] {
    const caught = new Set(bombs.flatMap((id) => this.near(id)));
    return this.bySquare([...caught].filter((id) => this.truth(id) !== KIND.bomb && this.piece(id)?.prisoner !== true));
  }

  note(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        this.put(event.token, event.to);
        return;
      case 'placed':
        this.pieces.set(event.token, {
          id: event.token,
          seat: event.seat,
          kind: KIND.bomb,
          square: event.square,
          prisoner: false,
        });
        this.fuses.set(event.token, 2);
        return;
      case 'exploded':
        for (const bomb of event.tokens) this.away(bomb);
        return;
      case 'removed':
        this.away(event.token);
        this.take(event.token);
        return;
      case 'returned':
        this.pending.shift();
        this.put(event.token, event.square);
        this.hold(event.token, true);
        return;
      case 'freed':
        this.hold(event.token, false);
        return;
      case 'turn':
        for (const [bomb, left] of this.fuses)
          if (this.piece(bomb)?.seat === event.seat) this.fuses.set(bomb, left - 1);
        return;
      default:
    }
  }

  private near(id: number): readonly number[] {
    const { square } = this.pieces.get(id) ?? {};
    return typeof square !== 'number' ? [] : around(square, true).flatMap((other) => this.on(other)?.id ?? []);
  }

  private bySquare(ids: readonly number[]): readonly number[] {
    const place = (id: number): number => this.pieces.get(id)?.square ?? -1;
    return [...ids].sort((a, b) => place(a) - place(b));
  }

  private put(id: number, square: number): void {
    const piece = this.pieces.get(id);
    if (piece !== undefined) piece.square = square;
  }

  private hold(id: number, prisoner: boolean): void {
    const piece = this.pieces.get(id);
    if (piece !== undefined) piece.prisoner = prisoner;
  }

  private away(id: number): void {
    const piece = this.pieces.get(id);
    if (piece !== undefined) piece.square = null;
    this.fuses.delete(id);
  }

  /** A captured piece waits for its place in the row, or leaves the game. */
  private take(id: number): void {
    const piece = this.pieces.get(id);
    if (piece === undefined || piece.kind >= ARMY_KINDS) return;
    if (UNITS[piece.kind]?.imprisoned === true) this.pending.push(id);
    else this.fallen[piece.seat]?.push(piece.kind);
  }
}
