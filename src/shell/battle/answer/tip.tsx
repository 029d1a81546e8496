/** What a row of a folded list does, told whole beside the list while the mouse rests on it: no row moves for it. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Whoever goes down the list sees none in passing. */
const REST_MS = 250;

const GAP = 8;

interface Told {
  readonly row: Element;
  readonly text: string;
}

const isCut = (text: Element): boolean => text.scrollWidth > text.clientWidth;

/** The row under the pointer, if it does not tell all of its text itself. */
const toldBy = (target: EventTarget | null): Told | null => {
  const row = target instanceof Element ? target.closest('.answer-row') : null;
  const text = row?.querySelector('.answer-text') ?? null;
  return row === null || text === null || !isCut(text) ? null : { row, text: text.textContent };
};

/** Beside the row, left of the list where there is room, else under the row; never out of the page. */
const placeOf = (row: DOMRect, tip: DOMRect): { readonly left: number; readonly top: number } => {
  const beside = row.left - tip.width - GAP;
  const top = beside >= 0 ? row.top : row.bottom + GAP;
  return { left: Math.max(0, beside >= 0 ? beside : row.left), top: Math.min(top, innerHeight - tip.height - GAP) };
};

const Tip = ({ row, text }: Told) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    // a browser without popovers shows none: pressing the row tells it too
    if (tip === null || typeof tip.showPopover !== 'function') return;
    if (!tip.matches(':popover-open')) tip.showPopover();
    const { left, top } = placeOf(row.getBoundingClientRect(), tip.getBoundingClientRect());
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  }, [row, text]);
  return (
    <div ref={box} class="answer-tip" popover="manual" aria-hidden="true">
      {text}
    </div>
  );
};

/** The tip of a list and what it has to watch; the row itself says everything to the ear. */
export const useTip = (folded: boolean) => {
  const told = useSignal<Told | null>(null);
  const timer = useRef(0);
  const stop = () => {
    clearTimeout(timer.current);
    told.value = null;
  };
  useEffect(() => stop, [folded]);
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const next = folded && pointerType === 'mouse' ? toldBy(target) : null;
    if (next !== null && next.row === told.value?.row) return;
    stop();
    if (next === null) return;
    timer.current = window.setTimeout(() => {
      told.value = next.row.isConnected ? next : null;
    }, REST_MS);
  };
  const watch = { onPointerOver, onPointerLeave: stop, onPointerDown: stop, onWheel: stop };
  return { watch, shown: told.value !== null && <Tip key={told.value.text} {...told.value} /> };
};
