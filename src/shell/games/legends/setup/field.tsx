/** The boards of the field: seen as they will lie, one of them chosen to be changed. */
import { boardTerrain, parseLaid } from '../../../../games/legends/boards';
import { terrainOfRows } from '../../../../games/legends/terrain';
import { say } from '../../../../text';
import { Land } from '../parts/land';

const CELLS = [0, 1, 2, 3] as const;

/** Terrain of a board's text at a column and row from the far one; also of a board that is still being painted. */
const landOf = (text: string, column: number, row: number): number => {
  const board = parseLaid(text);
  if (board !== null) return boardTerrain(board, column, row);
  return terrainOfRows([text.split('/')[row] ?? ''])[column] ?? 0;
};

/** One board as a little map. */
export const BoardMap = ({ board }: { board: string }) => (
  <span class="board-map" aria-hidden="true">
    {CELLS.flatMap((row) =>
      CELLS.map((column) => <Land key={`${column}${row}`} terrain={landOf(board, column, row)} />),
    )}
  </span>
);

/** Places as the eye meets them: the far row first. */
const SEEN = [2, 3, 0, 1] as const;

interface FieldMapProps {
  readonly boards: readonly string[];
  readonly chosen: number;
  readonly nameOf: (at: number) => string;
  readonly onChoose: (at: number) => void;
  /** Places that are not in order yet. */
  readonly wrong?: readonly number[];
}

export const FieldMap = ({ boards, chosen, nameOf, onChoose, wrong = [] }: FieldMapProps) => (
  <fieldset class="field-map" aria-label={say('plan.field')}>
    {SEEN.map((at) => (
      <button
        key={at}
        type="button"
        class="field-board"
        data-place={at}
        data-wrong={wrong.includes(at)}
        aria-pressed={chosen === at}
        aria-label={nameOf(at)}
        onClick={() => onChoose(at)}
      >
        <BoardMap board={boards[at] ?? ''} />
      </button>
    ))}
  </fieldset>
);
