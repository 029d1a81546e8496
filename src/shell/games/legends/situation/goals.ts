/** What a side wins by besides the castle. */
export { type GoalSeen, goalProgress, goalsOf, goalText } from '../../../../match/games/legends/goals';
