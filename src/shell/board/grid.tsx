// biome-ignore-all lint/a11y/noRedundantRoles: the table's own display would take its meaning away
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons inside the cells take the focus
/**
 * The board as a grid of buttons: the keyboard's and the screen reader's board, lying exactly over the canvas. Where
 * there is no canvas it is the board that everybody sees.
 */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { View } from '../../contract/view';
import { formatSquare } from '../../games/shared/square';
import type { Asking, Preview } from '../../match/types';
import { say } from '../../text';
import { noteShort } from '../games/legends/notes/note-words';
import type { Recalled } from '../games/legends/square-label';
import { type BoardSide, screenRows, screenStep } from './geometry';
import { type KeyAct, type KeySettings, readKey } from './keys';
import { PlainSquare } from './plain-square';
import { squareLabel } from './words';

export interface GridProps {
  readonly view: View;
  readonly side: BoardSide;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  /** Draws squares and tokens too. */
  readonly plain: boolean;
  readonly lit: readonly number[];
  readonly picked: readonly number[];
  readonly recalled: Recalled;
  readonly keys: KeySettings;
  readonly onSquare: (square: number) => void;
  /** A step that would leave the board. */
  readonly onBorder: () => void;
  readonly onFocus: (square: number | null) => void;
  readonly onKey: (act: KeyAct, square: number) => void;
}

const isChosen = (asking: Asking | null, square: number): boolean =>
  asking?.presses.some((press) => press.on === 'square' && press.square === square) ?? false;

/** A corner of the square with the player's own note on what is hidden there. */
const NoteBadge = ({ view, square, recalled }: Pick<GridProps, 'view' | 'recalled'> & { square: number }) => {
  const token = view.tokens.find((one) => one.square === square && one.kind === null);
  const note = token === undefined ? undefined : recalled.notes[token.id];
  return note === undefined ? null : (
    <span class="note-badge" aria-hidden="true">
      {noteShort(note, view)}
    </span>
  );
};

export const Grid = (props: GridProps) => {
  const { view, side, asking, preview, plain, lit, picked, recalled, keys, onSquare, onBorder, onFocus, onKey } = props;
  const table = useRef<HTMLTableElement>(null);
  const rows = screenRows(side);
  const current = useSignal(rows.at(-1)?.[0] ?? 0);

  const goTo = (square: number | null) => {
    if (square === null) return onBorder();
    current.value = square;
    table.current?.querySelector<HTMLElement>(`[data-square="${formatSquare(square, view)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = readKey(event, keys);
    if (act === null) return;
    event.preventDefault();
    const row = rows.find((squares) => squares.includes(current.value)) ?? [];
    if (act.act === 'step') goTo(screenStep(side, current.value, act.dx, act.dy));
    else if (act.act === 'edge') goTo((act.end === 'first' ? row[0] : row.at(-1)) ?? null);
    else onKey(act, current.value);
  };
  const files = (rows[0] ?? []).map((square) => formatSquare(square % view.width, view).charAt(0));
  return (
    <table
      ref={table}
      class={plain ? 'grid plain' : 'grid'}
      role="grid"
      aria-label={say('spoken.board')}
      aria-describedby="board-help"
      onKeyDown={onKeyDown}
      onFocusOut={() => onFocus(null)}
      style={{ '--columns': side.shape.width, '--rows': side.shape.height }}
    >
      <thead role="rowgroup">
        <tr role="row">
          <td />
          {files.map((file) => (
            <th key={file} role="columnheader" scope="col">
              {file}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((squares, row) => (
          <tr key={squares[0] ?? row} role="row">
            <th role="rowheader" scope="row">
              {Math.floor((squares[0] ?? 0) / view.width) + 1}
            </th>
            {squares.map((square) => (
              <td key={square} role="gridcell">
                <button
                  type="button"
                  data-square={formatSquare(square, view)}
                  data-mark={asking?.squares.find((mark) => mark.square === square)?.mark}
                  data-lit={lit.includes(square) || undefined}
                  tabIndex={square === current.value ? 0 : -1}
                  aria-label={squareLabel(view, square, asking, picked, recalled)}
                  aria-pressed={isChosen(asking, square)}
                  onClick={() => {
                    current.value = square;
                    onSquare(square);
                  }}
                  onFocus={(event) => {
                    current.value = square;
                    onFocus(event.currentTarget.matches(':focus-visible') ? square : null);
                  }}
                >
                  {plain && <PlainSquare view={view} square={square} asking={asking} preview={preview} />}
                  <NoteBadge view={view} square={square} recalled={recalled} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
