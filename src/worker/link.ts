/** The page's way to a referee: two workers joined to each other, or all in the page where the host allows none. */
import * as Comlink from 'comlink';
import type { RefereeApi } from '../contract/referee';
import { systemClock } from './clock';
import type { OpponentDoor } from './expose';
import type { Spawn } from './link/backend';
import { createLink, type RefereeLink } from './link/link';
import type { CoreKind } from './loading';

export type { RefereeLink } from './link/link';

/** Makes the two ends meet: the page makes the channel, hands over both ports and keeps neither. */
const introduce = (referee: Comlink.Remote<RefereeApi>, opponent: Worker): void => {
  const { port1, port2 } = new MessageChannel();
  void referee.connect(Comlink.transfer(port1, [port1]));
  void Comlink.wrap<OpponentDoor>(opponent).join(Comlink.transfer(port2, [port2]));
};

const newOpponent = (): Worker =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module', name: 'opponent' });

const spawnWorkers: Spawn = (onDeath) => {
  const worker = new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module', name: 'referee' });
  const remote = Comlink.wrap<RefereeApi>(worker);
  let opponent = newOpponent();
  worker.addEventListener('error', (event) => onDeath(event.message || 'the worker does not start'));
  introduce(remote, opponent);
  return {
    referee: remote,
    // a function can't be copied over the border: a stand-in goes, and calls come back
    listen: (onNotice) => remote.listen(Comlink.proxy(onNotice)),
    renewOpponent: () => {
      opponent.terminate();
      opponent = newOpponent();
      introduce(remote, opponent);
    },
    close: () => {
      worker.terminate();
      opponent.terminate();
    },
  };
};

/** Both workers. Throws where the host allows none; whether they really run, `ready` tells. */
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

/** What the page calls: workers if they start, otherwise the page itself. The link's `ready` says if even that failed. */
export const startReferee = async (): Promise<RefereeLink> => {
  let link: RefereeLink;
  try {
    link = startWorkers();
  } catch {
    return startLocal();
  }
  const ready = await link.referee.ready();
  if (ready.ok) return link;
  link.close();
  return startLocal();
};
