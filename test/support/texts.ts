/** All texts of all games, as tests need them; the page fetches each with the code that says it. */
import { addTexts } from '../../src/text';
import { loadTexts, spokenGames } from '../../src/text/games';

type Texts = Readonly<Record<string, string>>;

/** What the files of sentences export; those that add themselves export nothing. */
const files = import.meta.glob<Readonly<Record<string, Texts>>>('../../src/text/en/**/*.ts', { eager: true });

for (const exported of Object.values(files)) for (const texts of Object.values(exported)) addTexts(texts);
for (const game of spokenGames) await loadTexts(game);
