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
import { Outline } from '../parts/glyph';
import { Ground } from '../parts/ground';
import { Token } from '../parts/token';
import { type BoardSide, rowsSeen, stepSeen } from './geometry';
import { type KeyAct, readKey } from './keys';
import { squareLabel } from './words';

export interface GridProps {
  readonly view: View;
  readonly side: BoardSide;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  /** Draws squares and tokens too. */
  readonly plain: boolean;
  readonly lit: readonly number[];
  readonly onSquare: (square: number) => void;
  readonly onFocus: (square: number | null) => void;
  readonly onKey: (act: KeyAct, square: number) => void;
}

/** What the plain board draws in a square. */
const PlainSquare = ({
  view,
  square,
  asking,
  preview,
}: Pick<GridProps, 'view' | 'asking' | 'preview'> & { square: number }) => {
  const token = view.tokens.find((other) => other.square === square);
  const mark = asking?.squares.find((other) => other.square === square)?.mark;
  const falls = preview?.events.some((event) => event.type === 'removed' && event.square === square) ?? false;
  const stands = preview?.events.find((event) => event.type === 'placed' && event.square === square);
  return (
    <>
      <Ground terrain={view.terrain[square] ?? 0} />
      {token?.kind !== undefined && token.kind !== null && <Token seat={token.seat} kind={token.kind} />}
      {stands?.type === 'placed' && stands.kind !== null && (
        <span class="ghost">
          <Token seat={stands.seat} kind={stands.kind} />
        </span>
      )}
      {view.flag === square && (
        <span class="plain-flag">
          <Outline name="flag" />
        </span>
      )}
      {mark !== undefined && <span class={`mark ${mark}`} />}
      {falls && <span class="falls" />}
    </>
  );
};

const isChosen = (asking: Asking | null, square: number): boolean =>
  asking?.presses.some((press) => press.on === 'square' && press.square === square) ?? false;

export const Grid = (props: GridProps) => {
  const { view, side, asking, preview, plain, lit, onSquare, onFocus, onKey } = props;
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsSeen(side);
  const current = useSignal(rows.at(-1)?.[0] ?? 0);

  const goTo = (square: number | null) => {
    if (square === null) return;
    current.value = square;
    table.current?.querySelector<HTMLElement>(`[data-square="${formatSquare(square, view)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = readKey(event);
    if (act === null) return;
    event.preventDefault();
    const row = rows.find((squares) => squares.includes(current.value)) ?? [];
    if (act.act === 'step') goTo(stepSeen(side, current.value, act.dx, act.dy));
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
                  aria-label={squareLabel(view, square, asking)}
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
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
