/** What a side wins by besides the castle (LEGENDS.md, Goals): a table that is looked at as each turn ends. */
import { GOALS, type GoalPlan } from '../../games/legends/language';
import type { Table } from '../core/table';
import { winFor } from './end';
import { areAllies, isOnBoard, type LegendsState, type Token } from './state';
import { terrainNumber } from './terrains';

/** Anything or anywhere. */
const ANY = -1;
const GOAL = Object.fromEntries(GOALS.map((name, number) => [name, number])) as Readonly<
  Record<(typeof GOALS)[number], number>
>;

export interface Goal {
  /** 0 or 1: the even seats, or the odd ones. */
  readonly side: number;
  /** Place in GOALS. */
  readonly goal: number;
  /** Chart number; ANY. */
  readonly piece: number;
  /** A rank from 1, a terrain number, or ANY. */
  readonly place: number;
  readonly count: number;
  readonly turns: number;
  /** Turns' ends in succession at which it was held. */
  progress: number;
}

/** A form's goal at the start of a match. */
export const startGoal = (plan: GoalPlan): Goal => {
  const { side } = plan;
  const goal = GOAL[plan.goal];
  const start = { side, goal, piece: ANY, place: ANY, count: 1, turns: 0, progress: 0 };
  switch (plan.goal) {
    case 'survive':
      return { ...start, turns: plan.turns };
    case 'reach':
      return { ...start, piece: plan.piece ?? ANY, place: plan.rank, count: plan.count };
    case 'hold': {
      const { piece, terrain, count, turns } = plan;
      return { ...start, piece: piece ?? ANY, place: terrainNumber(terrain), count, turns };
    }
    case 'control':
      return { ...start, piece: plan.piece };
  }
};

/** The view list `goals`: seven words each. */
export const goalWords = ({ side, goal, piece, place, count, turns, progress }: Goal): readonly number[] => [
  side,
  goal,
  piece,
  place,
  count,
  turns,
  progress,
];

/** Pieces on the board under a goal's side, of its kind where it names one. */
const ownPieces = (game: LegendsState, { side, piece }: Goal): readonly Token[] =>
  game.tokens.filter(
    (token) => isOnBoard(token) && areAllies(token.seat, side) && (piece === ANY || token.kind.number === piece),
  );

const rankOf = ({ geometry }: LegendsState, { square }: Token): number => Math.floor(square / geometry.width) + 1;

/** How many of the side's pieces stand where the goal wants them. */
const countThere = (game: LegendsState, goal: Goal, isThere: (token: Token) => boolean): boolean =>
  ownPieces(game, goal).filter(isThere).length >= goal.count;

/** Is it met as this turn ends? What is held so far is counted on the way. */
const isMet = (game: LegendsState, goal: Goal): boolean => {
  const name = GOALS[goal.goal];
  if (name === undefined) return false;
  switch (name) {
    case 'survive':
      return game.turn >= goal.turns;
    case 'reach':
      return countThere(game, goal, (token) => rankOf(game, token) === goal.place);
    case 'hold': {
      const held = countThere(game, goal, ({ square }) => game.terrain[square] === goal.place);
      goal.progress = held ? goal.progress + 1 : 0;
      return held && goal.progress >= goal.turns;
    }
    case 'control':
      return ownPieces(game, goal).some(({ army }) => !areAllies(army, goal.side));
  }
};

/** In the table's order; the first that is met ends the match for its side. */
export const lookAtGoals = (game: LegendsState, table: Table): void => {
  for (const goal of game.goals) {
    if (isMet(game, goal)) winFor(game, table, goal.side, GOALS[goal.goal] ?? '');
  }
};
