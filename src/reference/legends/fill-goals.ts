/** Goals from the list of a view (LEGENDS.md, Goals). */
import type { View } from '../../contract/view';
import { GOALS } from '../../games/legends/language';
import { groups, Unfit } from './fill-pieces';
import type { Goal } from './goals';
import type { LegendsState } from './state';
import { LANDS } from './terrains';

const WORDS = 7;

const isPlace = (game: LegendsState, { goal, place }: Goal): boolean => {
  const name = GOALS[goal];
  if (name === undefined) return false;
  switch (name) {
    case 'reach':
      return place >= 1 && place <= game.geometry.height;
    case 'hold':
      return LANDS.includes(place);
    case 'survive':
    case 'control':
      return place === -1;
  }
};

const isGoal = (game: LegendsState, goal: Goal): boolean => {
  const { side, piece, count, turns, progress } = goal;
  const isPiece = piece === -1 ? GOALS[goal.goal] !== 'control' : game.rules.kinds[piece] !== undefined;
  return (side === 0 || side === 1) && isPiece && isPlace(game, goal) && count >= 1 && turns >= 0 && progress >= 0;
};

/** The goals that the view tells of, with what is held already. */
export const readGoals = (game: LegendsState, view: View): Goal[] => {
  const words = view.lists['goals'] ?? [];
  if (words.length % WORDS !== 0 || !words.every(Number.isInteger))
    throw new Unfit('lists.goals', 'seven whole numbers a goal', words.length);
  return groups(view, 'goals', WORDS).map((group, index) => {
    const [side = -1, goal = -1, piece = -1, place = -1, count = 0, turns = -1, progress = -1] = group;
    const read = { side, goal, piece, place, count, turns, progress };
    if (!isGoal(game, read)) throw new Unfit(`lists.goals[${index * WORDS}]`, 'a goal', group);
    return read;
  });
};
