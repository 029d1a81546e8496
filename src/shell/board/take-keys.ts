/** Whoever presses the board means its keys, too: a button pressed before would answer Enter again. */

/** What is written into keeps the focus, and so does the board itself. */
const KEEPS = '.grid, input, select, textarea';

/** Gives the focus to the square where the board's focus was last. */
export const takeKeys = (): void => {
  if (document.activeElement?.closest(KEEPS) === null)
    document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus({ preventScroll: true });
};
