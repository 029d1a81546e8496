/** What the screen before a match chooses, what is kept of it, and the match that it asks for. */
import { type Signal, signal } from '@preact/signals';
import type { Shelf } from '../../../../contract/host';
import type { StartRequest } from '../../../../contract/referee';
import type { SeatPlan, SeatSetup } from '../../../../contract/setup';
import { characters } from '../../../../games/medieval/characters';
import { FORMS, type Form, isForm } from '../../../../games/medieval/forms';
import { layoutOf } from '../../../../games/medieval/layout';
import { OPTIONS } from '../../../../games/medieval/names';
import { opponents } from '../../../../games/medieval/opponents';
import { type Draw, pickOne } from '../../../../games/shared/draws';
import { keptJson } from '../../../../games/shared/json';
import { mirroredLayout } from '../../../../games/shared/secret-layout';
import { say } from '../../../../text';
import type { App } from '../../../app/app';
import { levelIn } from '../../../app/easier';
import { oneOf } from '../../../app/one-of';
import { openMatch } from '../../../app/open';
import { pageDraw } from '../../../setup/chance';
import { ANYBODY, charactersToPick, drawCharacter, effortOf, levelsOf, takesAllTime } from '../../../setup/computer';
import { followTips } from '../tips';
import { NAME } from '../words/names';

export const PERSON = 'person';
/** The computer's levels, the weakest first. */
export const LEVELS: readonly string[] = levelsOf(opponents);
export const OPPONENTS: readonly string[] = [...LEVELS, PERSON];
export const CHARACTERS: readonly string[] = charactersToPick(characters);
export const FIRST = OPTIONS.first;
export const MARKS = OPTIONS.marks;
export const ARMIES = ['ready', 'own'] as const;
export const COLOURS = ['red', 'blue'] as const;

export interface SiegePlan {
  /** A level of the computer, or a second person at this screen. */
  readonly opponent: string;
  readonly form: Form;
  readonly first: (typeof FIRST)[number];
  /** The player's own side against the computer. */
  readonly colour: (typeof COLOURS)[number];
  readonly character: string;
  /** Against the computer: a ready layout, or one that the player makes when the match begins. */
  readonly army: (typeof ARMIES)[number];
  /** `off`: memory play. */
  readonly marks: (typeof MARKS)[number];
}

const START: SiegePlan = {
  opponent: OPPONENTS[0] ?? PERSON,
  form: FORMS[0],
  first: 'red',
  colour: 'red',
  character: ANYBODY,
  army: 'ready',
  marks: 'on',
};

/** Is what most leave alone as on the first visit: who begins, the armies, the marks? */
export const isUsual = ({ first, form, marks }: SiegePlan): boolean =>
  first === START.first && form === START.form && marks === START.marks;

/** Does the level take all the time that the settings give it? */
export const takesTime = (level: string): boolean => takesAllTime(opponents, level);

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
    character: oneOf(given['character'], CHARACTERS, START.character),
    army: oneOf(given['army'], ARMIES, START.army),
    marks: oneOf(given['marks'], MARKS, START.marks),
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

/** A ready layout as it stands, or mirrored. */
const readyArmy = (form: Form, draw: Draw): string => {
  const layout = layoutOf({ form }, 0);
  const kinds = pickOne(layout.templates, draw)?.kinds ?? [];
  return layout.format(draw(2) === 0 ? kinds : mirroredLayout(layout, kinds));
};

const seatsOf = ({ opponent, colour, character, army, form }: SiegePlan, draw: Draw): readonly SeatPlan[] => {
  if (opponent === PERSON) return [HUMAN, HUMAN];
  const player: SeatPlan = army === 'own' ? HUMAN : { ...HUMAN, army: readyArmy(form, draw) };
  const who = drawCharacter(character, CHARACTERS, draw);
  const computer: SeatPlan = { player: 'computer', level: opponent, character: who };
  return colour === 'blue' ? [computer, player] : [player, computer];
};

/** The match of a plan. `seconds`: what the settings give to the strongest level. */
export const requestOf = (plan: SiegePlan, draw: Draw, seconds: number): StartRequest => ({
  effort: effortOf(opponents, plan.opponent, seconds),
  setup: {
    game: NAME,
    form: plan.form,
    seats: seatsOf(plan, draw),
    options: { first: plan.first, marks: plan.marks },
  },
});

export const start = (app: App, plan: SiegePlan): Promise<boolean> => {
  planOf(app).value = plan;
  if (!app.ports.shelf.write(NAME, JSON.stringify(plan))) app.tell(say('shell.note.not-kept'));
  const request = requestOf(plan, pageDraw, app.settings.value.championTime);
  return openMatch(app, NAME, (unfinished) => app.ports.match.start(request, unfinished));
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
