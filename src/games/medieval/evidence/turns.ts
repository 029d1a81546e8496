/**
 * The acts of past turns as one seat's rows tell them: steps, of which the row names no kind, and fights, which name it.
 * What is no act is left out: going home, being moved aside, and all turns of a piece that has shown itself.
 */
import type { GameEvent } from '../../../contract/event';
import type { Asked } from '../../../contract/search';

/** A step that somebody made: which token, and the place of its row. */
export interface Step {
  readonly token: number;
  readonly at: number;
}

export interface Turn {
  /** Whose it is, and the place of its first row behind what went off at its start. */
  readonly seat: number;
  readonly from: number;
  readonly steps: readonly Step[];
  /** Kinds named by whoever attacked or shot. */
  readonly fighters: readonly number[];
  /** At least so many pieces acted, or were about to: more than one means that the turn went on. */
  readonly acts: number;
}

/** Rows of turns in which a single piece acts, one that all know from then on. */
const isTelling = (event: GameEvent): boolean =>
  event.type === 'looked' ||
  event.type === 'freed' ||
  event.type === 'placed' ||
  (event.type === 'removed' && event.cause === 'disarmed');

/** Who goes aside leaves his square to a prisoner. */
const isAside = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'moved' && next?.type === 'returned' && next.square === event.from;

/** Reads the rows behind a `turn` row of this seat, the first of them having this place. */
const readTurn = (events: readonly GameEvent[], first: number, seat: number): Pick<Turn, 'steps' | 'fighters'> => {
  const steps: Step[] = [];
  const fighters: number[] = [];
  let shot = false;
  let won = false;
  if (events.some(isTelling)) return { steps, fighters };
  for (const [index, event] of events.entries()) {
    if (event.type === 'called' && event.seat === seat) {
      fighters.push(event.kind);
      shot = events[index - 1]?.type === 'struck';
    }
    if (event.type === 'fought') won = event.beaten && !shot;
    if (event.type !== 'moved') continue;
    if (won) won = false;
    else if (!isAside(event, events[index + 1])) steps.push({ token: event.token, at: first + index });
  }
  return { steps, fighters };
};

/** How often a seat was asked for an act between two numbers of rows. */
const timesAsked = (asked: readonly Asked[], seat: number, from: number, to: number): number =>
  asked.filter((one) => one.kind === 'main' && one.seat === seat && one.rows > from && one.rows <= to).length;

/** The place behind a `turn` row and the blast that follows it. */
const behindBlast = (events: readonly GameEvent[], at: number): number => {
  let next = at + 1;
  for (let event = events[next]; event !== undefined; event = events[++next]) {
    const isBlast = event.type === 'exploded' || (event.type === 'removed' && event.cause === 'blast');
    if (!isBlast) break;
  }
  return next;
};

/** The turns that these rows tell of, the first one first; `asked` are the questions whose asking all could see. */
export const turnsOf = (events: readonly GameEvent[], asked: readonly Asked[]): readonly Turn[] => {
  const starts = events.flatMap((event, at) => (event.type === 'turn' ? [{ at, seat: event.seat }] : []));
  return starts.map(({ at, seat }, index) => {
    const end = starts[index + 1]?.at ?? events.length;
    const read = readTurn(events.slice(at + 1, end), at + 1, seat);
    const acts = Math.max(read.steps.length + read.fighters.length, timesAsked(asked, seat, at, end));
    return { ...read, seat, from: behindBlast(events, at), acts };
  });
};
