/**
 * How many pieces of each side stood at the end of every turn, counted from one viewer's own events. `sides`: the side of
 * every army, as the setup says it.
 */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { sideCount } from '../../games/shared/sides';

/** A turn as the timeline shows it. */
export interface TurnCount {
  /** From 1; 0 for how it stood before the first. */
  readonly number: number;
  /** Whose turn it was; null before the first. */
  readonly seat: number | null;
  /** Pieces standing at its end, by side. */
  readonly standing: readonly number[];
  /** Fights in it: comparisons of strength, and attacks by which a piece fell without one. */
  readonly fights: number;
  /** Death Curses that came into force in it. */
  readonly curses: number;
}

type Change = readonly [army: number, by: 1 | -1];

/** What an event adds to an army, or takes from it. Changing sides counts for nobody: an army keeps its pieces (R74). */
const changeOf = (event: GameEvent): Change | null => {
  switch (event.type) {
    case 'placed':
      return [event.seat, 1];
    case 'removed':
      return [event.seat, -1];
    case 'returned':
      return [event.army, 1];
    default:
      return null;
  }
};

const added = (count: number[], side: number | undefined, by: number): void => {
  if (side !== undefined) count[side] = (count[side] ?? 0) + by;
};

const standingNow = (view: View, sides: readonly number[]): number[] => {
  const armies = view.lists['army'];
  const count = Array<number>(sideCount(sides)).fill(0);
  for (const [at, { seat }] of view.tokens.entries()) if (seat !== null) added(count, sides[armies?.[at] ?? seat], 1);
  return count;
};

/** How many stood before the first event: what stands now less all that came, plus all that went. */
const standingBefore = (events: readonly GameEvent[], view: View, sides: readonly number[]): number[] => {
  const count = standingNow(view, sides);
  for (const event of events) {
    const change = changeOf(event);
    if (change !== null) added(count, sides[change[0]], -change[1]);
  }
  return count;
};

const isByFight = (event: GameEvent): boolean => event.type === 'removed' && event.cause === 'fight';

/** The course of a battle, oldest turn first. `events`: all that this viewer got up to `view`. */
export const courseOf = (events: readonly GameEvent[], view: View, sides: readonly number[]): readonly TurnCount[] => {
  const count = standingBefore(events, view, sides);
  const turns: TurnCount[] = [];
  let open = { number: 0, seat: null as number | null, fights: 0, curses: 0 };
  /** Has the fight that goes on been counted? */
  let counted = false;
  const close = () => turns.push({ ...open, standing: [...count] });
  for (const event of events) {
    if (event.type === 'turn') {
      close();
      open = { number: open.number + 1, seat: event.seat, fights: 0, curses: 0 };
    }
    if (event.type === 'dealt') {
      // turns in which armies were laid out in secret are none of the battle
      turns.length = 0;
      open = { number: 0, seat: null, fights: 0, curses: 0 };
    }
    if (event.type === 'moved') counted = false;
    if (event.type === 'fought' || (isByFight(event) && !counted)) {
      open.fights += 1;
      counted = true;
    }
    if (event.type === 'curseBegan') open.curses += 1;
    const change = changeOf(event);
    if (change !== null) added(count, sides[change[0]], change[1]);
  }
  close();
  return turns;
};
