/** Two fingers on a board that does not fit: what their frames come to, at the nearest view too. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followGestures } from '../../src/stage/scene/gestures';

const NEAREST = 2;

/** A board, so near, that notes how it is pulled. */
const boardAt = (zoom: number, carries = false) => {
  const element = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 10, top: 20 }) });
  const board = { zoom, x: 0, y: 0, held: false };
  const near: string[] = [];
  const end = followGestures({
    element: element as unknown as HTMLElement,
    roams: () => true,
    isNear: () => board.zoom > 1,
    isCarrying: () => carries,
    hold: (held) => {
      board.held = held;
    },
    pull: (by, _at, dx, dy) => {
      board.zoom = Math.min(NEAREST, Math.max(1, board.zoom * by));
      board.x += dx;
      board.y += dy;
      return true;
    },
    nearer: ({ x, y }) => {
      near.push(`${x} ${y}`);
    },
  });
  const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerType: 'touch', pointerId, clientX, clientY }));
  const tap = (clientX: number, clientY: number, time: number) => {
    for (const type of ['pointerdown', 'pointerup'])
      element.dispatchEvent(
        Object.defineProperty(
          Object.assign(new Event(type), { pointerType: 'touch', pointerId: 1, isPrimary: true, clientX, clientY }),
          'timeStamp',
          { value: time },
        ),
      );
  };
  return { board, finger, tap, near, end };
};

describe('two fingers', () => {
  let frames: (() => void)[] = [];
  const paint = () => {
    const due = frames;
    frames = [];
    for (const each of due) each();
  };
  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (each: () => void) => frames.push(each));
    vi.stubGlobal('cancelAnimationFrame', (number: number) => {
      frames[number - 1] = () => undefined;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('that go along together move the board and leave it as near as it was', () => {
    const { board, finger } = boardAt(1.92);
    finger('pointerdown', 1, 100, 200);
    finger('pointerdown', 2, 220, 200);
    // a slow page is told of many steps at once, of one finger after the other
    finger('pointermove', 1, 40, 130);
    finger('pointermove', 2, 160, 130);
    paint();
    expect(board).toEqual({ zoom: 1.92, x: -60, y: -70, held: true });
  });

  it('one alone moves it while less than all is seen, from where it came down, and not by a slip', () => {
    const { board, finger } = boardAt(1.92);
    finger('pointerdown', 1, 100, 200);
    finger('pointermove', 1, 108, 200);
    paint();
    expect(board).toMatchObject({ x: 0, y: 0 });
    finger('pointermove', 1, 130, 190);
    paint();
    expect(board).toEqual({ zoom: 1.92, x: 30, y: -10, held: true });
    finger('pointermove', 1, 131, 190);
    finger('pointerup', 1, 131, 190);
    expect(board).toEqual({ zoom: 1.92, x: 31, y: -10, held: false });
  });

  it('one alone moves no board that is seen whole, and none while it carries a piece', () => {
    for (const { board, finger } of [boardAt(1), boardAt(1.92, true)]) {
      finger('pointerdown', 1, 100, 200);
      finger('pointermove', 1, 160, 200);
      paint();
      expect(board).toMatchObject({ x: 0, y: 0 });
    }
  });

  it('that spread bring it nearer, no farther than it goes', () => {
    const { board, finger } = boardAt(1);
    finger('pointerdown', 1, 100, 200);
    finger('pointerdown', 2, 200, 200);
    finger('pointermove', 1, 75, 200);
    finger('pointermove', 2, 225, 200);
    paint();
    expect(board.zoom).toBeCloseTo(1.5);
    finger('pointermove', 1, 0, 200);
    finger('pointermove', 2, 300, 200);
    paint();
    expect(board.zoom).toBe(NEAREST);
  });

  it('have moved it when one of them leaves, whether a frame was drawn or not', () => {
    const { board, finger } = boardAt(1);
    finger('pointerdown', 1, 100, 200);
    finger('pointerdown', 2, 200, 200);
    finger('pointermove', 2, 220, 200);
    finger('pointerup', 2, 220, 200);
    expect(board.zoom).toBeCloseTo(1.2);
    // one finger alone moves nothing
    finger('pointermove', 1, 300, 300);
    paint();
    expect(board).toMatchObject({ x: 10, y: 0, held: true });
    finger('pointercancel', 1, 300, 300);
    expect(board.held).toBe(false);
  });

  it('are no longer followed once the board is gone', () => {
    const { board, finger, end } = boardAt(1);
    finger('pointerdown', 1, 100, 200);
    finger('pointerdown', 2, 200, 200);
    finger('pointermove', 2, 300, 200);
    end();
    paint();
    expect(board.zoom).toBe(1);
  });
});

describe('two taps', () => {
  it('on one place of a whole board bring it near, once', () => {
    const { tap, near } = boardAt(1);
    tap(110, 220, 1000);
    expect(near).toEqual([]);
    tap(114, 222, 1200);
    expect(near).toEqual(['104 202']);
    tap(114, 222, 1300);
    expect(near).toEqual(['104 202']);
  });

  it('that lie apart, in time or on the board, are two presses and no more', () => {
    const { tap, near } = boardAt(1);
    tap(110, 220, 1000);
    tap(110, 220, 1400);
    tap(160, 220, 1500);
    expect(near).toEqual([]);
  });

  it('leave a board that is near already where it is', () => {
    const { tap, near } = boardAt(1.5);
    tap(110, 220, 1000);
    tap(110, 220, 1100);
    expect(near).toEqual([]);
  });
});
