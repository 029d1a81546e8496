/** One of the four boards as a little map of three by three squares. */
import { terrainAt } from '../../../../games/legion/boards';
import { Ground } from './ground';

const CELLS = [0, 1, 2] as const;

/** `code`: Legion's quadrant code, board and face and turns. */
export const FaceMap = ({ code }: { code: number }) => (
  <span class="face-map" aria-hidden="true">
    {CELLS.flatMap((row) =>
      CELLS.map((column) => <Ground key={`${column}${row}`} terrain={terrainAt(code, column, row)} />),
    )}
  </span>
);
