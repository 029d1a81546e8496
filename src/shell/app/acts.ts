/** What the buttons of title, menu and result do: opening, leaving, importing and exporting matches. */
import type { Outcome } from '../../contract/fault';
import { isForm } from '../../games/legion/forms';
import { readKept } from '../../match/saves';
import { say } from '../../text';
import type { App } from './app';
import { type Duel, keepDuel, OPPONENTS, requestOf } from './duel';
import { offerFile } from './files';

const FILE_LIMIT = 2_000_000;

/** Shows the battle once `begin` has made a match; a refusal is told and everything stays as it was. */
const openMatch = async (app: App, begin: () => Promise<Outcome<null>>): Promise<boolean> => {
  if (app.opening.value) return false;
  app.opening.value = true;
  const ready = await app.ports.ready();
  const begun = ready.ok ? await begin() : ready;
  app.opening.value = false;
  if (!begun.ok) {
    app.tell(say(`fault.${begun.fault.code}`));
    return false;
  }
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = null;
  app.screen.value = 'battle';
  return true;
};

export const startDuel = (app: App, duel: Duel): Promise<boolean> => {
  app.duel.value = duel;
  keepDuel(app.ports.shelf, duel);
  return openMatch(app, () => app.ports.match.start(requestOf(duel)));
};

/** The title's one button: the duel of the last time, at once, against the computer. */
export const play = (app: App): Promise<boolean> => {
  const { duel } = app;
  return startDuel(app, duel.value.opponent === 'person' ? { ...duel.value, opponent: 'story' } : duel.value);
};

/** Takes up the match that was left open. */
export const resume = async (app: App): Promise<boolean> => {
  // left a moment ago: it is still running
  if (app.state.value !== null && app.state.value.result === null) {
    app.screen.value = 'battle';
    return true;
  }
  const kept = readKept(app.ports.shelf);
  return kept !== null && openMatch(app, () => app.ports.match.load(kept.text));
};

const levelOf = (level: string | undefined): Duel['opponent'] =>
  OPPONENTS.find((opponent) => opponent === level) ?? 'person';

/** The same duel again; a drawn layout and drawn colours are drawn anew. */
export const rematch = (app: App): Promise<boolean> => {
  const setup = app.state.value?.setup;
  const plan = app.duel.value;
  if (setup === undefined) return startDuel(app, plan);
  const opponent = levelOf(setup.seats.find((seat) => seat.player === 'computer')?.level);
  return startDuel(app, { ...plan, opponent, form: isForm(setup.form) ? setup.form : plan.form });
};

/** Back to the title; a running match waits there to be continued. */
export const toTitle = (app: App): void => {
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = readKept(app.ports.shelf)?.about ?? null;
  app.screen.value = 'title';
};

export const importFile = async (app: App, file: Blob): Promise<boolean> => {
  if (file.size > FILE_LIMIT) {
    app.tell(say('fault.bad-save'));
    return false;
  }
  const text = await file.text();
  return openMatch(app, () => app.ports.match.load(text));
};

export const saveFile = async (app: App): Promise<void> => {
  const saved = await app.ports.match.save();
  if (saved.ok) offerFile('veilwar-match.txt', saved.value);
  else app.tell(say(`fault.${saved.fault.code}`));
};

export const exportFile = async (app: App): Promise<void> => {
  const record = await app.ports.match.exportRecord();
  if (record.ok) offerFile('veilwar-record.txt', record.value);
  else app.tell(say(`fault.${record.fault.code}`));
};

export const openReplay = async (app: App): Promise<void> => {
  const steps = await app.ports.match.replay();
  if (!steps.ok) return app.tell(say(`fault.${steps.fault.code}`));
  app.steps.value = steps.value;
  app.dialogs.value = [];
  app.screen.value = 'replay';
};

/** From the replay back to the board as it stands at the end. */
export const toBattle = (app: App): void => {
  app.inspected.value = null;
  app.screen.value = 'battle';
};
