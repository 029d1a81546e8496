/** What the buttons of title, menu and result do: opening, leaving, importing and exporting matches. */
import { readKept } from '../../match/saves';
import { say } from '../../text';
import { faces, titleCards } from '../games';
import type { App } from './app';
import { easierLevels } from './easier';
import { fetchGame } from './fetch-game';
import { offerFile } from './files';
import { isRunning } from './left';
import { openMatch } from './open';

const FILE_LIMIT = 2_000_000;

/** The title's one button: a match of the first game, as it was last played. */
export const play = async (app: App): Promise<boolean> => {
  const [first] = titleCards;
  if (first === undefined || app.opening.value) return false;
  // all that the match will need comes at the same time
  void app.ports.ready(first.game);
  void app.table.fetch();
  const face = await fetchGame(app, first.game);
  return (await face?.play(app)) ?? false;
};

/** Takes up the match that was left open. */
export const resume = async (app: App): Promise<boolean> => {
  // left a moment ago: it is still running
  if (isRunning(app)) {
    app.screen.value = 'battle';
    return true;
  }
  const kept = readKept(app.ports.shelf);
  if (kept !== null) return openMatch(app, kept.about.game, () => app.ports.match.resume(), 'left');
  // another page has ended it meanwhile
  app.kept.value = null;
  app.tell(say('shell.note.over'));
  return false;
};

/** The same again; what was drawn is drawn anew. */
export const rematch = async (app: App): Promise<boolean> => {
  const setup = app.state.value?.setup;
  return setup !== undefined && faces.get(setup.game).again(app, setup);
};

/** The same again at the level below; nothing where there is none. */
export const easierMatch = async (app: App): Promise<boolean> => {
  const setup = app.state.value?.setup;
  const level = easierLevels(app).at(-1);
  return setup !== undefined && level !== undefined && faces.get(setup.game).again(app, setup, level);
};

/** Back to the title; a running match waits there to be continued. */
export const toTitle = (app: App): void => {
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = readKept(app.ports.shelf)?.about ?? null;
  app.screen.value = 'title';
};

/** Takes the lost match back, as far as it has come meanwhile. */
export const takeBack = async (app: App): Promise<void> => {
  const { match, shelf } = app.ports;
  const kept = readKept(shelf);
  if (kept === null) {
    toTitle(app);
    app.tell(say('shell.note.over'));
    return;
  }
  const begin = async () => {
    await match.seize();
    return match.resume();
  };
  if (!(await openMatch(app, kept.about.game, begin, 'left'))) toTitle(app);
};

export const importFile = async (app: App, file: Blob): Promise<boolean> => {
  if (file.size > FILE_LIMIT) {
    app.tell(say('fault.bad-save'));
    return false;
  }
  // a file may be gone since it was chosen
  const text = await file.text().catch(() => null);
  if (text === null) {
    app.tell(say('fault.bad-save'));
    return false;
  }
  return openMatch(app, null, (unfinished) => app.ports.match.load(text, unfinished));
};

const handOver = (app: App, file: string, text: string): void => {
  offerFile(file, text);
  app.tell(say('shell.note.file', { file }));
};

export const saveFile = async (app: App): Promise<void> => {
  const saved = await app.ports.match.save();
  if (saved.ok) handOver(app, 'veilwar-match.txt', saved.value);
  else app.tell(say(saved.fault.code === 'storage' ? 'shell.note.too-long' : `fault.${saved.fault.code}`));
};

export const exportFile = async (app: App): Promise<void> => {
  const record = await app.ports.match.exportRecord();
  if (record.ok) handOver(app, 'veilwar-record.txt', record.value);
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
