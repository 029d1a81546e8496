/** Opening a match: whatever begins one, the screen goes to the battle only when there is one. */
import type { Outcome } from '../../contract/fault';
import type { Unfinished } from '../../match/opening';
import { say } from '../../text';
import type { App, Opening } from './app';
import { askForIt } from './elsewhere';
import { fetchGame } from './fetch-game';
import { askToDiscard, matchLeft } from './left';
import { isSpared } from './saved';

/** Begins a match; `unfinished`: what becomes of one that is not over. */
type Begin = (unfinished: Unfinished) => Promise<Outcome<null>>;

/** A begun match, and whether it is the new one or the one that was left open. */
interface Begun {
  readonly outcome: Outcome<null>;
  readonly how: Opening;
}

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

/** Takes up the match that was left open in place of the one that was to begin; null: what it needs can't be had. */
const continueLeft = async (app: App): Promise<Begun | null> => {
  const prepared = await prepare(app, matchLeft(app)?.game ?? null);
  if (prepared === null) return null;
  return { outcome: prepared.ok ? await app.ports.match.resume() : prepared, how: 'left' };
};

/** Begins as the players want it, who are asked where a match would be taken from another page or be lost; null: nothing begins. */
const beginAsked = async (
  app: App,
  begin: Begin,
  how: Opening,
  unfinished: Unfinished = 'stays',
): Promise<Begun | null> => {
  const outcome = await begin(unfinished);
  const code = outcome.ok ? null : outcome.fault.code;
  if (code === 'elsewhere') {
    if (!(await askForIt(app, how))) return null;
    await app.ports.match.seize();
    return beginAsked(app, begin, how, 'ends');
  }
  if (code !== 'unfinished') return { outcome, how };
  const answer = isSpared(app) ? 'discard' : await askToDiscard(app);
  if (answer === 'continue') return continueLeft(app);
  return answer === 'discard' ? beginAsked(app, begin, how, 'ends') : null;
};

/** How a match came onto the table; null: none did. */
const begun = async (app: App, game: string | null, begin: Begin, how: Opening): Promise<Opening | null> => {
  const prepared = await prepare(app, game);
  if (prepared === null) return null;
  const made = prepared.ok ? await beginAsked(app, begin, how) : { outcome: prepared, how };
  if (made === null) return null;
  if (!made.outcome.ok) {
    app.tell(say(`fault.${made.outcome.fault.code}`));
    return null;
  }
  const opened = app.state.value?.setup.game ?? game;
  return opened === null || (await fetchGame(app, opened)) !== null ? made.how : null;
};

/**
 * Shows the battle once `begin` has made a match; a refusal is told and everything stays as it was. `game`: whose match it
 * will be; null where only `begin` finds that out. `how`: a new one, or the one that was left open. True: it is the one that
 * was asked for; where players go on with the one that is open instead, that is shown, and it is false.
 */
export const openMatch = async (
  app: App,
  game: string | null,
  begin: Begin,
  how: Opening = 'new',
): Promise<boolean> => {
  if (app.opening.value) return false;
  app.opening.value = true;
  let opened: Opening | null;
  try {
    opened = await begun(app, game, begin, how);
  } finally {
    app.opening.value = false;
  }
  if (opened === null) return false;
  for (const listener of app.openings) listener(opened);
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = null;
  app.screen.value = 'battle';
  return opened === how;
};
