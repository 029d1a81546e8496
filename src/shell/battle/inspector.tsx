/** What is known of the square or piece under the pointer or the focus, every figure with its reason. */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { useApp } from '../app/app';
import { LegendsInspector, legendsSquare } from '../games/legends/inspector/inspector';
import { LegionPicture, legionSquare, legionTold } from '../games/legion/inspector';
import { InspectorFrame, type Told } from './inspector-frame';

/**
 * All that the inspector says about a square, for the screen reader. `events`: the viewer's, for what pieces did; `unaided`:
 * less what the players remember by themselves.
 */
export const squareLines = (view: View, square: number, events: readonly GameEvent[] = [], unaided = false): Told =>
  view.game === 'legends' ? legendsSquare(view, square, events, unaided) : legionSquare(view, square);

interface InspectorProps {
  readonly view: View;
  readonly events?: readonly GameEvent[];
}

const NONE: readonly GameEvent[] = [];

export const Inspector = ({ view, events = NONE }: InspectorProps) => {
  const app = useApp();
  const inspection = app.inspected.value;
  // what a choice would come to is of more use than what stands under the pointer, and stands in the same place
  const battle = app.screen.value === 'battle' ? app.state.value : null;
  const foretold = view.game === 'legends' && battle !== null && battle.preview !== null;
  if (inspection === null || (foretold && !inspection.pinned)) return null;
  if (view.game === 'legends') return <LegendsInspector view={view} events={events} inspected={inspection.of} />;
  const { title, lines } = legionTold(view, inspection.of);
  return (
    <InspectorFrame title={title} picture={<LegionPicture view={view} inspected={inspection.of} />}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </InspectorFrame>
  );
};
