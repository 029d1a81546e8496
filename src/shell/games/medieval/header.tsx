/** Over the battle: the goal, burning fuses, and whether the prisons are guarded. */
import type { View } from '../../../contract/view';
import { SEATS } from '../../../games/medieval/plan';
import { bombsIn, fuseOf, heldBy, isGateOpen } from '../../../games/medieval/reading/standing';
import { say } from '../../../text';
import { Plaque } from '../../battle/plaque';
import { sideOf, squareName } from './words/names';

const fuseLines = (view: View): readonly string[] =>
  bombsIn(view).map(({ id, seat, square }) =>
    say('medieval.fuse', { side: sideOf(seat), square: squareName(square), turns: fuseOf(view, id) ?? 0 }),
  );

/** Told of prisons that hold somebody. */
const gateLines = (view: View): readonly string[] =>
  Array.from({ length: SEATS }, (_, seat) => seat)
    .filter((seat) => heldBy(view, seat).length > 0)
    .map((seat) => say(isGateOpen(view, seat) ? 'medieval.gate.open' : 'medieval.gate.shut', { side: sideOf(seat) }));

export const stateLines = (view: View): readonly string[] => [...fuseLines(view), ...gateLines(view)];

export const Header = ({ view, replayed }: { view: View; replayed: boolean }) => {
  const lines = stateLines(view);
  return (
    <div class="siege-head">
      {!replayed && <Plaque view={view} />}
      {lines.length > 0 && (
        <ul class="siege-state" aria-label={say('medieval.state')}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
