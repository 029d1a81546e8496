/** The story of a battle as the log shows it: by turns, a fight with all that belongs to it as one entry. */
import type { GameEvent } from '../../../../contract/event';
import type { Result } from '../../../../contract/result';
import type { View } from '../../../../contract/view';
import { type Draft, draftsOf, isFight } from '../../../../games/legends/reading/drafts';
import { type Beat, storyOf } from '../../../../games/legends/reading/story';
import { say } from '../../../../text';
import { squareName } from '../words';
import { endsOnce, idleCurses } from './idle';
import { type Explain, fightTitle, type Line, leadOf, linesOf, textsOnce } from './lines';
import { sentenceOf, type Told } from './sentence';
import { revealTitle } from './shown';

export type EntrySort = 'fight' | 'power' | 'move' | 'other';

export interface Entry {
  readonly sort: EntrySort;
  /** Whose doing it is, or whose turn; null for what is nobody's. */
  readonly seat: number | null;
  readonly title: string;
  /** What it led to, line by line. */
  readonly lines: readonly Line[];
  /** Squares to light when the entry is pressed. */
  readonly squares: readonly number[];
  readonly fallen: number;
  /** Place of its first event in the viewer's list. */
  readonly at: number;
}

export interface Turn {
  /** From 1; 0 for what came before the battle. */
  readonly number: number;
  readonly seat: number | null;
  readonly entries: readonly Entry[];
}

const sortOf = ({ event, other }: Beat): EntrySort => {
  if (event.type === 'struck' || (event.type === 'moved' && other !== null)) return 'fight';
  if (event.type === 'used') return 'power';
  return event.type === 'moved' || event.type === 'swapped' ? 'move' : 'other';
};

const squaresOf = ({ event, piece, other }: Beat): readonly number[] => {
  const own = [piece?.square, other?.square].filter((square) => typeof square === 'number');
  switch (event.type) {
    case 'moved':
    case 'struck':
      return [event.from, 'to' in event ? event.to : event.square];
    case 'swapped':
      return [event.square, event.otherSquare];
    case 'removed':
    case 'placed':
    case 'returned':
      return [event.square];
    default:
      return own;
  }
};

const seatOf = ({ event, piece, active }: Beat): number | null => {
  if (event.type === 'over' || event.type === 'dealt') return null;
  if ('seat' in event && event.type !== 'removed') return event.seat;
  return piece?.seat ?? active;
};

const entryOf = (draft: Draft, told: Told, explain: Explain): Entry => {
  const { head, rest } = draft;
  const beats = [head, ...rest];
  const lead = leadOf(draft);
  const isLed = lead !== null && isFight(head);
  const reveals = revealTitle(draft, told);
  return {
    sort: sortOf(head),
    seat: seatOf(head),
    title: reveals ?? (isFight(head) ? fightTitle(draft, told) : sentenceOf(head, told)),
    // the title of an attack says by which power it came
    lines:
      reveals !== null
        ? linesOf({ ...draft, rest: [] }, told, explain)
        : linesOf(isLed ? { ...draft, rest: rest.filter((beat) => beat !== lead) } : draft, told, explain),
    squares: [...new Set(beats.flatMap(squaresOf))],
    fallen: beats.filter(({ event }) => event.type === 'removed').length,
    at: head.at,
  };
};

/** The entries of a run of beats. */
export const entriesOf = (story: readonly Beat[], told: Told, explain: Explain): readonly Entry[] => {
  const knowing: Told = { idle: idleCurses(story), ...told };
  return draftsOf(endsOnce(story)).map((draft) => entryOf(draft, knowing, explain));
};

/** A viewer's whole log, the newest turn last. */
export const turnsOf = (events: readonly GameEvent[], view: View, result: Result | null): readonly Turn[] => {
  const story = storyOf(events, view);
  const told: Told = { view, result, idle: idleCurses(story) };
  const explain = textsOnce(view);
  const turns = new Map<number, { readonly seat: number | null; readonly beats: Beat[] }>();
  for (const beat of story) {
    const turn = turns.get(beat.turn) ?? { seat: beat.active, beats: [] };
    turn.beats.push(beat);
    turns.set(beat.turn, turn);
  }
  return [...turns].map(([number, { seat, beats }]) => ({ number, seat, entries: entriesOf(beats, told, explain) }));
};

/** The heading of a turn, without its side. */
export const turnTitle = ({ number }: Turn): string =>
  number === 0 ? say('legends.told.before') : say('legends.told.turn', { turn: number });

/** Names of squares, for labels. */
export const squaresText = (view: View, squares: readonly number[]): string =>
  squares.map((square) => squareName(view, square)).join(', ');
