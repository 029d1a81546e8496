/** Why an attack, a shot, a bomb or a deed of the Spy is advised: by the same outcome that its preview tells. */
import type { View } from '../../../../contract/view';
import { caughtBy, chainOfBombs, otherSeat } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Act } from '../../../../match/games/medieval/act';
import { viewAfter } from '../words/after';
import { kindName, squareName } from '../words/names';
import { goesToPrison, type Outcome, percent } from '../words/outcome';
import { type Reason, reason } from './reason';

/** From this share of all that may stand there an attack is favoured. */
const FAVOURED = 0.6;

/** What nothing that may stand there falls to is only tried. */
const ofShot = ({ ends, other, odds, ownKind }: Outcome): Reason => {
  const unit = other.kind === null ? '' : kindName(other.kind);
  const there = { yours: kindName(ownKind), unit, square: squareName(other.square) };
  if (ends === 'wins') return reason('hits', there);
  return ends === 'open' && odds?.win !== 0 ? reason('shoots', there) : reason('tests', there);
};

/** A bomb that goes off at once: whoever attacks it is lost, and whoever shoots it from next to it. */
const ofBurst = (view: View, { own, other, ownKind, blow }: Outcome): Reason => {
  const isCaught = caughtBy(view, chainOfBombs(view, other.square)).some(({ id }) => id === own.id);
  const lost = !blow.shot || isCaught ? 'yes' : 'no';
  return reason('bursts', { square: squareName(other.square), yours: kindName(ownKind), lost });
};

/** `unaided`: no odds are counted. */
export const ofFight = (view: View, outcome: Outcome, unaided: boolean): Reason => {
  const { ends, other, odds, blow, footmen, ownKind } = outcome;
  const square = squareName(other.square);
  if (ends === 'explodes') return ofBurst(view, outcome);
  if (ends === 'wins' && other.kind === KIND.king) return reason('king');
  if (blow.shot) return ofShot(unaided ? { ...outcome, odds: null } : outcome);
  const own = { yours: kindName(ownKind), square };
  if (ends === 'loses') return reason('gives', own);
  if (ends === 'open') {
    if (odds === null || unaided) return reason('gamble', own);
    // nothing that may stand there falls to it
    if (odds.win === 0) return reason('gives', own);
    return reason(odds.win >= FAVOURED ? 'odds' : 'gamble', { ...own, win: percent(odds.win) });
  }
  const kind = other.kind ?? KIND.footman;
  const foe = { unit: kindName(kind), square };
  if (footmen > 1) return reason('joined', { ...foe, count: footmen });
  return reason(goesToPrison(kind) ? 'captures' : 'wins', foe);
};

/** A bomb stays behind: enemies stand in its blast, or it bars the way. Own pieces in it are its price. */
export const ofBomb = (view: View, act: Act, seat: number): Reason => {
  const after = viewAfter(view, act, false);
  const bombs = chainOfBombs(after, act.from);
  const caught = caughtBy(after, bombs);
  const [count = 0, own = 0] = [otherSeat(seat), seat].map((of) => caught.filter((token) => token.seat === of).length);
  const first = caught.find((token) => token.seat === seat)?.kind ?? null;
  const args = { square: squareName(act.from), count, own, yours: first === null ? '' : kindName(first) };
  return reason(count > 0 ? 'bomb' : 'bombGuards', args);
};
