/**
 * A finger that slides over the board aims: the squares round it are shown large beside it, and the one in the middle is
 * pressed where the finger is lifted. Sliding off the board presses nothing. A tap needs none of this.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { View } from '../../contract/view';
import { formatSquare } from '../../games/shared/square';
import type { Asking, Preview } from '../../match/types';
import { type BoardSide, screenStep } from './geometry';
import { PlainSquare } from './plain-square';
import { squareLabel } from './words';

/** Side of a square in the loupe, and how far it keeps from the finger, in CSS pixels. */
const CELL = 62;
const WIDE = 3 * CELL;
const AWAY = 34;
/** A finger that moved less still taps. */
export const SLIP = 12;

/** Where the finger is: the square under it, and its place in the host. */
export interface Aim {
  readonly square: number;
  readonly x: number;
  readonly y: number;
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

type HostEvent = PointerEvent & { currentTarget: HTMLElement };

/** Follows the sliding finger. `squareAt`: square under a place of the host, in CSS pixels. */
export const useAim = (squareAt: (x: number, y: number) => number | null) => {
  const aim = useSignal<Aim | null>(null);
  const finger = useRef<Finger | null>(null);
  const end = () => {
    finger.current = null;
    aim.value = null;
  };
  return {
    aim,
    handlers: {
      onPointerDown: (event: HostEvent) => {
        end();
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        finger.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: HostEvent) => {
        const from = finger.current;
        if (from === null || from.id !== event.pointerId) return;
        if (aim.value === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLIP) return;
        const box = event.currentTarget.getBoundingClientRect();
        const [x, y] = [event.clientX - box.left, event.clientY - box.top];
        const square = squareAt(x, y);
        aim.value = square === null ? null : { square, x, y };
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};

interface LoupeProps {
  readonly aim: Aim;
  readonly view: View;
  readonly side: BoardSide;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  readonly host: HTMLElement | null;
}

/** Above the finger, or below it where there is no room on the screen. */
const placeOf = ({ x, y }: Aim, host: HTMLElement | null) => {
  const box = host?.getBoundingClientRect();
  const [left, top] = [box?.left ?? 0, box?.top ?? 0];
  const above = y - WIDE - AWAY - CELL / 2;
  const across = Math.max(4 - left, Math.min(x - WIDE / 2, document.documentElement.clientWidth - left - WIDE - 4));
  return { left: `${across}px`, top: `${top + above >= 0 ? above : y + AWAY}px` };
};

const ROUND = [-1, 0, 1] as const;

export const Loupe = ({ aim, view, side, asking, preview, host }: LoupeProps) => (
  <div class="loupe" aria-hidden="true" style={{ ...placeOf(aim, host), width: `${WIDE}px` }}>
    <div class="loupe-squares">
      {ROUND.flatMap((dy) =>
        ROUND.map((dx) => {
          const square = dx === 0 && dy === 0 ? aim.square : screenStep(side, aim.square, dx, dy);
          return (
            <span key={`${dx} ${dy}`} class="loupe-square" data-aimed={square === aim.square || undefined}>
              {square !== null && <PlainSquare view={view} square={square} asking={asking} preview={preview} />}
              {square !== null && <i>{formatSquare(square, view)}</i>}
            </span>
          );
        }),
      )}
    </div>
    <p>{squareLabel(view, aim.square, asking)}</p>
  </div>
);
