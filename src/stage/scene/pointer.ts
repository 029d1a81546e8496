/** The pointer on the canvas: a press counts where it is let go, if that is the square on which it began. */

export interface PointerTarget {
  readonly element: HTMLElement;
  /** Square under a place of the element in CSS pixels. */
  readonly squareAt: (x: number, y: number) => number | null;
  readonly onSquare: (square: number) => void;
  readonly onHover: (square: number | null) => void;
}

/** Listens; gives back what ends it. */
export const followPointer = ({ element, squareAt, onSquare, onHover }: PointerTarget): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  let pressed: { readonly pointer: number; readonly square: number | null } | null = null;
  let hovered: number | null = null;
  const under = (event: PointerEvent): number | null => {
    const box = element.getBoundingClientRect();
    return squareAt(event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (square: number | null): void => {
    if (square === hovered) return;
    hovered = square;
    onHover(square);
  };
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    act: (event: PointerEvent) => void,
  ): void => element.addEventListener(type, act, { signal });
  listen('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) {
      pressed = null;
      return;
    }
    pressed = { pointer: event.pointerId, square: under(event) };
    hover(pressed.square);
  });
  listen('pointermove', (event) => {
    if (event.isPrimary) hover(under(event));
  });
  listen('pointerup', (event) => {
    const began = pressed;
    pressed = null;
    const square = under(event);
    // a finger that is lifted hovers nowhere
    if (event.pointerType !== 'mouse') hover(null);
    if (began?.pointer === event.pointerId && began.square !== null && began.square === square) onSquare(square);
  });
  listen('pointercancel', () => {
    pressed = null;
    hover(null);
  });
  listen('pointerleave', () => hover(null));
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => end.abort();
};
