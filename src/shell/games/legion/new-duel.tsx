/** Opponent, mode, ground and colour of the next duel; what was chosen last time is there again. */
import { useSignal } from '@preact/signals';
import { formName, say } from '../../../text';
import { useApp } from '../../app/app';
import { Choice } from '../../parts/controls';
import { SetupPage, TitleButton } from '../../setup/page';
import { duelOf, startDuel } from './acts';
import { LayoutEditor } from './layout-editor';
import { Banner } from './parts/token';
import { COLOURS, type Duel, FORMS, GROUNDS, layoutFits, OPPONENTS } from './start-match';

const colourPicture = (colour: Duel['colour']) => {
  if (colour === 'drawn') {
    return (
      <span class="banner-pair">
        <Banner seat={0} />
        <Banner seat={1} />
      </span>
    );
  }
  return <Banner seat={colour === 'black' ? 0 : 1} />;
};

/** What stands in the way of starting; null when nothing does. */
const problemOf = (duel: Duel): string | null =>
  duel.ground === 'picked' && !layoutFits(duel) ? say(`setup.forest.${duel.form}`) : null;

const GroundChoice = ({ duel, change }: { duel: Duel; change: (changes: Partial<Duel>) => void }) => (
  <>
    <Choice
      name="ground"
      legend={say('setup.ground')}
      value={duel.ground}
      onChange={(ground) => change({ ground })}
      options={GROUNDS.map((ground) => ({
        value: ground,
        label: say(`setup.ground.${ground}`),
        // the skirmish has no phase of laying boards
        disabled: ground === 'played' && duel.form === 'basic',
      }))}
    />
    <p class="setup-about">{say(duel.form === 'basic' ? 'setup.ground.basic' : `setup.ground.${duel.ground}.about`)}</p>
    {duel.ground === 'picked' && <LayoutEditor layout={duel.layout} onChange={(layout) => change({ layout })} />}
  </>
);

export const NewDuelScreen = () => {
  const app = useApp();
  const duel = useSignal<Duel>(duelOf(app).value);
  const change = (changes: Partial<Duel>) => {
    const next = { ...duel.value, ...changes };
    duel.value = next.form === 'basic' && next.ground === 'played' ? { ...next, ground: 'drawn' } : next;
  };
  const problem = problemOf(duel.value);
  return (
    <SetupPage
      name="duel"
      title={say('setup.title')}
      problems={problem === null ? [] : [problem]}
      back={<TitleButton />}
      onward={{
        action: 'start',
        icon: 'play',
        label: say('setup.start'),
        onPress: () => void startDuel(app, duel.value),
      }}
    >
      <Choice
        name="opponent"
        look="bar"
        legend={say('setup.opponent')}
        value={duel.value.opponent}
        onChange={(opponent) => change({ opponent })}
        options={OPPONENTS.map((opponent) => ({ value: opponent, label: say(`setup.opponent.${opponent}`) }))}
      />
      <p class="setup-about">{say(`setup.opponent.${duel.value.opponent}.about`)}</p>
      <Choice
        name="form"
        look="cards"
        legend={say('setup.form')}
        value={duel.value.form}
        onChange={(form) => change({ form })}
        options={FORMS.map((form) => ({
          value: form,
          label: formName('legion', form),
          about: say(`legion.form.${form}.about`),
        }))}
      />
      <GroundChoice duel={duel.value} change={change} />
      {duel.value.opponent !== 'person' && (
        <Choice
          name="colour"
          legend={say('setup.colour')}
          value={duel.value.colour}
          onChange={(colour) => change({ colour })}
          options={COLOURS.map((colour) => ({
            value: colour,
            label: say(`setup.colour.${colour}`),
            picture: colourPicture(colour),
          }))}
        />
      )}
    </SetupPage>
  );
};
