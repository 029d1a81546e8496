/** How the battle went: a chart that tells each turn when it is pointed at, stepped to or pressed, and the same as a table. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { faces } from '../games';
import type { SideNamed } from '../games/face-around';
import { Chart, CourseLine, signOf } from './chart';
import type { TurnCount } from './course';
import { countText } from './turn-text';

type Sides = readonly SideNamed[];

const Key = ({ sides, curses }: { sides: Sides; curses: boolean }) => (
  <ul class="course-key" aria-hidden="true">
    {sides.map(({ side, name, colour }) => (
      <li key={side}>
        <svg class="course-sample" viewBox="0 0 28 10" aria-hidden="true" focusable="false">
          <CourseLine colour={colour} path="M1 5H27" />
        </svg>
        {name}
      </li>
    ))}
    {(curses ? (['fight', 'curse'] as const) : (['fight'] as const)).map((sign) => (
      <li key={sign}>
        <svg class="course-sample" viewBox="-14 -6 28 12" aria-hidden="true" focusable="false">
          <path class={`course-${sign}`} d={signOf[sign]} />
        </svg>
        {say(`result.course.${sign}`)}
      </li>
    ))}
  </ul>
);

const CourseTable = ({ course, sides, curses }: { course: readonly TurnCount[]; sides: Sides; curses: boolean }) => (
  // it opens below what is seen, and nothing would tell that it did
  <details class="course-table" onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}>
    <summary>{say('result.course.table')}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{say('result.course.column')}</th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{say('result.course.fights')}</th>
          {curses && <th scope="col">{say('result.course.curses')}</th>}
        </tr>
      </thead>
      <tbody>
        {course.map((turn) => (
          <tr key={turn.number}>
            <th scope="row">{turn.number}</th>
            {turn.standing.map((standing, side) => (
              <td key={`${side + 1}`}>{standing}</td>
            ))}
            <td>{turn.fights}</td>
            {curses && <td>{turn.curses}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

interface TimelineProps {
  readonly state: MatchState;
  readonly course: readonly TurnCount[];
}

export const Timeline = ({ state: { view, events, result }, course }: TimelineProps) => {
  const last = course.length - 1;
  const chosen = useSignal(last);
  const at = Math.min(chosen.value, last);
  const turn = course[at];
  const face = faces.get(view.game);
  const lineOf = useMemo(() => face.turnLine(events, view, result), [events, view, result]);
  const sides = face.sides(view);
  if (turn === undefined || last < 1) return null;
  const counts = countText(turn, sides);
  const happened = lineOf(turn);
  const curses = course.some((one) => one.curses > 0);
  const pointAt = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    chosen.value = Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last)));
  };
  return (
    <section class="course" aria-labelledby="result-course">
      <h3 id="result-course">{say('result.course')}</h3>
      <div class="course-plot">
        <Chart course={course} sides={sides} at={at} />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={say('result.course.slider')}
          aria-valuetext={`${counts} ${happened}`}
          onInput={(event) => {
            chosen.value = Number(event.currentTarget.value);
          }}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
        />
      </div>
      <Key sides={sides} curses={curses} />
      <p class="course-told" data-turn={turn.number} aria-hidden="true">
        <strong>{counts}</strong> {happened}
      </p>
      <CourseTable course={course} sides={sides} curses={curses} />
    </section>
  );
};
