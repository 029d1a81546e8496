/** The places beside the board: the near edge's own, and those of all others over against it. */
import type { SeatSetup } from '../../contract/setup';
import type { View } from '../../contract/view';
import type { Asking } from '../../match/types';
import { faces } from '../games';

/** The other seats as who sits at the near edge meets them: in order of play, the next one first. */
export const othersFrom = (near: number, seats: number): readonly number[] =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, at) => (near + 1 + at) % seats);

interface PlacesProps {
  readonly area: 'far' | 'near';
  readonly seats: readonly number[];
  readonly view: View;
  /** Missing in a replay. */
  readonly setup?: SeatSetup;
  readonly asking: Asking | null;
  /** The seat of the one person at the screen; null where there is no such one. */
  readonly own: number | null;
  /** A seat whose place has room for all it could show; null: every seat's has. */
  readonly large: number | null;
}

export const Places = ({ area, seats, own, large, ...known }: PlacesProps) => {
  const { Beside } = faces.get(known.view.game);
  return (
    <div class={`area-${area}`} data-places={seats.length > 1 ? seats.length : undefined}>
      {seats.map((seat) => (
        <Beside key={seat} {...known} seat={seat} yours={own === seat} small={large !== null && large !== seat} />
      ))}
    </div>
  );
};
