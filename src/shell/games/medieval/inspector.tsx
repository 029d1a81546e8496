/** What is known of a square or of a kind. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { tokenOn } from '../../../games/medieval/reading/standing';
import { type Inspected, useApp } from '../../app/app';
import { InspectorFrame } from '../../battle/inspector-frame';
import { SquareGround } from './parts/ground';
import { Token } from './parts/token';
import { whyNot } from './words/refusal';
import { squareTold, unitTold } from './words/square';

interface InspectorProps {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly inspected: Inspected;
}

const Picture = ({ view, inspected }: Pick<InspectorProps, 'view' | 'inspected'>) => {
  if (inspected.on === 'unit') return <Token seat={inspected.seat} kind={inspected.kind} />;
  const { square } = inspected;
  const token = tokenOn(view, square);
  return token === null ? (
    <SquareGround terrain={view.terrain[square] ?? 0} square={square} />
  ) : (
    <Token seat={token.seat} kind={token.kind} />
  );
};

export const Inspector = ({ view, events, inspected }: InspectorProps) => {
  const app = useApp();
  const unaided = app.settings.value.memory === 'unaided';
  const asking = app.screen.value === 'battle' ? (app.state.value?.asking ?? null) : null;
  const why = inspected.on === 'square' ? whyNot(view, asking, inspected.square) : null;
  const { title, lines } =
    inspected.on === 'square' ? squareTold(view, inspected.square, events, unaided) : unitTold(inspected.kind);
  return (
    <InspectorFrame title={title} picture={<Picture view={view} inspected={inspected} />}>
      {why !== null && <p class="siege-no">{why}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </InspectorFrame>
  );
};
