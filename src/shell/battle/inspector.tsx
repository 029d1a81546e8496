/** What is known of the square or piece under the pointer or the focus, every figure with its reason. */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { useApp } from '../app/app';
import { faces } from '../games';

interface InspectorProps {
  readonly view: View;
  readonly events?: readonly GameEvent[];
}

const NONE: readonly GameEvent[] = [];

export const Inspector = ({ view, events = NONE }: InspectorProps) => {
  const app = useApp();
  const inspection = app.inspected.value;
  const face = faces.get(view.game);
  // what a choice would come to is of more use than what stands under the pointer, and stands in the same place
  const battle = app.screen.value === 'battle' ? app.state.value : null;
  const foretold = face.Answers !== null && battle !== null && battle.preview !== null;
  if (inspection === null || (foretold && !inspection.pinned)) return null;
  return <face.Inspector view={view} events={events} inspected={inspection.of} />;
};
