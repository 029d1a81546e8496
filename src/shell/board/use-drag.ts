/**
 * A piece that is drawn to another square: taken up where the pointer came down, let go where it is lifted. What it means is told
 * by whoever asks (`DragTarget`); a press and a press stay another way to the same answer.
 */
import { useRef } from 'preact/hooks';
import { SLIP } from './loupe';

export interface DragTarget {
  /** Takes up what stands on the square; false: nothing there can be. */
  readonly lift: (square: number) => boolean;
  /** Lets it go over a square; null: beside the board, or the drag was broken off. */
  readonly letGo: (square: number | null) => void;
  /** It is held at this place of the host, in CSS pixels; null: no more. */
  readonly hold: (held: { readonly square: number; readonly x: number; readonly y: number } | null) => void;
}

interface Down {
  readonly id: number;
  readonly square: number;
  readonly x: number;
  readonly y: number;
  /** Taken up; false: it can't be. Undefined: the pointer has not left its place. */
  readonly lifted?: boolean;
}

type HostEvent = PointerEvent & { currentTarget: HTMLElement };

/** `squareAt`: square under a place of the host, in CSS pixels. */
export const useDrag = (
  squareAt: (x: number, y: number) => number | null,
  host: { readonly current: HTMLElement | null },
  target: { readonly current: DragTarget | null },
) => {
  const down = useRef<Down | null>(null);
  const unwatch = useRef<() => void>(() => undefined);
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const box = host.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const end = (square: number | null) => {
    const held = down.current?.lifted === true;
    down.current = null;
    unwatch.current();
    if (!held) return;
    target.current?.hold(null);
    target.current?.letGo(square);
  };
  /** The pointer may be lifted, or the drag broken off, anywhere on the page. */
  const watch = (id: number) => {
    const over = new AbortController();
    unwatch.current = () => over.abort();
    const { signal } = over;
    const lifted = (event: PointerEvent) => {
      if (event.pointerId !== id) return;
      const { x, y } = placeOf(event);
      end(event.type === 'pointerup' ? squareAt(x, y) : null);
    };
    window.addEventListener('pointerup', lifted, { signal });
    window.addEventListener('pointercancel', lifted, { signal });
    window.addEventListener('keydown', (event) => event.code === 'Escape' && end(null), { signal });
  };
  return {
    /** Is a piece held? The press that ends now is no press then. */
    holds: () => down.current?.lifted === true,
    cancel: () => end(null),
    handlers: {
      onPointerDown: (event: HostEvent) => {
        end(null);
        if (!event.isPrimary || event.button !== 0 || target.current === null) return;
        const { x, y } = placeOf(event);
        const square = squareAt(x, y);
        if (square === null) return;
        down.current = { id: event.pointerId, square, x: event.clientX, y: event.clientY };
        watch(event.pointerId);
      },
      onPointerMove: (event: HostEvent) => {
        const from = down.current;
        if (from === null || from.id !== event.pointerId || from.lifted === false) return;
        if (from.lifted === undefined) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLIP) return;
          down.current = { ...from, lifted: target.current?.lift(from.square) ?? false };
        }
        if (down.current?.lifted === true) target.current?.hold({ square: from.square, ...placeOf(event) });
      },
    },
  };
};
