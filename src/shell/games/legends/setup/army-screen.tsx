/** The builder of armies: what is built is used only when it fits, and can be kept before that. */
import { useSignal } from '@preact/signals';
import { pieceOf } from '../../../../games/legends/catalogue';
import { armyReport } from '../../../../games/legends/mix';
import { randomArmy } from '../../../../games/legends/themes';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { Button } from '../../../parts/controls';
import { pageDraw } from '../../../setup/chance';
import { Slots } from '../../../setup/slots';
import { changeInHand, planInHand, screenOf } from './acts';
import { completed, FilterBar, type Filters, filtered, MixTable, NO_FILTERS, PieceList } from './builder';
import { PieceCard } from './pieces';
import { formOfPlan, sideOfRival, withArmy } from './plan';
import { settingOf } from './setting';
import { armyFaults, armyTitle } from './words';

const useBuilder = () => {
  const app = useApp();
  const setting = settingOf(app);
  const rival = setting.builder.value;
  const plan = planInHand(app);
  const side = sideOfRival(plan, rival) ?? 'good';
  const army = useSignal<readonly number[]>(plan.armies[rival].own.filter((kind) => pieceOf(kind)?.side === side));
  const leave = () => {
    app.screen.value = screenOf(setting.origin.value);
  };
  return {
    app,
    plan,
    rival,
    side,
    form: formOfPlan(plan),
    army,
    leave,
    /** The army goes into the plan, also an unfinished one: nothing that was built is lost. */
    store: () => changeInHand(app, withArmy(plan, rival, { way: 'own', own: army.value })),
  };
};

type Builder = ReturnType<typeof useBuilder>;

const Kept = ({ builder }: { builder: Builder }) => {
  const { app, side, army } = builder;
  const { armies, saveArmy } = settingOf(app);
  const kept = armies.value;
  return (
    <Slots
      name="army"
      words="slots.army"
      holds={kept.map((one) => (one === null ? 'empty' : one.side === side ? 'fits' : 'other'))}
      canKeep={army.value.length > 0}
      onLoad={(at) => {
        const one = kept[at];
        if (one !== null && one !== undefined) army.value = one.pieces;
      }}
      onKeep={(at, name) => {
        const done = saveArmy(at, { side, pieces: army.value });
        app.tell(say(done ? 'slots.saved' : 'shell.note.not-kept', { name }));
      }}
    />
  );
};

export const ArmyScreen = () => {
  const builder = useBuilder();
  const { plan, rival, side, form, army, leave, store } = builder;
  const filters = useSignal<Filters>(NO_FILTERS);
  const shown = useSignal<number | null>(null);
  const report = armyReport(army.value, form, side);
  const faults = armyFaults(report, form);
  const piece = shown.value === null ? undefined : pieceOf(shown.value);
  return (
    <main class="setup builder">
      <div class="setup-sheet">
        <header class="sheet-head">
          <h1>{say('army.title')}</h1>
          <p class="sheet-note">
            {say('army.title.of', { army: armyTitle(plan, rival), side: say(`plan.side.${side}`) })}
          </p>
        </header>
        <div class="setup-body builder-body">
          <section class="builder-pieces">
            <FilterBar
              form={form}
              side={side}
              filters={filters.value}
              onChange={(next) => {
                filters.value = next;
              }}
            />
            <PieceList
              pieces={filtered(form, side, filters.value, army.value)}
              army={army.value}
              shown={shown.value}
              onShow={(kind) => {
                shown.value = kind;
              }}
              onChange={(next) => {
                army.value = next;
              }}
            />
          </section>
          <section class="builder-side">
            <MixTable
              report={report}
              onPick={(strength) => {
                filters.value = { ...NO_FILTERS, strength };
              }}
            />
            <div class="builder-tools">
              <Button
                icon="again"
                action="army-fill"
                disabled={report.missing.length === 0}
                onPress={() => {
                  army.value = completed(army.value, form, side, randomArmy(side, pageDraw));
                }}
              >
                {say('army.fill')}
              </Button>
              <Button
                icon="cross"
                action="army-clear"
                disabled={army.value.length === 0}
                onPress={() => {
                  army.value = [];
                }}
              >
                {say('army.clear')}
              </Button>
            </div>
            <section class="builder-detail" aria-live="polite" aria-label={say('army.detail')}>
              {piece === undefined ? <p class="setup-about">{say('army.detail.none')}</p> : <PieceCard piece={piece} />}
            </section>
            <Kept builder={builder} />
          </section>
        </div>
        <footer class="setup-buttons">
          <Button
            icon="back"
            action="back"
            onPress={() => {
              if (army.value.length > 0) store();
              leave();
            }}
          >
            {say('shell.back')}
          </Button>
          <p class={faults.length > 0 ? 'setup-problem' : 'setup-right'} role="status">
            {faults.length > 0 ? faults.join(' ') : say('army.fits')}
          </p>
          <Button
            look="primary"
            icon="check"
            action="army-use"
            disabled={!report.fits}
            onPress={() => {
              store();
              leave();
            }}
          >
            {say('army.use')}
          </Button>
        </footer>
      </div>
    </main>
  );
};
