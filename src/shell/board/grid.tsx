// biome-ignore-all lint/a11y/noRedundantRoles: the table's own display would take its meaning away
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons inside the cells take the focus
/**
 * The board as a grid of buttons: the keyboard's and the screen reader's board, lying exactly over the canvas. Where
 * there is no canvas it is the board that everybody sees.
 */
import { useRef } from 'preact/hooks';
import type { View } from '../../contract/view';
import { marksOf } from '../../match/aim';
import type { Roam } from '../../match/stage-port';
import type { Asking, Preview } from '../../match/types';
import { say } from '../../text';
import { faces } from '../games';
import type { BoardFocus } from './board-focus';
import { type BoardSide, headsOf, isMissing, screenBox, screenRows, screenStep } from './geometry';
import { type KeyAct, type KeySettings, readKey } from './keys';
import { PlainSquare } from './plain-square';
import type { Recalled } from './recall';
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
  /** The square that glows because a newcomer may begin there. */
  readonly glow?: number | null;
  readonly keys: KeySettings;
  readonly focus: BoardFocus;
  readonly onSquare: (square: number) => void;
  /** A step that would leave the board. */
  readonly onBorder: () => void;
  readonly onFocus: (square: number | null) => void;
  readonly onKey: (act: KeyAct, square: number) => void;
  readonly onRoam: (roam: Roam) => void;
}

const isChosen = (asking: Asking | null, square: number): boolean =>
  asking?.presses.some((press) => press.on === 'square' && press.square === square) ?? false;

/** A corner of the square with the player's own note on what is hidden there. */
const NoteBadge = ({ view, square, recalled }: Pick<GridProps, 'view' | 'recalled'> & { square: number }) => {
  const token = view.tokens.find((one) => one.square === square && one.kind === null);
  const note = token === undefined ? undefined : recalled.notes[token.id];
  return note === undefined ? null : (
    <span class="note-badge" aria-hidden="true">
      {faces.get(view.game).noteBadge(note, view)}
    </span>
  );
};

const percent = (share: number): string => `${share * 100}%`;

/** Where a cell lies on a board that is no rectangle. */
const placeStyle = (side: BoardSide, cell: number) => {
  const { width, height } = side.plan;
  const { x, y, size } = screenBox(side, cell);
  return {
    left: percent(x / width),
    top: percent(y / height),
    width: percent(size / width),
    height: percent(size / height),
  };
};

interface SquareProps extends Omit<GridProps, 'keys' | 'focus' | 'onBorder' | 'onKey' | 'onRoam'> {
  readonly square: number;
  /** The one square that Tab reaches. */
  readonly current: boolean;
  /** Its name is written on it, as no head of a row or column says it. */
  readonly named: boolean;
}

const Square = (props: SquareProps) => {
  const { view, side, square, asking, preview, plain, lit, picked, recalled, current, named, glow, onSquare, onFocus } =
    props;
  const name = side.plan.name(square);
  const face = faces.get(view.game);
  const keep = face.keepSafe(view).includes(square);
  return (
    <td role="gridcell" style={side.plan.grid === null ? placeStyle(side, square) : undefined}>
      <button
        type="button"
        data-square={name}
        data-mark={(asking === null ? [] : marksOf(asking)).find((mark) => mark.square === square)?.mark}
        data-lit={lit.includes(square) || undefined}
        data-keep={keep || undefined}
        data-prize={face.prizes?.(view).includes(square) || undefined}
        data-danger={(keep && asking !== null && face.endangers?.(view, asking, square)) || undefined}
        data-glow={glow === square || undefined}
        tabIndex={current ? 0 : -1}
        aria-label={squareLabel(view, square, asking, picked, recalled)}
        aria-pressed={isChosen(asking, square)}
        onClick={() => onSquare(square)}
        onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible') ? square : null)}
      >
        {plain && <PlainSquare view={view} square={square} asking={asking} preview={preview} />}
        <NoteBadge view={view} square={square} recalled={recalled} />
      </button>
      {plain && named && (
        <i class="cell-name" aria-hidden="true">
          {name}
        </i>
      )}
    </td>
  );
};

const ColumnHeads = ({ names }: { names: readonly string[] }) => (
  <thead role="rowgroup">
    <tr role="row">
      <td />
      {names.map((name) => (
        <th key={name} role="columnheader" scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const classOf = (plain: boolean, isMap: boolean): string =>
  ['grid', ...(plain ? ['plain'] : []), ...(isMap ? ['map'] : [])].join(' ');

export const Grid = ({ keys, focus, onBorder, onKey, onRoam, ...shown }: GridProps) => {
  const { side, plain, onSquare, onFocus } = shown;
  const table = useRef<HTMLTableElement>(null);
  const rows = screenRows(side);
  const heads = headsOf(side);
  const places = (row: readonly number[] = []): readonly number[] => row.filter((cell) => !isMissing(side, cell));
  const current = () => focus.at.value ?? places(rows.at(-1))[0] ?? 0;

  // a cell out of sight is brought in by the picture, not by the page
  const isRoamed = (keys.sight?.most ?? 1) > 1;
  const goTo = (square: number | null) => {
    if (square === null) return onBorder();
    focus.at.value = square;
    table.current
      ?.querySelector<HTMLElement>(`[data-square="${side.plan.name(square)}"]`)
      ?.focus({ preventScroll: isRoamed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = readKey(event, keys);
    if (act === null) return;
    event.preventDefault();
    const row = places(rows.find((squares) => squares.includes(current())));
    if (act.act === 'camera') onRoam(act.roam);
    else if (act.act === 'step') goTo(screenStep(side, current(), act));
    else if (act.act === 'edge') goTo((act.end === 'first' ? row[0] : row.at(-1)) ?? null);
    else onKey(act, current());
  };
  const square = (at: number) => (isMissing(side, at) ? <td key={at} role="gridcell" class="no-square" /> : place(at));
  const place = (at: number) => (
    <Square
      key={at}
      {...shown}
      square={at}
      current={at === current()}
      named={heads === null}
      onSquare={() => {
        focus.at.value = at;
        onSquare(at);
      }}
      onFocus={(seen) => {
        focus.at.value = at;
        onFocus(focus.isQuiet() ? null : seen);
      }}
    />
  );
  return (
    <table
      ref={table}
      class={classOf(plain, heads === null)}
      role="grid"
      aria-label={say('spoken.board')}
      aria-describedby="board-help"
      onKeyDown={onKeyDown}
      onFocusOut={() => onFocus(null)}
      style={{ '--columns': side.plan.width, '--rows': side.plan.height }}
    >
      {heads !== null && <ColumnHeads names={heads.columns} />}
      <tbody role="rowgroup">
        {rows.map((squares, row) => (
          <tr key={squares[0] ?? row} role="row">
            {heads !== null && (
              <th role="rowheader" scope="row">
                {heads.rows[row]}
              </th>
            )}
            {squares.map(square)}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
