/** What lies round the own rows, so that they are known again on the board: the ground ahead, the enemy's side, the coordinates. */
import type { ComponentChildren } from 'preact';
import { say } from '../../text';
import { headsOf, screenRows } from '../board/geometry';
import type { LayingTable } from './laying-table';

/** So many rows of the board are shown beyond the own ones. */
const AHEAD = 2;

const Names = ({ of, names }: { of: 'ranks' | 'files'; names: readonly string[] }) => (
  <div class="ranks-names" data-of={of} aria-hidden="true">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

interface RoundProps {
  readonly table: LayingTable;
  /** The own cells from the far row to the near one. */
  readonly rows: readonly (readonly number[])[];
  readonly children: ComponentChildren;
}

export const RanksRound = ({ table: { plan, seat, layout, face }, rows, children }: RoundProps) => {
  const side = { plan, near: seat };
  const board = screenRows(side);
  const [first = []] = rows;
  const from = board.findIndex((row) => row.includes(first[0] ?? -1));
  const left = board[from]?.indexOf(first[0] ?? -1) ?? 0;
  const ahead = board.slice(Math.max(0, from - AHEAD), from).map((row) => row.slice(left, left + first.length));
  const heads = headsOf(side);
  const { Ground } = face;
  return (
    <div class="ranks-round" style={{ '--columns': first.length, '--rows': rows.length }}>
      <div class="ranks-ahead" aria-hidden="true">
        {ahead.flat().map((cell) => (
          <Ground key={cell} terrain={layout.terrain[cell] ?? 0} cell={cell} />
        ))}
        <p class="ranks-enemy">{say('arrange.ahead')}</p>
      </div>
      {heads !== null && <Names of="ranks" names={heads.rows.slice(from, from + rows.length)} />}
      {children}
      {heads !== null && <Names of="files" names={heads.columns.slice(left, left + first.length)} />}
    </div>
  );
};
