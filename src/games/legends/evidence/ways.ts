/**
 * How each hidden piece of the other side has behaved before the eyes of a seat: how often it moved, and what it did near pieces
 * of that seat that it knew. Nothing follows from it for sure; it tells which kinds are likelier (assembly/search/README.md).
 */

import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { manhattanDistance } from '../../shared/square';
import { pieceOf } from '../catalogue';
import { placesOf } from './course';

/** Moves are counted up to this; the word's lowest bits. */
const MOST_MOVES = 15;
/** Of a piece of each group of strengths: came nearer to it, went away from it, stood beside it when its side's turn ended. */
const [NEARER, AWAY, BESIDE] = [4, 7, 10] as const;
/** The strongest of the weak and of the middling ones. */
const [WEAK, MIDDLING] = [3, 6];
/** Steps within which a move has to do with a piece. */
const NEAR = 2;

/** The group of a kind: 0 weak, 1 middling, 2 strong; -1 for what has no strength. */
const groupOf = (kind: number): number => {
  const strength = pieceOf(kind)?.strength;
  if (typeof strength !== 'number') return -1;
  return strength <= WEAK ? 0 : strength <= MIDDLING ? 1 : 2;
};

class Ways {
  readonly words = new Map<number, number>();
  private readonly squares = new Map<number, number>();
  /** Pieces of the seat's side that the other side knows, with the groups of their strengths. */
  private readonly open = new Map<number, number>();
  /** Pieces of the other side that the view hides. */
  private readonly hidden = new Set<number>();
  private readonly own: ReadonlySet<number>;
  private readonly width: number;
  private readonly side: number;
  /** The side whose turn it is; -1 before the first. */
  private turn = -1;

  constructor(view: View) {
    this.width = view.width;
    this.side = view.viewer & 1;
    const own = new Set<number>();
    for (const [id, { square, army, hidden }] of placesOf(view)) {
      this.squares.set(id, square);
      if ((army & 1) === this.side) own.add(id);
      else if (hidden) this.hidden.add(id);
    }
    this.own = own;
  }

  row(event: GameEvent): void {
    switch (event.type) {
      case 'turn':
        if (this.turn === (this.side ^ 1)) this.rest();
        this.turn = event.seat & 1;
        break;
      case 'shown':
        if (this.own.has(event.token)) this.open.set(event.token, groupOf(event.kind));
        break;
      case 'moved':
        if (this.hidden.has(event.token)) this.move(event.token, event.from, event.to);
        this.squares.set(event.token, event.to);
        break;
      case 'swapped':
        this.squares.set(event.token, event.otherSquare);
        this.squares.set(event.other, event.square);
        break;
      case 'returned':
        this.squares.set(event.token, event.square);
        if (this.own.has(event.token)) this.open.set(event.token, groupOf(event.kind));
        break;
      case 'removed':
        this.squares.delete(event.token);
        break;
      default:
        break;
    }
  }

  private move(id: number, from: number, to: number): void {
    const word = this.words.get(id) ?? 0;
    const moves = Math.min(MOST_MOVES, (word & MOST_MOVES) + 1);
    let seen = (word & ~MOST_MOVES) | moves;
    for (const [group, square] of this.known()) {
      const [before, after] = [this.steps(from, square), this.steps(to, square)];
      if (after < before && after <= NEAR) seen |= 1 << (NEARER + group);
      if (after > before && before <= NEAR) seen |= 1 << (AWAY + group);
    }
    this.words.set(id, seen);
  }

  /** The other side's turn is over. */
  private rest(): void {
    const known = this.known();
    for (const id of this.hidden) {
      const at = this.squares.get(id);
      if (at === undefined) continue;
      for (const [group, square] of known) {
        if (this.steps(at, square) === 1) this.words.set(id, (this.words.get(id) ?? 0) | (1 << (BESIDE + group)));
      }
    }
  }

  /** Groups and squares of the pieces with a strength that the other side knows. */
  private known(): readonly (readonly [number, number])[] {
    return [...this.open].flatMap(([id, group]): readonly (readonly [number, number])[] => {
      const square = this.squares.get(id);
      return group < 0 || square === undefined ? [] : [[group, square]];
    });
  }

  private steps(a: number, b: number): number {
    return manhattanDistance(a, b, this.width);
  }
}

/** A word for each hidden piece of the other side of which there is something to tell, by id (LEGENDS.md, Evidence). */
export const waysOf = (view: View, events: readonly GameEvent[]): ReadonlyMap<number, number> => {
  const ways = new Ways(view);
  for (const event of events) ways.row(event);
  return ways.words;
};
