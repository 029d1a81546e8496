/** The outlines of the pieces: so many that they come in a file of their own, when a board or a list first shows a piece. */

let drawn: Readonly<Record<string, string>> | null = null;
let coming: Promise<boolean> | null = null;

/**
 * Fetches the outlines, once; true when they are there. Until then, and where they do not come, a piece is told by its
 * field, its figure or sign, and its name.
 */
export const loadOutlines = (): Promise<boolean> => {
  coming ??= import('./outlines.json').then(
    (file) => {
      drawn = file.default;
      return true;
    },
    () => {
      coming = null;
      return false;
    },
  );
  return coming;
};

/** Outline of the piece of this name on a grid of 512; null before they have come. */
export const outlineOf = (name: string): string | null => drawn?.[name] ?? null;
