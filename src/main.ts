/** The page: joins the host, the referee, the picture and the shell. May import anything; nobody imports it. */
import './shell/style/index.css';
import { deferReferee } from './match/deferred';
import { matchGames } from './match/games';
import { createHold } from './match/hold';
import { createMatch } from './match/match';
import { pageClock } from './match/pace';
import { readKept } from './match/saves';
import { createPortal } from './portal';
import { fetchAhead } from './shell/app/fetch-game';
import type { Ports } from './shell/app/ports';
import { holdScroll } from './shell/hold-scroll';
import { mountShell } from './shell/shell';

const query = new URLSearchParams(location.search);

/** `workers=no` keeps everything in this thread, `wasm=no` goes without WebAssembly as well, as some hosts demand. */
const openReferee = async (game?: string) => {
  const { startLocal, startReferee } = await import('./worker/link');
  if (query.get('wasm') === 'no') return (await startLocal('script')).referee;
  if (query.get('workers') === 'no') return (await startLocal()).referee;
  return (await startReferee(game)).referee;
};

/** More pixels than this make the title's picture slow to paint, and nobody sees them by candle light. */
const SHARPEST = 1.5;

/** The title's picture, painted by the stage's brushes without the stage itself. */
const paintTable: Ports['paintTable'] = async (canvas, view, free) => {
  const { paintTabletop } = await import('./stage/tabletop');
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(SHARPEST, devicePixelRatio);
  if (!(await paintTabletop(canvas, view, { width, height, free, density }))) throw new Error('no room to paint in');
};

/** Does the visitor ask, by the browser's settings, that data be saved? */
const isThrifty = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

const into = document.getElementById('app');
if (into !== null) {
  const portal = createPortal(query);

  const referee = deferReferee(openReferee);
  const page = [...crypto.getRandomValues(new Uint32Array(2))].join('-');
  const hold = createHold({ shelf: portal.shelf, neighbours: portal.neighbours, clock: pageClock, page });
  const match = createMatch({ referee, games: matchGames, shelf: portal.shelf, hold });
  holdScroll(document);
  const app = mountShell(
    into,
    {
      match,
      ready: (game) => referee.ready(game),
      openStage: async (options, settings) => {
        const { createStage } = await import('./stage');
        return createStage(options, settings);
      },
      paintTable,
      shelf: portal.shelf,
      thrifty: isThrifty(),
      muted: portal.muted,
      onMute: portal.onMute,
      onPause: portal.onPause,
    },
    readKept(portal.shelf)?.about ?? null,
  );
  // the title stands; what the first battle needs comes while it is looked at
  setTimeout(() => fetchAhead(app), 300);
}
