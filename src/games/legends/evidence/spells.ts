/**
 * What a spell tells of its dead attacker's keywords: a further effect that asks for one of them (#131) has its user pick where the
 * attacker had it, and nobody where it had not (R9). That narrows down who got one unseen.
 */
import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';
import type { View } from '../../../contract/view';
import type { Effect, FullPower } from '../language';
import type { Told } from './foes';
import { BEHIND_A_POWER, type Place } from './picks';

const PAIR = 2;

interface Spell {
  readonly seat: number;
  readonly foe: number;
  readonly keyword: string;
  /** The kind of the curse in force when it was used (0: none). */
  readonly curse: number;
  /** Was there somebody to pick? */
  readonly could: boolean;
  /** Rows before its question, at the least. */
  readonly from: number;
  /** A curse that came between may have asked as well. */
  unclear: boolean;
}

/** What a spell told, and the curse that was in force. */
export interface SpellTold extends Told {
  readonly curse: number;
}

/** Fields of a pick that leave whom it may choose open to everybody's eyes. */
const OPEN_FIELDS: readonly string[] = ['n', 'terrain'];

/** The keyword that an effect asks of the foe before it has somebody pick; null for any other. */
const askedOf = (effect: Effect): string | null => {
  if (effect.op !== 'destroy' || effect.if?.foe === undefined) return null;
  const { foe, ...others } = effect.if;
  const { has, ...more } = foe;
  const { who } = effect;
  if (typeof has !== 'string' || Object.keys({ ...others, ...more }).length > 0) return null;
  if (typeof who !== 'object' || !('n' in who) || !Array.isArray(who.n) || who.terrain !== 'same') return null;
  return Object.keys(who).every((field) => OPEN_FIELDS.includes(field)) ? has : null;
};

/** Follows such spells through the rows. */
export class Spells {
  readonly #view: View;
  readonly #places: ReadonlyMap<number, Place>;
  readonly #asked: readonly Asked[];
  #open: Spell | null = null;

  /** The places grow and change as the match goes on. */
  constructor(view: View, places: ReadonlyMap<number, Place>, asked: readonly Asked[]) {
    this.#view = view;
    this.#places = places;
    this.#asked = asked;
  }

  /** What is told by a row, so many having been got before it. */
  row(event: GameEvent, before: number): readonly SpellTold[] {
    return BEHIND_A_POWER.includes(event.type) ? this.conclude(before) : [];
  }

  /** So many rows have been got, and the spell asks no more. */
  conclude(rows: number): readonly SpellTold[] {
    const spell = this.#open;
    this.#open = null;
    if (spell === null || spell.unclear) return [];
    const { seat, foe, keyword, curse, could, from } = spell;
    const has = this.#asked.some(
      (one) => one.kind === 'pick' && one.seat === seat && one.rows >= from && one.rows <= rows,
    );
    return has || could ? [{ id: foe, keyword, has, curse }] : [];
  }

  /** A power is used: the row that says so is the last of so many. */
  use(
    user: { readonly token: number; readonly seat: number },
    power: FullPower | null,
    curse: number,
    rows: number,
  ): void {
    if (this.#open !== null) {
      this.#open.unclear = true;
      return;
    }
    const place = this.#places.get(user.token);
    const keyword = power?.kind === 'magic' ? power.do.flatMap((effect) => askedOf(effect) ?? [])[0] : undefined;
    if (place === undefined || keyword === undefined) return;
    const fighters = [...this.#places].filter(([, other]) => other.standing && other.square === place.square);
    const foe = fighters.find(([id]) => id !== user.token)?.[0];
    if (fighters.length !== PAIR || foe === undefined) return;
    const { terrain } = this.#view;
    const could = [...this.#places.values()].some(
      ({ standing, square }) => standing && square !== place.square && terrain[square] === terrain[place.square],
    );
    this.#open = { seat: user.seat, foe, keyword, curse, could, from: rows, unclear: false };
  }
}
