/** What the page of trials fetches before a battle of each game: one line a game with secrets. */
export { warmUp as legends } from './legends-page';
