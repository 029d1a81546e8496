/** What is known of the square or piece under the pointer or the focus, every figure with its reason. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { type Inspected, type Inspection, useApp } from '../app/app';
import { screenBox } from '../board/geometry';
import { faces } from '../games';
import { planOf } from '../games/content-of';

interface InspectorProps {
  readonly view: View;
  /** The seat at the near edge. */
  readonly near: number;
  readonly events?: readonly GameEvent[];
}

const NONE: readonly GameEvent[] = [];

/** The half of the board on which it stands; what stands beside the board counts as below. Where the sheet lies over the board, it takes the other half. */
const halfOf = (view: View, near: number, of: Inspected): 'upper' | 'lower' => {
  if (of.on !== 'square') return 'lower';
  const plan = planOf(view);
  const { y, size } = screenBox({ plan, near }, of.square);
  return y + size / 2 < plan.height / 2 ? 'upper' : 'lower';
};

const standingOn = ({ tokens }: View, { of }: Inspection): string =>
  of.on === 'square'
    ? tokens
        .filter(({ square }) => square === of.square)
        .map(({ id }) => id)
        .join(' ')
    : '';

/** Does another piece stand where the card was opened, or none any more? Then the card is gone: it never tells of another thing. */
const useChanged = (view: View, inspection: Inspection | null): boolean => {
  const opened = useRef<{ readonly inspection: Inspection; readonly standing: string } | null>(null);
  if (inspection === null) opened.current = null;
  else if (opened.current?.inspection !== inspection)
    opened.current = { inspection, standing: standingOn(view, inspection) };
  const { current } = opened;
  return current?.inspection.pinned === true && standingOn(view, current.inspection) !== current.standing;
};

export const Inspector = ({ view, near, events = NONE }: InspectorProps) => {
  const app = useApp();
  const inspection = app.inspected.value;
  const changed = useChanged(view, inspection);
  useEffect(() => {
    if (changed) app.pin(null);
  }, [changed]);
  const face = faces.get(view.game);
  // what a choice would come to is of more use than what stands under the pointer, and stands in the same place
  const battle = app.screen.value === 'battle' ? app.state.value : null;
  const foretold =
    face.Answers !== null && battle !== null && (battle.preview !== null || (battle.asking?.choice ?? null) !== null);
  if (inspection === null || changed || (foretold && !inspection.pinned)) return null;
  return (
    <div class="inspector-place" data-pinned={inspection.pinned} data-half={halfOf(view, near, inspection.of)}>
      <face.Inspector view={view} events={events} inspected={inspection.of} />
    </div>
  );
};
