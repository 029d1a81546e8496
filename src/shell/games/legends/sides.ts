/** What the sides of a battle are called. */
export { colourOf, sideOf } from '../../../match/games/legends/sides';
