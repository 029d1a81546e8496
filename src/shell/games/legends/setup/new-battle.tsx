/** The next battle of the Legends family: form, opponent, armies, boards, who begins, how many games. */
import { FORM_LIST } from '../../../../games/legends/forms';
import { OPTIONS } from '../../../../games/legends/names';
import { SERIES_PLANS } from '../../../../match/series';
import { say } from '../../../../text';
import { formAbout, optionText, optionValueAbout, optionValueText } from '../../../../text/games/legends';
import { useApp } from '../../../app/app';
import { Choice } from '../../../parts/controls';
import { OtherGames } from '../../../setup/other-games';
import { SetupPage, TitleButton } from '../../../setup/page';
import { changePlan, screenOf, startPlan } from './acts';
import { ArmiesSection } from './armies';
import { GroundSection } from './ground';
import {
  type BattlePlan,
  BEGINNINGS,
  characterOf,
  charactersOf,
  formOfPlan,
  memoryOf,
  OPPONENTS,
  PERSON,
  takesAllTime,
} from './plan';
import { settingOf } from './setting';
import { formTitle, planProblems } from './words';

interface PartProps {
  readonly plan: BattlePlan;
  readonly change: (changes: Partial<BattlePlan>) => void;
}

const FormSection = ({ plan, change }: PartProps) => (
  <section class="plan-section" data-section="form">
    <Choice
      name="plan-form"
      look="cards"
      legend={say('plan.form')}
      value={plan.form}
      onChange={(form) => change({ form })}
      options={FORM_LIST.map(({ name }) => ({ value: name, label: formTitle(name), about: formAbout(name) }))}
    />
    <OtherGames but="legends" />
  </section>
);

/** What a level is like, what it remembers, and how long it takes where that is a setting. */
const levelWords = (level: string, seconds: number): string => {
  if (level === PERSON) return say('plan.opponent.person.about');
  return [
    say(`setup.opponent.${level}.about`),
    say('plan.opponent.memory', { turns: memoryOf(level) ?? 0 }),
    ...(takesAllTime(level) ? [say('plan.opponent.time', { seconds })] : []),
  ].join(' ');
};

const OpponentSection = ({ plan, change }: PartProps) => (
  <section class="plan-section" data-section="opponent">
    <Choice
      name="plan-opponent"
      look="bar"
      legend={say('plan.opponent')}
      value={plan.opponent}
      onChange={(opponent) => change({ opponent })}
      options={OPPONENTS.map((level) => ({ value: level, label: say(`setup.opponent.${level}`) }))}
    />
    <p class="setup-about">{levelWords(plan.opponent, useApp().settings.value.championTime)}</p>
    {plan.opponent !== PERSON && (
      <>
        <Choice
          name="plan-character"
          legend={say('plan.character')}
          value={characterOf(plan)}
          onChange={(character) => change({ character })}
          options={charactersOf(plan).map((character) => ({ value: character, label: say(`character.${character}`) }))}
        />
        <p class="setup-about">{say(`character.${characterOf(plan)}.about`)}</p>
      </>
    )}
  </section>
);

const beginsText = ({ opponent }: BattlePlan, begins: BattlePlan['begins']): string => {
  if (begins === 'drawn' || opponent !== PERSON) return say(`plan.begins.${begins}`);
  return say(begins === 'me' ? 'plan.begins.first' : 'plan.begins.second');
};

const BeginsSection = ({ plan, change }: PartProps) => (
  <section class="plan-section" data-section="begins">
    <Choice
      name="begins"
      look="bar"
      legend={say('plan.begins')}
      value={plan.begins}
      onChange={(begins) => change({ begins })}
      options={BEGINNINGS.map((begins) => ({ value: begins, label: beginsText(plan, begins) }))}
    />
  </section>
);

const SeriesSection = ({ plan, change }: PartProps) => (
  <section class="plan-section" data-section="series">
    <Choice
      name="series"
      legend={say('plan.series')}
      value={plan.series}
      onChange={(series) => change({ series })}
      options={SERIES_PLANS.map((series) => ({ value: series, label: say(`plan.series.${series}`) }))}
    />
    <p class="setup-about">
      {typeof plan.series === 'number' ? say('plan.series.most.about') : say(`plan.series.${plan.series}.about`)}
    </p>
  </section>
);

/** The options that a form has any use for. */
const optionsOf = (plan: BattlePlan): readonly ('windows' | 'exchanges' | 'lists')[] => {
  const { setup, exchanges } = formOfPlan(plan);
  // an arranged army is the form's own: nothing of it is unknown but the places
  return [
    ...(setup === 'dealt' ? (['windows', 'lists'] as const) : []),
    ...(exchanges > 0 ? (['exchanges'] as const) : []),
  ];
};

const OptionsSection = ({ plan, change }: PartProps) => {
  const options = optionsOf(plan);
  if (options.length === 0) return null;
  return (
    <details class="plan-section plan-more" data-section="options">
      <summary>{say('plan.more')}</summary>
      {options.map((name) => (
        <div key={name}>
          <Choice
            name={name}
            legend={optionText(name)}
            value={plan[name]}
            onChange={(value) => change({ [name]: value })}
            options={OPTIONS[name].map((value) => ({ value, label: optionValueText(name, value) }))}
          />
          <p class="setup-about">{optionValueAbout(name, plan[name])}</p>
        </div>
      ))}
    </details>
  );
};

export const NewBattleScreen = () => {
  const app = useApp();
  const plan = settingOf(app).plan.value;
  const change = (changes: Partial<BattlePlan>) => changePlan(app, { ...plan, ...changes });
  const form = formOfPlan(plan);
  const arranged = form.setup === 'arranged';
  const begin = () => {
    settingOf(app).origin.value = 'plan';
    if (arranged) app.screen.value = screenOf('arrange');
    else void startPlan(app, plan);
  };
  return (
    <SetupPage
      name="plan"
      title={say('plan.title')}
      problems={planProblems(plan)}
      back={<TitleButton />}
      onward={{ action: 'start', icon: 'play', label: say(arranged ? 'plan.arrange' : 'plan.begin'), onPress: begin }}
    >
      <FormSection plan={plan} change={change} />
      <OpponentSection plan={plan} change={change} />
      {form.setup === 'dealt' && (
        <ArmiesSection
          plan={plan}
          onPlan={(next) => {
            settingOf(app).origin.value = 'plan';
            changePlan(app, next);
          }}
        />
      )}
      {form.ground === 'boards' && <GroundSection plan={plan} change={change} />}
      <div class="plan-pair">
        <BeginsSection plan={plan} change={change} />
        <SeriesSection plan={plan} change={change} />
      </div>
      <OptionsSection plan={plan} change={change} />
    </SetupPage>
  );
};
