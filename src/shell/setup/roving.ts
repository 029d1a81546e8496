/** One tab stop for a group of buttons; the arrow keys go from one to the next. */
import { useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

const buttonsIn = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-rove]'),
];

/** How many buttons stand beside each other before the next row begins. */
const columnsOf = (buttons: readonly HTMLElement[]): number => {
  const top = buttons[0]?.offsetTop;
  const next = buttons.findIndex((button) => button.offsetTop !== top);
  return next < 0 ? buttons.length : next;
};

const stopAt = (buttons: readonly HTMLElement[], at: HTMLElement): void => {
  for (const button of buttons) button.tabIndex = button === at ? 0 : -1;
};

/** Put `ref` and the handlers on the group, `data-rove` on its buttons. */
export const useRoving = () => {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const group = ref.current;
    if (step === undefined || group === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = buttonsIn(group);
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? buttons.indexOf(focused) : -1;
    const next = buttons[at + step(columnsOf(buttons))];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    stopAt(buttons, next);
    next.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const group = ref.current;
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-rove]') : null;
    if (group !== null && button !== null) stopAt(buttonsIn(group), button);
  };
  return { ref, onKeyDown, onFocusIn };
};
