/** What a viewer gets of a match: its setup, its events, its view. The masks were set where things happened. */
import type { Content } from '../../contract/content';
import type { EventRow, GameEvent } from '../../contract/event';
import type { Asked } from '../../contract/search';
import type { SeatPlan, SeatSetup, Setup } from '../../contract/setup';
import type { Viewer } from '../../contract/view';
import type { Match } from './match';

export const ONLOOKER: Viewer = 8;
export const TRUTH: Viewer = 9;

/** Does this row reach the viewer? The truth gets them all. */
const reaches = (row: EventRow, viewer: Viewer): boolean => viewer === TRUTH || ((row.mask >> viewer) & 1) === 1;

/** The events of these rows that a viewer gets. */
export const eventsFor = (rows: readonly EventRow[], viewer: Viewer): readonly GameEvent[] =>
  rows.filter((row) => reaches(row, viewer)).map(({ event }) => event);

/** All of a viewer's events since the start. */
export const allEventsFor = (match: Match, viewer: Viewer): readonly GameEvent[] =>
  [match.opening, ...match.entries.map(({ rows }) => rows)].flatMap((rows) => eventsFor(rows, viewer));

/** Whoever was openly asked, in a viewer's count of rows. A seat asked in a window is known to nobody else. */
export const askedFor = (match: Match, viewer: Viewer): readonly Asked[] => {
  let rows = eventsFor(match.opening, viewer).length;
  return match.entries.flatMap(({ seat, kind, rows: written }) => {
    const before = rows;
    rows += eventsFor(written, viewer).length;
    return seat === null || kind === null || kind === 'respond' ? [] : [{ rows: before, seat, kind }];
  });
};

/** How many events a viewer has had. */
export const eventCount = (match: Match, viewer: Viewer): number => allEventsFor(match, viewer).length;

const planFor = (plan: SeatPlan, own: boolean, open: boolean): SeatPlan => {
  const { army, ...rest } = plan;
  return army === undefined || own || open ? plan : rest;
};

/** A viewer's part of the setup. Armies of others only with open lists; neither seed nor start position for anybody. */
export const setupFor = (setup: Setup, viewer: Viewer, content: Pick<Content, 'sides' | 'hidesArmy'>): SeatSetup => ({
  game: setup.game,
  form: setup.form,
  seat: viewer,
  seats: setup.seats.map((plan, seat) => planFor(plan, seat === viewer, !content.hidesArmy(setup))),
  sides: content.sides(setup.seats.length),
  ...(setup.boards === undefined ? {} : { boards: setup.boards }),
  options: setup.options,
});

/** A person at this screen sits there. */
export const isPerson = (setup: Setup, seat: number | null): seat is number =>
  seat !== null && setup.seats[seat]?.player === 'person';

/** The computer sits there. */
export const isComputer = (setup: Setup, seat: number | null): seat is number =>
  seat !== null && setup.seats[seat]?.player === 'computer';
