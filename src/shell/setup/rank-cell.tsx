/** One cell of the sheet as a button: its ground, what has been laid on it, and its name for the ear. */
import type { CSSProperties } from 'preact';
import { say } from '../../text';
import type { Hand } from './laying';
import type { LayingTable } from './laying-table';

/** What all cells of a sheet share. */
export interface RanksProps {
  readonly table: LayingTable;
  /** In the order seen. */
  readonly kinds: readonly number[];
  readonly hand: Hand;
  readonly fixed: ReadonlySet<number>;
  readonly onPlace: (place: number) => void;
  /** A key pressed on a cell; true when it was taken. */
  readonly onKey: (key: string, place: number) => boolean;
}

interface CellProps extends RanksProps {
  readonly cell: number;
  /** Place among the cells to fill; -1 for a cell that is not filled (water). */
  readonly place: number;
  /** Where the arrow keys find it. */
  readonly at: string;
  /** The one that Tab leads to. */
  readonly first: boolean;
  readonly style?: CSSProperties;
}

export const RankCell = (props: CellProps) => {
  const { table, kinds, hand, fixed, onPlace, onKey, cell, place, at, first, style } = props;
  const { plan, layout, face, seat } = table;
  const kind = kinds[place] ?? layout.empty;
  const name = plan.name(cell);
  const isInHand = hand !== null && 'place' in hand && hand.place === place;
  const { Ground, Piece } = face;
  return (
    <button
      type="button"
      class="rank-square"
      data-cell={at}
      data-square={name}
      data-kind={kind === layout.empty ? undefined : layout.letter(kind)}
      data-fixed={fixed.has(place)}
      data-chosen={isInHand}
      data-wrong={layout.report(kinds).wrong.includes(place) || undefined}
      tabIndex={first ? 0 : -1}
      disabled={place < 0}
      aria-label={[
        say('arrange.square', {
          square: name,
          what: kind === layout.empty ? say('arrange.empty') : face.kindName(kind),
        }),
        ...(isInHand ? [say('arrange.chosen')] : []),
      ].join(', ')}
      style={style}
      onClick={() => onPlace(place)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (onKey(event.key, place)) event.preventDefault();
      }}
    >
      <Ground terrain={layout.terrain[cell] ?? 0} cell={cell} />
      {kind !== layout.empty && <Piece kind={kind} seat={seat} />}
    </button>
  );
};

/** Tab leads back to the cell that had the focus last. */
export const keepStop = (event: FocusEvent & { readonly currentTarget: HTMLElement }): void => {
  for (const button of event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]'))
    button.tabIndex = button === event.target ? 0 : -1;
};

/** What an arrow key asks for; `dx` to the right, `dy` downwards. */
export const ARROWS: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowRight: { dx: 1, dy: 0 },
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** The address of the cell that a key was pressed on. */
export const pressedAt = (event: KeyboardEvent): string | undefined =>
  event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
