/** Over the battle: the goal and where it lies, what endangers the King, burning fuses, and whether the prisons are guarded. */
import type { View } from '../../../contract/view';
import { STOCKADE } from '../../../games/medieval/board';
import { SEATS } from '../../../games/medieval/plan';
import { isStockadeThreatened, kingOf, threatsTo } from '../../../games/medieval/reading/reach';
import { bombsIn, heldBy, isGateOpen, otherSeat } from '../../../games/medieval/reading/standing';
import { formAbout, formName, say } from '../../../text';
import { Newcomer } from '../../battle/newcomer';
import { fuseOn } from './words/fuse';
import { kindName, sideOf, squareName } from './words/names';

const fuseLines = (view: View): readonly string[] =>
  bombsIn(view).map(({ seat, square }) => {
    const fuse = fuseOn(view, square) ?? { seat, turns: 0 };
    const args = { side: sideOf(seat), square: squareName(square), next: sideOf(fuse.seat), turns: fuse.turns };
    return say('medieval.fuse', args);
  });

/** Told of prisons that hold somebody; two that are guarded alike are told of together. */
const gateLines = (view: View): readonly string[] => {
  const holding = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => heldBy(view, seat).length > 0);
  const shut = holding.filter((seat) => !isGateOpen(view, seat));
  if (shut.length === SEATS) return [say('medieval.gate.shut.both')];
  return holding.map((seat) =>
    say(shut.includes(seat) ? 'medieval.gate.shut' : 'medieval.gate.open', { side: sideOf(seat) }),
  );
};

/** What the match is about, with the square that it names; to whoever plays none of the sides both squares. */
export const goalLine = (view: View): string => {
  const { viewer, game, form } = view;
  if (viewer < SEATS) return say('medieval.goal', { square: squareName(STOCKADE[otherSeat(viewer)] ?? 0) });
  const [red = 0, blue = 0] = STOCKADE;
  const both = say('medieval.stockade.both', { red: squareName(red), blue: squareName(blue) });
  return `${formAbout(game, form)} ${both}`;
};

/** How a known enemy may win with its next turn; empty while none can, and for whoever plays none of the sides. */
export const dangerLine = (view: View): string => {
  const { viewer, result } = view;
  if (viewer >= SEATS || result !== null) return '';
  const [foe] = threatsTo(view, viewer);
  const king = kingOf(view, viewer);
  if (foe !== undefined && foe.kind !== null && king !== null)
    return say('medieval.danger.king', {
      square: squareName(king.square),
      foe: kindName(foe.kind),
      from: squareName(foe.square),
    });
  const enemy = kingOf(view, otherSeat(viewer));
  return enemy !== null && isStockadeThreatened(view, viewer)
    ? say('medieval.danger.stockade', { from: squareName(enemy.square) })
    : '';
};

export const stateLines = (view: View): readonly string[] => [...fuseLines(view), ...gateLines(view)];

export const Header = ({ view, replayed }: { view: View; replayed: boolean }) => {
  const lines = stateLines(view);
  const danger = dangerLine(view);
  return (
    <div class="siege-head">
      {!replayed && (
        <section class="plaque" aria-label={say('battle.goal')}>
          <h2>{formName(view.game, view.form)}</h2>
          <p>{goalLine(view)}</p>
        </section>
      )}
      {!replayed && <Newcomer game={view.game} />}
      {danger !== '' && <p class="siege-danger">{danger}</p>}
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
