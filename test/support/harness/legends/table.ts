/** The pieces on the board as the rows of a match tell: where each stands and under whom. The kinds are known from the start. */
import type { GameEvent } from '../../../../src/contract/event';
import type { View } from '../../../../src/contract/view';

export interface TablePiece {
  readonly id: number;
  readonly kind: number;
  square: number;
  seat: number;
  standing: boolean;
}

/** Squares of a zone across (R124). */
const ZONE = 8;
const TWO_SEATS = 2;

export class Table {
  private readonly pieces = new Map<number, TablePiece>();
  private readonly width: number;
  private readonly seats: number;

  /** Takes the truth's view of a start; ids and kinds last for the whole match. */
  constructor(truth: View) {
    this.width = truth.width;
    this.seats = truth.lists['quiet']?.length ?? TWO_SEATS;
    const put = (id: number, kind: number | null, square: number, seat: number, standing: boolean): void => {
      this.pieces.set(id, { id, kind: kind ?? 0, square, seat, standing });
    };
    for (const { id, kind, square, seat } of truth.tokens) this.lay(id, kind ?? 0, seat, square);
    const fallen = truth.heaps.flatMap(({ name, kinds, seat }) =>
      name === 'fallen' ? kinds.map((kind) => ({ kind, seat: seat ?? 0 })) : [],
    );
    for (const [index, id] of (truth.lists['fallen'] ?? []).entries()) {
      const entry = fallen[index];
      put(id, entry?.kind ?? null, -1, entry?.seat ?? 0, false);
    }
    const curses = truth.lists['curses'] ?? [];
    for (let at = 0; at + 3 < curses.length; at += 4)
      put(curses[at] ?? -1, curses[at + 1] ?? 0, -1, curses[at + 2] ?? 0, false);
  }

  /** A piece that is laid out before the battle; its id is its square. */
  lay(id: number, kind: number, seat: number, square = id): void {
    this.pieces.set(id, { id, kind, square, seat, standing: true });
  }

  kindOf(id: number): number {
    return this.pieces.get(id)?.kind ?? 0;
  }

  piece(id: number): TablePiece | undefined {
    return this.pieces.get(id);
  }

  all(): Iterable<TablePiece> {
    return this.pieces.values();
  }

  standingOn(square: number): readonly TablePiece[] {
    return [...this.pieces.values()].filter((piece) => piece.standing && piece.square === square);
  }

  note(event: GameEvent): void {
    switch (event.type) {
      case 'placed':
        this.lay(event.token, event.kind ?? 0, event.seat, event.square);
        break;
      case 'moved':
        this.put(event.token, event.to);
        break;
      case 'swapped':
        this.put(event.token, event.otherSquare);
        this.put(event.other, event.square);
        break;
      case 'removed':
        this.change(event.token, (piece) => {
          piece.standing = false;
        });
        break;
      case 'returned':
        this.change(event.token, (piece) => {
          piece.standing = true;
          piece.seat = event.seat;
        });
        this.put(event.token, event.square);
        break;
      case 'controlled':
        this.change(event.token, (piece) => {
          piece.seat = event.seat;
        });
        break;
      default:
        break;
    }
  }

  private put(id: number, square: number): void {
    this.change(id, (piece) => {
      piece.square = square;
      piece.seat = this.holder(piece.seat, square);
    });
  }

  /** In a team whoever sits where the piece stands (R125); the side stays. */
  private holder(seat: number, square: number): number {
    return this.seats === TWO_SEATS ? seat : 2 * Math.floor((square % this.width) / ZONE) + (seat % 2);
  }

  private change(id: number, how: (piece: TablePiece) => void): void {
    const piece = this.pieces.get(id);
    if (piece !== undefined) how(piece);
  }
}
