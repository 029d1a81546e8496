/** What comes after most matches: the same again, after a defeat also against an easier opponent. */
import { say } from '../../text';
import { easierMatch, rematch } from '../app/acts';
import { useApp } from '../app/app';
import { easierLevels } from '../app/easier';
import { ownSeat } from '../battle/status';
import { faces } from '../games';
import { Button } from '../parts/controls';
import { levelName } from '../setup/level';

/** The next level down, after a defeat against the computer; null: none is offered. */
const useEasier = (): string | null => {
  const app = useApp();
  const state = app.state.value;
  const own = state === null ? null : ownSeat(state);
  const winners = state?.result?.winners ?? [];
  const isLost = own !== null && winners.length > 0 && !winners.includes(own);
  return isLost ? (easierLevels(app).at(-1) ?? null) : null;
};

export const Rematch = () => {
  const app = useApp();
  const easier = useEasier();
  const setup = app.state.value?.setup;
  const redrawn = setup === undefined ? null : (faces.get(setup.game).redrawn?.(app, setup) ?? null);
  return (
    <div class="result-onward">
      <div class="result-easier">
        <Button look="primary" icon="again" action="rematch" autofocus onPress={() => void rematch(app)}>
          {say('result.rematch')}
        </Button>
        <p class="result-about">{redrawn ?? say('result.rematch.about')}</p>
      </div>
      {easier !== null && (
        <div class="result-easier">
          <Button icon="lower" action="easier" onPress={() => void easierMatch(app)}>
            {say('result.easier')}
          </Button>
          <p class="result-about">{say('result.easier.about', { level: levelName(easier) })}</p>
        </div>
      )}
    </div>
  );
};
