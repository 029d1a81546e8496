/** Between two games of a series: the score, who begins next, and the armies, which may be changed (R133–R135). */
import { useSignal } from '@preact/signals';
import { type Beginning, type Rival, standingOf } from '../../../../match/series';
import { say } from '../../../../text';
import { type App, useApp } from '../../../app/app';
import { Button, Choice } from '../../../parts/controls';
import { type Onward, SetupPage, TitleButton } from '../../../setup/page';
import { changeInHand, endSeries, screenOf, startNext, startPlan } from './acts';
import { ArmiesSection } from './armies';
import type { KeptSeries } from './keeping';
import { type BattlePlan, formOfPlan, PERSON } from './plan';
import { SeriesTable, seriesText } from './series-note';
import { settingOf } from './setting';
import { isYou, planProblems, rivalName } from './words';

const RIVALS: readonly Rival[] = [0, 1];

interface BeginsProps {
  readonly plan: BattlePlan;
  readonly beginning: Beginning;
  readonly picked: Rival;
  readonly onPick: (rival: Rival) => void;
}

/** Does a person choose who begins? */
const isAsked = (plan: BattlePlan, beginning: Beginning): boolean =>
  beginning.by === 'choice' && (beginning.chooser === 0 || plan.opponent === PERSON);

const Begins = ({ plan, beginning, picked, onPick }: BeginsProps) => {
  if (beginning.by === 'lot') return <p>{say('series.begins.lot')}</p>;
  const who = beginning.by === 'turns' ? beginning.begins : beginning.chooser;
  const args = { who: rivalName(plan, who), you: isYou(plan, who) };
  if (beginning.by === 'turns') return <p>{say('series.begins.turns', args)}</p>;
  if (!isAsked(plan, beginning)) return <p>{say('series.begins.computer')}</p>;
  return (
    <>
      <p>{say('series.begins.choice', args)}</p>
      <Choice
        name="next-begins"
        legend={say('series.begins')}
        value={picked}
        onChange={onPick}
        options={RIVALS.map((rival) => ({ value: rival, label: rivalName(plan, rival) }))}
      />
    </>
  );
};

/** Who goes first in the next game; null: lots are drawn. The computer chooses to begin. */
const beginnerOf = (plan: BattlePlan, beginning: Beginning, picked: Rival): Rival | null => {
  if (beginning.by === 'lot') return null;
  if (beginning.by === 'turns') return beginning.begins;
  return isAsked(plan, beginning) ? picked : beginning.chooser;
};

const Armies = ({ plan }: { plan: BattlePlan }) => {
  const app = useApp();
  settingOf(app).origin.value = 'between';
  if (formOfPlan(plan).setup === 'arranged')
    return (
      <Button
        icon="swap"
        action="change-layout"
        onPress={() => {
          app.screen.value = screenOf('arrange');
        }}
      >
        {say('series.layout')}
      </Button>
    );
  return (
    <details class="plan-section plan-more" data-section="armies-again">
      <summary>{say('series.armies')}</summary>
      <ArmiesSection plan={plan} onPlan={(next) => changeInHand(app, next)} />
    </details>
  );
};

/** The next game, or the same series once more. */
const onwardOf = (app: App, { plan, series }: KeptSeries, picked: Rival): Onward | null => {
  const { next, beginning } = standingOf(series);
  if (next === null)
    return {
      action: 'series-again',
      icon: 'again',
      label: say('series.again'),
      onPress: () => void startPlan(app, plan),
    };
  if (beginning === null) return null;
  return {
    action: 'next-game',
    icon: 'play',
    label: say('series.start', { game: next }),
    onPress: () => void startNext(app, beginnerOf(plan, beginning, picked)),
  };
};

const Between = ({ kept }: { kept: KeptSeries }) => {
  const app = useApp();
  const { plan, series } = kept;
  const { next, beginning } = standingOf(series);
  const chooser: Rival = beginning?.by === 'choice' ? beginning.chooser : 0;
  const picked = useSignal<Rival>(chooser);
  return (
    <SetupPage
      name="between"
      title={say(next === null ? 'series.title.over' : 'series.title')}
      problems={planProblems(plan)}
      back={
        <>
          <TitleButton home />
          <Button icon="cross" action="end-series" onPress={() => endSeries(app)}>
            {say('series.end')}
          </Button>
        </>
      }
      onward={onwardOf(app, kept, picked.value)}
    >
      <p class="series-text">{seriesText(kept)}</p>
      {series.games.length > 0 && <SeriesTable {...kept} />}
      {beginning !== null && (
        <section class="plan-section" data-section="next">
          <Begins
            plan={plan}
            beginning={beginning}
            picked={picked.value}
            onPick={(rival) => {
              picked.value = rival;
            }}
          />
        </section>
      )}
      {next !== null && <Armies plan={plan} />}
    </SetupPage>
  );
};

export const BetweenScreen = () => {
  const kept = settingOf(useApp()).series.value;
  return kept === null ? null : <Between kept={kept} />;
};
