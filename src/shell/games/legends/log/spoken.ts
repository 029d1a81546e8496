/** What is said aloud of a run of events: the short lines. */
import type { GameEvent } from '../../../../contract/event';
import type { Result } from '../../../../contract/result';
import type { View } from '../../../../contract/view';
import { draftsOf } from '../../../../games/legends/reading/drafts';
import { type Beat, storyOf } from '../../../../games/legends/reading/story';
import { sideOf } from '../../../../match/games/legends/sides';
import { startOf } from '../../../../match/run-of-events';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import type { Spoken } from '../../face-battle';
import { lostTexts } from '../fight/fight-toll';
import { withoutTexts } from './lines';
import { sentenceOf } from './sentence';
import { takenLines } from './taken';
import { type Entry, entriesOf } from './turns';

/** Modifiers are for the eye; the totals say enough. */
const isSpoken = ({ event }: Beat): boolean => event.type !== 'modifier' && event.type !== 'windowOpened';

const URGENT: readonly GameEvent['type'][] = ['fought', 'struck', 'curseBegan', 'curseEnded', 'over'];

const isUrgent = ({ type }: GameEvent): boolean => URGENT.includes(type);

/**
 * The lines for `part`, a run of `events` (the news, or the last turn): who fought whom and how it ended, without the
 * modifiers. They name only what this viewer knew at the time.
 */
export const newsOf = (
  view: View,
  events: readonly GameEvent[],
  part: readonly GameEvent[],
  result: Result | null,
): readonly Spoken[] => {
  const start = startOf(events, part);
  const beats = storyOf(events, view)
    .slice(start, start + part.length)
    .filter(isSpoken);
  const entries = entriesOf(beats, { view, result }, withoutTexts);
  return entries.flatMap(({ title, lines, at }, index) => {
    const urgent = events.slice(at, entries[index + 1]?.at ?? start + part.length).some(isUrgent);
    return [title, ...lines.map(({ text }) => text)].map((text) => ({ text, urgent }));
  });
};

/** Is this the use of a power that still asks the viewer for a piece? The question says what it wants. */
const isAsking = (view: View, events: readonly GameEvent[], { at }: Entry): boolean =>
  view.asked?.kind === 'pick' &&
  view.asked.seat === view.viewer &&
  events.slice(at).some(({ type }) => type === 'used');

/** With the side that did it, where the heading over the turn doesn't say it. */
const byOf = (view: View, beats: readonly Beat[], seat: number | null, text: string): string => {
  const actives = new Set(beats.map(({ active }) => active));
  if (seat === null || (actives.size === 1 && actives.has(seat))) return text;
  return say('legends.told.by', { side: capital(sideOf(view, seat)), text });
};

/**
 * The same for the panel. The last fight stands there on a card: of those before it, what the
 * viewer lost by them is told. All of it in the order in which it happened.
 */
export const toldOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] => {
  const start = startOf(events, part);
  const beats = storyOf(events, view).slice(start, start + part.length);
  const entries = entriesOf(beats.filter(isSpoken), { view, result: null, short: true }, withoutTexts);
  const last = start + part.length === events.length ? entries.at(-1) : undefined;
  const told = last !== undefined && isAsking(view, events, last) ? entries.slice(0, -1) : entries;
  const lines = told.flatMap(({ sort, seat, title, lines, at }) => {
    if (sort === 'fight') return [];
    const text = [title, ...lines.map((line) => line.text)].join(' ');
    return [{ at, text: byOf(view, beats, seat, text) }];
  });
  return [...takenLines(view, draftsOf(beats)), ...lines].sort((a, b) => a.at - b.at).map(({ text }) => text);
};

/** Is the outcome of a fight told, as figures or as what fell? */
const isOutcome = ({ event }: Beat): boolean => event.type === 'fought' || event.type === 'removed';

/**
 * What an own turn brought, for the panel: its fights by how they ended, its powers by what they did. A mere step brought nothing, and
 * where a fight ended in figures or with a loss, that says who met whom.
 */
export const broughtOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] => {
  const start = startOf(events, part);
  const beats = storyOf(events, view).slice(start, start + part.length);
  const entries = entriesOf(beats.filter(isSpoken), { view, result: null, short: true }, withoutTexts);
  return entries.flatMap(({ sort, seat, title, lines, at }, index) => {
    if (sort === 'move' && lines.length === 0) return [];
    const end = entries[index + 1]?.at ?? start + part.length;
    const ended = sort === 'fight' && beats.some((beat) => beat.at >= at && beat.at < end && isOutcome(beat));
    const said = lines.map(({ text }) => text);
    return [byOf(view, beats, seat, (ended && said.length > 0 ? said : [title, ...said]).join(' '))];
  });
};

/** The viewer's own pieces that were lost in these events, a sentence each. */
export const lostOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] => {
  const start = startOf(events, part);
  return lostTexts(view, draftsOf(storyOf(events, view).slice(start, start + part.length)));
};

/** The last pieces that fell, newest last. */
export const lossesOf = (view: View, events: readonly GameEvent[], count: number): readonly string[] =>
  storyOf(events, view)
    .filter(({ event }) => event.type === 'removed')
    .slice(-count)
    .map((beat) => sentenceOf(beat, { view, result: null }));
