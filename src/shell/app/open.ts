/** Opening a match: whatever begins one, the screen goes to the battle only when there is one. */
import type { Outcome } from '../../contract/fault';
import { say } from '../../text';
import type { App, Opening } from './app';
import { askForIt } from './elsewhere';
import { fetchGame } from './fetch-game';

type Begin = () => Promise<Outcome<null>>;

const READY: Outcome<null> = { ok: true, value: null };

/** Fetches what a match of this game needs on the page; null where it can't be had. `game` null: it is not known yet. */
const prepare = async (app: App, game: string | null): Promise<Outcome<null> | null> => {
  const [ready, table, face] = await Promise.all([
    game === null ? READY : app.ports.ready(game),
    app.table.fetch(),
    game === null || fetchGame(app, game),
  ]);
  if (!table) app.tell(say('shell.note.not-fetched'));
  return table && face !== null ? ready : null;
};

/** Begins, where need be by taking the match from another page; null: the player leaves it there. */
const beginHere = async (app: App, begin: Begin, how: Opening): Promise<Outcome<null> | null> => {
  const outcome = await begin();
  if (outcome.ok || outcome.fault.code !== 'elsewhere') return outcome;
  if (!(await askForIt(app, how))) return null;
  await app.ports.match.seize();
  return begin();
};

const begun = async (app: App, game: string | null, begin: Begin, how: Opening): Promise<boolean> => {
  const prepared = await prepare(app, game);
  if (prepared === null) return false;
  const outcome = prepared.ok ? await beginHere(app, begin, how) : prepared;
  if (outcome === null) return false;
  if (!outcome.ok) {
    app.tell(say(`fault.${outcome.fault.code}`));
    return false;
  }
  const opened = app.state.value?.setup.game ?? game;
  return opened === null || (await fetchGame(app, opened)) !== null;
};

/**
 * Shows the battle once `begin` has made a match; a refusal is told and everything stays as it was. `game`: whose match it
 * will be; null where only `begin` finds that out. `how`: a new one, or the one that was left open.
 */
export const openMatch = async (
  app: App,
  game: string | null,
  begin: Begin,
  how: Opening = 'new',
): Promise<boolean> => {
  if (app.opening.value) return false;
  app.opening.value = true;
  const opened = await begun(app, game, begin, how);
  app.opening.value = false;
  if (!opened) return false;
  for (const listener of app.openings) listener(how);
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = null;
  app.screen.value = 'battle';
  return true;
};
