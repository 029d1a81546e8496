/** One player's army is laid out: the own ranks, the pieces beside them, ready layouts, six kept ones. */
import { useSignal } from '@preact/signals';
import {
  arrangementReport,
  filledArrangement,
  formatArmy,
  mirrored,
  parseArrangement,
  patternsOf,
} from '../../games/legends/arrange';
import { ownSquares, shapeOfForm } from '../../games/legends/forms';
import type { Form } from '../../games/legends/language';
import { piecesOfForm } from '../../games/legends/mix';
import { say } from '../../text';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import {
  cleared,
  type Laying,
  type LayingRules,
  laid,
  pressKind,
  pressPlace,
  put,
  startLaying,
  takeBack,
  undone,
} from './laying';
import { Ranks, Reserve } from './ranks';
import { pageDraw } from './request';
import { layoutsOf } from './setting';
import { Slots } from './slots';
import { pieceName, restWords } from './words';

interface SheetProps {
  readonly title: string;
  readonly about: string | null;
  readonly form: Form;
  readonly seat: number;
  /** What stands already, as seen from the own side. */
  readonly start: readonly number[];
  readonly fixed?: ReadonlySet<number>;
  readonly ready: string;
  readonly onReady: (kinds: readonly number[]) => void;
  /** Null in a running match, which has a menu instead. */
  readonly onBack: ((kinds: readonly number[]) => void) | null;
  readonly busy: boolean;
}

const NOTHING_FIXED: ReadonlySet<number> = new Set();

/** Fixed squares keep what stands on them: an arrangement that has something else there does not fit. */
const respects = (kinds: readonly number[], now: readonly number[], fixed: ReadonlySet<number>): boolean =>
  [...fixed].every((place) => kinds[place] === now[place]);

type Change = (next: Laying | null, refusal?: string) => void;

const Layouts = (props: { laying: Laying; rules: LayingRules; change: Change }) => {
  const { laying, rules, change } = props;
  const app = useApp();
  const { form, fixed } = rules;
  const kept = layoutsOf(app.setting.layouts.value, form.name).map((text) =>
    text === null ? null : parseArrangement(text, form),
  );
  const take = (kinds: readonly number[] | null) => {
    if (kinds !== null) change(laid(laying, kinds));
  };
  const { fits } = arrangementReport(form, laying.kinds);
  return (
    <div class="arrange-layouts">
      <section class="patterns">
        <h2>{say('arrange.patterns')}</h2>
        <div class="patterns-buttons">
          {patternsOf(form).map(({ name, army }) => {
            const kinds = parseArrangement(army, form);
            return (
              <Button
                key={name}
                action={`pattern-${name}`}
                disabled={kinds === null || !respects(kinds, laying.kinds, fixed)}
                onPress={() => take(kinds)}
              >
                {say(`pattern.${name}`)}
              </Button>
            );
          })}
        </div>
      </section>
      <Slots
        name="layout"
        words="slots.layout"
        holds={kept.map((kinds) =>
          kinds === null ? 'empty' : respects(kinds, laying.kinds, fixed) ? 'fits' : 'other',
        )}
        canKeep={fits}
        onLoad={(at) => take(kept[at] ?? null)}
        onKeep={(at, name) => {
          const done = app.setting.saveLayout(form.name, at, formatArmy(laying.kinds));
          app.tell(say(done ? 'slots.saved' : 'shell.note.not-kept', { name }));
        }}
      />
    </div>
  );
};

const Tools = (props: { laying: Laying; rules: LayingRules; change: Change }) => {
  const { laying, rules, change } = props;
  const { form, fixed } = rules;
  const { width } = shapeOfForm(form, 2);
  const { hand } = laying;
  const whole = ownSquares(form, 0).length === form.ranks * width;
  return (
    <div class="arrange-tools">
      <Button
        icon="again"
        action="fill"
        onPress={() => change(laid(laying, filledArrangement(form, laying.kinds, pageDraw)))}
      >
        {say('arrange.fill')}
      </Button>
      {whole && (
        <Button
          icon="flip"
          action="mirror"
          disabled={fixed.size > 0}
          onPress={() => change(laid(laying, mirrored(laying.kinds, width)))}
        >
          {say('arrange.mirror')}
        </Button>
      )}
      <Button
        icon="back"
        action="take-back"
        disabled={hand === null || !('place' in hand)}
        onPress={() => change(hand !== null && 'place' in hand ? takeBack(laying, hand.place, rules) : null)}
      >
        {say('arrange.back')}
      </Button>
      <Button icon="undo" action="undo" disabled={laying.past.length === 0} onPress={() => change(undone(laying))}>
        {say('arrange.undo')}
      </Button>
      <Button icon="cross" action="clear" onPress={() => change(cleared(laying, rules))}>
        {say('arrange.clear')}
      </Button>
    </div>
  );
};

const useLaying = ({ form, start, fixed = NOTHING_FIXED }: SheetProps) => {
  const app = useApp();
  const laying = useSignal(startLaying(start));
  const rules: LayingRules = { form, fixed };
  const change: Change = (next, refusal) => {
    if (next !== null) laying.value = next;
    else if (refusal !== undefined) app.tell(refusal);
  };
  const onKey = (key: string, place: number): boolean => {
    if (key === 'Delete' || key === 'Backspace') {
      change(takeBack(laying.value, place, rules));
      return true;
    }
    const piece = piecesOfForm(form).find(({ letter }) => letter === key.toUpperCase());
    if (piece === undefined) return false;
    const next = put(laying.value, place, piece.number, rules);
    change(next === null ? null : { ...next, hand: null }, say('arrange.none', { name: pieceName(piece.number) }));
    return true;
  };
  return { laying, rules, change, onKey };
};

export const ArrangeSheet = (props: SheetProps) => {
  const { title, about, form, seat, ready, onReady, onBack, busy } = props;
  const app = useApp();
  const { laying, rules, change, onKey } = useLaying(props);
  const { kinds, hand } = laying.value;
  const { rest, fits } = arrangementReport(form, kinds);
  return (
    <main class="setup arrange" data-form={form.name} aria-busy={busy}>
      <div class="setup-sheet">
        <header class="sheet-head">
          <h1>{title}</h1>
          {about !== null && <p class="sheet-note">{about}</p>}
        </header>
        <div class="setup-body arrange-body">
          <p id="ranks-help" class="unseen">
            {say('arrange.board.help')}
          </p>
          <div class="arrange-board">
            <Ranks
              form={form}
              seat={seat}
              kinds={kinds}
              hand={hand}
              fixed={rules.fixed}
              onPlace={(place) => change(pressPlace(laying.value, place, rules), say('arrange.choose'))}
              onKey={onKey}
            />
            <p class="arrange-rest" role="status" data-done={fits}>
              {restWords(rest) ?? say('arrange.done')}
            </p>
          </div>
          <Reserve
            form={form}
            seat={seat}
            kinds={kinds}
            hand={hand}
            onKind={(kind) =>
              change(pressKind(laying.value, kind, rules), say('arrange.none', { name: pieceName(kind) }))
            }
          />
          <Tools laying={laying.value} rules={rules} change={change} />
          <Layouts laying={laying.value} rules={rules} change={change} />
        </div>
        <footer class="setup-buttons">
          {onBack === null ? (
            <Button icon="menu" action="menu" onPress={() => app.open('menu')}>
              {say('battle.menu')}
            </Button>
          ) : (
            <Button icon="back" action="back" onPress={() => onBack(kinds)}>
              {say('shell.back')}
            </Button>
          )}
          <Button look="primary" icon="play" action="ready" disabled={!fits || busy} onPress={() => onReady(kinds)}>
            {busy ? say('arrange.sending') : ready}
          </Button>
        </footer>
      </div>
    </main>
  );
};
