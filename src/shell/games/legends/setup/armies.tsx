/** A player's army: which side, and where the pieces come from. */
import { useMemo } from 'preact/hooks';
import { BOXED } from '../../../../games/legends/army';
import type { Side } from '../../../../games/legends/language';
import { armyReport } from '../../../../games/legends/mix';
import { themedArmy, themesOf } from '../../../../games/legends/themes';
import type { Rival } from '../../../../match/series';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { Button, Choice } from '../../../parts/controls';
import { pageDraw } from '../../../setup/chance';
import { PieceFace } from '../parts/piece-face';
import { screenOf } from './acts';
import { ArmyMakeUp } from './army-make-up';
import { ArmyPreview } from './pieces';
import {
  ARMY_WAYS,
  type ArmyPick,
  type BattlePlan,
  BOXES_A_SIDE,
  boxOf,
  formOfPlan,
  isComputers,
  PERSON,
  SIDE_CHOICES,
  sideOfRival,
  themeOf,
  withArmy,
  withSide,
} from './plan';
import { settingOf } from './setting';
import { armyFaults, armyTitle } from './words';

const LIVERIES: Readonly<Record<Side | 'drawn', readonly number[]>> = { good: [0], evil: [1], drawn: [0, 1] };
const BOXES = Array.from({ length: BOXES_A_SIDE }, (_, index) => index + 1);

interface PanelProps {
  readonly plan: BattlePlan;
  readonly rival: Rival;
  readonly onPlan: (plan: BattlePlan) => void;
  readonly onBuild: (rival: Rival) => void;
}

interface ArmyWayProps extends PanelProps {
  readonly side: Side;
  readonly pick: ArmyPick;
  readonly title: string;
}

const Boxed = ({ plan, rival, onPlan, side, pick, title }: ArmyWayProps) => {
  const kinds = BOXED.find(({ name }) => name === boxOf(pick, side))?.pieces ?? [];
  return (
    <>
      <Choice
        name={`box-${rival}`}
        look="bar"
        legend={say('plan.box')}
        value={pick.box}
        onChange={(box) => onPlan(withArmy(plan, rival, { box }))}
        options={BOXES.map((box) => ({ value: box, label: String(box) }))}
      />
      <ArmyMakeUp kinds={kinds} />
      <ArmyPreview title={title} kinds={kinds} />
    </>
  );
};

const Themed = ({ plan, rival, onPlan, side, pick, title }: ArmyWayProps) => {
  const theme = themeOf(pick, side);
  const kinds = useMemo(() => (theme === undefined ? [] : themedArmy(theme, side, pageDraw)), [theme?.name, side]);
  return (
    <>
      <Choice
        name={`theme-${rival}`}
        legend={say('plan.theme')}
        value={theme?.name ?? ''}
        onChange={(name) => onPlan(withArmy(plan, rival, { theme: name }))}
        options={themesOf(side).map(({ name }) => ({ value: name, label: say(`theme.${name}`) }))}
      />
      <ArmyMakeUp kinds={kinds} />
      <ArmyPreview title={title} kinds={kinds} />
      <p class="setup-about">{say('plan.theme.about')}</p>
    </>
  );
};

const Own = ({ plan, rival, onBuild, side, pick, title }: ArmyWayProps) => {
  const form = formOfPlan(plan);
  const report = armyReport(pick.own, form, side);
  const empty = pick.own.length === 0;
  return (
    <>
      <p class={report.fits ? 'setup-about' : 'setup-wrong'}>
        {report.fits ? say('plan.way.own.fits') : empty ? say('plan.way.own.none') : armyFaults(report, form).join(' ')}
      </p>
      <Button icon="gear" action={`build-${rival}`} onPress={() => onBuild(rival)}>
        {say('plan.build')}
      </Button>
      {!empty && <ArmyMakeUp kinds={pick.own} />}
      {!empty && <ArmyPreview title={title} kinds={pick.own} />}
    </>
  );
};

const ArmyWay = (props: ArmyWayProps) => {
  switch (props.pick.way) {
    case 'boxed':
      return <Boxed {...props} />;
    case 'themed':
      return <Themed {...props} />;
    case 'own':
      return <Own {...props} />;
    case 'drawn':
      return (
        <p class="setup-about">
          {say(isComputers(props.plan, props.rival) ? 'plan.way.drawn.about.computer' : 'plan.way.drawn.about')}
        </p>
      );
    case 'random':
      return <p class="setup-about">{say('plan.way.random.about')}</p>;
  }
};

/** The backs that the pieces of a side wear; both where chance decides. */
const Backs = ({ side }: { side: Side | 'drawn' }) => (
  <span class="backs" data-side={side} aria-hidden="true">
    {LIVERIES[side].map((livery) => (
      <PieceFace key={livery} kind={null} livery={livery} inline />
    ))}
  </span>
);

const ArmyPanel = (props: PanelProps) => {
  const { plan, rival, onPlan } = props;
  const side = sideOfRival(plan, rival);
  const pick = plan.armies[rival];
  const title = armyTitle(plan, rival);
  return (
    <section class="army-panel" data-rival={rival} data-side={side ?? 'drawn'}>
      <h2>
        <Backs side={side ?? 'drawn'} />
        <span>{side === null ? title : say('army.title.of', { army: title, side: say(`plan.side.${side}`) })}</span>
      </h2>
      <Choice
        name={`way-${rival}`}
        legend={title}
        value={pick.way}
        onChange={(way) => onPlan(withArmy(plan, rival, { way }))}
        options={ARMY_WAYS.map((way) => ({ value: way, label: say(`plan.way.${way}`) }))}
      />
      {side === null ? (
        <p class="setup-about">
          {say(isComputers(plan, rival) ? 'plan.side.drawn.about.computer' : 'plan.side.drawn.about')}
        </p>
      ) : (
        <ArmyWay {...props} side={side} pick={pick} title={title} />
      )}
    </section>
  );
};

interface ArmyProps {
  readonly plan: BattlePlan;
  readonly onPlan: (plan: BattlePlan) => void;
}

/** A player's army, and the way to the screen on which it is built. */
export const ArmySection = ({ plan, onPlan, rival }: ArmyProps & { readonly rival: Rival }) => {
  const app = useApp();
  const onBuild = (built: Rival) => {
    settingOf(app).builder.value = built;
    app.screen.value = screenOf('army');
  };
  return <ArmyPanel plan={plan} rival={rival} onPlan={onPlan} onBuild={onBuild} />;
};

/** Which side the first player has. */
export const SideChoice = ({ plan, onPlan }: ArmyProps) => (
  <Choice
    name="side"
    look="bar"
    legend={say(plan.opponent === PERSON ? 'plan.side.first' : 'plan.side')}
    value={plan.side}
    onChange={(side) => onPlan(withSide(plan, side))}
    options={SIDE_CHOICES.map((side) => ({
      value: side,
      label: say(`plan.side.${side}`),
      picture: <Backs side={side} />,
    }))}
  />
);

/** Both armies, with the side that they follow. */
export const ArmiesSection = ({ plan, onPlan }: ArmyProps) => (
  <section class="plan-section" data-section="armies">
    <SideChoice plan={plan} onPlan={onPlan} />
    <div class="army-panels">
      <ArmySection plan={plan} onPlan={onPlan} rival={0} />
      <ArmySection plan={plan} onPlan={onPlan} rival={1} />
    </div>
  </section>
);
