/** The own set-up cells as buttons, seen from the own side: the rows of a block, or the places of a map. */
import { useRef } from 'preact/hooks';
import { say } from '../../text';
import { ARROWS, keepStop, pressedAt, RankCell, type RanksProps } from './rank-cell';
import { RankMap } from './rank-map';
import { RanksRound } from './ranks-round';

/** `rows`: cells from the far row to the near one. */
const RankRows = ({ rows, ...props }: RanksProps & { readonly rows: readonly (readonly number[])[] }) => {
  const table = useRef<HTMLTableElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = pressedAt(event)?.split(',').map(Number);
    const arrow = ARROWS[event.key];
    if (at === undefined || arrow === undefined || table.current === null) return;
    event.preventDefault();
    const [column = 0, row = 0] = at;
    const next = `[data-cell="${column + arrow.dx},${row + arrow.dy}"]`;
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
      onFocusIn={keepStop}
    >
      <tbody>
        {rows.map((cells, row) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={cell}>
                <RankCell
                  {...props}
                  cell={cell}
                  place={props.table.cells.indexOf(cell)}
                  at={`${column},${row}`}
                  first={row === rows.length - 1 && column === 0}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const Ranks = (props: RanksProps) => {
  const { rows } = props.table.layout;
  if (rows === null) return <RankMap {...props} />;
  return (
    <RanksRound table={props.table} rows={rows}>
      <RankRows {...props} rows={rows} />
    </RanksRound>
  );
};
