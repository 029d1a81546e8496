/** The own cells of a board that is no block of rows: buttons on a drawing of the part of the board in which they lie. */
import { useRef } from 'preact/hooks';
import type { PlanPoint } from '../../contract/board-plan';
import { say } from '../../text';
import { ARROWS, keepStop, pressedAt, RankCell, type RanksProps } from './rank-cell';
import { boxOf, type PlanBox, placeAhead, seenFrom } from './rank-places';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** Where a box lies within another. */
const within = (box: PlanBox, whole: PlanBox) => ({
  left: percent(box.x - whole.x, whole.width),
  top: percent(box.y - whole.y, whole.height),
  width: percent(box.width, whole.width),
  height: percent(box.height, whole.height),
});

const pointsOf = (outline: readonly PlanPoint[]): string => outline.map(({ x, y }) => `${x},${y}`).join(' ');

interface GroundProps extends RanksProps {
  readonly cell: number;
  readonly outline: readonly PlanPoint[];
  readonly box: PlanBox;
}

/** The ground of a cell, as far as its outline reaches. */
const CellGround = ({ table: { face, layout }, cell, outline, box }: GroundProps) => {
  const { Ground } = face;
  const own = boxOf(outline, 0);
  const corners = outline.map(({ x, y }) => `${percent(x - own.x, own.width)} ${percent(y - own.y, own.height)}`);
  return (
    <span
      class="rank-ground"
      aria-hidden="true"
      style={{ ...within(own, box), clipPath: `polygon(${corners.join()})` }}
    >
      <Ground terrain={layout.terrain[cell] ?? 0} cell={cell} />
    </span>
  );
};

export const RankMap = (props: RanksProps) => {
  const { plan, cells, seat } = props.table;
  const map = useRef<HTMLDivElement>(null);
  const see = seenFrom(plan, seat);
  const box = boxOf(cells.flatMap((cell) => plan.outline(cell).map(see)));
  const centres = cells.map((cell) => see(plan.centre(cell)));
  const walk = (event: KeyboardEvent) => {
    const at = pressedAt(event);
    const arrow = ARROWS[event.key];
    if (at === undefined || arrow === undefined || map.current === null) return;
    event.preventDefault();
    const next = placeAhead(centres, Number(at), arrow);
    if (next !== null) map.current.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, a group of buttons
    <div
      ref={map}
      class="ranks rank-map"
      role="group"
      aria-label={say('arrange.map')}
      aria-describedby="ranks-help"
      style={{ '--ratio': box.width / box.height }}
      onKeyDown={walk}
      onFocusIn={keepStop}
    >
      {cells.map((cell) => (
        <CellGround key={cell} {...props} outline={plan.outline(cell).map(see)} box={box} cell={cell} />
      ))}
      <svg
        class="rank-outlines"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: plan.cells }, (_, cell) => (
          <polygon key={cell} data-own={cells.includes(cell)} points={pointsOf(plan.outline(cell).map(see))} />
        ))}
      </svg>
      {cells.map((cell, place) => {
        const { x, y } = centres[place] ?? { x: 0, y: 0 };
        const room = plan.room(cell);
        return (
          <RankCell
            {...props}
            key={cell}
            cell={cell}
            place={place}
            at={String(place)}
            first={place === 0}
            style={within({ x: x - room / 2, y: y - room / 2, width: room, height: room }, box)}
          />
        );
      })}
    </div>
  );
};
