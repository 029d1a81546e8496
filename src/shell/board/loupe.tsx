/**
 * A finger that slides over the board aims: the squares round it are shown large beside it, and the one in the middle is
 * pressed where the finger is lifted. Sliding off the board presses nothing. A tap needs none of this.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { View } from '../../contract/view';
import type { Asking, Preview } from '../../match/types';
import { type BoardSide, screenBox, screenStep } from './geometry';
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

/** The square one step to the side and one up or down, as seen; null past an edge. */
const squareBeside = (side: BoardSide, from: number, dx: number, dy: number): number | null => {
  const across = dx === 0 ? from : screenStep(side, from, { dx, dy: 0 });
  return across === null || dy === 0 ? across : screenStep(side, across, { dx: 0, dy });
};

type SquareProps = Omit<LoupeProps, 'host'> & {
  readonly square: number | null;
  readonly style?: Readonly<Record<string, string>>;
};

const LoupeSquare = ({ aim, view, side, asking, preview, square, style }: SquareProps) => (
  <span class="loupe-square" data-aimed={square === aim.square || undefined} style={style}>
    {square !== null && <PlainSquare view={view} square={square} asking={asking} preview={preview} />}
    {square !== null && <i>{side.plan.name(square)}</i>}
  </span>
);

const Rectangle = (props: Omit<LoupeProps, 'host'>) => (
  <div class="loupe-squares">
    {ROUND.flatMap((dy) =>
      ROUND.map((dx) => (
        <LoupeSquare key={`${dx} ${dy}`} {...props} square={squareBeside(props.side, props.aim.square, dx, dy)} />
      )),
    )}
  </div>
);

/** The cells of any other board, each where it lies round the one in the middle, which is as large as a square would be. */
const Surroundings = (props: Omit<LoupeProps, 'host'>) => {
  const { aim, side } = props;
  const middle = screenBox(side, aim.square);
  const unit = CELL / middle.size;
  const px = (length: number): string => `${length * unit}px`;
  const placed = Array.from({ length: side.plan.cells }, (_, square) => ({ square, box: screenBox(side, square) }))
    .map(({ square, box }) => ({
      square,
      size: box.size,
      x: box.x - middle.x + middle.size,
      y: box.y - middle.y + middle.size,
    }))
    .filter(({ x, y, size }) => Math.max(x, y) < WIDE / unit && Math.min(x, y) > -size);
  return (
    <div class="loupe-squares map" style={{ height: `${WIDE}px` }}>
      {placed.map(({ square, x, y, size }) => (
        <LoupeSquare
          key={square}
          {...props}
          square={square}
          style={{ left: px(x), top: px(y), width: px(size), height: px(size) }}
        />
      ))}
    </div>
  );
};

export const Loupe = ({ host, ...shown }: LoupeProps) => (
  <div class="loupe" aria-hidden="true" style={{ ...placeOf(shown.aim, host), width: `${WIDE}px` }}>
    {shown.side.plan.grid === null ? <Surroundings {...shown} /> : <Rectangle {...shown} />}
    <p>{squareLabel(shown.view, shown.aim.square, shown.asking)}</p>
  </div>
);
