/**
 * The pointer on the canvas. A press counts where it is let go, if that is the square on which it began. A finger may also
 * slide: then the square counts on which it is lifted, and sliding off the board presses nothing. While less than all of the board is seen a
 * finger that slides moves it (./gestures), and presses nothing. Two fingers press nothing,
 * nor does the one of them that stays: they move the board (./gestures).
 */

export interface PointerTarget {
  readonly element: HTMLElement;
  /** Square under a place of the element in CSS pixels. */
  readonly squareAt: (x: number, y: number) => number | null;
  readonly onSquare: (square: number) => void;
  readonly onHover: (square: number | null) => void;
  /** Is less than all of the board in sight? */
  readonly isNear: () => boolean;
}

interface Pressed {
  readonly pointer: number;
  readonly square: number;
  readonly x: number;
  readonly y: number;
  /** The finger left the place where it came down: it aims, or moves the board. */
  readonly slides: 'no' | 'aims' | 'moves';
}

/** A finger that moved less still taps the square on which it came down, in CSS pixels. */
export const SLIP = 12;

/** The square that a press means when it ends on this one. */
const meant = ({ square, slides }: Pressed, ends: number | null, isMouse: boolean): number | null => {
  if (isMouse) return ends === square ? square : null;
  if (slides === 'moves') return null;
  return slides === 'aims' ? ends : square;
};

/** Listens; gives back what ends it. */
export const followPointer = ({ element, squareAt, onSquare, onHover, isNear }: PointerTarget): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  let pressed: Pressed | null = null;
  let hovered: number | null = null;
  const fingers = new Set<number>();
  let many = false;
  const under = (event: PointerEvent): number | null => {
    const box = element.getBoundingClientRect();
    return squareAt(event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (square: number | null): void => {
    if (square === hovered) return;
    hovered = square;
    onHover(square);
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    many &&= fingers.size > 0;
  };
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    act: (event: PointerEvent) => void,
  ): void => element.addEventListener(type, act, { signal });
  listen('pointerdown', (event) => {
    pressed = null;
    if (event.pointerType === 'touch') fingers.add(event.pointerId);
    many = fingers.size > 1;
    if (many) hover(null);
    if (many || !event.isPrimary || event.button !== 0) return;
    const square = under(event);
    if (square !== null)
      pressed = { pointer: event.pointerId, square, x: event.clientX, y: event.clientY, slides: 'no' };
    hover(square);
  });
  listen('pointermove', (event) => {
    if (many || !event.isPrimary) return;
    if (pressed?.slides === 'no' && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP)
      pressed = { ...pressed, slides: event.pointerType !== 'mouse' && isNear() ? 'moves' : 'aims' };
    hover(under(event));
  });
  listen('pointerup', (event) => {
    const began = pressed;
    pressed = null;
    lift(event);
    const isMouse = event.pointerType === 'mouse';
    const square = under(event);
    // a finger that is lifted hovers nowhere
    if (!isMouse) hover(null);
    const target = began?.pointer === event.pointerId ? meant(began, square, isMouse) : null;
    if (target !== null) onSquare(target);
  });
  listen('pointercancel', (event) => {
    pressed = null;
    lift(event);
    hover(null);
  });
  listen('pointerleave', () => hover(null));
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => end.abort();
};
