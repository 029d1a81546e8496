/** The screen before a match: who plays each of the three seats. */
import { useSignal } from '@preact/signals';
import { useApp } from '../../../../src/shell/app/app';
import { Choice } from '../../../../src/shell/parts/controls';
import { levelName } from '../../../../src/shell/setup/level';
import { SetupPage, TitleButton } from '../../../../src/shell/setup/page';
import { say, sideName } from '../../../../src/text';
import { NAME } from '../content/names';
import { PERSON, PLAYERS, type Player, start, tableOf } from './plan';

const nameOf = (player: Player): string => (player === PERSON ? say('pebble.setup.person') : levelName(player));

export const NewMatchScreen = () => {
  const app = useApp();
  const table = useSignal(tableOf(app).value);
  return (
    <SetupPage
      name="table"
      title={say('pebble.setup.title')}
      problems={[]}
      back={<TitleButton />}
      onward={{
        action: 'start',
        icon: 'play',
        label: say('pebble.setup.begin'),
        onPress: () => void start(app, table.value),
      }}
    >
      <p class="setup-about">{say('pebble.setup.about', { side: sideName(NAME, 0) })}</p>
      {table.value.map((player, seat) => (
        <Choice
          key={sideName(NAME, seat)}
          name={`seat-${seat}`}
          look="bar"
          legend={say('pebble.setup.seat', { side: sideName(NAME, seat) })}
          value={player}
          onChange={(next) => {
            table.value = table.value.map((other, at) => (at === seat ? next : other));
          }}
          options={PLAYERS.map((each) => ({ value: each, label: nameOf(each) }))}
        />
      ))}
    </SetupPage>
  );
};
