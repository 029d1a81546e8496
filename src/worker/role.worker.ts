/**
 * The one script of every worker: its name says whether it holds the truth or plays the computer's seats. One file, so that
 * a page fetches what both need once; what they are told comes over their own ports, and nothing is shared.
 */
import { exposeOpponent, exposeReferee } from './expose';
import { publishedGames } from './registry';
import type { Role } from './thread';

const role: string = self.name;
const OPPONENT: Role = 'opponent';

if (role === OPPONENT) exposeOpponent(publishedGames());
else exposeReferee(publishedGames());
