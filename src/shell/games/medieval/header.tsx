/** Over the battle: the goal and where it lies, burning fuses, and whether the prisons are guarded. */
import type { View } from '../../../contract/view';
import { STOCKADE } from '../../../games/medieval/board';
import { SEATS } from '../../../games/medieval/plan';
import { bombsIn, heldBy, isGateOpen, otherSeat } from '../../../games/medieval/reading/standing';
import { formAbout, say } from '../../../text';
import { Plaque } from '../../battle/plaque';
import { fuseOn } from './words/fuse';
import { sideOf, squareName } from './words/names';

const fuseLines = (view: View): readonly string[] =>
  bombsIn(view).map(({ seat, square }) => {
    const fuse = fuseOn(view, square) ?? { seat, turns: 0 };
    const args = { side: sideOf(seat), square: squareName(square), next: sideOf(fuse.seat), turns: fuse.turns };
    return say('medieval.fuse', args);
  });

/** Told of prisons that hold somebody. */
const gateLines = (view: View): readonly string[] =>
  Array.from({ length: SEATS }, (_, seat) => seat)
    .filter((seat) => heldBy(view, seat).length > 0)
    .map((seat) => say(isGateOpen(view, seat) ? 'medieval.gate.open' : 'medieval.gate.shut', { side: sideOf(seat) }));

/** Which squares the stockades are, which no map has room to write beside them: to a player the enemy’s, else both. */
const stockadeLine = ({ viewer }: View): string => {
  const [red = 0, blue = 0] = STOCKADE;
  return viewer < SEATS
    ? say('medieval.stockade.enemy', { square: squareName(STOCKADE[otherSeat(viewer)] ?? 0) })
    : say('medieval.stockade.both', { red: squareName(red), blue: squareName(blue) });
};

/** What the match is about, with the square that it names. */
export const goalLine = (view: View): string => `${formAbout(view.game, view.form)} ${stockadeLine(view)}`;

export const stateLines = (view: View): readonly string[] => [...fuseLines(view), ...gateLines(view)];

export const Header = ({ view, replayed }: { view: View; replayed: boolean }) => {
  const lines = stateLines(view);
  return (
    <div class="siege-head">
      {!replayed && <Plaque view={view} />}
      <ul class="siege-state" aria-label={say('medieval.state')}>
        <li data-lasting>{stockadeLine(view)}</li>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};
