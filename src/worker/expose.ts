/** Puts a referee or an opponent behind an endpoint. To be called at once when a worker's script runs: what is posted before is lost. */
import * as Comlink from 'comlink';
import type { OpponentApi } from '../contract/referee';
import { systemClock } from './clock';
import { refereeGames, type WorkerGames } from './games';
import { createOpponent } from './opponent';
import type { PartnerApi } from './opponent/partner';
import { randomSeed } from './random-seed';
import { createReferee } from './referee';

/** What the page can call on an opponent's worker: nothing but to hand it ports. */
export interface OpponentDoor {
  /** The port's other end belongs to whoever asks it: the referee, or the opponent whose partner it is. */
  join(port: MessagePort): Promise<void>;
  /** The port's other end belongs to a partner, which joins in its thinking. */
  pair(port: MessagePort): Promise<void>;
}

/** This worker's own scope; the types of the page's window stand in for it. */
const scope = (): Comlink.Endpoint => globalThis as unknown as Comlink.Endpoint;

export const exposeReferee = (games: WorkerGames, endpoint: Comlink.Endpoint = scope()): void => {
  const referee = createReferee({
    games: refereeGames(games),
    clock: systemClock,
    drawSeed: randomSeed,
    wrapPort: (port) => Comlink.wrap<OpponentApi>(port),
    // later than any number that a referee before this one has used
    firstVersion: Date.now(),
  });
  Comlink.expose(referee, endpoint);
};

export const exposeOpponent = (games: WorkerGames, endpoint: Comlink.Endpoint = scope()): void => {
  const opponent = createOpponent(games, systemClock);
  const door: OpponentDoor = {
    join: async (port) => Comlink.expose(opponent, port),
    pair: async (port) => opponent.pair(Comlink.wrap<PartnerApi>(port)),
  };
  Comlink.expose(door, endpoint);
};
