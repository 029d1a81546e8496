/**
 * Keywords given unseen, as one seat follows them: who stood where each could be given (R7, R12, R27), and what fights and spells
 * told of it since.
 */
import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';
import type { View } from '../../../contract/view';
import { pieceOf } from '../catalogue';
import type { Filter, FullPower } from '../language';
import { OPTIONS } from '../names';
import { Foes, type Told } from './foes';
import { around, fitsKind, hasKeyword, targetsOf } from './kinds';
import type { Place } from './picks';
import { Spells } from './spells';

const COMBAT = OPTIONS.windows.indexOf('combat');

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

/** The row of a power's use. */
export interface Use {
  readonly token: number;
  readonly seat: number;
  readonly power: number;
}

/** How far the match has come: rows got, turns begun, and the kind of the curse in force (0: none). */
interface Now {
  readonly rows: number;
  readonly turn: number;
  readonly curse: number;
}

/** Whether a known piece could have been given a gift. */
export const couldReceive = ({ filter, keyword }: Gift, kind: number): boolean => {
  const piece = pieceOf(kind);
  return piece !== undefined && fitsKind(piece, filter) && !hasKeyword(piece, keyword);
};

export class Given {
  gifts: readonly Gift[] = [];
  readonly ruled: Ruled[] = [];
  readonly #view: View;
  readonly #places: ReadonlyMap<number, Place>;
  readonly #foes: Foes;
  readonly #spells: Spells;
  #inWindow = false;
  /** The squares of a strike that is going on. */
  #strike: { readonly from: number; readonly square: number } | null = null;
  #used: Use | null = null;
  #power: FullPower | null = null;

  /** Places and kinds grow and change as the match goes on. */
  constructor(
    view: View,
    places: ReadonlyMap<number, Place>,
    kinds: ReadonlyMap<number, number>,
    asked: readonly Asked[],
  ) {
    this.#view = view;
    this.#places = places;
    this.#spells = new Spells(view, places, asked);
    this.#foes = new Foes(places, kinds, this.ruled);
  }

  /** A row, before anything moves by it. */
  row(event: GameEvent, now: Now): void {
    for (const one of this.#spells.row(event, now.rows)) this.#learn(one, { ...now, curse: one.curse });
    this.gifts = this.#foes.after(event, this.gifts, now);
    switch (event.type) {
      case 'struck':
        this.#strike = event;
        break;
      case 'windowOpened':
        this.#inWindow = true;
        break;
      case 'windowClosed':
        this.#inWindow = false;
        this.#strike = null;
        break;
      case 'removed':
        this.#end(event.token);
        break;
      case 'granted':
        if (event.token === null) this.#give(event.keyword, event.seat, now.turn);
        else this.#rule(event.token, event.keyword, now.turn);
        break;
      default:
        break;
    }
  }

  /** A power is used: the row that says so is the last of so many. */
  use(use: Use, power: FullPower | null, { rows, curse }: Omit<Now, 'turn'>): void {
    this.#used = use;
    this.#power = power;
    this.#spells.use(use, power, curse, rows);
  }

  /** So many rows have been got in all. */
  end(rows: number, turn: number): void {
    for (const one of this.#spells.conclude(rows)) this.#learn(one, { rows, turn, curse: one.curse });
  }

  #learn(told: Told, now: Now): void {
    this.gifts = this.#foes.when([told], this.gifts, now);
  }

  /** Whoever falls has what it was given no more. */
  #end(id: number): void {
    this.gifts = this.gifts.map((gift) => (gift.ids.includes(id) ? { ...gift, fallen: [...gift.fallen, id] } : gift));
  }

  /** Who gets a keyword openly did not have it before, and can't get it again this turn. */
  #rule(token: number, word: number, turn: number): void {
    this.ruled.push({ token, word, turn });
    this.gifts = this.gifts.map((gift) =>
      gift.turn === turn && gift.word === word ? { ...gift, ids: gift.ids.filter((id) => id !== token) } : gift,
    );
  }

  /** In a window about a fight nobody else is given anything, unless all windows are open (R27). */
  #mayFight(id: number, { square }: Place): boolean {
    if (!this.#inWindow || this.#view.counters['windows'] !== COMBAT) return true;
    if (this.#strike !== null) return square === this.#strike.from || square === this.#strike.square;
    return [...this.#places].some(([other, place]) => other !== id && place.standing && place.square === square);
  }

  #give(word: number, seat: number, turn: number): void {
    for (const effect of this.#power?.do ?? []) {
      if (effect.op !== 'grant' || typeof effect.who !== 'object' || Array.isArray(effect.who)) continue;
      const who = targetsOf(effect.who)[0];
      if (who === undefined || typeof who !== 'object' || 'named' in who) continue;
      const token = this.#used?.token ?? -1;
      const squares = who.near === 'self' ? around(this.#places.get(token)?.square ?? -1, this.#view) : null;
      const ids = [...this.#places].flatMap(([id, place]) => {
        const has = this.ruled.some((one) => one.token === id && one.word === word && one.turn === turn);
        const own = place.standing && !has && (place.seat & 1) === (seat & 1);
        return own && (squares === null || squares.includes(place.square)) && this.#mayFight(id, place) ? [id] : [];
      });
      const giver = `${token}.${this.#used?.power ?? 0}`;
      const gift = { filter: who, keyword: effect.keyword, word, seat, giver, turn, ids, fallen: [] };
      this.gifts = [...this.gifts, gift];
    }
  }
}
