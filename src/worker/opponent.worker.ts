/** The worker that plays the computer's seats. */
import { exposeOpponent } from './expose';
import { publishedGames } from './registry';

exposeOpponent(publishedGames());
