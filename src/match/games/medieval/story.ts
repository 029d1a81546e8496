/** A viewer's rows as sentences, an act each: who did what to whom, naming only what the viewer knew when it happened. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { formatPlace } from '../../../games/medieval/notation';
import { otherSeat } from '../../../games/medieval/reading/standing';
import { KIND } from '../../../games/medieval/units';
import { say, sideName, unitName } from '../../../text';
import { capital } from '../../../text/capital';
import { reasonText } from '../../../text/events';
import { andList } from './and-list';
import { fallText, readFight } from './fight';
import { type Knower, knowerOf, pieceName } from './who';

/** What sort of thing happened, by which the weightiest of a turn is found. */
export type Weight = 'end' | 'fight' | 'other' | 'move';

export interface Telling {
  readonly text: string;
  /** Place of the first row that it tells of. */
  readonly at: number;
  /** Turn, counted from 1; 0 before the first. */
  readonly turn: number;
  /** Whose turn it was; null before the first. */
  readonly seat: number | null;
  readonly squares: readonly number[];
  readonly weight: Weight;
}

/** Where the reading stands: the turn, and who is about to go home. */
interface Course {
  turn: number;
  seat: number | null;
  mover: number | null;
  goesHome: number | null;
}

interface Told {
  readonly text: string;
  readonly squares: readonly number[];
  readonly weight: Weight;
  /** How many rows it tells of; 1 where that is left out. */
  readonly rows?: number;
}

interface Reading {
  readonly events: readonly GameEvent[];
  readonly who: Knower;
  readonly course: Course;
  readonly result: Result | null;
}

type Row<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const told = (
  key: string,
  args: Readonly<Record<string, string | number>>,
  squares: readonly number[],
  weight: Weight,
): Told => ({
  text: capital(say(key, args)),
  squares,
  weight,
});

const nameOf = ({ who, course }: Reading, token: number, until: number): string =>
  pieceName(who(token, until, course.seat ?? 0));

const tellMove = (reading: Reading, at: number, { token, from, to }: Row<'moved'>): Told | null => {
  const { events, course } = reading;
  const [before, next] = [events[at - 1], events[at + 1]];
  if (next?.type === 'looked') return null;
  if (next?.type === 'freed' && next.token === token) return null;
  if (before?.type === 'removed' && before.cause === 'disarmed' && before.square === to) return null;
  const args = { piece: nameOf(reading, token, at + 1), from: formatPlace(from), to: formatPlace(to) };
  if (next?.type === 'returned' && next.square === from) return told('medieval.told.aside', args, [from, to], 'move');
  if (course.goesHome === token) {
    course.goesHome = null;
    return told('medieval.told.home', args, [from, to], 'move');
  }
  course.mover = token;
  return told('medieval.told.moved', args, [from, to], 'move');
};

const tellLook = ({ events, course }: Reading, at: number, { seat, kind }: Row<'looked'>): Told | null => {
  const spy = events[at - 1];
  if (spy?.type !== 'moved') return null;
  const square = formatPlace(spy.to);
  const piece = pieceName({ seat, kind: KIND.spy });
  const lost = events.slice(at + 1, at + 3).findIndex((row) => row.type === 'removed' && row.token === spy.token);
  if (lost >= 0)
    return { ...told('medieval.told.looks.king', { piece, square }, [spy.from, spy.to], 'fight'), rows: lost + 2 };
  course.goesHome = spy.token;
  const args = { piece, square, unit: kind === null ? '' : unitName('medieval', kind) };
  return told(kind === null ? 'medieval.told.looks' : 'medieval.told.looks.known', args, [spy.from, spy.to], 'other');
};

const tellRemoved = ({ course }: Reading, { seat, kind, square, cause }: Row<'removed'>): Told => {
  if (cause === 'disarmed') {
    const piece = pieceName({ seat: course.seat ?? otherSeat(seat), kind: KIND.spy });
    return told('medieval.told.disarmed', { piece, square: formatPlace(square) }, [square], 'other');
  }
  return { text: fallText({ seat, kind, square, cause }), squares: [square], weight: 'fight' };
};

const tellFreed = ({ course }: Reading, { seat, kind, square, escaped }: Row<'freed'>): Told => {
  if (!escaped) course.goesHome = course.mover;
  const args = { piece: pieceName({ seat, kind }), square: formatPlace(square) };
  return told(escaped ? 'medieval.told.escaped' : 'medieval.told.freed', args, [square], 'other');
};

const tellOver = ({ result }: Reading, { reason, winners }: Row<'over'>): Told => {
  const [winner] = winners;
  const why = reasonText('medieval', result ?? { reason, winners, score: [] });
  if (winner === undefined) return told('medieval.told.draw', { reason: why, how: reason }, [], 'end');
  const side = sideName('medieval', winner);
  return reason === 'resign'
    ? told('medieval.told.win.resign', { side }, [], 'end')
    : told('medieval.told.win', { side, reason: why }, [], 'end');
};

/** A Mage on a lake is revealed by its step; all other rows of the kind belong to what is told anyway. */
const tellShown = (reading: Reading, at: number, { token }: Row<'shown'>): Told | null => {
  const step = reading.events[at - 1];
  if (step?.type !== 'moved' || step.token !== token) return null;
  const args = { piece: nameOf(reading, token, at + 1), square: formatPlace(step.to) };
  return told('medieval.told.revealed', args, [step.to], 'other');
};

const tellPlaced = ({ seat, kind, square }: Row<'placed'>): Told | null => {
  if (kind !== KIND.bomb) return null;
  const piece = pieceName({ seat, kind: KIND.alchemist });
  return told('medieval.told.set', { piece, square: formatPlace(square) }, [square], 'other');
};

const tell = (reading: Reading, at: number): Told | null => {
  const { events, course } = reading;
  const event = events[at];
  switch (event?.type) {
    case 'turn':
      Object.assign(course, { turn: course.turn + 1, seat: event.seat, mover: null, goesHome: null });
      return null;
    case 'dealt':
      return told('medieval.told.dealt', {}, [], 'other');
    case 'placed':
      return tellPlaced(event);
    case 'called': {
      const fight = readFight(events, at);
      return fight === null ? null : { ...fight, weight: 'fight' };
    }
    case 'shown':
      return tellShown(reading, at, event);
    case 'moved':
      return tellMove(reading, at, event);
    case 'looked':
      return tellLook(reading, at, event);
    case 'removed':
      return tellRemoved(reading, event);
    case 'exploded': {
      const squares = andList(event.squares.map(formatPlace));
      return told('medieval.told.explodes', { count: event.squares.length, squares }, event.squares, 'fight');
    }
    case 'returned': {
      const args = { piece: pieceName(event), square: formatPlace(event.square) };
      return told('medieval.told.jailed', args, [event.square], 'other');
    }
    case 'freed':
      return tellFreed(reading, event);
    case 'resigned':
      return told('medieval.told.resigned', { side: sideName('medieval', event.seat) }, [], 'end');
    case 'over':
      return tellOver(reading, event);
    default:
      return null;
  }
};

/** All that the viewer's rows tell, oldest first. `result` adds nothing but the reason's own words. */
export const storyOf = (view: View, events: readonly GameEvent[], result: Result | null = null): readonly Telling[] => {
  const course: Course = { turn: 0, seat: null, mover: null, goesHome: null };
  const reading: Reading = { events, who: knowerOf(view, events), course, result };
  const tellings: Telling[] = [];
  for (let at = 0; at < events.length; ) {
    const one = tell(reading, at);
    const { turn, seat } = course;
    if (one !== null) tellings.push({ text: one.text, squares: one.squares, weight: one.weight, at, turn, seat });
    at += one?.rows ?? 1;
  }
  return tellings;
};
