/** Lowers the computer's level during a match. */
import { addTexts, say } from '../../text';
import { setup } from '../../text/en/setup';
import { useApp } from '../app/app';
import { easierLevels, levelIn } from '../app/easier';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { levelName } from '../setup/level';

addTexts(setup);

export const LevelDialog = () => {
  const app = useApp();
  const state = app.state.value;
  const level = state === null ? null : levelIn(state.setup);
  // while everything rests: the computer that was thinking begins anew at the lower level
  const lower = async (to: string) => {
    await app.ports.match.lower(to);
    app.dialogs.value = [];
  };
  return (
    <Dialog name="level" title={say('menu.level')}>
      <p class="ask-text">{say('ask.level', { level: levelName(level) })}</p>
      <ul class="levels">
        {easierLevels(app)
          .slice()
          .reverse()
          .map((to) => (
            <li key={to}>
              <Button action={`level-${to}`} onPress={() => void lower(to)}>
                {levelName(to)}
              </Button>
              <p class="setup-about">{say(`setup.opponent.${to}.about`)}</p>
            </li>
          ))}
      </ul>
      <div class="ask-buttons">
        <Button action="no" autofocus onPress={() => app.close('level')}>
          {say('ask.no')}
        </Button>
      </div>
    </Dialog>
  );
};
