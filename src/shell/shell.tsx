/** The page: the screen that is shown, the dialogs over it, the live regions. */
import { type ComponentType, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { KeptMatch } from '../match/saves';
import { type App, AppProvider, createApp, type Screen, useApp } from './app/app';
import { watchElsewhere } from './app/elsewhere';
import { fetchGame } from './app/fetch-game';
import { faceOnTable } from './app/on-table';
import type { Ports } from './app/ports';
import { Dialogs } from './dialogs';
import { faces } from './games';
import { Toast } from './parts/toast';
import { TitleScreen } from './screens/title';

/** The name of a screen, as styles and tests know it. */
const nameOf = (screen: Screen): string => (typeof screen === 'string' ? screen : screen.name);

/** Fetched before it is shown (app/open, app/fetch-game); null while it is not there yet. */
const screenNow = (app: App): ComponentType | null => {
  const screen = app.screen.value;
  if (screen === 'title') return TitleScreen;
  if (typeof screen === 'object') return faces.find(screen.game)?.screens.now()?.[screen.name] ?? null;
  return faceOnTable(app) !== null ? (app.table.now()?.tableScreens[screen] ?? null) : null;
};

const LiveRegions = () => {
  const { voice } = useApp();
  return (
    <div class="unseen">
      <div aria-live="polite" data-live="polite">
        {voice.polite.value}
      </div>
      <div aria-live="assertive" data-live="assertive">
        {voice.assertive.value}
      </div>
    </div>
  );
};

/** On a new screen the focus begins at what comes first: the board, or the button that goes on. */
const useFirstFocus = (screen: string) => {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const first = [
      '.grid [tabindex="0"]',
      '.ranks [tabindex="0"]',
      'main .primary:enabled',
      'main input:checked',
      'main button',
    ];
    const target = first
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((found) => found !== null);
    target?.focus({ preventScroll: true });
  }, [screen]);
};

/** A file opened over a battle may bring a match of another game: it stands on the table when that game has come. */
const useGameOnTable = (app: App): void => {
  const game = app.gameOnTable.value;
  useEffect(() => {
    if (game !== null) void fetchGame(app, game);
  }, [game]);
};

const Shell = () => {
  const app = useApp();
  const name = nameOf(app.screen.value);
  useFirstFocus(name);
  useGameOnTable(app);
  const Screen = screenNow(app);
  return (
    <>
      <div class="screen" data-screen={name}>
        {Screen !== null && <Screen />}
      </div>
      <Dialogs />
      {app.dialogs.value.length === 0 && <Toast />}
      <LiveRegions />
    </>
  );
};

/** Puts the shell into an element. */
export const mountShell = (into: HTMLElement, ports: Ports, kept: KeptMatch | null): App => {
  const app = createApp(ports, kept);
  watchElsewhere(app);
  into.replaceChildren();
  render(
    <AppProvider value={app}>
      <Shell />
    </AppProvider>,
    into,
  );
  return app;
};
