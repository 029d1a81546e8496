/** The log is one tab stop, however long it grows: the arrow keys go from line to line. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useFollow } from './log-follow';

const next = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** `lines`: the line numbers that are shown, in their order. The stop is the line that had the focus last, or the newest. */
export const useLogStop = (lines: readonly number[]) => {
  const ref = useRef<HTMLOListElement>(null);
  useFollow(ref);
  const held = useSignal<number | null>(null);
  const stop = held.value !== null && lines.includes(held.value) ? held.value : lines.at(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = at < 0 ? null : next(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const stopOf = (line: number) => ({
    tabIndex: line === stop ? 0 : -1,
    onFocus: () => {
      held.value = line;
    },
  });
  return { ref, onKeyDown, stopOf };
};

export type LogStop = ReturnType<typeof useLogStop>;
export type StopOf = LogStop['stopOf'];
