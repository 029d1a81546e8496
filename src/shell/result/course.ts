/** How many pieces of each side stood at the end of every turn, counted from one viewer's own events. */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';

/** Sides in play: every army belongs to one of the two. */
export const SIDES = [0, 1] as const;
export type SideNumber = (typeof SIDES)[number];

export const sideOfArmy = (army: number): SideNumber => (army % 2 === 0 ? 0 : 1);

/** A turn as the timeline shows it. */
export interface TurnCount {
  /** From 1; 0 for how it stood before the first. */
  readonly number: number;
  /** Whose turn it was; null before the first. */
  readonly seat: number | null;
  /** Pieces standing at its end, of side 0 and of side 1. */
  readonly standing: readonly [number, number];
  /** Comparisons of strength in it. */
  readonly fights: number;
  /** Death Curses that came into force in it. */
  readonly curses: number;
}

type Change = readonly [side: SideNumber, by: 1 | -1];

/** What an event adds to a side, or takes from it. Changing sides counts for nobody: an army keeps its pieces (R74). */
const changeOf = (event: GameEvent): Change | null => {
  switch (event.type) {
    case 'placed':
      return [sideOfArmy(event.seat), 1];
    case 'removed':
      return [sideOfArmy(event.seat), -1];
    case 'returned':
      return [sideOfArmy(event.army), 1];
    default:
      return null;
  }
};

const standingNow = (view: View): [number, number] => {
  const armies = view.lists['army'];
  const count: [number, number] = [0, 0];
  for (const [at, { seat }] of view.tokens.entries()) if (seat !== null) count[sideOfArmy(armies?.[at] ?? seat)] += 1;
  return count;
};

/** How many stood before the first event: what stands now less all that came, plus all that went. */
const standingBefore = (events: readonly GameEvent[], view: View): [number, number] => {
  const count = standingNow(view);
  for (const event of events) {
    const change = changeOf(event);
    if (change !== null) count[change[0]] -= change[1];
  }
  return count;
};

/** The course of a battle, oldest turn first. `events`: all that this viewer got up to `view`. */
export const courseOf = (events: readonly GameEvent[], view: View): readonly TurnCount[] => {
  const count = standingBefore(events, view);
  const turns: TurnCount[] = [];
  let open = { number: 0, seat: null as number | null, fights: 0, curses: 0 };
  const close = () => turns.push({ ...open, standing: [count[0], count[1]] });
  for (const event of events) {
    if (event.type === 'turn') {
      close();
      open = { number: open.number + 1, seat: event.seat, fights: 0, curses: 0 };
    }
    if (event.type === 'fought') open.fights += 1;
    if (event.type === 'curseBegan') open.curses += 1;
    const change = changeOf(event);
    if (change !== null) count[change[0]] += change[1];
  }
  close();
  return turns;
};
