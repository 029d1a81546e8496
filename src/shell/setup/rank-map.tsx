/** The own cells of a board that is no block of rows: buttons on a drawing of the part of the board in which they lie. */
import { useRef } from 'preact/hooks';
import { say } from '../../text';
import { ARROWS, keepStop, pressedAt, RankCell, type RanksProps } from './rank-cell';
import { boxOf, placeAhead, seenFrom } from './rank-places';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

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
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
      onKeyDown={walk}
      onFocusIn={keepStop}
    >
      <svg
        class="rank-outlines"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: plan.cells }, (_, cell) => (
          <polygon
            key={cell}
            data-own={cells.includes(cell)}
            points={plan
              .outline(cell)
              .map(see)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
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
            style={{
              left: percent(x - room / 2 - box.x, box.width),
              top: percent(y - room / 2 - box.y, box.height),
              width: percent(room, box.width),
              height: percent(room, box.height),
            }}
          />
        );
      })}
    </div>
  );
};
