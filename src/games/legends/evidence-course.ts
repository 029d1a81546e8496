/**
 * The course of a match as one seat got it, followed for the pieces that its view still hides: where they stood, under which
 * curses, that they stepped, which powers passed them over, who may have been given a keyword unseen, and who could be picked.
 *
 * What follows from the rules: a hidden piece makes no move but standard steps (R14: an action shows its user first), so whatever
 * moved is not stationary (R38); what stood under a curse with its strength gone would have fallen (R70); a power that shows or
 * destroys all pieces of a type leaves none of it hidden; and a keyword is given to somebody who can have it (R7).
 */
import type { GameEvent } from '../../contract/event';
import type { Asked } from '../../contract/search';
import type { View } from '../../contract/view';
import { Foes } from './evidence-foes';
import { around, fitsKind, hasKeyword, targetsOf } from './evidence-kinds';
import { type Lineup, Picks, type Place, powerUsed } from './evidence-picks';
import { Spells, type SpellTold } from './evidence-spells';
import type { Filter, FullPower } from './language';
import { pieceOf } from './mix';
import { OPTIONS } from './names';

/** Pieces that start on the board have ids below this. */
const OFF_BOARD = 256;
const CURSE_WORDS = 4;
const DUEL = 2;
const COMBAT = OPTIONS.windows.indexOf('combat');

/** A stand of a hidden piece: the square, and the kind of the curse in force (0: none). */
export interface Stood {
  readonly id: number;
  readonly square: number;
  readonly curse: number;
}

/** A keyword given to somebody unseen. */
export interface Gift {
  readonly filter: Filter;
  readonly keyword: string;
  /** Number of the keyword and the giver's seat, as the view's list of grants has them. */
  readonly word: number;
  readonly seat: number;
  /** The power: gifts of one power in one turn go to different pieces. */
  readonly giver: string;
  readonly turn: number;
  /** Who stood where it could be given, and did not openly get the same in that turn (R12). */
  readonly ids: readonly number[];
  /** Those who have fallen since. */
  readonly fallen: readonly number[];
}

/** A keyword that somebody got openly. */
export interface Ruled {
  readonly token: number;
  readonly word: number;
  readonly turn: number;
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
  const curses = view.lists['curses'] ?? [];
  for (let word = 0; word < curses.length; word += CURSE_WORDS) add(curses[word] ?? -1, curses[word + 3] ?? 0, false);
  return places;
};

class Course {
  readonly moved = new Set<number>();
  readonly stood: Stood[] = [];
  readonly passedOver: { readonly filter: Filter; readonly ids: readonly number[] }[] = [];
  gifts: readonly Gift[] = [];
  turn = 0;
  private readonly view: View;
  private readonly places: Map<number, Place>;
  private readonly picks: Picks;
  private readonly foes: Foes;
  private readonly spells: Spells;
  private rows = 0;
  private readonly kinds = new Map<number, number>();
  curse = 0;
  readonly ruled: Ruled[] = [];
  private inWindow = false;
  /** The squares of a strike that is going on. */
  private strike: { readonly from: number; readonly square: number } | null = null;
  private used: { readonly token: number; readonly seat: number; readonly power: number } | null = null;

  constructor(view: View, asked: readonly Asked[]) {
    this.view = view;
    this.places = placesOf(view);
    this.picks = new Picks(view, this.places, asked);
    this.spells = new Spells(view, this.places, asked);
    this.foes = new Foes(this.places, this.kinds, this.ruled);
    for (const { id, kind } of view.tokens) if (kind !== null) this.kinds.set(id, kind);
    for (const [id] of this.places) this.stand(id);
  }

  /** Pieces of which so many fit a filter. */
  get lineups(): readonly Lineup[] {
    return this.picks.lineups;
  }

  /** No more rows follow. */
  end(): void {
    this.picks.end(this.rows);
    this.learn(this.spells.conclude(this.rows));
  }

  row(event: GameEvent): void {
    this.picks.row(event, this.rows);
    this.learn(this.spells.row(event, this.rows));
    this.rows++;
    this.gifts = this.foes.after(event, this.gifts, this);
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
      case 'struck':
        this.strike = event;
        break;
      case 'windowOpened':
        this.inWindow = true;
        break;
      case 'windowClosed':
        this.inWindow = false;
        this.strike = null;
        break;
      case 'used':
        this.used = event;
        this.passOver();
        this.picks.use(event, this.power(), this.kinds.get(event.token) ?? 0, this.rows);
        this.spells.use(event, this.power(), this.curse, this.rows);
        break;
      case 'granted':
        if (event.token === null) this.give(event.keyword, event.seat);
        else this.rule(event.token, event.keyword);
        break;
      default:
        break;
    }
  }

  private learn(told: readonly SpellTold[]): void {
    for (const one of told) this.gifts = this.foes.when([one], this.gifts, { turn: this.turn, curse: one.curse });
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
    this.gifts = this.gifts.map((gift) => (gift.ids.includes(id) ? { ...gift, fallen: [...gift.fallen, id] } : gift));
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
    if (side !== undefined && this.view.heaps.length > DUEL) return [];
    return [...this.places].flatMap(([id, place]) => {
      const own = (place.seat & 1) === (seat & 1);
      return place.hidden && (side === undefined || own === (side === 'you')) ? [id] : [];
    });
  }

  /** Who gets a keyword openly did not have it before, and can't get it again this turn. */
  private rule(token: number, word: number): void {
    this.ruled.push({ token, word, turn: this.turn });
    this.gifts = this.gifts.map((gift) =>
      gift.turn === this.turn && gift.word === word ? { ...gift, ids: gift.ids.filter((id) => id !== token) } : gift,
    );
  }

  /** In a window about a fight nobody else is given anything, unless all windows are open (R27). */
  private mayFight(id: number, { square }: Place): boolean {
    if (!this.inWindow || this.view.counters['windows'] !== COMBAT) return true;
    if (this.strike !== null) return square === this.strike.from || square === this.strike.square;
    return [...this.places].some(([other, place]) => other !== id && place.standing && place.square === square);
  }

  private give(word: number, seat: number): void {
    for (const effect of this.power()?.do ?? []) {
      if (effect.op !== 'grant' || typeof effect.who !== 'object' || Array.isArray(effect.who)) continue;
      const who = targetsOf(effect.who)[0];
      if (who === undefined || typeof who !== 'object' || 'named' in who) continue;
      const token = this.used?.token ?? -1;
      const squares = who.near === 'self' ? around(this.places.get(token)?.square ?? -1, this.view) : null;
      const ids = [...this.places].flatMap(([id, place]) => {
        const has = this.ruled.some((one) => one.token === id && one.word === word && one.turn === this.turn);
        const own = place.standing && !has && (place.seat & 1) === (seat & 1);
        return own && (squares === null || squares.includes(place.square)) && this.mayFight(id, place) ? [id] : [];
      });
      const giver = `${token}.${this.used?.power ?? 0}`;
      const gift = { filter: who, keyword: effect.keyword, word, seat, giver, turn: this.turn, ids, fallen: [] };
      this.gifts = [...this.gifts, gift];
    }
  }
}

/** Follows all that a seat got up to its view. */
export const followCourse = (view: View, events: readonly GameEvent[], asked: readonly Asked[] = []): Seen => {
  const course = new Course(view, asked);
  for (const event of events) course.row(event);
  course.end();
  return course;
};

/** Whether a known piece could have been given a gift. */
export const couldReceive = ({ filter, keyword }: Gift, kind: number): boolean => {
  const piece = pieceOf(kind);
  return piece !== undefined && fitsKind(piece, filter) && !hasKeyword(piece, keyword);
};
