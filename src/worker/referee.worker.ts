/** The worker that holds the truth. */
import { exposeReferee } from './expose';
import { publishedGames } from './registry';

exposeReferee(publishedGames());
