/** What the title knows of each game, and how the rest of it is fetched: one line a game. Its place among the others the card says itself. */
export { legendsCard as legends } from './legends/title-card';
export { legionCard as legion } from './legion/title-card';
export { medievalCard as medieval } from './medieval/title-card';
