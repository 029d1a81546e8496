/** The screen before a match: opponent, side and layout; what most leave as it is lies behind a button. */
import { useSignal } from '@preact/signals';
import { FORMS } from '../../../../games/medieval/forms';
import { formName, say } from '../../../../text';
import { useApp } from '../../../app/app';
import { Choice } from '../../../parts/controls';
import { levelName } from '../../../setup/level';
import { OtherGames } from '../../../setup/other-games';
import { SetupPage, TitleButton } from '../../../setup/page';
import { Banner } from '../parts/token';
import { NAME } from '../words/names';
import {
  ARMIES,
  CHARACTERS,
  COLOURS,
  FIRST,
  isUsual,
  MARKS,
  OPPONENTS,
  PERSON,
  planOf,
  type SiegePlan,
  start,
  takesTime,
} from './plan';

interface FieldProps {
  readonly plan: SiegePlan;
  readonly change: (changes: Partial<SiegePlan>) => void;
}

const opponentAbout = (opponent: string, seconds: number): string => {
  if (opponent === PERSON) return say('medieval.setup.person.about');
  const time = takesTime(opponent) ? ` ${say('medieval.setup.time', { seconds })}` : '';
  return `${say(`setup.opponent.${opponent}.about`)}${time}`;
};

const Opponent = ({ plan: { opponent, colour }, change }: FieldProps) => (
  <>
    <Choice
      name="opponent"
      look="bar"
      legend={say('setup.opponent')}
      value={opponent}
      onChange={(next) => change({ opponent: next })}
      options={OPPONENTS.map((value) => ({ value, label: levelName(value) }))}
    />
    <p class="setup-about">{opponentAbout(opponent, useApp().settings.value.championTime)}</p>
    {opponent !== PERSON && (
      <Choice
        name="colour"
        legend={say('medieval.setup.colour')}
        value={colour}
        onChange={(next) => change({ colour: next })}
        options={COLOURS.map((value, seat) => ({
          value,
          label: say(`medieval.setup.colour.${value}`),
          picture: <Banner seat={seat} />,
        }))}
      />
    )}
  </>
);

const CharacterChoice = ({ plan: { character }, change }: FieldProps) => (
  <div>
    <Choice
      name="character"
      legend={say('medieval.setup.character')}
      value={character}
      onChange={(next) => change({ character: next })}
      options={CHARACTERS.map((value) => ({ value, label: say(`character.${value}`) }))}
    />
    <p class="setup-about">{say(`medieval.character.${character}.about`)}</p>
  </div>
);

const ArmyChoice = ({ plan: { army }, change }: FieldProps) => (
  <Choice
    name="army"
    legend={say('medieval.setup.army')}
    value={army}
    onChange={(next) => change({ army: next })}
    options={ARMIES.map((value) => ({ value, label: say(`medieval.setup.army.${value}`) }))}
  />
);

const MarksChoice = ({ plan: { marks }, change }: FieldProps) => (
  <div>
    <Choice
      name="marks"
      legend={say('medieval.setup.marks')}
      value={marks}
      onChange={(next) => change({ marks: next })}
      options={MARKS.map((value) => ({ value, label: say(`medieval.setup.marks.${value}`) }))}
    />
    <p class="setup-about">{say(`medieval.setup.marks.${marks}.about`)}</p>
  </div>
);

/** The rest: closed, unless something in it is not as usual. */
const More = ({ plan, change }: FieldProps) => (
  <details class="plan-more" open={!isUsual(planOf(useApp()).value)}>
    <summary data-action="more">{say('medieval.setup.more')}</summary>
    <div class="plan-rest">
      <Choice
        name="first"
        legend={say('medieval.setup.first')}
        value={plan.first}
        onChange={(first) => change({ first })}
        options={FIRST.map((value) => ({ value, label: say(`medieval.setup.first.${value}`) }))}
      />
      <Choice
        name="form"
        look="cards"
        legend={say('medieval.setup.form')}
        value={plan.form}
        onChange={(form) => change({ form })}
        options={FORMS.map((form) => ({
          value: form,
          label: formName(NAME, form),
          about: say(`medieval.setup.form.${form}`),
        }))}
      />
      <MarksChoice plan={plan} change={change} />
      <div>
        <OtherGames but={NAME} />
      </div>
    </div>
  </details>
);

/** Is an army arranged before the match begins? */
const arrangesFirst = ({ opponent, army }: SiegePlan): boolean => opponent === PERSON || army === 'own';

export const NewMatchScreen = () => {
  const app = useApp();
  const plan = useSignal(planOf(app).value);
  const change: FieldProps['change'] = (changes) => {
    plan.value = { ...plan.value, ...changes };
  };
  return (
    <SetupPage
      name="siege"
      title={say('medieval.setup.title')}
      problems={[]}
      back={<TitleButton />}
      onward={{
        action: 'start',
        icon: 'play',
        label: say(arrangesFirst(plan.value) ? 'medieval.setup.arrange' : 'medieval.setup.begin'),
        onPress: () => void start(app, plan.value),
      }}
    >
      <p class="setup-about">{say('medieval.setup.about')}</p>
      <Opponent plan={plan.value} change={change} />
      {plan.value.opponent !== PERSON && <CharacterChoice plan={plan.value} change={change} />}
      {plan.value.opponent !== PERSON && <ArmyChoice plan={plan.value} change={change} />}
      <More plan={plan.value} change={change} />
    </SetupPage>
  );
};
