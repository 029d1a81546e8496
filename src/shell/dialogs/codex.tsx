/** The rules, game by game: of the one that is being played first. */
import { useSignal } from '@preact/signals';
import { say } from '../../text';
import { useApp } from '../app/app';
import { BattleCodex } from '../games/legends/codex';
import { DuelCodex } from '../games/legion/codex';
import { Choice } from '../parts/controls';
import { Dialog } from '../parts/dialog';

const GAMES = ['legends', 'legion'] as const;
type Game = (typeof GAMES)[number];

const NAMES: Readonly<Record<Game, string>> = { legends: 'legends.title', legion: 'legion.name' };

/** The game on the table, where there is one. */
const playedNow = (game: string | undefined): Game => GAMES.find((one) => one === game) ?? 'legends';

export const CodexDialog = () => {
  const app = useApp();
  const onTable = app.screen.value === 'battle' || app.screen.value === 'replay';
  const view = onTable ? (app.state.value?.view ?? null) : null;
  const game = useSignal<Game>(playedNow(view?.game));
  return (
    <Dialog name="codex" title={say('codex.title', { game: say(NAMES[game.value]) })} wide>
      {view === null && (
        <Choice
          name="codex-game"
          look="bar"
          legend={say('codex.game')}
          value={game.value}
          onChange={(to) => {
            game.value = to;
          }}
          options={GAMES.map((value) => ({ value, label: say(NAMES[value]) }))}
        />
      )}
      {game.value === 'legion' ? <DuelCodex /> : <BattleCodex view={view} />}
    </Dialog>
  );
};
