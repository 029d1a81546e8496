/**
 * How many pieces each side controlled at the end of every turn, counted from one viewer's own events. `sides`: the side of
 * every seat, as the setup says it.
 */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { heldBy, sideCount } from '../../games/shared/sides';

/** A turn as the timeline shows it. */
export interface TurnCount {
  /** From 1; 0 for how it stood before the first. */
  readonly number: number;
  /** Whose turn it was; null before the first. */
  readonly seat: number | null;
  /** Pieces that each side controlled at its end. */
  readonly standing: readonly number[];
  /** Fights in it: comparisons of strength, and attacks by which a piece fell without one. */
  readonly fights: number;
  /** Death Curses that came into force in it. */
  readonly curses: number;
}

export type Change = readonly [seat: number, by: 1 | -1];

/** How a game counts its pieces, where not all that stand on the board are in play. */
export interface Standing {
  /** How many of a seat's pieces are in play. */
  count(view: View, seat: number): number;
  /** What an event adds to a seat or takes from it. */
  changes(event: GameEvent): readonly Change[];
}

const added = (count: number[], side: number | undefined, by: number): void => {
  if (side !== undefined) count[side] = (count[side] ?? 0) + by;
};

/** Who had each token before the first event, as far as the view and the events tell: a token that changed sides its army. */
const ownersBefore = (events: readonly GameEvent[], view: View): Map<number, number> => {
  const changed = new Set(events.flatMap((event) => (event.type === 'controlled' ? [event.token] : [])));
  const armies = view.lists['army'];
  const owners = new Map(view.tokens.map(({ id, seat }, at) => [id, changed.has(id) ? (armies?.[at] ?? seat) : seat]));
  // a token that is gone is named by its army
  for (const event of events)
    if (event.type === 'removed' && !owners.has(event.token)) owners.set(event.token, event.seat);
  return owners;
};

/** What every event adds to a seat or takes from it, in order: a token counts for who controls it. */
const changesOf = (events: readonly GameEvent[], view: View): readonly (readonly Change[])[] => {
  const owners = ownersBefore(events, view);
  return events.map((event): readonly Change[] => {
    switch (event.type) {
      case 'placed':
      case 'returned':
        owners.set(event.token, event.seat);
        return [[event.seat, 1]];
      case 'controlled': {
        const before = owners.get(event.token) ?? event.seat;
        owners.set(event.token, event.seat);
        return [
          [before, -1],
          [event.seat, 1],
        ];
      }
      case 'removed':
        return [[owners.get(event.token) ?? event.seat, -1]];
      default:
        return [];
    }
  });
};

const standingNow = (view: View, sides: readonly number[], rule: Standing | undefined): number[] => {
  const count = Array<number>(sideCount(sides)).fill(0);
  for (const [seat, side] of sides.entries())
    added(count, side, rule === undefined ? heldBy(view, seat).length : rule.count(view, seat));
  return count;
};

const isByFight = (event: GameEvent): boolean => event.type === 'removed' && event.cause === 'fight';

/** Places of the rows with which fights are told: a comparison, or a fall without one. */
const fightsToldIn = (events: readonly GameEvent[]): readonly number[] => {
  /** Has the fight that goes on been counted? */
  let counted = false;
  return events.flatMap((event, at) => {
    if (event.type === 'moved') counted = false;
    const counts = event.type === 'fought' || (isByFight(event) && !counted);
    counted ||= counts;
    return counts ? [at] : [];
  });
};

/**
 * The course of a battle, oldest turn first. `events`: all that this viewer got up to `view`. `fights`: places of the events
 * that count as a fight, `rule`: what counts as a piece, where the game counts them in a way of its own.
 */
export const courseOf = (
  events: readonly GameEvent[],
  view: View,
  sides: readonly number[],
  fights: readonly number[] = fightsToldIn(events),
  rule?: Standing,
): readonly TurnCount[] => {
  const isFight = new Set(fights);
  const changes = rule === undefined ? changesOf(events, view) : events.map((event) => rule.changes(event));
  // how many stood before the first event: what stands now less all that came, plus all that went
  const count = standingNow(view, sides, rule);
  for (const [seat, by] of changes.flat()) added(count, sides[seat], -by);
  const turns: TurnCount[] = [];
  let open = { number: 0, seat: null as number | null, fights: 0, curses: 0 };
  const close = () => turns.push({ ...open, standing: [...count] });
  for (const [at, event] of events.entries()) {
    if (event.type === 'turn') {
      close();
      open = { number: open.number + 1, seat: event.seat, fights: 0, curses: 0 };
    }
    if (event.type === 'dealt') {
      // turns in which armies were laid out in secret are none of the battle
      turns.length = 0;
      open = { number: 0, seat: null, fights: 0, curses: 0 };
    }
    if (isFight.has(at)) open.fights += 1;
    if (event.type === 'curseBegan') open.curses += 1;
    for (const [seat, by] of changes[at] ?? []) added(count, sides[seat], by);
  }
  close();
  return turns;
};
