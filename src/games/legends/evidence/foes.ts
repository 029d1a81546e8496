/**
 * What a fight tells of a fighter's keywords: strength that counts against foes with a keyword has its own `modifier` row, so that a
 * row says that the foe had it, and none that it had not (LEGENDS.md, Rows: comparison). That narrows down who got one unseen.
 */
import type { GameEvent } from '../../../contract/event';
import { pieceOf } from '../catalogue';
import type { Power } from '../language';
import type { Gift, Ruled } from './given';
import { fullPower, hasKeyword } from './kinds';
import type { Place } from './picks';

/** The reason of a `modifier` row: an own power. */
const OWN_POWER = 0;
const PAIR = 2;

type Modifier = Extract<GameEvent, { readonly type: 'modifier' }>;

/** A fighter and a keyword that it had when strengths were compared, or had not. */
export interface Told {
  readonly id: number;
  readonly keyword: string;
  readonly has: boolean;
}

/** How far the match has come: turns begun, and the kind of the curse in force (0: none). */
interface Now {
  readonly turn: number;
  readonly curse: number;
}

/** The keyword that a power's strength asks of the foe, where it asks nothing else; null for any other power. */
const askedOf = (power: Power): string | null => {
  const full = fullPower(power);
  if (full?.kind !== 'innate' || full.if?.foe === undefined) return null;
  const { foe, ...others } = full.if;
  const { has, ...more } = foe;
  if (typeof has !== 'string' || Object.keys({ ...others, ...more }).length > 0) return null;
  return full.do.some(({ op }) => op === 'modify') ? has : null;
};

/** Has a kind the keyword of its own, or all pieces by the curse in force? */
const hasOtherwise = (keyword: string, kind: number, curse: number): boolean => {
  const piece = pieceOf(kind);
  const lends = (power: Power): boolean =>
    fullPower(power)?.do.some((effect) => effect.op === 'grant' && effect.keyword === keyword) ?? false;
  return (piece !== undefined && hasKeyword(piece, keyword)) || (pieceOf(curse)?.powers ?? []).some(lends);
};

/** Gifts once it is known that a fighter got one of them, or none. Of several it is the one that fewest could have got. */
const narrowed = (gifts: readonly Gift[], { id, has }: Told): readonly Gift[] => {
  const [own] = gifts.filter(({ ids }) => has && ids.includes(id)).sort((a, b) => a.ids.length - b.ids.length);
  return gifts.map((gift) => ({ ...gift, ids: gift === own ? [id] : gift.ids.filter((one) => one !== id) }));
};

/** Follows the fights among the pieces of a match, whose places and kinds are those at the row that is told. */
export class Foes {
  readonly #places: ReadonlyMap<number, Place>;
  readonly #kinds: ReadonlyMap<number, number>;
  readonly #ruled: readonly Ruled[];
  #modifiers: Modifier[] = [];

  /** All three grow as the match goes on. */
  constructor(places: ReadonlyMap<number, Place>, kinds: ReadonlyMap<number, number>, ruled: readonly Ruled[]) {
    this.#places = places;
    this.#kinds = kinds;
    this.#ruled = ruled;
  }

  /** What is known of the gifts after a row. */
  after(event: GameEvent, gifts: readonly Gift[], now: Now): readonly Gift[] {
    if (event.type === 'modifier') this.#modifiers.push(event);
    if (event.type !== 'fought') return gifts;
    const told = this.#told(this.#fighters(event.from, event.square));
    this.#modifiers = [];
    return this.when(told, gifts, now);
  }

  /** What is known of the gifts when it is told of some pieces whether they had a keyword. */
  when(told: readonly Told[], gifts: readonly Gift[], now: Now): readonly Gift[] {
    return told.reduce((left, one) => this.#narrow(left, one, now), gifts);
  }

  /** An attacker stands where its foe does by now; who strikes, where it strikes from. */
  #fighters(from: number, square: number): readonly number[] {
    const at = (where: number): readonly number[] =>
      [...this.#places].flatMap(([id, place]) => (place.standing && place.square === where ? [id] : []));
    const here = at(square);
    return here.length === PAIR ? here : [...at(from), ...here];
  }

  #told(fighters: readonly number[]): readonly Told[] {
    if (fighters.length !== PAIR) return [];
    return fighters.flatMap((id, index) =>
      (pieceOf(this.#kinds.get(id) ?? 0)?.powers ?? []).flatMap((power, place): readonly Told[] => {
        const keyword = askedOf(power);
        const foe = fighters[1 - index];
        if (keyword === null || foe === undefined) return [];
        const counts = ({ token, reason, number }: Modifier): boolean =>
          token === id && reason === OWN_POWER && number === place + 1;
        return [{ id: foe, keyword, has: this.#modifiers.some(counts) }];
      }),
    );
  }

  #narrow(gifts: readonly Gift[], told: Told, { turn, curse }: Now): readonly Gift[] {
    const { id, keyword, has } = told;
    const isMeant = (gift: Gift): boolean => gift.turn === turn && gift.keyword === keyword;
    const meant = gifts.filter(isMeant);
    const isOpen = this.#ruled.some((one) => one.token === id && one.turn === turn && one.word === meant[0]?.word);
    if (has && (isOpen || hasOtherwise(keyword, this.#kinds.get(id) ?? 0, curse))) return gifts;
    return [...gifts.filter((gift) => !isMeant(gift)), ...narrowed(meant, told)];
  }
}
