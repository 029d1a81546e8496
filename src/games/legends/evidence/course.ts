/**
 * The course of a match as one seat got it, followed for the pieces that its view still hides: where they stood, under which
 * curses, that they stepped, which powers passed them over, who may have been given a keyword unseen, and who could be picked.
 *
 * What follows from the rules: a hidden piece makes no move but standard steps (R14: an action shows its user first), so whatever
 * moved is not stationary (R38); what stood under a curse with its strength gone would have fallen (R70); a power that shows or
 * destroys all pieces of a type leaves none of it hidden; and a keyword is given to somebody who can have it (R7).
 */

import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';
import type { View } from '../../../contract/view';
import { cursesOf } from '../curses';
import type { Filter, FullPower } from '../language';
import { type Gift, Given, type Ruled, type Use } from './given';
import { targetsOf } from './kinds';
import { type Lineup, Picks, type Place, powerUsed } from './picks';

/** Pieces that start on the board have ids below this. */
const OFF_BOARD = 256;
const PAIR = 2;

/** A stand of a hidden piece: the square, and the kind of the curse in force (0: none). */
export interface Stood {
  readonly id: number;
  readonly square: number;
  readonly curse: number;
}

export interface Seen {
  readonly moved: ReadonlySet<number>;
  readonly stood: readonly Stood[];
  /** Filters that fit none of these pieces. */
  readonly passedOver: readonly { readonly filter: Filter; readonly ids: readonly number[] }[];
  readonly gifts: readonly Gift[];
  /** Pieces of which so many fit a filter. */
  readonly lineups: readonly Lineup[];
  readonly ruled: readonly Ruled[];
  /** Turns begun. */
  readonly turn: number;
}

/** Every piece of the match by id, where its id says that it first stood. */
export const placesOf = (view: View): Map<number, Place> => {
  const places = new Map<number, Place>();
  const add = (id: number, army: number, hidden: boolean): void => {
    if (id >= 0 && id < OFF_BOARD) places.set(id, { square: id, army, hidden, standing: true, seat: army });
  };
  for (const [index, { id, kind }] of view.tokens.entries()) add(id, view.lists['army']?.[index] ?? 0, kind === null);
  const fallen = view.lists['fallen'] ?? [];
  let at = 0;
  for (const [army, heap] of view.heaps.entries()) for (const _ of heap.kinds) add(fallen[at++] ?? -1, army, false);
  for (const curse of cursesOf(view)) if (curse !== null) add(curse.id, curse.army, false);
  return places;
};

class Course {
  readonly moved = new Set<number>();
  readonly stood: Stood[] = [];
  readonly passedOver: { readonly filter: Filter; readonly ids: readonly number[] }[] = [];
  turn = 0;
  private readonly view: View;
  private readonly places: Map<number, Place>;
  private readonly picks: Picks;
  private readonly given: Given;
  private rows = 0;
  private readonly kinds = new Map<number, number>();
  private curse = 0;
  private used: Use | null = null;

  constructor(view: View, asked: readonly Asked[]) {
    this.view = view;
    this.places = placesOf(view);
    this.picks = new Picks(view, this.places, asked);
    this.given = new Given(view, this.places, this.kinds, asked);
    for (const { id, kind } of view.tokens) if (kind !== null) this.kinds.set(id, kind);
    for (const [id] of this.places) this.stand(id);
  }

  /** Pieces of which so many fit a filter. */
  get lineups(): readonly Lineup[] {
    return this.picks.lineups;
  }

  get gifts(): readonly Gift[] {
    return this.given.gifts;
  }

  get ruled(): readonly Ruled[] {
    return this.given.ruled;
  }

  /** No more rows follow. */
  end(): void {
    this.picks.end(this.rows);
    this.given.end(this.rows, this.turn);
  }

  row(event: GameEvent): void {
    this.picks.row(event, this.rows);
    this.given.row(event, { rows: this.rows, turn: this.turn, curse: this.curse });
    this.rows++;
    switch (event.type) {
      case 'turn':
        this.turn++;
        break;
      case 'shown':
        this.kinds.set(event.token, event.kind);
        break;
      case 'moved':
        this.moved.add(event.token);
        this.put(event.token, event.to);
        break;
      case 'swapped':
        this.put(event.token, event.otherSquare);
        this.put(event.other, event.square);
        break;
      case 'returned':
        this.kinds.set(event.token, event.kind);
        this.put(event.token, event.square);
        this.control(event.token, event.seat);
        break;
      case 'removed':
        this.remove(event.token, event.kind);
        break;
      case 'controlled':
        this.control(event.token, event.seat);
        break;
      case 'curseBegan':
        this.setCurse(event.kind);
        break;
      case 'curseEnded':
        this.setCurse(0);
        this.kinds.set(event.token, event.kind);
        break;
      case 'used':
        this.used = event;
        this.passOver();
        this.picks.use(event, this.power(), this.kinds.get(event.token) ?? 0, this.rows);
        this.given.use(event, this.power(), { rows: this.rows, curse: this.curse });
        break;
      default:
        break;
    }
  }

  /** What stands now is what the view shows, whatever the start was. */
  private stand(id: number): void {
    const place = this.places.get(id);
    if (place?.hidden === true) this.stood.push({ id, square: place.square, curse: this.curse });
  }

  private put(id: number, square: number): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    place.square = square;
    place.standing = true;
    this.stand(id);
  }

  private remove(id: number, kind: number | null): void {
    const place = this.places.get(id);
    if (place !== undefined) place.standing = false;
    if (kind !== null) this.kinds.set(id, kind);
  }

  private control(id: number, seat: number): void {
    const place = this.places.get(id);
    if (place !== undefined) place.seat = seat;
  }

  private setCurse(kind: number): void {
    this.curse = kind;
    for (const [id] of this.places) this.stand(id);
  }

  /** The power of the row `used`; null for one that is granted. */
  private power(): FullPower | null {
    const { token, power } = this.used ?? { token: -1, power: 0 };
    return powerUsed(this.kinds.get(token) ?? 0, power);
  }

  /** Of a power that shows or destroys all pieces of a type: whom it would have met is none of them. */
  private passOver(): void {
    for (const effect of this.power()?.do ?? []) {
      if ((effect.op !== 'reveal' && effect.op !== 'destroy') || effect.if !== undefined) continue;
      for (const who of targetsOf(effect.who)) {
        if (typeof who !== 'object' || 'named' in who || who.n !== 'all' || who.type === undefined) continue;
        if (who.among !== undefined || who.near !== undefined || who.terrain !== undefined) continue;
        const ids = this.met(who);
        if (ids.length > 0) this.passedOver.push({ filter: who, ids });
      }
    }
  }

  private met({ side }: Filter): readonly number[] {
    const seat = this.used?.seat ?? 0;
    // in teams it is not told which opponent was named, nor worth following which zone's own a piece was
    if (side !== undefined && this.view.heaps.length > PAIR) return [];
    return [...this.places].flatMap(([id, place]) => {
      const own = (place.seat & 1) === (seat & 1);
      return place.hidden && (side === undefined || own === (side === 'you')) ? [id] : [];
    });
  }
}

/** Follows all that a seat got up to its view. */
export const followCourse = (view: View, events: readonly GameEvent[], asked: readonly Asked[] = []): Seen => {
  const course = new Course(view, asked);
  for (const event of events) course.row(event);
  course.end();
  return course;
};
