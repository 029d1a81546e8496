/** The borders of a map's cells under the plain board: where one cell ends and the next begins. */
import { type BoardSide, turnedPlace } from './geometry';

export const MapLines = ({ side }: { side: BoardSide }) => {
  const { plan } = side;
  const corners = (cell: number): string =>
    plan
      .outline(cell)
      .map((corner) => turnedPlace(side, corner))
      .map(({ x, y }) => `${x} ${y}`)
      .join(',');
  return (
    <svg
      class="map-lines"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: plan.cells }, (_, cell) => (
        <polygon key={cell} points={corners(cell)} vector-effect="non-scaling-stroke" />
      ))}
    </svg>
  );
};
