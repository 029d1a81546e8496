/** Whoever presses the board means its keys, too: a button pressed before would answer Enter again. */

/** What is written into keeps the focus, and so does the board itself. */
const KEEPS = '.grid, input, select, textarea';

/** The square that is pressed by pointer: the arrows go on from there. Whoever writes elsewhere keeps the focus. */
export const followKeys = (name: string): void => {
  if (document.activeElement?.closest('.grid') !== null)
    document.querySelector<HTMLElement>(`.grid [data-square="${name}"]`)?.focus({ preventScroll: true });
};

/** Gives the focus to the square where the board's focus was last. */
export const takeKeys = (): void => {
  if (document.activeElement?.closest(KEEPS) === null)
    document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus({ preventScroll: true });
};
