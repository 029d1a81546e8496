/**
 * Hides everything until the other player has taken the screen. Two presses open it, and one would not do: a finger still
 * tapping on the board gives it, and so does whoever hands over and presses “I’m ready” in the other’s place; either would see
 * what the next player hides. The second page asks something else and looks different, and comes only once the screen has gone
 * over. Both players see the same, only the name differs. A game that hides nothing has no curtain at all.
 */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { possessiveOf, say } from '../../text';
import { toTitle } from '../app/acts';
import { type App, useApp } from '../app/app';
import { Button } from '../parts/controls';
import { SideBanner } from './side-banner';

/** Whatever the last player had open or was told is gone. */
const clear = (app: App): void => {
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.toast.value = '';
  app.voice.hush();
};

export const Curtain = ({ state, seat }: { state: MatchState; seat: number }) => {
  const app = useApp();
  const ready = useSignal(false);
  const side = matchGames.get(state.view.game).sideName(state.view, seat);
  useLayoutEffect(() => {
    ready.value = false;
    clear(app);
    document.querySelector<HTMLElement>('.curtain .primary')?.focus({ preventScroll: true });
    app.voice.say(say('curtain.title', { side }));
  }, [seat]);
  return (
    <main class="curtain" data-seat={seat} data-ready={ready.value}>
      <div class="curtain-plaque">
        <SideBanner view={state.view} seat={seat} />
        <h1>{say(ready.value ? 'curtain.ready' : 'curtain.title', { side, whose: possessiveOf(side) })}</h1>
        <p class="curtain-note">{say(ready.value ? 'curtain.again' : 'curtain.about')}</p>
        <div class="curtain-buttons">
          <Button
            look="primary"
            action="open-curtain"
            onPress={() => {
              if (ready.value) app.ports.match.openCurtain();
              ready.value = true;
            }}
          >
            {say(ready.value ? 'curtain.show' : 'curtain.open')}
          </Button>
          <Button icon="home" action="title" onPress={() => toTitle(app)}>
            {say('shell.title')}
          </Button>
        </div>
      </div>
    </main>
  );
};
