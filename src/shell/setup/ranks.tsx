/** The own set-up squares as a grid of buttons, seen from the own side, and the pieces that are still to be laid. */
import { useRef } from 'preact/hooks';
import { armyOfForm } from '../../games/legends/arrange';
import { pieceOf } from '../../games/legends/catalogue';
import { groundOf, ownSquares, shapeOfForm } from '../../games/legends/forms';
import type { Form } from '../../games/legends/language';
import { formatSquare } from '../../games/shared/square';
import { say } from '../../text';
import { Land } from '../parts/land';
import { PieceFace } from '../parts/piece-face';
import { type Hand, leftOf } from './laying';
import { useRoving } from './roving';
import { pieceName } from './words';

/** The seats' fields where pieces have no nation. */
const LIVERY = 2;

interface Cell {
  readonly square: number;
  /** Place among the set-up squares; -1 for water. */
  readonly place: number;
  readonly terrain: number;
}

/** Rows from the far rank of the set-up to the near one. */
const rowsOf = (form: Form): readonly (readonly Cell[])[] => {
  const { width } = shapeOfForm(form, 2);
  const terrain = groundOf(form) ?? [];
  const squares = ownSquares(form, 0);
  return Array.from({ length: form.ranks }, (_, row) =>
    Array.from({ length: width }, (_, file) => {
      const square = (form.ranks - 1 - row) * width + file;
      return { square, place: squares.indexOf(square), terrain: terrain[square] ?? 0 };
    }),
  );
};

interface RanksProps {
  readonly form: Form;
  /** 1: the squares' names are those of the far side, seen from there. */
  readonly seat: number;
  readonly kinds: readonly number[];
  readonly hand: Hand;
  readonly fixed: ReadonlySet<number>;
  readonly onPlace: (place: number) => void;
  /** A key pressed on a square; true when it was taken. */
  readonly onKey: (key: string, place: number) => boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const nameOf = (square: number, form: Form, seat: number): string => {
  const shape = shapeOfForm(form, 2);
  return formatSquare(seat === 0 ? square : shape.width * shape.height - 1 - square, shape);
};

export const Ranks = ({ form, seat, kinds, hand, fixed, onPlace, onKey }: RanksProps) => {
  const table = useRef<HTMLTableElement>(null);
  const rows = rowsOf(form);
  const inHand = hand !== null && 'place' in hand ? hand.place : null;
  const walk = (event: KeyboardEvent) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null;
    const at = cell?.dataset['cell']?.split(',').map(Number);
    const step = STEPS[event.key];
    if (at === undefined || step === undefined || table.current === null) return;
    event.preventDefault();
    const [column = 0, row = 0] = at;
    const next = `[data-cell="${column + step[0]},${row + step[1]}"]`;
    table.current.querySelector<HTMLElement>(next)?.focus();
  };
  return (
    <table
      ref={table}
      class="ranks"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid of buttons is a table
      role="grid"
      aria-label={say('arrange.board')}
      aria-describedby="ranks-help"
      style={{ '--columns': rows[0]?.length ?? 1 }}
      onKeyDown={walk}
      onFocusIn={(event) => {
        for (const button of event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]'))
          button.tabIndex = button === event.target ? 0 : -1;
      }}
    >
      <tbody>
        {rows.map((cells, row) => (
          <tr key={cells[0]?.square}>
            {cells.map(({ square, place, terrain }, column) => {
              const kind = kinds[place] ?? 0;
              const name = nameOf(square, form, seat);
              return (
                <td key={square}>
                  <button
                    type="button"
                    class="rank-square"
                    data-cell={`${column},${row}`}
                    data-square={name}
                    data-kind={kind === 0 ? undefined : pieceOf(kind)?.letter}
                    data-fixed={fixed.has(place)}
                    data-chosen={inHand === place}
                    tabIndex={row === rows.length - 1 && column === 0 ? 0 : -1}
                    disabled={place < 0}
                    aria-label={[
                      say('arrange.square', {
                        square: name,
                        what: kind === 0 ? say('arrange.empty') : pieceName(kind),
                      }),
                      ...(inHand === place ? [say('arrange.chosen')] : []),
                    ].join(', ')}
                    onClick={() => onPlace(place)}
                    onKeyDown={(event) => {
                      if (event.ctrlKey || event.metaKey || event.altKey) return;
                      if (onKey(event.key, place)) event.preventDefault();
                    }}
                  >
                    <Land terrain={terrain} />
                    {kind !== 0 && <PieceFace kind={kind} livery={LIVERY + seat} />}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface ReserveProps {
  readonly form: Form;
  readonly seat: number;
  readonly kinds: readonly number[];
  readonly hand: Hand;
  readonly onKind: (kind: number) => void;
}

/** The kinds of the form's army with how many are left. */
export const Reserve = ({ form, seat, kinds, hand, onKind }: ReserveProps) => {
  const roving = useRoving();
  const all = [...new Set(armyOfForm(form))];
  const inHand = hand !== null && 'kind' in hand ? hand.kind : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, a group of buttons
    <div class="reserve" role="group" aria-label={say('arrange.tray')} {...roving}>
      {all.map((kind, at) => {
        const left = leftOf(kinds, kind, form);
        const name = pieceName(kind);
        return (
          <button
            key={kind}
            type="button"
            class="reserve-piece"
            data-rove={kind}
            data-reserve={pieceOf(kind)?.letter}
            data-left={left}
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={inHand === kind}
            aria-disabled={left === 0}
            aria-label={say('arrange.left', { name, count: left })}
            onClick={() => onKind(kind)}
          >
            <span class="reserve-face">
              <PieceFace kind={kind} livery={LIVERY + seat} />
            </span>
            <span class="reserve-name" aria-hidden="true">
              {name}
            </span>
            <span class="reserve-left" aria-hidden="true">
              {`×${left}`}
            </span>
          </button>
        );
      })}
    </div>
  );
};
