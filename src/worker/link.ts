/** The page's way to a referee: two workers joined to each other, or all in the page where the host allows none. */
import * as Comlink from 'comlink';
import type { RefereeApi } from '../contract/referee';
import type { GameName } from '../contract/setup';
import { systemClock } from './clock';
import type { OpponentDoor } from './expose';
import type { Spawn } from './link/backend';
import { createLink, type RefereeLink } from './link/link';
import type { CoreKind } from './loading';
import { newThread } from './thread';

export type { RefereeLink } from './link/link';

/** Makes two ends meet: the page makes the channel, hands over both ports and keeps neither. */
const introduce = (to: (port: MessagePort) => unknown, opponent: Comlink.Remote<OpponentDoor>): void => {
  const { port1, port2 } = new MessageChannel();
  to(Comlink.transfer(port1, [port1]));
  void opponent.join(Comlink.transfer(port2, [port2]));
};

/** From so many processors on two opponents think at the same question. */
const ENOUGH_FOR_TWO = 4;

/** Starts the opponent, with a partner where the device has room for one, and joins it to the referee. Gives how to end it. */
const joinOpponent = (referee: Comlink.Remote<RefereeApi>): (() => void) => {
  const worker = newThread('opponent');
  const opponent = Comlink.wrap<OpponentDoor>(worker);
  introduce((port) => void referee.connect(port), opponent);
  const partner = navigator.hardwareConcurrency >= ENOUGH_FOR_TWO ? newThread('opponent') : null;
  if (partner !== null) introduce((port) => void opponent.pair(port), Comlink.wrap<OpponentDoor>(partner));
  return () => {
    worker.terminate();
    partner?.terminate();
  };
};

const spawnWorkers: Spawn = (onDeath) => {
  const worker = newThread('referee');
  const remote = Comlink.wrap<RefereeApi>(worker);
  worker.addEventListener('error', (event) => onDeath(event.message || 'the worker does not start'));
  let endOpponent = joinOpponent(remote);
  return {
    referee: remote,
    // a function can't be copied over the border: a stand-in goes, and calls come back
    listen: (onNotice) => remote.listen(Comlink.proxy(onNotice)),
    renewOpponent: () => {
      endOpponent();
      endOpponent = joinOpponent(remote);
    },
    close: () => {
      worker.terminate();
      endOpponent();
    },
  };
};

/** All workers. Throws where the host allows none; whether they really run, `ready` tells. */
export const startWorkers = (): RefereeLink => createLink(spawnWorkers, systemClock);

/** The same in the page's own thread; the code for it is loaded only now. `script`: without WebAssembly. */
export const startLocal = async (kind: CoreKind = 'wasm'): Promise<RefereeLink> => {
  const { createLocalReferee } = await import('./local');
  const { publishedGames } = await import('./registry');
  const spawn: Spawn = () => {
    const referee = createLocalReferee(publishedGames(kind));
    return {
      referee,
      listen: (onNotice) => referee.listen(onNotice),
      renewOpponent: () => undefined,
      close: () => void referee.pause(true),
    };
  };
  return createLink(spawn, systemClock);
};

/**
 * What the page calls: workers if they start, otherwise the page itself. The link's `ready` says if even that failed. `game`:
 * what will be played, so that no other game's core has to show whether one can be had.
 */
export const startReferee = async (game?: GameName): Promise<RefereeLink> => {
  let link: RefereeLink;
  try {
    link = startWorkers();
  } catch {
    return startLocal();
  }
  const ready = await link.referee.ready(game);
  if (ready.ok) return link;
  link.close();
  return startLocal();
};
