/** Two fingers and the wheel, which move over a board that does not fit. On one that does they are left to the page. */

export interface GestureTarget {
  readonly element: HTMLElement;
  /** Does the board not fit? */
  readonly roams: () => boolean;
  /** Is less than all of it in sight? */
  readonly isNear: () => boolean;
  /** A finger is on the board, or has left it. */
  readonly hold: (held: boolean) => void;
  /** So much nearer about a place of the element, then moved by so many CSS pixels. False: it was at its limit. */
  readonly pull: (by: number, at: { readonly x: number; readonly y: number }, dx: number, dy: number) => boolean;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** How two fingers lie: their middle, and how far they are apart. */
const spread = (a: Finger, b: Finger): Finger & { readonly apart: number } => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  apart: Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)),
});

/** CSS pixels of a line, for wheels that count lines; and how strongly a wheel zooms, at most by a notch's worth. */
const LINE = 16;
const WHEEL = { strength: 0.008, notch: 60 } as const;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

const followFingers = ({ element, roams, hold, pull }: GestureTarget, signal: AbortSignal): void => {
  const fingers = new Map<number, Finger>();
  const lift = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) hold(false);
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      hold(true);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [a, b, ...more] = [...fingers.values()];
      const [oldA, oldB] = before;
      if (!roams() || a === undefined || b === undefined || oldA === undefined || oldB === undefined) return;
      if (more.length > 0) return;
      const box = element.getBoundingClientRect();
      const [old, now] = [spread(oldA, oldB), spread(a, b)];
      pull(now.apart / old.apart, { x: old.x - box.left, y: old.y - box.top }, now.x - old.x, now.y - old.y);
    },
    { signal },
  );
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
};

const followWheel = ({ element, roams, isNear, pull }: GestureTarget, signal: AbortSignal): void => {
  element.addEventListener(
    'wheel',
    (event) => {
      if (!roams()) return;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      if (event.ctrlKey) {
        pull(Math.exp(-WHEEL.strength * clamp(event.deltaY * unit, WHEEL.notch)), at, 0, 0);
        event.preventDefault();
      } else if (isNear() && pull(1, at, -event.deltaX * unit, -event.deltaY * unit)) event.preventDefault();
    },
    { signal, passive: false },
  );
};

/** Listens; gives back what ends it. */
export const followGestures = (target: GestureTarget): (() => void) => {
  const end = new AbortController();
  followFingers(target, end.signal);
  followWheel(target, end.signal);
  return () => end.abort();
};
