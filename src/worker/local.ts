/** Referee and opponent in the page's own thread, for hosts that allow no workers. They are apart by module only. */
import type { RefereeApi } from '../contract/referee';
import { systemClock } from './clock';
import { refereeGames, type WorkerGames } from './games';
import { createOpponent } from './opponent';
import { randomSeed } from './random-seed';
import { createReferee } from './referee';
import { publishedGames } from './registry';

/** A referee already joined to its opponent, which searches in slices so that the page stays alive. */
export const createLocalReferee = (games: WorkerGames = publishedGames()): RefereeApi => {
  const referee = createReferee({
    games: refereeGames(games),
    clock: systemClock,
    drawSeed: randomSeed,
    wrapPort: () => createOpponent(games, systemClock),
    firstVersion: Date.now(),
  });
  referee.join(createOpponent(games, systemClock));
  return referee;
};
