/** What players read of armies, arrangements and plans. */
import { parseOwnBoard } from '../../../../games/legends/boards';
import { formOf } from '../../../../games/legends/forms';
import type { Form, Piece, Strength } from '../../../../games/legends/language';
import { type ArmyReport, armyReport, piecesOfForm } from '../../../../games/legends/mix';
import { isPlain } from '../../../../match/games/legends/sentences';
import type { Rival } from '../../../../match/series';
import { say, unitName } from '../../../../text';
import { nationText, optionText, optionValueText, strengthText, typeText } from '../../../../text/games/legends';
import { ANYBODY } from '../../../setup/computer';
import {
  asksInFights,
  type BattlePlan,
  brokenBoard,
  characterOf,
  FIRST_PLAN,
  formOfPlan,
  optionsOf,
  PERSON,
  sideOfRival,
} from './plan';

export const pieceName = (kind: number): string => unitName('legends', kind);

/** `strength 8`, `Magic`, `Castle`. */
export const strengthWords = (strength: Strength, plain = false): string =>
  typeof strength === 'number' ? say('army.strength', { strength }) : strengthText(strength, plain);

/** A piece in a list: `strength 8 · Elf · Ancients`. */
export const pieceWords = (piece: Piece): string =>
  say('army.kind', {
    strength: strengthWords(piece.strength, isPlain(piece)),
    type: typeText(piece.type, false, isPlain(piece)),
    nation: piece.nation === null ? '' : nationText(piece.nation),
  });

type Part = { readonly strength: Strength; readonly count: number };

/** A piece's name where the form has only one of that strength, else the strength. */
const partName = (strength: Strength, form: Form): string => {
  const [only, second] = piecesOfForm(form).filter((piece) => piece.strength === strength);
  return only !== undefined && second === undefined ? pieceName(only.number) : strengthWords(strength);
};

const listOf = (parts: readonly Part[], form: Form): string =>
  parts.map(({ strength, count }) => say('army.part', { count, strength: partName(strength, form) })).join(', ');

/** More parts than this are counted, not listed. */
const LISTED = 5;

const missingText = (missing: readonly Part[], form: Form): string =>
  missing.length > LISTED
    ? say('army.missing.many', { count: missing.reduce((sum, { count }) => sum + count, 0) })
    : say('army.missing', { list: listOf(missing, form) });

/** What is wrong with an army, one sentence each; none when it fits. */
export const armyFaults = ({ missing, extra, strange }: ArmyReport, form: Form): readonly string[] => [
  ...(strange.length === 0 ? [] : [say('army.strange', { count: strange.length })]),
  ...(missing.length === 0 ? [] : [missingText(missing, form)]),
  ...(extra.length === 0 ? [] : [say('army.extra', { list: listOf(extra, form) })]),
];

/** Whose army: `Your army`, `Army of the second player`. */
export const armyTitle = (plan: Pick<BattlePlan, 'opponent'>, rival: Rival): string => {
  if (plan.opponent === PERSON) return say(rival === 0 ? 'plan.army.first' : 'plan.army.second');
  return say(rival === 0 ? 'plan.army.0' : 'plan.army.1');
};

/** Who a player of a series is: `You`, `The computer`, `The first player`. */
export const rivalName = (plan: Pick<BattlePlan, 'opponent'>, rival: Rival): string => {
  if (plan.opponent === PERSON) return say(rival === 0 ? 'series.first' : 'series.second');
  return say(rival === 0 ? 'series.you' : 'series.computer');
};

/** Is the player the one at this screen, addressed as "you"? */
export const isYou = (plan: Pick<BattlePlan, 'opponent'>, rival: Rival): 'yes' | 'no' =>
  rival === 0 && plan.opponent !== PERSON ? 'yes' : 'no';

/** Name of a place among the painted boards. */
export const ownBoardName = (plan: Pick<BattlePlan, 'opponent'>, at: number): string =>
  plan.opponent === PERSON ? say(`plan.own.first.${at}`) : say(`plan.own.${at}`);

export const waterCount = (board: string): number => Array.from(board).filter((letter) => letter === '~').length;

const armyProblem = (plan: BattlePlan, rival: Rival): readonly string[] => {
  const pick = plan.armies[rival];
  const side = sideOfRival(plan, rival);
  if (pick.way !== 'own' || side === null) return [];
  const army = armyTitle(plan, rival);
  if (pick.own.length === 0) return [say('plan.problem.army', { army, what: say('plan.problem.empty') })];
  const form = formOfPlan(plan);
  const faults = armyFaults(armyReport(pick.own, form, side), form);
  return faults.length === 0 ? [] : [say('plan.problem.army', { army, what: faults.join(' ') })];
};

/** What stands in the way of beginning, in the order of the screen; none when nothing does. */
export const planProblems = (plan: BattlePlan): readonly string[] => {
  const form = formOfPlan(plan);
  const armies = form.setup === 'dealt' ? [...armyProblem(plan, 0), ...armyProblem(plan, 1)] : [];
  const broken = form.ground === 'boards' && plan.ground === 'own' ? brokenBoard(plan) : null;
  if (broken === null) return armies;
  const count = waterCount(plan.own[broken] ?? '');
  return [...armies, say('plan.problem.board', { board: ownBoardName(plan, broken), count })];
};

/** The name of a form, as cards and the title say it. */
export const formTitle = (form: string): string => say(`legends.form.${formOf(form)?.name ?? form}`);

/** A painted board can be laid. */
export const isBoardRight = (board: string): boolean => parseOwnBoard(board) !== null;

/** Who begins, as its option says it. */
export const beginsText = ({ opponent }: Pick<BattlePlan, 'opponent'>, begins: BattlePlan['begins']): string => {
  if (begins === 'drawn' || opponent !== PERSON) return say(`plan.begins.${begins}`);
  return say(begins === 'me' ? 'plan.begins.first' : 'plan.begins.second');
};

/** What a plan has behind the button *More* that a first battle does not have, as that button tells it. */
export const differencesInMore = (plan: BattlePlan): readonly string[] => {
  const character = characterOf(plan);
  const { way } = plan.armies[1];
  const isDealt = formOfPlan(plan).setup === 'dealt';
  const told = (what: string, how: string): string => say('plan.differs', { what, how });
  return [
    ...(plan.opponent === PERSON || character === ANYBODY ? [] : [say(`character.${character}`)]),
    ...(isDealt && way !== 'drawn' ? [told(armyTitle(plan, 1), say(`plan.way.${way}`))] : []),
    ...(plan.begins === FIRST_PLAN.begins ? [] : [beginsText(plan, plan.begins)]),
    ...optionsOf(plan)
      .filter((name) => plan[name] !== FIRST_PLAN[name])
      .map((name) => told(optionText(name), optionValueText(name, plan[name]))),
    ...(asksInFights(plan) && plan.asking !== FIRST_PLAN.asking ? [say(`plan.asking.${plan.asking}`)] : []),
  ];
};
