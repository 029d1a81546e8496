/** What the screen before a match chooses, what is kept of it, and the match that it asks for. */
import { type Signal, signal } from '@preact/signals';
import type { Shelf } from '../../../../contract/host';
import type { StartRequest } from '../../../../contract/referee';
import type { SeatPlan, SeatSetup } from '../../../../contract/setup';
import { FORMS, type Form, isForm } from '../../../../games/medieval/forms';
import { keptJson } from '../../../../games/shared/json';
import { say } from '../../../../text';
import type { App } from '../../../app/app';
import { levelIn } from '../../../app/easier';
import { oneOf } from '../../../app/one-of';
import { openMatch } from '../../../app/open';
import { followTips } from '../tips';
import { NAME } from '../words/names';

export const PERSON = 'person';
/** The computer's levels, the weakest first; none plays this game yet. */
export const LEVELS: readonly string[] = [];
export const OPPONENTS: readonly string[] = [...LEVELS, PERSON];
export const FIRST = ['red', 'blue', 'drawn'] as const;
export const COLOURS = ['red', 'blue'] as const;

export interface SiegePlan {
  /** A level of the computer, or a second person at this screen. */
  readonly opponent: string;
  readonly form: Form;
  readonly first: (typeof FIRST)[number];
  /** The player's own side against the computer. */
  readonly colour: (typeof COLOURS)[number];
}

const START: SiegePlan = { opponent: OPPONENTS[0] ?? PERSON, form: FORMS[0], first: 'drawn', colour: 'red' };

/** The plan of the last time; what can't be read is as on the first visit. */
const readPlan = (shelf: Shelf): SiegePlan => {
  const json = keptJson(shelf.read(NAME));
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const form = given['form'];
  return {
    opponent: oneOf(given['opponent'], OPPONENTS, START.opponent),
    form: isForm(form) ? form : START.form,
    first: oneOf(given['first'], FIRST, START.first),
    colour: oneOf(given['colour'], COLOURS, START.colour),
  };
};

const plans = new WeakMap<App, Signal<SiegePlan>>();

export const attach = (app: App): void => {
  plans.set(app, signal(readPlan(app.ports.shelf)));
  followTips(app);
};

/** Throws before the face is attached. */
export const planOf = (app: App): Signal<SiegePlan> => {
  const plan = plans.get(app);
  if (plan === undefined) throw new Error('the face is not attached');
  return plan;
};

const HUMAN: SeatPlan = { player: 'person' };

const seatsOf = ({ opponent, colour }: SiegePlan): readonly SeatPlan[] => {
  const other: SeatPlan = opponent === PERSON ? HUMAN : { player: 'computer', level: opponent };
  return colour === 'blue' ? [other, HUMAN] : [HUMAN, other];
};

export const requestOf = (plan: SiegePlan): StartRequest => ({
  setup: { game: NAME, form: plan.form, seats: seatsOf(plan), options: { first: plan.first } },
});

export const start = (app: App, plan: SiegePlan): Promise<boolean> => {
  planOf(app).value = plan;
  if (!app.ports.shelf.write(NAME, JSON.stringify(plan))) app.tell(say('shell.note.not-kept'));
  return openMatch(app, NAME, (unfinished) => app.ports.match.start(requestOf(plan), unfinished));
};

/** The match that was played once more, who begins as last chosen. */
export const again = (
  app: App,
  { form, seats }: Pick<SeatSetup, 'form' | 'seats'>,
  level: string | null = levelIn({ seats }),
): Promise<boolean> => {
  const last = planOf(app).value;
  return start(app, { ...last, opponent: level ?? PERSON, form: isForm(form) ? form : last.form });
};
