/** Beginning duels: what was chosen last time is kept, and begun again. */
import { type Signal, signal } from '@preact/signals';
import type { SeatSetup } from '../../../contract/setup';
import { isForm } from '../../../games/legion/forms';
import { say } from '../../../text';
import type { App } from '../../app/app';
import { levelIn } from '../../app/easier';
import { openMatch } from '../../app/open';
import { type Duel, keepDuel, OPPONENTS, readDuel, requestOf } from './start-match';

const duels = new WeakMap<App, Signal<Duel>>();

export const attach = (app: App): void => void duels.set(app, signal(readDuel(app.ports.shelf)));

/** The duel of the last time. Throws before the face is attached. */
export const duelOf = (app: App): Signal<Duel> => {
  const duel = duels.get(app);
  if (duel === undefined) throw new Error('the face is not attached');
  return duel;
};

export const startDuel = (app: App, duel: Duel): Promise<boolean> => {
  duelOf(app).value = duel;
  keepDuel(app.ports.shelf, duel);
  return openMatch(app, 'legion', (unfinished) => app.ports.match.start(requestOf(duel), unfinished));
};

const levelOf = (level: string | null): Duel['opponent'] =>
  OPPONENTS.find((opponent) => opponent === level) ?? 'person';

/** Who plays Black is drawn only against the computer: two at one screen agree on it. */
export const redrawn = (app: App, { seats }: Pick<SeatSetup, 'seats'>): string | null =>
  duelOf(app).value.colour === 'drawn' && levelIn({ seats }) !== null ? say('legion.redrawn') : null;

/** The duel that was played, with the ground and the colour of the last one chosen. */
export const again = (
  app: App,
  { form, seats }: Pick<SeatSetup, 'form' | 'seats'>,
  level: string | null = levelIn({ seats }),
): Promise<boolean> => {
  const last = duelOf(app).value;
  const opponent = levelOf(level);
  return startDuel(app, { ...last, opponent, form: isForm(form) ? form : last.form });
};
