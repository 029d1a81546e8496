/**
 * Fingers, two taps and the wheel, which move over a board that does not fit. On one that does they are left to the page. One finger moves
 * the board only while less than all of it is seen; else it aims (./pointer).
 */
import { SLIP } from './pointer';

export interface GestureTarget {
  readonly element: HTMLElement;
  /** Does the board not fit? */
  readonly roams: () => boolean;
  /** Is less than all of it in sight? */
  readonly isNear: () => boolean;
  /** Does the finger hold a piece, which goes with it in place of the board? */
  readonly isCarrying: () => boolean;
  /** A finger is on the board, or has left it. */
  readonly hold: (held: boolean) => void;
  /** So much nearer about a place of the element, then moved by so many CSS pixels. False: it was at its limit. */
  readonly pull: (by: number, at: { readonly x: number; readonly y: number }, dx: number, dy: number) => boolean;
  /** As near as may be about a place of the element. */
  readonly nearer: (at: { readonly x: number; readonly y: number }) => void;
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

/**
 * Both fingers of a frame count together. Told one after the other, the first alone would seem to spread them, and what lies
 * beyond the nearest view were lost before the second one comes.
 */
const followFingers = (
  { element, roams, isNear, isCarrying, hold, pull }: GestureTarget,
  signal: AbortSignal,
): void => {
  const fingers = new Map<number, Finger>();
  /** Where one finger came down alone; null: another came as well. */
  let alone: Finger | null = null;
  /** It has left its place. */
  let slides = false;
  /** How they lay when the board was moved last. */
  let seen: readonly Finger[] = [];
  let frame = 0;
  const look = (): void => {
    seen = [...fingers.values()];
  };
  const slide = (old: Finger, now: Finger): void => {
    if (alone === null || !isNear() || isCarrying()) return;
    if (!slides && Math.hypot(now.x - alone.x, now.y - alone.y) <= SLIP) return;
    // the way that told a slide from a tap counts as well: the board stays under the finger
    const from = slides ? old : alone;
    slides = true;
    pull(1, { x: 0, y: 0 }, now.x - from.x, now.y - from.y);
  };
  const follow = (): void => {
    frame = 0;
    const [oldA, oldB] = seen;
    look();
    const [a, b, ...more] = seen;
    if (!roams() || a === undefined || oldA === undefined || more.length > 0) return;
    if (b === undefined) slide(oldA, a);
    if (b === undefined || oldB === undefined) return;
    const box = element.getBoundingClientRect();
    const [old, now] = [spread(oldA, oldB), spread(a, b)];
    pull(now.apart / old.apart, { x: old.x - box.left, y: old.y - box.top }, now.x - old.x, now.y - old.y);
  };
  const settle = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    follow();
  };
  const lift = (event: PointerEvent): void => {
    settle();
    if (fingers.delete(event.pointerId) && fingers.size === 0) hold(false);
    look();
  };
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    on: (event: PointerEvent) => void,
  ) => element.addEventListener(type, on, { signal });
  listen('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    settle();
    alone = fingers.size === 0 ? { x: event.clientX, y: event.clientY } : null;
    slides = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    look();
    hold(true);
  });
  listen('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (frame === 0) frame = requestAnimationFrame(follow);
  });
  listen('pointerup', lift);
  listen('pointercancel', lift);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
};

/** A tap is as short as this in milliseconds and slips no farther in CSS pixels; two belong together within as much time and so far apart. */
const TAP = { span: 300, slip: 12, apart: 28 } as const;

type Tap = Finger & { readonly time: number };

/** Is one place and time close to another? */
const isClose = (a: Tap, b: Tap, most: number): boolean =>
  b.time - a.time <= TAP.span && Math.hypot(b.x - a.x, b.y - a.y) <= most;

/** Two taps on one place of a board that is seen whole bring it near. They press as well, as single taps do. */
const followTaps = ({ element, roams, isNear, nearer }: GestureTarget, signal: AbortSignal): void => {
  let down: Tap | null = null;
  let tapped: Tap | null = null;
  const tapOf = (event: PointerEvent): Tap => ({ x: event.clientX, y: event.clientY, time: event.timeStamp });
  const listen = (type: 'pointerdown' | 'pointerup', on: (event: PointerEvent) => void): void =>
    element.addEventListener(type, (event) => event.pointerType === 'touch' && on(event), { signal });
  listen('pointerdown', (event) => {
    down = event.isPrimary ? tapOf(event) : null;
    if (!event.isPrimary) tapped = null;
  });
  listen('pointerup', (event) => {
    const [began, before, tap] = [down, tapped, tapOf(event)];
    down = null;
    tapped = began !== null && isClose(began, tap, TAP.slip) ? tap : null;
    if (tapped === null || before === null || !isClose(before, tap, TAP.apart)) return;
    tapped = null;
    const box = element.getBoundingClientRect();
    if (roams() && !isNear()) nearer({ x: tap.x - box.left, y: tap.y - box.top });
  });
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
  followTaps(target, end.signal);
  followWheel(target, end.signal);
  return () => end.abort();
};
