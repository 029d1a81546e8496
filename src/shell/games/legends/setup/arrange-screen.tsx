/** The first player lays the army out before the match; the other one does so in the match itself, or is the computer. */
import { useMemo } from 'preact/hooks';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { ArrangeSheet } from '../../../setup/arrange-sheet';
import { type LayingTable, layingTable } from '../../../setup/laying-table';
import { changeInHand, planInHand, screenOf, startPlan } from './acts';
import { formOfPlan, PERSON } from './plan';
import { settingOf } from './setting';

/** The layout of the first seat: who lays out before the match sees the near side, whoever begins. */
const tableOf = (form: string): LayingTable | null =>
  layingTable({ game: 'legends', form, seats: [{ player: 'person' }, { player: 'person' }], options: {} }, 0);

const Arrange = ({ table }: { table: LayingTable }) => {
  const app = useApp();
  const plan = planInHand(app);
  const { name } = formOfPlan(plan);
  const { layout } = table;
  const { origin } = settingOf(app);
  const store = (kinds: readonly number[]) => {
    const next = { ...plan, laid: { ...plan.laid, [name]: layout.format(kinds) } };
    changeInHand(app, next);
    return next;
  };
  const shared = plan.opponent === PERSON;
  return (
    <ArrangeSheet
      title={say(shared ? 'arrange.first' : 'arrange.title')}
      about={shared ? say('arrange.away') : null}
      form={name}
      table={table}
      start={layout.parse(plan.laid[name] ?? '')}
      ready={say(origin.value === 'plan' ? 'plan.begin' : 'arrange.ready')}
      busy={app.opening.value}
      onBack={(kinds) => {
        store(kinds);
        app.screen.value = screenOf(origin.value);
      }}
      onReady={(kinds) => {
        const next = store(kinds);
        if (origin.value === 'plan') void startPlan(app, next);
        else app.screen.value = screenOf('between');
      }}
    />
  );
};

export const ArrangeScreen = () => {
  const { name } = formOfPlan(planInHand(useApp()));
  const table = useMemo(() => tableOf(name), [name]);
  return table === null ? null : <Arrange table={table} />;
};
