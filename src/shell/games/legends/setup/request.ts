/** From a plan to the match that is asked for: what was left to chance is drawn here, once. */
import type { StartRequest } from '../../../../contract/referee';
import type { SeatPlan } from '../../../../contract/setup';
import { formatArmy, parseArrangement, turnedRound } from '../../../../games/legends/arrange';
import type { Side } from '../../../../games/legends/language';
import { armyReport, SIDES } from '../../../../games/legends/mix';
import { randomArmy, type Theme, themedArmy, themesOf } from '../../../../games/legends/themes';
import { type Draw, pickOne, shuffled } from '../../../../games/shared/draws';
import { otherRival, type Rival } from '../../../../match/series';
import { drawCharacter } from '../../../setup/computer';
import {
  type ArmyPick,
  asksInFights,
  type BattlePlan,
  BOXES_A_SIDE,
  boxOf,
  characterOf,
  charactersOf,
  effortOfPlan,
  formOfPlan,
  isComputers,
  PERSON,
  sideOfRival,
  themeOf,
} from './plan';

/** Who goes first by the plan. */
export const drawBeginner = ({ begins }: Pick<BattlePlan, 'begins'>, draw: Draw): Rival => {
  if (begins === 'drawn') return draw(2) === 0 ? 0 : 1;
  return begins === 'me' ? 0 : 1;
};

/** Of so many armies that chance gives to the computer one is made to a theme; the others are boxed. */
const ONE_THEMED_OF = 2;

const drawnBox = (pick: ArmyPick, draw: Draw): ArmyPick => ({ ...pick, way: 'boxed', box: 1 + draw(BOXES_A_SIDE) });

const madeTo = (pick: ArmyPick, theme: Theme | undefined, side: Side, draw: Draw): ArmyPick => ({
  ...pick,
  way: 'own',
  own: theme === undefined ? randomArmy(side, draw) : themedArmy(theme, side, draw),
});

/** An army with nothing left to chance: boxed, or its pieces. Where all is left to it, the computer's may be made to a theme. */
const settledPick = (pick: ArmyPick, side: Side, computers: boolean, draw: Draw): ArmyPick => {
  switch (pick.way) {
    case 'own':
    case 'boxed':
      return pick;
    case 'themed':
      return madeTo(pick, themeOf(pick, side), side, draw);
    case 'random':
      return madeTo(pick, undefined, side, draw);
    case 'drawn':
      return computers && draw(ONE_THEMED_OF) === 0
        ? madeTo(pick, pickOne(themesOf(side), draw), side, draw)
        : drawnBox(pick, draw);
  }
};

/**
 * Where sides and armies are drawn, the deal gives boxes to both; if the computer brings an army made to a theme instead, that
 * army's side decides, and the player draws a box of the other.
 */
const withThemed = (plan: BattlePlan, draw: Draw): BattlePlan => {
  const left = plan.side === 'drawn' && isComputers(plan, 1) && formOfPlan(plan).setup === 'dealt';
  if (!left || draw(ONE_THEMED_OF) > 0) return plan;
  const fixed = { ...plan, side: pickOne(SIDES, draw) ?? 'good' };
  const side = sideOfRival(fixed, 1) ?? 'evil';
  const [first, second] = plan.armies;
  return { ...fixed, armies: [first, madeTo(second, pickOne(themesOf(side), draw), side, draw)] };
};

const whoComes = (plan: Pick<BattlePlan, 'form' | 'character'>, draw: Draw): string =>
  drawCharacter(characterOf(plan), charactersOf(plan), draw);

/**
 * The plan with sides, armies and the computer's character drawn for good: in a series they stay until a player changes
 * them (R135).
 */
export const settled = (open: BattlePlan, draw: Draw): BattlePlan => {
  const plan = open.opponent === PERSON ? open : { ...open, character: whoComes(open, draw) };
  if (formOfPlan(plan).setup === 'arranged') return plan;
  const side = plan.side === 'drawn' ? (pickOne(SIDES, draw) ?? 'good') : plan.side;
  const fixed = { ...plan, side };
  const [first, second] = plan.armies;
  const of = (pick: ArmyPick, rival: Rival): ArmyPick =>
    settledPick(pick, sideOfRival(fixed, rival) ?? 'good', isComputers(plan, rival), draw);
  return { ...fixed, armies: [of(first, 0), of(second, 1)] };
};

/** What a player's seat brings: nothing where the deal draws it, or where the match itself asks for the arrangement. */
const armyFor = (plan: BattlePlan, rival: Rival, began: Rival, draw: Draw): unknown => {
  const form = formOfPlan(plan);
  if (form.setup === 'arranged') {
    const kinds = rival === 0 ? parseArrangement(plan.laid[form.name] ?? '', form) : null;
    if (kinds === null) return undefined;
    return formatArmy(began === 0 ? kinds : turnedRound(kinds));
  }
  const side = sideOfRival(plan, rival);
  if (side === null) return undefined;
  const pick = settledPick(plan.armies[rival], side, isComputers(plan, rival), draw);
  return pick.way === 'boxed' ? { boxed: boxOf(pick, side) } : pick.own;
};

/** The boards that lie; undefined where the deal draws them. Own ones are shuffled and turned by chance (R132). */
const boardsFor = (plan: BattlePlan, began: Rival, draw: Draw): readonly string[] | undefined => {
  if (formOfPlan(plan).ground !== 'boards' || plan.ground === 'drawn') return undefined;
  if (plan.ground === 'chosen') return plan.chosen;
  const brought = (rival: Rival): readonly string[] =>
    shuffled(plan.own.slice(2 * rival, 2 * rival + 2), draw).map((text) => {
      const turns = draw(4);
      return turns === 0 ? text : `${text} r${turns * 90}`;
    });
  return [...brought(began), ...brought(otherRival(began))];
};

/** The match of a plan in which this player goes first. `seconds`: what the settings give to the strongest level. */
export const requestOf = (open: BattlePlan, began: Rival, draw: Draw, seconds = 3): StartRequest => {
  const plan = withThemed(open, draw);
  const form = formOfPlan(plan);
  const shared = plan.opponent === PERSON;
  const asksBoth = asksInFights(plan) && plan.asking === 'every';
  const seatOf = (rival: Rival): SeatPlan => {
    const army = armyFor(plan, rival, began, draw);
    const player: SeatPlan =
      rival === 0 || shared
        ? { player: 'person' }
        : { player: 'computer', level: plan.opponent, character: whoComes(plan, draw) };
    return army === undefined ? player : { ...player, army };
  };
  const boards = boardsFor(plan, began, draw);
  return {
    effort: effortOfPlan(plan, seconds),
    ...(shared && !asksBoth ? { standing: true } : {}),
    setup: {
      game: 'legends',
      form: form.name,
      seats: [seatOf(began), seatOf(otherRival(began))],
      ...(boards === undefined ? {} : { boards }),
      options: {
        windows: plan.windows,
        // an arranged army says where each piece stands: no other seat may be told it
        lists: form.setup === 'arranged' ? 'closed' : plan.lists,
        // where two share a screen being asked must tell nothing: both are asked alike, or neither (R17)
        asks: asksBoth ? 'always' : 'useful',
        exchanges: plan.exchanges,
      },
    },
  };
};

/** Is the player's own army in order, where the plan takes one? */
export const ownArmyFits = (plan: BattlePlan, rival: Rival): boolean => {
  const side = sideOfRival(plan, rival);
  const pick = plan.armies[rival];
  return pick.way !== 'own' || (side !== null && armyReport(pick.own, formOfPlan(plan), side).fits);
};
