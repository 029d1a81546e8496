/** What the title knows of each game, there from the start: one line a game. */
export { legendsCard as legends } from './legends/title-card';
export { legionCard as legion } from './legion/title-card';
