/**
 * What follows from how often somebody was asked to pick. A power that goes on picking among the user's own pieces of a sort (#31,
 * #32, #80, #172) asks as long as there is a candidate: without a question there was none left, and a question answered by a
 * pass means that there was one (R140).
 */
import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';
import type { View } from '../../../contract/view';
import { pieceOf } from '../catalogue';
import type { Effect, Filter, FullPower, Pick } from '../language';
import { WATER } from '../terrain';
import { around, fullPower, targetsOf } from './kinds';

/** Where a piece is and whose. */
export interface Place {
  square: number;
  readonly army: number;
  readonly hidden: boolean;
  standing: boolean;
  seat: number;
}

/** Pieces among which at least so many fit a filter; none at all where `least` is 0. */
export interface Lineup {
  readonly filter: Filter;
  readonly least: number;
  readonly ids: readonly number[];
}

/** Files of a player's zone in teams. */
const ZONE = 8;
const PAIR = 2;
/** The user and the foe fall before an ambush picks; while one of them stands there is no space to come to. */
const FALLEN = 2;
/** Rows that come only when a power is over. */
export const BEHIND_A_POWER: readonly string[] = ['turn', 'windowOpened', 'windowClosed', 'fought', 'over'];

interface User {
  readonly token: number;
  readonly seat: number;
}

interface Open {
  readonly seat: number;
  readonly filter: Filter;
  readonly ids: readonly number[];
  /** Pieces that it may pick. */
  readonly most: number;
  /** The first was picked with the choice to use it. */
  readonly first: boolean;
  /** Spaces for those that are picked. */
  readonly spaces: readonly number[];
  /** Rows before the first question. */
  from: number;
  readonly picked: Set<number>;
  shows: boolean;
  removed: number;
  /** Pieces that came back to the board meanwhile, and took a space. */
  returned: number;
  /** Effects of a curse that came between by which the same seat may have been asked, and nothing tells yet whether it was. */
  unclear: number;
}

/** The pick of a power that goes on picking, and where its pieces are put. */
const pickOf = ({ do: effects }: FullPower): { readonly pick: Pick; readonly near: boolean } | null => {
  for (const [index, effect] of effects.entries()) {
    const next = effects[index + 1];
    if (effect.op !== 'reveal' || effect.if !== undefined || next?.op !== 'move' || !('to' in next)) continue;
    const { who } = effect;
    if (typeof who !== 'object' || !('n' in who) || !Array.isArray(who.n) || who.side !== 'you') continue;
    return { pick: who, near: next.to.near === 'self' };
  }
  return null;
};

/** Whether an effect has a side pick: the user's own, or where it says so the other one. One piece is picked where no number is told. */
const asksToPick = (effect: Effect, isUsers: boolean): boolean =>
  'who' in effect &&
  targetsOf(effect.who).some(
    (who) => typeof who === 'object' && !('named' in who) && who.n !== 'all' && (who.by === 'opponent') !== isUsers,
  );

const isOfCurse = (event: GameEvent): boolean =>
  event.type === 'curseEnded' || event.type === 'curseBegan' || (event.type === 'removed' && event.cause === 'curse');

/**
 * A row of a curse that came between what an ambush destroys and whom it calls: what was asked and shown up to here was the
 * curse's. Whom its one pick destroyed, it had asked for; when another curse begins, the one before has asked all it asks.
 */
const passCurse = (open: Open, { type }: GameEvent, before: number): void => {
  open.from = before + 1;
  open.picked.clear();
  open.shows = false;
  if (type === 'curseBegan' || (type === 'removed' && open.unclear === 1)) open.unclear = 0;
};

/** Follows such powers through the rows. */
export class Picks {
  readonly lineups: Lineup[] = [];
  private readonly view: View;
  private readonly places: ReadonlyMap<number, Place>;
  private readonly asked: readonly Asked[];
  private open: Open | null = null;

  constructor(view: View, places: ReadonlyMap<number, Place>, asked: readonly Asked[]) {
    this.view = view;
    this.places = places;
    this.asked = asked;
  }

  /** A row, so many having been got before it; before anything moves by it. */
  row(event: GameEvent, before: number): void {
    const { open } = this;
    if (open === null) return;
    if (BEHIND_A_POWER.includes(event.type)) {
      this.conclude(before);
      return;
    }
    if (event.type === 'removed' && event.cause === 'spell') open.removed++;
    if (event.type === 'returned' && open.spaces.includes(event.square)) open.returned++;
    if (!open.first && isOfCurse(event)) passCurse(open, event, before);
    if ((event.type === 'shown' || event.type === 'moved') && open.ids.includes(event.token)) {
      open.picked.add(event.token);
      if (event.type === 'shown') open.shows = true;
    }
  }

  /** A power is used: the row that says so is the last of so many. */
  use(user: User, power: FullPower | null, kind: number, rows: number): void {
    // a curse that ends or begins comes between what the power destroys and whom it picks
    const { open } = this;
    if (open !== null && power?.kind === 'curse') {
      const isUsers = ((user.seat ^ open.seat) & 1) === 0;
      open.unclear += power.do.filter((effect) => asksToPick(effect, isUsers)).length;
    } else this.conclude(rows - 1);
    const found = power === null ? null : pickOf(power);
    if (found === null || (user.seat & 1) === (this.view.viewer & 1)) return;
    const { pick, near } = found;
    const type = pick.type === 'same' ? pieceOf(kind)?.type : pick.type;
    const spaces = near ? this.spacesBy(user.token) : [this.places.get(user.token)?.square ?? -1];
    const [min, most] = Array.isArray(pick.n) ? pick.n : [0, 0];
    this.open = {
      seat: user.seat,
      filter: { ...pick, ...(type === undefined ? {} : { type }) },
      ids: [...this.places].flatMap(([id, place]) =>
        id !== user.token && place.standing && this.seatOf(place) === user.seat ? [id] : [],
      ),
      most: Math.min(most ?? spaces.length, spaces.length),
      first: min > 0,
      spaces,
      from: rows,
      picked: new Set(),
      shows: false,
      removed: 0,
      returned: 0,
      unclear: 0,
    };
  }

  /** So many rows have been got in all. */
  end(rows: number): void {
    this.conclude(rows);
  }

  /** The player of the zone, in teams. */
  private seatOf({ square, seat }: Place): number {
    if (this.view.heaps.length <= PAIR) return seat;
    return 2 * Math.floor((square % this.view.width) / ZONE) + (seat & 1);
  }

  private spacesBy(user: number): readonly number[] {
    const taken = new Set([...this.places.values()].flatMap(({ standing, square }) => (standing ? [square] : [])));
    const near = around(this.places.get(user)?.square ?? -1, this.view);
    return near.filter((square) => this.view.terrain[square] !== WATER && !taken.has(square));
  }

  private conclude(rows: number): void {
    const { open } = this;
    this.open = null;
    if (open === null) return;
    const questions = this.questions(open, rows);
    const picked = open.picked.size;
    const sure = picked - (open.first ? 1 : 0);
    const ids = open.ids.filter((id) => !open.picked.has(id));
    if (open.unclear > 0 || (!open.first && open.removed < FALLEN)) return;
    const room = Math.min(open.most, open.spaces.length - open.returned);
    if (questions === sure && picked < room) this.lineups.push({ filter: open.filter, least: 0, ids });
    if (questions === sure + 1) this.lineups.push({ filter: open.filter, least: 1, ids });
  }

  /** How often the user was asked whom to pick. */
  private questions({ seat, from, first, shows, spaces }: Open, rows: number): number {
    // where the first piece goes is asked before any other row when there was nothing to show
    const last = first ? from : rows;
    const asked = this.asked.filter(
      (one) => one.kind === 'pick' && one.seat === seat && one.rows >= from && one.rows <= last,
    ).length;
    return first && !shows && spaces.length > 1 ? asked - 1 : asked;
  }
}

/** The power of a row `used`; null for one that is granted. */
export const powerUsed = (kind: number, power: number): FullPower | null =>
  power === 0 ? null : fullPower(pieceOf(kind)?.powers[power - 1]);
