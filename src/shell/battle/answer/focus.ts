/** Ways of the keyboard between the board and the list of answers. */

/** To the square where the board's focus was last. */
export const focusBoard = (): void => document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();

/** To the board if what had the focus is gone once the page is drawn anew. */
export const keepFocus = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusBoard();
  });
};

/** To a square that can be chosen now, if the board's focus is on none; once the page has drawn the question. */
export const focusMarked = (): void => {
  requestAnimationFrame(() => {
    const current = document.querySelector<HTMLElement>('.grid [tabindex="0"]');
    const marked = document.querySelector<HTMLElement>('.grid [data-mark]');
    (current?.dataset['mark'] === undefined ? (marked ?? current) : current)?.focus();
  });
};

/** To the square that confirms what is chosen, else to the button that does; once the page has drawn it. */
export const focusConfirming = (square: string | null): void => {
  requestAnimationFrame(() => {
    const target = square === null ? '.status [data-action="confirm"]' : `.grid [data-square="${square}"]`;
    document.querySelector<HTMLElement>(target)?.focus();
  });
};

/** To the button that passes. */
export const focusPass = (): void =>
  document.querySelector<HTMLElement>('.status [data-action="pass"]:not(:disabled)')?.focus();

/** A letter pressed beside the board means what it means on it, whose focus stays where it is. True: it meant something. */
export const pressOnBoard = ({ code, key, shiftKey }: KeyboardEvent): boolean => {
  const press = new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true });
  return document.querySelector('.grid [tabindex="0"]')?.dispatchEvent(press) === false;
};

/** Is this a letter key, pressed beside the board where letters are nobody else's? */
export const isBesideBoard = ({ code, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^Key/.test(code) &&
  !(ctrlKey || altKey || metaKey) &&
  target instanceof Element &&
  target.closest('.grid, .answer-list, input, select, textarea') === null;

/** Is this in the list, and nothing is written there? */
export const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('.answer-list') !== null &&
  !(target instanceof HTMLInputElement && target.value !== '');

/** To the list: its search where it has one, else the answer that was last in focus. */
export const focusList = (): void =>
  document.querySelector<HTMLElement>('.answer-search, .answer-row[tabindex="0"]')?.focus();
