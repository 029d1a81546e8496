/** Fetching what the page shows and says of a game. */
import { say } from '../../text';
import { titleCards } from '../games';
import type { GameFace } from '../games/face';
import { loadGame } from '../games/load';
import type { App } from './app';

/** The game's face once it is there, with its words; null where it can't be had. */
const quietly = async (app: App, game: string): Promise<GameFace | null> => {
  const loaded = await loadGame(game);
  if (!loaded.ok) return null;
  const face = loaded.value;
  if (!app.games.peek().includes(game)) {
    face.attach(app);
    app.games.value = [...app.games.peek(), game];
  }
  return face;
};

/** The game's face; null, and told, where it can't be had. */
export const fetchGame = async (app: App, game: string): Promise<GameFace | null> => {
  const face = await quietly(app, game);
  if (face === null) app.tell(say('shell.note.not-fetched'));
  return face;
};

/** Fetches what *Play* will need while the title is looked at, unless somebody was quicker or saves data. */
export const fetchAhead = (app: App): void => {
  const [first] = titleCards;
  if (first === undefined || app.ports.thrifty || app.screen.value !== 'title' || app.opening.value) return;
  void app.ports.ready(first.game);
  void app.table.fetch();
  void quietly(app, first.game);
};

/** Shows one of a game's screens; what is not there yet is fetched first. */
export const openScreen = async (app: App, game: string, name: string): Promise<void> => {
  if (app.opening.value) return;
  app.opening.value = true;
  const face = await fetchGame(app, game);
  const came = face !== null && (await face.screens.fetch());
  app.opening.value = false;
  if (came) app.screen.value = { game, name };
  else if (face !== null) app.tell(say('shell.note.not-fetched'));
};
