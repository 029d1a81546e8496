/** The rules, game by game: of the one that is being played first. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { View } from '../../contract/view';
import { say } from '../../text';
import { useApp } from '../app/app';
import { fetchGame } from '../app/fetch-game';
import { faces, titleCards } from '../games';
import { Choice } from '../parts/controls';
import { Dialog } from '../parts/dialog';

/** The rules of a game, once the game has been fetched. */
const useCodex = (game: string): ComponentType<{ readonly view: View | null }> | null => {
  const app = useApp();
  useEffect(() => void fetchGame(app, game), [game]);
  return app.games.value.includes(game) ? faces.get(game).Codex : null;
};

export const CodexDialog = () => {
  const app = useApp();
  const onTable = app.screen.value === 'battle' || app.screen.value === 'replay';
  const view = onTable ? (app.state.value?.view ?? null) : null;
  const game = useSignal(view?.game ?? titleCards[0]?.game ?? '');
  const Codex = useCodex(game.value);
  const titleOf = (name: string): string => say(titleCards.find((card) => card.game === name)?.title ?? name);
  return (
    <Dialog name="codex" title={say('codex.title', { game: titleOf(game.value) })} wide>
      {view === null && (
        <Choice
          name="codex-game"
          look="bar"
          legend={say('codex.game')}
          value={game.value}
          onChange={(to) => {
            game.value = to;
          }}
          options={titleCards.map((card) => ({ value: card.game, label: say(card.title) }))}
        />
      )}
      {Codex !== null && <Codex key={game.value} view={view} />}
    </Dialog>
  );
};
