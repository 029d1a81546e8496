/** The next battle of the Legends family: form, opponent, side, army, boards, how many games; behind a button the rest. */
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
import { ArmySection, SideChoice } from './armies';
import { GroundSection } from './ground';
import {
  ASKINGS,
  asksInFights,
  type BattlePlan,
  BEGINNINGS,
  characterOf,
  charactersOf,
  formOfPlan,
  memoryOf,
  OPPONENTS,
  optionsOf,
  PERSON,
  takesAllTime,
} from './plan';
import { settingOf } from './setting';
import { beginsText, differencesInMore, formTitle, planProblems } from './words';

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
  </section>
);

const CharacterChoice = ({ plan, change }: PartProps) => (
  <div>
    <Choice
      name="plan-character"
      legend={say('plan.character')}
      value={characterOf(plan)}
      onChange={(character) => change({ character })}
      options={charactersOf(plan).map((character) => ({ value: character, label: say(`character.${character}`) }))}
    />
    <p class="setup-about">{say(`character.${characterOf(plan)}.about`)}</p>
  </div>
);

const BeginsChoice = ({ plan, change }: PartProps) => (
  <Choice
    name="begins"
    legend={say('plan.begins')}
    value={plan.begins}
    onChange={(begins) => change({ begins })}
    options={BEGINNINGS.map((begins) => ({ value: begins, label: beginsText(plan, begins) }))}
  />
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

const OptionChoices = ({ plan, change }: PartProps) => (
  <>
    {optionsOf(plan).map((name) => (
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
  </>
);

const AskingChoice = ({ plan, change }: PartProps) => (
  <div>
    <Choice
      name="asking"
      legend={say('plan.asking')}
      value={plan.asking}
      onChange={(asking) => change({ asking })}
      options={ASKINGS.map((asking) => ({ value: asking, label: say(`plan.asking.${asking}`) }))}
    />
    <p class="setup-about">{say(`plan.asking.${plan.asking}.about`)}</p>
  </div>
);

/** The rest: closed at first, and its button tells what in it is not as usual. */
const More = ({ plan, change, onPlan }: PartProps & { readonly onPlan: (plan: BattlePlan) => void }) => {
  const { more } = settingOf(useApp());
  const differs = differencesInMore(plan);
  return (
    <details
      class="plan-section plan-more"
      data-section="more"
      open={more.value}
      onToggle={(event) => {
        more.value = event.currentTarget.open;
      }}
    >
      <summary data-action="more">
        <span>{say('plan.more')}</span>
        {differs.length > 0 && <span class="plan-differs">{differs.join(' · ')}</span>}
      </summary>
      <div class="plan-rest">
        {plan.opponent !== PERSON && <CharacterChoice plan={plan} change={change} />}
        {formOfPlan(plan).setup === 'dealt' && <ArmySection plan={plan} onPlan={onPlan} rival={1} />}
        <BeginsChoice plan={plan} change={change} />
        <OptionChoices plan={plan} change={change} />
        {asksInFights(plan) && <AskingChoice plan={plan} change={change} />}
      </div>
    </details>
  );
};

export const NewBattleScreen = () => {
  const app = useApp();
  const plan = settingOf(app).plan.value;
  const change = (changes: Partial<BattlePlan>) => changePlan(app, { ...plan, ...changes });
  const onPlan = (next: BattlePlan) => {
    settingOf(app).origin.value = 'plan';
    changePlan(app, next);
  };
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
        <section class="plan-section" data-section="armies">
          <SideChoice plan={plan} onPlan={onPlan} />
          <ArmySection plan={plan} onPlan={onPlan} rival={0} />
        </section>
      )}
      {form.ground === 'boards' && <GroundSection plan={plan} change={change} />}
      <SeriesSection plan={plan} change={change} />
      <More plan={plan} change={change} onPlan={onPlan} />
    </SetupPage>
  );
};
