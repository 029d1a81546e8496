/** The settings in groups; everything takes effect at once. */
import type { ComponentChildren } from 'preact';
import { addTexts, say } from '../../text';
import { keys } from '../../text/en/keys';
import { settings } from '../../text/en/settings';
import { type App, useApp } from '../app/app';
import {
  CHAMPION_SECONDS,
  CONFIRMS,
  CONTRASTS,
  HATCHINGS,
  MEMORIES,
  MOTIONS,
  type Settings,
  SIDES,
  SPEEDS,
  TEXT_SIZES,
  VOLUMES,
} from '../app/settings';
import { Button, Choice } from '../parts/controls';
import { Dialog } from '../parts/dialog';
import { Stroke, type StrokeName } from '../parts/glyph';
import { Steps, Switch } from '../parts/switch';

addTexts(settings);
addTexts(keys);

interface GroupProps {
  readonly name: string;
  readonly icon: StrokeName;
  readonly children: ComponentChildren;
}

const Group = ({ name, icon, children }: GroupProps) => (
  <section class="settings-group" data-group={name} aria-labelledby={`settings-${name}`}>
    <h3 id={`settings-${name}`}>
      <Stroke name={icon} />
      <span>{say(`settings.group.${name}`)}</span>
    </h3>
    {children}
  </section>
);

/** Settings of which one is chosen out of a few words. */
const CHOICES = {
  contrast: CONTRASTS,
  hatching: HATCHINGS,
  motion: MOTIONS,
  speed: SPEEDS,
  confirm: CONFIRMS,
  memory: MEMORIES,
  side: SIDES,
} as const;
type ChoiceName = keyof typeof CHOICES;

/** Settings that are on or off. */
type SwitchName = 'legible' | 'flashes' | 'shake' | 'letters' | 'commandBox' | 'chances';

/** `about`: the chosen word is explained under the row, in room that is always kept. */
const Chosen = ({ app, name, about = false }: { app: App; name: ChoiceName; about?: boolean }) => {
  const value: string = app.settings.value[name];
  return (
    <div class="settings-choice">
      <Choice
        name={name}
        look="bar"
        legend={say(`settings.${name}`)}
        value={value}
        onChange={(chosen) => app.change({ [name]: chosen })}
        options={CHOICES[name].map((option) => ({ value: option, label: say(`settings.${name}.${option}`) }))}
      />
      {about && <p class="setup-about">{say(`settings.${name}.${value}.about`)}</p>}
    </div>
  );
};

const Switched = ({ app, name }: { app: App; name: SwitchName }) => (
  <Switch
    name={name}
    label={say(`settings.${name}`)}
    about={say(`settings.${name}.about`)}
    value={app.settings.value[name]}
    onChange={(value) => app.change({ [name]: value })}
  />
);

const Loudness = ({ app, name }: { app: App; name: 'music' | 'effects' }) => (
  <Steps
    name={name}
    label={say(`settings.${name}`)}
    steps={VOLUMES}
    value={app.settings.value[name]}
    text={(percent) => (percent === 0 ? say('settings.off') : say('settings.percent', { percent }))}
    onChange={(value) => app.change({ [name]: value })}
  />
);

const ChampionTime = ({ app }: { app: App }) => (
  <div class="settings-choice">
    <Steps
      name="champion-time"
      label={say('settings.champion')}
      steps={CHAMPION_SECONDS}
      value={app.settings.value.championTime}
      text={(seconds) => say('settings.seconds', { seconds })}
      onChange={(championTime) => app.change({ championTime })}
    />
    <p class="setup-about">{say('settings.champion.about')}</p>
  </div>
);

const TextSize = ({ app }: { app: App }) => (
  <Choice
    name="text-size"
    look="bar"
    legend={say('settings.text')}
    value={app.settings.value.textSize}
    onChange={(textSize: Settings['textSize']) => app.change({ textSize })}
    options={TEXT_SIZES.map((size) => ({ value: size, label: say('settings.percent', { percent: size }) }))}
  />
);

export const SettingsDialog = () => {
  const app = useApp();
  return (
    <Dialog name="settings" title={say('shell.settings')} wide>
      <div class="settings">
        <Group name="picture" icon="eye">
          <TextSize app={app} />
          <Switched app={app} name="legible" />
          <Chosen app={app} name="contrast" />
          <Chosen app={app} name="hatching" />
        </Group>
        <Group name="play" icon="flag">
          <Chosen app={app} name="speed" />
          <Chosen app={app} name="confirm" about />
          <Chosen app={app} name="memory" about />
          <Chosen app={app} name="side" />
          <ChampionTime app={app} />
          <Switched app={app} name="chances" />
        </Group>
        <Group name="motion" icon="turn">
          <Chosen app={app} name="motion" />
          <Switched app={app} name="flashes" />
          <Switched app={app} name="shake" />
        </Group>
        <Group name="sound" icon="sound">
          <Loudness app={app} name="music" />
          <Loudness app={app} name="effects" />
        </Group>
        <Group name="keys" icon="keys">
          <Switched app={app} name="letters" />
          <Switched app={app} name="commandBox" />
          <Button icon="keys" action="keys" onPress={() => app.open('keys')}>
            {say('keys.title')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
};
