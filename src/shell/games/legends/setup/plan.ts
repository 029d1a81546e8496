/** What is chosen on the "new battle" screen, as data: kept between visits, checked when it is read back. */

import type { Effort } from '../../../../contract/search';
import { BOXED } from '../../../../games/legends/army';
import { parseBoard, parseOwnBoard } from '../../../../games/legends/boards';
import { characters } from '../../../../games/legends/characters';
import { formOf, STANDARD_FORM } from '../../../../games/legends/forms';
import type { Form, Side } from '../../../../games/legends/language';
import { piecesOfForm } from '../../../../games/legends/mix';
import { OPTIONS } from '../../../../games/legends/names';
import { opponents } from '../../../../games/legends/opponents';
import { THEMES, type Theme, themesOf } from '../../../../games/legends/themes';
import { type Rival, SERIES_PLANS, type SeriesPlan } from '../../../../match/series';
import { oneOf } from '../../../app/one-of';
import { ANYBODY, charactersToPick, effortOf, levelsOf, takesAllTime as takesAll } from '../../../setup/computer';

/** The computer's levels, the weakest first. */
export const LEVELS: readonly string[] = levelsOf(opponents);
export const PERSON = 'person';
/** Whom one can play against. */
export const OPPONENTS: readonly string[] = [...LEVELS, PERSON];

/** Which character the computer plays. */
export const CHARACTERS: readonly string[] = charactersToPick(characters);

/** Own turns after which a level forgets what it was shown; null: never. */
export const memoryOf = (level: string): number | null => opponents.find(({ name }) => name === level)?.memory ?? null;

/** Does this level take all the time that the settings give it? */
export const takesAllTime = (level: string): boolean => takesAll(opponents, level);

/** How much the computer may think in a battle of this plan. `seconds`: what the settings give to the strongest level. */
export const effortOfPlan = ({ opponent }: Pick<BattlePlan, 'opponent'>, seconds: number): Effort =>
  effortOf(opponents, opponent, seconds);

export const ARMY_WAYS = ['drawn', 'boxed', 'themed', 'random', 'own'] as const;
export const GROUND_WAYS = ['drawn', 'chosen', 'own'] as const;
export const BEGINNINGS = ['drawn', 'me', 'other'] as const;
/** Who decides about abilities in fights where two share the screen: each player's standing orders, or the players. */
export const ASKINGS = ['orders', 'every'] as const;
export const SIDE_CHOICES = ['drawn', 'good', 'evil'] as const;

/** How a player's army comes about. What another way needs stays, so that nothing is lost by looking round. */
export interface ArmyPick {
  readonly way: (typeof ARMY_WAYS)[number];
  /** Number of a boxed army of the side, from 1. */
  readonly box: number;
  readonly theme: string;
  /** Kind numbers of a built army, also of one that is not complete. */
  readonly own: readonly number[];
}

export interface BattlePlan {
  readonly form: string;
  readonly opponent: string;
  readonly character: string;
  /** The first player's side; the other has the other. */
  readonly side: (typeof SIDE_CHOICES)[number];
  readonly armies: readonly [ArmyPick, ArmyPick];
  readonly ground: (typeof GROUND_WAYS)[number];
  /** Four printed boards, near row left to right, then the far row. */
  readonly chosen: readonly string[];
  /** Two own boards of each player, the first player's first. */
  readonly own: readonly string[];
  readonly begins: (typeof BEGINNINGS)[number];
  readonly windows: (typeof OPTIONS.windows)[number];
  readonly lists: (typeof OPTIONS.lists)[number];
  readonly exchanges: (typeof OPTIONS.exchanges)[number];
  readonly asking: (typeof ASKINGS)[number];
  readonly series: SeriesPlan;
  /** By form: how the first player has laid out the army, as seen from the own side. */
  readonly laid: Readonly<Record<string, string>>;
}

export const BOXES_A_SIDE = BOXED.length / 2;

const FIRST_ARMY: ArmyPick = { way: 'drawn', box: 1, theme: THEMES[0]?.name ?? '', own: [] };

/** What a new player's first press starts: the easiest level, everything drawn, and the exchanges that the rules give. */
export const FIRST_PLAN: BattlePlan = {
  form: STANDARD_FORM.name,
  opponent: LEVELS[0] ?? PERSON,
  character: ANYBODY,
  side: 'drawn',
  armies: [FIRST_ARMY, FIRST_ARMY],
  ground: 'drawn',
  chosen: ['1A', '1B', '1C', '1D'],
  own: ['pfpm/ptpp/fpdp/pp~p', '^pfp/pp~d/ptpp/fppm', 'ppfd/p~pp/^ptp/mppf', 'fppd/pptp/p~p^/mppp'],
  begins: 'me',
  windows: 'combat',
  lists: 'open',
  exchanges: 'on',
  asking: 'orders',
  series: 'single',
  laid: {},
};

/** The form of a plan. */
export const formOfPlan = ({ form }: Pick<BattlePlan, 'form'>): Form => formOf(form) ?? STANDARD_FORM;

/** The side of a player; null while it is to be drawn. */
export const sideOfRival = ({ side }: Pick<BattlePlan, 'side'>, rival: Rival): Side | null => {
  if (side === 'drawn') return null;
  return (rival === 0) === (side === 'good') ? 'good' : 'evil';
};

/** Does the computer play for this one? */
export const isComputers = ({ opponent }: Pick<BattlePlan, 'opponent'>, rival: Rival): boolean =>
  rival === 1 && opponent !== PERSON;

/** The theme of a player's army; the side's first where the side does not have the one that was picked. */
export const themeOf = (pick: ArmyPick, side: Side): Theme | undefined => {
  const all = themesOf(side);
  return all.find(({ name }) => name === pick.theme) ?? all[0];
};

/** Name of a player's boxed army. */
export const boxOf = (pick: ArmyPick, side: Side): string => `${side} ${pick.box}`;

/** The plan with another army for a player. Whatever is not drawn needs a side. */
export const withArmy = (plan: BattlePlan, rival: Rival, change: Partial<ArmyPick>): BattlePlan => {
  const pick = { ...plan.armies[rival], ...change };
  const armies: BattlePlan['armies'] = rival === 0 ? [pick, plan.armies[1]] : [plan.armies[0], pick];
  const side = pick.way !== 'drawn' && plan.side === 'drawn' ? 'good' : plan.side;
  return { ...plan, armies, side };
};

/** The plan with another side for the first player. A drawn side leaves the armies to chance as well. */
export const withSide = (plan: BattlePlan, side: BattlePlan['side']): BattlePlan => {
  const [first, second] = plan.armies;
  const drawn = (pick: ArmyPick): ArmyPick => (side === 'drawn' ? { ...pick, way: 'drawn' } : pick);
  // armies that were built for one side go with it
  const turned = side !== 'drawn' && plan.side !== 'drawn' && side !== plan.side;
  const armies: BattlePlan['armies'] = turned
    ? [
        { ...first, own: second.own },
        { ...second, own: first.own },
      ]
    : [drawn(first), drawn(second)];
  return { ...plan, side, armies };
};

const hasCurses = (form: Form): boolean =>
  piecesOfForm(form).some(({ powers }) => powers.some((power) => 'kind' in power && power.kind === 'curse'));

/** The options that a form has any use for. */
export const optionsOf = (plan: Pick<BattlePlan, 'form'>): readonly ('windows' | 'exchanges' | 'lists')[] => {
  const { setup, exchanges } = formOfPlan(plan);
  // an arranged army is the form's own: nothing of it is unknown but the places
  return [
    ...(setup === 'dealt' ? (['windows', 'lists'] as const) : []),
    ...(exchanges > 0 ? (['exchanges'] as const) : []),
  ];
};

/** Is there anything to ask two who share the screen? */
export const asksInFights = (plan: Pick<BattlePlan, 'form' | 'opponent'>): boolean =>
  plan.opponent === PERSON && formOfPlan(plan).setup === 'dealt';

/** The characters that make sense in the plan's form, whoever comes first. */
export const charactersOf = (plan: Pick<BattlePlan, 'form'>): readonly string[] => {
  const cursed = hasCurses(formOfPlan(plan));
  return charactersToPick(characters.filter(({ curses }) => curses !== true || cursed));
};

/** The character that was picked; whoever comes where it does not play this form. */
export const characterOf = (plan: Pick<BattlePlan, 'form' | 'character'>): string =>
  oneOf(plan.character, charactersOf(plan), ANYBODY);

type Json = Readonly<Record<string, unknown>>;

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

const isKinds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= 60 && value.every((kind) => Number.isInteger(kind) && kind > 0);

const readArmyPick = (json: unknown): ArmyPick => {
  const { way, box, theme, own } = asJson(json);
  return {
    way: oneOf(way, ARMY_WAYS, FIRST_ARMY.way),
    box: typeof box === 'number' && Number.isInteger(box) && box >= 1 && box <= BOXES_A_SIDE ? box : FIRST_ARMY.box,
    theme: oneOf(
      theme,
      THEMES.map(({ name }) => name),
      FIRST_ARMY.theme,
    ),
    own: isKinds(own) ? own : [],
  };
};

const readBoards = (json: unknown, fits: (text: string) => boolean, otherwise: readonly string[]): readonly string[] =>
  Array.isArray(json) &&
  json.length === otherwise.length &&
  json.every((text) => typeof text === 'string' && fits(text))
    ? json
    : otherwise;

/** A board that is being painted may have any number of water squares. */
export const isPainted = (text: string): boolean => /^[pfm^td~]{4}(\/[pfm^td~]{4}){3}$/.test(text);

const readLaid = (json: unknown): BattlePlan['laid'] =>
  Object.fromEntries(
    Object.entries(asJson(json)).flatMap(([name, text]) =>
      formOf(name) !== undefined && typeof text === 'string' && text.length <= 256 ? [[name, text] as const] : [],
    ),
  );

/** Any JSON value to a plan; what can't be used is as on the first visit. */
export const readPlan = (json: unknown): BattlePlan => {
  const given = asJson(json);
  const [first, second]: readonly unknown[] = Array.isArray(given['armies']) ? given['armies'] : [];
  const form = given['form'];
  return {
    form: typeof form === 'string' && formOf(form) !== undefined ? form : FIRST_PLAN.form,
    opponent: oneOf(given['opponent'], OPPONENTS, FIRST_PLAN.opponent),
    character: oneOf(given['character'], CHARACTERS, FIRST_PLAN.character),
    side: oneOf(given['side'], SIDE_CHOICES, FIRST_PLAN.side),
    armies: [readArmyPick(first), readArmyPick(second)],
    ground: oneOf(given['ground'], GROUND_WAYS, FIRST_PLAN.ground),
    chosen: readBoards(given['chosen'], (text) => parseBoard(text) !== null, FIRST_PLAN.chosen),
    own: readBoards(given['own'], isPainted, FIRST_PLAN.own),
    begins: oneOf(given['begins'], BEGINNINGS, FIRST_PLAN.begins),
    windows: oneOf(given['windows'], OPTIONS.windows, FIRST_PLAN.windows),
    lists: oneOf(given['lists'], OPTIONS.lists, FIRST_PLAN.lists),
    exchanges: oneOf(given['exchanges'], OPTIONS.exchanges, FIRST_PLAN.exchanges),
    asking: oneOf(given['asking'], ASKINGS, FIRST_PLAN.asking),
    series: oneOf(given['series'], SERIES_PLANS, FIRST_PLAN.series),
    laid: readLaid(given['laid']),
  };
};

/** Has each painted board its one water square? The first that has not, by its place. */
export const brokenBoard = ({ own }: Pick<BattlePlan, 'own'>): number | null => {
  const at = own.findIndex((text) => parseOwnBoard(text) === null);
  return at < 0 ? null : at;
};
