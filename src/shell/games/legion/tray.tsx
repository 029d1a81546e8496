/** A side's reserve: its eight kinds with figures and how many are left. The side that is asked picks from it. */
import type { View } from '../../../contract/view';
import { UNITS } from '../../../games/legion/units';
import { pressItem } from '../../../match/press';
import type { Asking } from '../../../match/types';
import { say, sideName, unitName } from '../../../text';
import { useApp } from '../../app/app';
import { focusMarked } from '../../battle/answer/focus';
import { readKey } from '../../board/keys';
import { Banner, Piece, sideClass } from './parts/token';
import { unitSought } from './seek';
import { unitLabel } from './words';

const GAME = 'legion';

/** How many of each kind a side still has beside the board. */
export const reserveOf = (view: View, seat: number): readonly number[] => {
  const kinds = view.heaps.find((heap) => heap.seat === seat && heap.name === 'reserve')?.kinds ?? [];
  return UNITS.map((_, kind) => kinds.filter((other) => other === kind).length);
};

interface TrayProps {
  readonly view: View;
  readonly seat: number;
  readonly asking: Asking | null;
  /** This side belongs to the one person at the screen. */
  readonly yours: boolean;
  readonly small: boolean;
}

interface CellProps {
  readonly seat: number;
  readonly kind: number;
  readonly left: number;
  readonly asking: Asking | null;
  /** The key that chooses it is shown. */
  readonly keyed: boolean;
}

const TrayCell = ({ seat, kind, left, asking, keyed }: CellProps) => {
  const app = useApp();
  const unit = UNITS[kind];
  const item = asking?.items.find((mark) => mark.item === kind);
  const pressable = item !== undefined;
  return (
    <button
      type="button"
      class="tray-cell"
      aria-keyshortcuts={keyed ? String(kind + 1) : undefined}
      data-unit={unit?.name}
      data-left={left}
      aria-label={unitLabel(kind, left)}
      aria-pressed={asking === null ? undefined : (item?.chosen ?? false)}
      aria-disabled={asking !== null && !pressable}
      onClick={() => {
        if (pressable) app.ports.match.press(pressItem(kind));
        else app.pin({ on: 'unit', kind, seat });
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') app.glance({ on: 'unit', kind, seat });
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') app.glance(null);
      }}
    >
      <Piece seat={seat} kind={kind} />
      <span class="tray-name" aria-hidden="true">
        {unitName(GAME, kind)}
      </span>
      {keyed && (
        <span class="tray-digit" aria-hidden="true">
          {kind + 1}
        </span>
      )}
      {left !== 1 && (
        <span class="tray-count" aria-hidden="true">
          {left}
        </span>
      )}
    </button>
  );
};

/** The digits do in the tray what they do on the board. */
const useDigits = (asking: Asking | null) => {
  const app = useApp();
  const { letters, keys } = app.settings.value;
  return (event: KeyboardEvent) => {
    const act = asking === null ? null : readKey(event, { letters, keys });
    const sought = act?.act === 'digit' ? unitSought(act) : null;
    if (sought === null) return;
    event.preventDefault();
    if (app.ports.match.press(pressItem(sought.item)) === 'refused') app.voice.say(sought.refused);
    else focusMarked();
  };
};

export const Tray = ({ view, seat, asking, yours, small }: TrayProps) => {
  const counts = reserveOf(view, seat);
  const left = counts.reduce((sum, count) => sum + count, 0);
  const all = UNITS.reduce((sum, { count }) => sum + count, 0);
  const turn = view.asked?.seat === seat && view.result === null;
  const mine = asking?.decision.seat === seat && asking.decision.key === 'legion.place' ? asking : null;
  const side = sideName(view.game, seat);
  const onDigit = useDigits(mine);
  const keyed = useApp().settings.value.letters && (yours || mine !== null);
  const title = yours ? say('legion.reserve.yours') : say('legion.reserve', { side });
  return (
    <section
      class={`tray ${sideClass(seat)}${small ? ' small' : ''}`}
      data-seat={seat}
      data-turn={turn}
      aria-label={title}
    >
      <header class="tray-head">
        <Banner seat={seat} />
        <span class="tray-title">{yours ? say('legion.you', { side }) : side}</span>
        <span class="tray-placed">
          {say('legion.placed', { count: all - left, all })}{' '}
          <span class="tray-where">{say('legion.placed.where')}</span>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside, which take the focus */}
      <div class="tray-cells" onKeyDown={onDigit}>
        {counts.map((count, kind) => (
          <TrayCell
            key={UNITS[kind]?.letter ?? kind}
            seat={seat}
            kind={kind}
            left={count}
            asking={mine}
            keyed={keyed}
          />
        ))}
      </div>
    </section>
  );
};
