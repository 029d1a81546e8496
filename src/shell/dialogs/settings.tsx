/** The settings; everything takes effect at once. */
import { say } from '../../text';
import { useApp } from '../app/app';
import { CONFIRMS, CONTRASTS, MOTIONS, SIDES, SPEEDS, TEXT_SIZES } from '../app/settings';
import { Button, Choice } from '../parts/controls';
import { Dialog } from '../parts/dialog';

export const SettingsDialog = () => {
  const app = useApp();
  const settings = app.settings.value;
  return (
    <Dialog name="settings" title={say('shell.settings')} wide>
      <div class="settings">
        <Choice
          name="speed"
          legend={say('settings.speed')}
          value={settings.speed}
          onChange={(speed) => app.change({ speed })}
          options={SPEEDS.map((speed) => ({ value: speed, label: say(`settings.speed.${speed}`) }))}
        />
        <Choice
          name="confirm"
          legend={say('settings.confirm')}
          value={settings.confirm}
          onChange={(confirm) => app.change({ confirm })}
          options={CONFIRMS.map((confirm) => ({ value: confirm, label: say(`settings.confirm.${confirm}`) }))}
        />
        <p class="setup-about">{say(`settings.confirm.${settings.confirm}.about`)}</p>
        <Choice
          name="text-size"
          legend={say('settings.text')}
          value={settings.textSize}
          onChange={(textSize) => app.change({ textSize })}
          options={TEXT_SIZES.map((size) => ({ value: size, label: say('settings.text.size', { size }) }))}
        />
        <Choice
          name="contrast"
          legend={say('settings.contrast')}
          value={settings.contrast}
          onChange={(contrast) => app.change({ contrast })}
          options={CONTRASTS.map((contrast) => ({ value: contrast, label: say(`settings.contrast.${contrast}`) }))}
        />
        <Choice
          name="motion"
          legend={say('settings.motion')}
          value={settings.motion}
          onChange={(motion) => app.change({ motion })}
          options={MOTIONS.map((motion) => ({ value: motion, label: say(`settings.motion.${motion}`) }))}
        />
        <Choice
          name="side"
          legend={say('settings.side')}
          value={settings.side}
          onChange={(side) => app.change({ side })}
          options={SIDES.map((side) => ({ value: side, label: say(`settings.side.${side}`) }))}
        />
        <Choice
          name="command-box"
          legend={say('settings.command')}
          value={settings.commandBox ? 1 : 0}
          onChange={(value) => app.change({ commandBox: value === 1 })}
          options={[0, 1].map((value) => ({ value, label: say(value === 1 ? 'settings.on' : 'settings.off') }))}
        />
        <Button icon="keys" action="keys" onPress={() => app.open('keys')}>
          {say('keys.title')}
        </Button>
      </div>
    </Dialog>
  );
};
