/** Fingers on the board: one that rests inspects, one that slides aims, any other one taps. */
import type { Signal } from '@preact/signals';
import { type BoardSide, turnedPlace } from './geometry';
import { useLongPress } from './long-press';
import { useAim } from './loupe';
import type { Frame } from './use-frame';

export const useHands = (frame: Signal<Frame | null>, side: BoardSide, onHold: (square: number) => void) => {
  const squareAt = (x: number, y: number): number | null => {
    const seen = frame.value;
    if (seen === null) return null;
    return side.plan.at(turnedPlace(side, { x: (x - seen.left) / seen.unit, y: (y - seen.top) / seen.unit }));
  };
  const rest = useLongPress(squareAt, onHold);
  const slide = useAim(squareAt);
  type Handlers = typeof slide.handlers;
  const handlers: Handlers = {
    onPointerDown: (event) => {
      rest.handlers.onPointerDown(event);
      slide.handlers.onPointerDown(event);
    },
    onPointerMove: (event) => {
      rest.handlers.onPointerMove(event);
      slide.handlers.onPointerMove(event);
    },
    onPointerUp: () => {
      rest.handlers.onPointerUp();
      slide.handlers.onPointerUp();
    },
    onPointerCancel: () => {
      rest.handlers.onPointerCancel();
      slide.handlers.onPointerCancel();
    },
  };
  return { aim: slide.aim, tookPress: rest.tookPress, handlers };
};
