/** Letters and numbers at the edge of the view of a board that is near: those of its own rim are out of sight then. */
import type { Signal } from '@preact/signals';
import { type BoardSide, headsOf } from './geometry';
import type { Frame } from './use-frame';

interface EdgeHeadsProps {
  readonly frame: Signal<Frame | null>;
  readonly side: BoardSide;
}

/** The grid says them to whoever does not see. */
export const EdgeHeads = ({ frame, side }: EdgeHeadsProps) => {
  const heads = headsOf(side);
  if (heads === null || frame.value === null) return null;
  const { left, top, unit } = frame.value;
  const middle = (from: number, at: number): string => `${from + (at + 0.5) * unit}px`;
  return (
    <div class="edge-heads" aria-hidden="true">
      {heads.columns.map((name, at) => (
        <i key={name} data-edge="column" style={{ left: middle(left, at) }}>
          {name}
        </i>
      ))}
      {heads.rows.map((name, at) => (
        <i key={name} data-edge="row" style={{ top: middle(top, at) }}>
          {name}
        </i>
      ))}
    </div>
  );
};
