/** The page: the screen that is shown, the dialogs over it, the live regions. */
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { KeptMatch } from '../match/saves';
import { type App, AppProvider, createApp, useApp } from './app/app';
import { watchSeries } from './app/battle-acts';
import type { Ports } from './app/ports';
import { Dialogs } from './dialogs';
import { NewBattleScreen } from './games/legends/new-battle';
import { NewDuelScreen } from './games/legion/new-duel';
import { Toast } from './parts/toast';
import { ArmyScreen } from './screens/army';
import { ArrangeScreen } from './screens/arrange';
import { BetweenScreen } from './screens/between';
import { MatchScreen } from './screens/match';
import { ReplayScreen } from './screens/replay';
import { TitleScreen } from './screens/title';

const SCREENS = {
  title: TitleScreen,
  setup: NewDuelScreen,
  plan: NewBattleScreen,
  army: ArmyScreen,
  arrange: ArrangeScreen,
  between: BetweenScreen,
  battle: MatchScreen,
  replay: ReplayScreen,
} as const;

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

const Shell = () => {
  const app = useApp();
  useFirstFocus(app.screen.value);
  const Screen = SCREENS[app.screen.value];
  return (
    <>
      <div class="screen" data-screen={app.screen.value}>
        <Screen />
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
  watchSeries(app);
  into.replaceChildren();
  render(
    <AppProvider value={app}>
      <Shell />
    </AppProvider>,
    into,
  );
  return app;
};
