/** One player's army is laid out: the own cells, the pieces beside them, ready layouts, six kept ones. */
import { useSignal } from '@preact/signals';
import { mirroredLayout } from '../../games/shared/secret-layout';
import { addTexts, say } from '../../text';
import { arranging } from '../../text/en/arranging';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { pageDraw } from './chance';
import {
  cleared,
  filled,
  type Laying,
  type LayingRules,
  laid,
  leftOf,
  pressKind,
  pressPlace,
  put,
  startLaying,
  takeBack,
  undone,
} from './laying';
import type { LayingTable } from './laying-table';
import { restWords } from './laying-words';
import { layoutShelf, layoutsOf } from './layouts';
import { Ranks } from './ranks';
import { Reserve } from './reserve';
import { Slots } from './slots';

addTexts(arranging);

interface SheetProps {
  readonly title: string;
  readonly about: string | null;
  readonly form: string;
  readonly table: LayingTable;
  /** What stands already, in the order seen. */
  readonly start: readonly number[];
  readonly fixed?: ReadonlySet<number>;
  readonly ready: string;
  readonly onReady: (kinds: readonly number[]) => void;
  /** Null in a running match, which has a menu instead. */
  readonly onBack: ((kinds: readonly number[]) => void) | null;
  readonly busy: boolean;
}

const NOTHING_FIXED: ReadonlySet<number> = new Set();

/** Fixed cells keep what stands on them: a layout that has something else there does not fit. */
const respects = (kinds: readonly number[], now: readonly number[], fixed: ReadonlySet<number>): boolean =>
  [...fixed].every((place) => kinds[place] === now[place]);

type Change = (next: Laying | null, refusal?: string) => void;

interface PartProps {
  readonly table: LayingTable;
  readonly laying: Laying;
  readonly rules: LayingRules;
  readonly change: Change;
}

const Templates = ({ table: { layout }, laying, rules: { fixed }, change }: PartProps) => (
  <section class="patterns">
    <h2>{say('arrange.patterns')}</h2>
    <div class="patterns-buttons">
      {layout.templates.map(({ name, kinds }) => (
        <Button
          key={name}
          action={`pattern-${name}`}
          disabled={!layout.report(kinds).fits || !respects(kinds, laying.kinds, fixed)}
          onPress={() => change(laid(laying, kinds))}
        >
          {say(`pattern.${name}`)}
        </Button>
      ))}
    </div>
  </section>
);

const Kept = ({ table: { layout, shelfName }, laying, rules: { fixed }, change }: PartProps) => {
  const app = useApp();
  const { layouts, save } = layoutShelf(app.ports.shelf);
  const kept = layoutsOf(layouts.value, shelfName).map((text) => {
    const kinds = text === null ? null : layout.parse(text);
    return kinds !== null && layout.report(kinds).fits ? kinds : null;
  });
  return (
    <Slots
      name="layout"
      words="slots.layout"
      holds={kept.map((kinds) => (kinds === null ? 'empty' : respects(kinds, laying.kinds, fixed) ? 'fits' : 'other'))}
      canKeep={layout.report(laying.kinds).fits}
      onLoad={(at) => {
        const kinds = kept[at] ?? null;
        if (kinds !== null) change(laid(laying, kinds));
      }}
      onKeep={(at, name) => {
        const done = save(shelfName, at, layout.format(laying.kinds));
        app.tell(say(done ? 'slots.saved' : 'shell.note.not-kept', { name }));
      }}
    />
  );
};

const Tools = ({ table: { layout }, laying, rules, change }: PartProps) => {
  const { hand } = laying;
  return (
    <div class="arrange-tools">
      <Button icon="again" action="fill" onPress={() => change(filled(laying, layout, pageDraw))}>
        {say('arrange.fill')}
      </Button>
      {layout.mirrors && (
        <Button
          icon="flip"
          action="mirror"
          disabled={rules.fixed.size > 0}
          onPress={() => change(laid(laying, mirroredLayout(layout, laying.kinds)))}
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

const useLaying = ({ table: { layout, face }, start, fixed = NOTHING_FIXED }: SheetProps) => {
  const app = useApp();
  const laying = useSignal(startLaying(start));
  const rules: LayingRules = { layout, fixed };
  const change: Change = (next, refusal) => {
    if (next !== null) laying.value = next;
    else if (refusal !== undefined) app.tell(refusal);
  };
  /** Why a kind can't be laid: there is none left, or the cell is not for it. */
  const refusal = (kind: number): string => {
    const name = face.kindName(kind);
    return say(leftOf(laying.value.kinds, kind, layout) === 0 ? 'arrange.none' : 'arrange.unfit', { name });
  };
  const onKey = (key: string, place: number): boolean => {
    if (key === 'Delete' || key === 'Backspace') {
      change(takeBack(laying.value, place, rules));
      return true;
    }
    const part = layout.roster.find(({ kind }) => layout.letter(kind) === key.toUpperCase());
    if (part === undefined) return false;
    const next = put(laying.value, place, part.kind, rules);
    change(next === null ? null : { ...next, hand: null }, refusal(part.kind));
    return true;
  };
  const onPlace = (place: number): void => {
    const { hand } = laying.value;
    const kind = hand !== null && 'place' in hand ? (laying.value.kinds[hand.place] ?? layout.empty) : hand?.kind;
    const why = kind === undefined || fixed.has(place) ? say('arrange.choose') : refusal(kind);
    change(pressPlace(laying.value, place, rules), why);
  };
  return { laying, rules, change, refusal, onKey, onPlace };
};

export const ArrangeSheet = (props: SheetProps) => {
  const { title, about, form, table, ready, onReady, onBack, busy } = props;
  const app = useApp();
  const { laying, rules, change, refusal, onKey, onPlace } = useLaying(props);
  const { kinds, hand } = laying.value;
  const report = table.layout.report(kinds);
  const parts: PartProps = { table, laying: laying.value, rules, change };
  return (
    <main class="setup arrange" data-form={form} aria-busy={busy}>
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
            <Ranks table={table} kinds={kinds} hand={hand} fixed={rules.fixed} onPlace={onPlace} onKey={onKey} />
            <p class="arrange-rest" role="status" data-done={report.fits}>
              {restWords(report, table.face.kindName) ?? say('arrange.done')}
            </p>
          </div>
          <Reserve
            table={table}
            kinds={kinds}
            hand={hand}
            onKind={(kind) => change(pressKind(laying.value, kind, rules), refusal(kind))}
          />
          <Tools {...parts} />
          <div class="arrange-layouts">
            <Templates {...parts} />
            <Kept {...parts} />
          </div>
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
          <Button
            look="primary"
            icon="play"
            action="ready"
            disabled={!report.fits || busy}
            onPress={() => onReady(kinds)}
          >
            {busy ? say('arrange.sending') : ready}
          </Button>
        </footer>
      </div>
    </main>
  );
};
