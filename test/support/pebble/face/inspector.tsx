/** What is known of a cell or of a kind of token. */
import type { View } from '../../../../src/contract/view';
import type { Inspected } from '../../../../src/shell/app/app';
import { InspectorFrame, type Told } from '../../../../src/shell/battle/inspector-frame';
import { tokenAt } from '../../../../src/shell/board/tokens';
import { unitName } from '../../../../src/text';
import { NAME } from '../content/names';
import { Ground } from './ground';
import { kindLines, pebbleSquare } from './square';
import { Token } from './token';

interface InspectorProps {
  readonly view: View;
  readonly inspected: Inspected;
}

const told = ({ view, inspected }: InspectorProps): Told =>
  inspected.on === 'square'
    ? pebbleSquare(view, inspected.square)
    : { title: unitName(NAME, inspected.kind), lines: kindLines(inspected.kind) };

const Picture = ({ view, inspected }: InspectorProps) => {
  if (inspected.on === 'unit') return <Token seat={inspected.seat} kind={inspected.kind} />;
  const token = tokenAt(view, inspected.square);
  return token === null ? (
    <Ground terrain={view.terrain[inspected.square] ?? 0} />
  ) : (
    <Token seat={token.seat} kind={token.kind} />
  );
};

export const PebbleInspector = (props: InspectorProps) => {
  const { title, lines } = told(props);
  return (
    <InspectorFrame title={title} picture={<Picture {...props} />}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </InspectorFrame>
  );
};
