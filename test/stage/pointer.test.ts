/** A finger that slides: over a board that is seen whole it aims, over one that is not it presses nothing. */
import { expect, test } from 'vitest';
import { followPointer } from '../../src/stage/scene/pointer';

/** The squares that are pressed by a pointer that comes down, goes on and is lifted; a square is 10 pixels wide. */
const pressedBy = (isNear: boolean, pointerType: 'touch' | 'mouse', from: number, to: number): readonly number[] => {
  const element = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
  const pressed: number[] = [];
  followPointer({
    element: element as unknown as HTMLElement,
    squareAt: (x) => Math.floor(x / 10),
    onSquare: (square) => pressed.push(square),
    onHover: () => undefined,
    isNear: () => isNear,
  });
  const send = (type: string, clientX: number) =>
    element.dispatchEvent(
      Object.assign(new Event(type), { pointerType, pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0 }),
    );
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
  return pressed;
};

test('seen whole, the square counts on which the finger is lifted', () => {
  expect(pressedBy(false, 'touch', 5, 45)).toEqual([4]);
});

test('seen near, a slide is no press, and a tap is one', () => {
  expect(pressedBy(true, 'touch', 5, 45)).toEqual([]);
  expect(pressedBy(true, 'touch', 5, 12)).toEqual([0]);
});

test('a mouse presses the square on which it began, however near', () => {
  expect(pressedBy(true, 'mouse', 5, 45)).toEqual([]);
  expect(pressedBy(true, 'mouse', 41, 45)).toEqual([4]);
});
