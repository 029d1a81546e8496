/** Who plays the three seats: what the screen before a match chooses, and the match it asks for. */
import { type Signal, signal } from '@preact/signals';
import type { Shelf } from '../../../../src/contract/host';
import type { StartRequest } from '../../../../src/contract/referee';
import type { SeatPlan, SeatSetup } from '../../../../src/contract/setup';
import { keptJson } from '../../../../src/games/shared/json';
import type { App } from '../../../../src/shell/app/app';
import { openMatch } from '../../../../src/shell/app/open';
import { say } from '../../../../src/text';
import { NAME, SEATS } from '../content/names';

export const PERSON = 'person';
export const PLAYERS = [PERSON, 'story', 'standard', 'veteran'] as const;
/** A person, or a level of the computer. */
export type Player = (typeof PLAYERS)[number];

/** The player of each seat. */
export type Table = readonly Player[];

const FIRST: Table = [PERSON, 'story', 'story'];

const playerOf = (value: unknown, seat: number): Player =>
  PLAYERS.find((player) => player === value) ?? FIRST[seat] ?? 'story';

/** The table of the last time; what can't be read is as on the first visit. */
const readTable = (shelf: Shelf): Table => {
  const kept = keptJson(shelf.read(NAME));
  return Array.from({ length: SEATS }, (_, seat) => playerOf(Array.isArray(kept) ? kept[seat] : null, seat));
};

const tables = new WeakMap<App, Signal<Table>>();

export const attach = (app: App): void => void tables.set(app, signal(readTable(app.ports.shelf)));

/** Throws before the face is attached. */
export const tableOf = (app: App): Signal<Table> => {
  const table = tables.get(app);
  if (table === undefined) throw new Error('the face is not attached');
  return table;
};

const seatOf = (player: Player): SeatPlan =>
  player === PERSON ? { player: 'person' } : { player: 'computer', level: player };

const requestOf = (table: Table): StartRequest => ({
  setup: { game: NAME, form: NAME, seats: table.map(seatOf), options: {} },
});

export const start = (app: App, table: Table): Promise<boolean> => {
  tableOf(app).value = table;
  if (!app.ports.shelf.write(NAME, JSON.stringify(table))) app.tell(say('shell.note.not-kept'));
  return openMatch(app, NAME, () => app.ports.match.start(requestOf(table)));
};

export const again = (app: App, { seats }: Pick<SeatSetup, 'seats'>): Promise<boolean> =>
  start(
    app,
    seats.map(({ player, level }, seat) => (player === 'person' ? PERSON : playerOf(level, seat))),
  );
