/** The keyboard in a sheet: Tab goes round inside it, and what scrolls moves also while the focus is on its heading. */

/** The height of some lines: what an arrow key scrolls by. */
const STEP = 40;

/** How far a key scrolls a box of this height, in pixels down; null: the key does not scroll. */
export const scrollOf = (key: string, height: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return STEP;
    case 'ArrowUp':
      return -STEP;
    // a line or two of what was read stays in sight
    case 'PageDown':
      return Math.max(STEP, height - STEP);
    case 'PageUp':
      return -Math.max(STEP, height - STEP);
    case 'Home':
      return Number.NEGATIVE_INFINITY;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return null;
  }
};

const STOPS = 'button, input, select, textarea, summary, a[href], [tabindex]';

/** Of the radio buttons of one name Tab reaches the checked one. */
const isPassedOver = (stop: HTMLElement, all: readonly HTMLElement[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  all.some((other) => other instanceof HTMLInputElement && other.name === stop.name && other.checked);

const isStop = (stop: HTMLElement, all: readonly HTMLElement[]): boolean =>
  stop.tabIndex >= 0 && !stop.matches(':disabled') && !isPassedOver(stop, all) && stop.getClientRects().length > 0;

/** From the last stop to the first and back: between them the browser would leave the page, and nothing would show the focus. */
export const wrapTab = (event: KeyboardEvent, sheet: HTMLElement): void => {
  const all = [...sheet.querySelectorAll<HTMLElement>(STOPS)];
  const isEdge = (stop: HTMLElement): boolean => isStop(stop, all);
  const [first, last] = [all.find(isEdge), all.findLast(isEdge)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (from === undefined || document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};
