/** What the buttons of title, menu and result do: opening, leaving, importing and exporting matches. */
import { isForm } from '../../games/legion/forms';
import { readKept } from '../../match/saves';
import { say } from '../../text';
import { type Duel, keepDuel, OPPONENTS, requestOf } from '../games/legion/start-match';
import type { BattlePlan } from '../setup/plan';
import type { App } from './app';
import { startPlan } from './battle-acts';
import { offerFile } from './files';
import { openMatch } from './open';

const FILE_LIMIT = 2_000_000;

export const startDuel = (app: App, duel: Duel): Promise<boolean> => {
  app.duel.value = duel;
  keepDuel(app.ports.shelf, duel);
  return openMatch(app, () => app.ports.match.start(requestOf(duel)));
};

/** Takes up the match that was left open. */
export const resume = async (app: App): Promise<boolean> => {
  // left a moment ago: it is still running
  if (app.state.value !== null && app.state.value.result === null) {
    app.screen.value = 'battle';
    return true;
  }
  const kept = readKept(app.ports.shelf);
  return kept !== null && openMatch(app, () => app.ports.match.load(kept.text), 'left');
};

const levelOf = (level: string | undefined): Duel['opponent'] =>
  OPPONENTS.find((opponent) => opponent === level) ?? 'person';

/** The plan of the last battle; of one that was loaded from a file only its form is known. */
const planAgain = ({ setting }: App, form: string): BattlePlan => {
  const last = setting.last.value ?? setting.plan.value;
  return { ...last, form, series: 'single' };
};

/** The same again; what was drawn is drawn anew. */
export const rematch = (app: App): Promise<boolean> => {
  const setup = app.state.value?.setup;
  if (setup?.game === 'legends') return startPlan(app, planAgain(app, setup.form));
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
