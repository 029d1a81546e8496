/** A finger that rests on the board inspects the square under it, and does not press it. */
import { useRef } from 'preact/hooks';
import { SLIP } from './loupe';

const HOLD_MS = 350;
/** The canvas reports its press a moment after the finger left. */
const SWALLOW_MS = 400;

interface Held {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** `squareAt`: square under a place of the host, in CSS pixels. */
export const useLongPress = (squareAt: (x: number, y: number) => number | null, onHold: (square: number) => void) => {
  const held = useRef<Held | null>(null);
  const tookAt = useRef(-SWALLOW_MS);
  const down = useRef(false);
  const end = () => {
    if (held.current !== null) clearTimeout(held.current.timer);
    held.current = null;
    if (down.current && tookAt.current === Number.POSITIVE_INFINITY) tookAt.current = performance.now();
    down.current = false;
  };
  return {
    /** Was the press that just ended a long one? */
    tookPress: () => performance.now() - tookAt.current < SWALLOW_MS || tookAt.current === Number.POSITIVE_INFINITY,
    /** Is a finger down that has inspected? */
    inspects: () => down.current && tookAt.current === Number.POSITIVE_INFINITY,
    handlers: {
      onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        if (event.pointerType === 'mouse') return;
        const box = event.currentTarget.getBoundingClientRect();
        const [x, y] = [event.clientX - box.left, event.clientY - box.top];
        down.current = true;
        const timer = setTimeout(() => {
          const square = squareAt(x, y);
          if (square === null) return;
          tookAt.current = Number.POSITIVE_INFINITY;
          onHold(square);
        }, HOLD_MS);
        held.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        const from = held.current;
        if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
