/** A finger on a slider: one that scrolls the page over it leaves its value alone, as a press of the mouse never has to. */
import { useRef } from 'preact/hooks';

type Touched = TouchEvent & { readonly currentTarget: HTMLInputElement };

/** So far a finger goes before it is clear which way. */
const CLEAR = 8;

/** Where it came down, the slider's value then, and which way it went since; `open`: that is not clear yet. */
interface Finger {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly way: 'open' | 'along' | 'past';
}

/** `change`: what a value that is meant does. A tap counts, and so does a finger that goes along the line; any other doesn't. */
export const useFinger = (change: (value: string) => void) => {
  const finger = useRef<Finger | null>(null);
  const lift = (slider: HTMLInputElement, isMeant: boolean) => {
    const held = finger.current;
    finger.current = null;
    if (held === null) return;
    if (isMeant && held.way !== 'past') change(slider.value);
    else if (held.way !== 'along') slider.value = held.value;
  };
  return {
    onTouchStart: ({ touches: [touch], currentTarget: { value } }: Touched) => {
      if (touch !== undefined) finger.current = { x: touch.clientX, y: touch.clientY, value, way: 'open' };
    },
    onTouchMove: ({ touches: [touch] }: Touched) => {
      const held = finger.current;
      if (touch === undefined || held?.way !== 'open') return;
      const [across, down] = [Math.abs(touch.clientX - held.x), Math.abs(touch.clientY - held.y)];
      if (Math.max(across, down) >= CLEAR) finger.current = { ...held, way: across > down ? 'along' : 'past' };
    },
    onTouchEnd: ({ currentTarget }: Touched) => lift(currentTarget, true),
    onTouchCancel: ({ currentTarget }: Touched) => lift(currentTarget, false),
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const held = finger.current;
      if (held === null || held.way === 'along') change(currentTarget.value);
      else if (held.way === 'past') currentTarget.value = held.value;
    },
  };
};
