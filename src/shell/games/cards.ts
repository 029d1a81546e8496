/** What the title knows of each game: one line a game. Where it stands among the others, the card says itself. */
export { legendsCard as legends } from './legends/title-card';
export { legionCard as legion } from './legion/title-card';
