/** Where the board's keys stand. A press by pointer takes them along and draws nothing: the cursor comes with the next key. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface BoardFocus {
  /** The one square that Tab reaches; null: nobody has been on the board yet. */
  readonly at: Signal<number | null>;
  /** The last to act was a pointer: no cursor is drawn. */
  readonly isQuiet: () => boolean;
  /** The pointer goes down: whoever presses the board means its keys, too. */
  readonly take: () => void;
  /** A square is pressed by pointer: the arrows go on from there. */
  readonly follow: (square: number, name: string) => void;
}

/** What is written into keeps the focus, and so does the board itself. */
const KEEPS = '.grid, input, select, textarea';

const isFocusIn = (places: string): boolean => document.activeElement?.closest(places) != null;

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(`.grid ${selector}`)?.focus({ preventScroll: true });

export const useBoardFocus = (): BoardFocus => {
  const at = useSignal<number | null>(null);
  const quiet = useRef(false);
  useEffect(() => {
    const speak = () => {
      quiet.current = false;
    };
    document.addEventListener('keydown', speak, true);
    return () => document.removeEventListener('keydown', speak, true);
  }, []);
  return {
    at,
    isQuiet: () => quiet.current,
    take: () => {
      quiet.current = true;
      // a button pressed before would answer Enter again
      if (!isFocusIn(KEEPS)) focusOn('[tabindex="0"]');
    },
    follow: (square, name) => {
      quiet.current = true;
      at.value = square;
      if (isFocusIn('.grid')) focusOn(`[data-square="${name}"]`);
    },
  };
};
