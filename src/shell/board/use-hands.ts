/**
 * Pointers on the board. A finger that rests inspects, one that slides aims, any other one taps; drawn from a piece that can go,
 * finger and mouse drag it. While less than all of the board is seen a finger that slides from anywhere else moves it. Two fingers move the board, and do nothing else: what the first one has inspected before the second came is let go (`onHold` of null).
 */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type BoardSide, turnedPlace } from './geometry';
import { useLongPress } from './long-press';
import { useAim } from './loupe';
import { type DragTarget, useDrag } from './use-drag';
import type { Frame } from './use-frame';

export const useHands = (
  frame: Signal<Frame | null>,
  side: BoardSide,
  host: { readonly current: HTMLElement | null },
  onHold: (square: number | null) => void,
  dragTarget: { readonly current: DragTarget | null },
  isNear: () => boolean,
) => {
  const squareAt = (x: number, y: number): number | null => {
    const seen = frame.value;
    const { clientWidth, clientHeight } = host.current ?? { clientWidth: 0, clientHeight: 0 };
    // a zoomed board goes on beyond its host, unseen
    if (seen === null || x < 0 || y < 0 || x > clientWidth || y > clientHeight) return null;
    return side.plan.at(turnedPlace(side, { x: (x - seen.left) / seen.unit, y: (y - seen.top) / seen.unit }));
  };
  const rest = useLongPress(squareAt, onHold);
  const slide = useAim(squareAt);
  const drag = useDrag(squareAt, host, dragTarget);
  const fingers = useRef(new Set<number>());
  const many = useRef(false);
  const drop = () => {
    rest.handlers.onPointerCancel();
    slide.handlers.onPointerCancel();
    drag.cancel();
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) many.current = false;
  };
  type Hands = Record<keyof typeof slide.handlers, typeof slide.handlers.onPointerDown>;
  const handlers: Hands = {
    onPointerDown: (event) => {
      if (event.pointerType === 'touch') fingers.current.add(event.pointerId);
      many.current = fingers.current.size > 1;
      if (many.current) {
        if (rest.inspects()) onHold(null);
        return drop();
      }
      rest.handlers.onPointerDown(event);
      slide.handlers.onPointerDown(event);
      drag.handlers.onPointerDown(event);
    },
    onPointerMove: (event) => {
      if (many.current) return;
      rest.handlers.onPointerMove(event);
      // one that inspects aims at nothing: it would press nothing, either
      if (rest.tookPress()) return;
      drag.handlers.onPointerMove(event);
      if (!isNear() || drag.holds()) slide.handlers.onPointerMove(event);
    },
    onPointerUp: (event) => {
      lift(event);
      rest.handlers.onPointerUp();
      slide.handlers.onPointerUp();
    },
    onPointerCancel: (event) => {
      lift(event);
      drop();
    },
  };
  return { aim: slide.aim, tookPress: () => rest.tookPress() || drag.holds(), handlers };
};
