/** The timeline as a drawing: a line of pieces standing for each side, signs for fights and Death Curses, a line at the chosen turn. */
import type { SideNamed } from '../games/face-around';
import type { TurnCount } from './course';

interface ChartProps {
  readonly course: readonly TurnCount[];
  readonly sides: readonly SideNamed[];
  /** Place in `course` of the turn that is told. */
  readonly at: number;
}

/** Of the drawing's height the lines take so much, the signs the rest. */
const FLOOR = 78;
const TOP = 6;
const LANES = { fight: 87, curse: 96 } as const;
const GRID = 10;

const percent = (value: number): string => `${value.toFixed(2)}%`;
const across = (index: number, course: readonly TurnCount[]): number => (100 * index) / Math.max(1, course.length - 1);

/** A line of steps: what stood at a turn's end holds until the next one's. */
const lineOf = (course: readonly TurnCount[], side: number, highest: number): string =>
  course
    .map(({ standing }, index) => {
      const y = FLOOR - ((FLOOR - TOP) * (standing[side] ?? 0)) / highest;
      const x = across(index, course).toFixed(2);
      return index === 0 ? `M0 ${y.toFixed(2)}` : `H${x}V${y.toFixed(2)}`;
    })
    .join('');

const Sign = ({ x, lane, path }: { x: string; lane: keyof typeof LANES; path: string }) => (
  <svg class={`course-${lane}`} aria-hidden="true" x={x} y={percent(LANES[lane])} overflow="visible">
    <path d={path} />
  </svg>
);

const CROSS = 'M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5';
const DIAMOND = 'M0-5 5 0 0 5-5 0Z';

export const signOf = { fight: CROSS, curse: DIAMOND } as const;

/** The line of a side; a light one is drawn over a dark one, which is its edge. */
export const CourseLine = ({ colour, path }: { colour: string; path: string }) => (
  <>
    {colour === 'light' && <path class="course-edge" d={path} />}
    <path class="course-line" data-colour={colour} d={path} />
  </>
);

export const Chart = ({ course, sides, at }: ChartProps) => {
  const highest = Math.max(1, ...course.flatMap(({ standing }) => standing));
  const lines = Array.from({ length: Math.floor(highest / GRID) + 1 }, (_, index) => index * GRID);
  const cursor = percent(across(at, course));
  return (
    <svg class="course-chart" aria-hidden="true" focusable="false">
      {lines.map((value) => {
        const y = percent(FLOOR - ((FLOOR - TOP) * value) / highest);
        return (
          <g key={value} class="course-grid">
            <line x1="0" x2="100%" y1={y} y2={y} />
            <text x="-4" y={y} dy="5" text-anchor="end">
              {value}
            </text>
          </g>
        );
      })}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
      >
        {sides.map(({ side, colour }) => (
          <CourseLine key={side} colour={colour} path={lineOf(course, side, highest)} />
        ))}
      </svg>
      {course.map(({ number, fights, curses }, index) => {
        const x = percent(across(index, course));
        return (
          <g key={number}>
            {fights > 0 && <Sign x={x} lane="fight" path={CROSS} />}
            {curses > 0 && <Sign x={x} lane="curse" path={DIAMOND} />}
          </g>
        );
      })}
      <line class="course-cursor" x1={cursor} x2={cursor} y1="0" y2="100%" />
    </svg>
  );
};
