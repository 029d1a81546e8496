/** Lighting squares on the board for a while, because a line of the log was pressed. */
import type { App } from '../app/app';

const POINT_MS = 2500;

/** Lights these squares until something else is lit, or a moment has passed. */
export const usePointing = (app: App) => (squares: readonly number[]) => {
  app.pointed.value = squares;
  setTimeout(() => {
    if (app.pointed.value === squares) app.pointed.value = null;
  }, POINT_MS);
};
