/** A side's reserve: its eight kinds with figures and how many are left. The side that is asked picks from it. */
import type { View } from '../../../contract/view';
import { UNITS } from '../../../games/legion/units';
import { pressItem } from '../../../match/press';
import type { Asking } from '../../../match/types';
import { say, sideName, unitName } from '../../../text';
import { useApp } from '../../app/app';
import { Banner, Piece, sideClass } from './parts/token';
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
}

const TrayCell = ({ seat, kind, left, asking }: CellProps) => {
  const app = useApp();
  const unit = UNITS[kind];
  const item = asking?.items.find((mark) => mark.item === kind);
  const pressable = item !== undefined;
  return (
    <button
      type="button"
      class="tray-cell"
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
      {left !== 1 && (
        <span class="tray-count" aria-hidden="true">
          {left}
        </span>
      )}
    </button>
  );
};

export const Tray = ({ view, seat, asking, yours, small }: TrayProps) => {
  const counts = reserveOf(view, seat);
  const left = counts.reduce((sum, count) => sum + count, 0);
  const turn = view.asked?.seat === seat && view.result === null;
  const mine = asking?.decision.seat === seat && asking.decision.key === 'legion.place' ? asking : null;
  const side = sideName(view.game, seat);
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
        <span class="tray-left">{say('legion.reserve.left', { count: left })}</span>
      </header>
      <div class="tray-cells">
        {counts.map((count, kind) => (
          <TrayCell key={UNITS[kind]?.letter ?? kind} seat={seat} kind={kind} left={count} asking={mine} />
        ))}
      </div>
    </section>
  );
};
