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

/** `unaided`: no odds are counted. */
export const ofFight = (outcome: Outcome, unaided: boolean): Reason => {
  const { ends, other, odds, blow, footmen, ownKind } = outcome;
  const square = squareName(other.square);
  if (ends === 'explodes') return reason('bursts', { square });
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

/** A bomb stays behind: enemies stand in its blast, or it bars the way. */
export const ofBomb = (view: View, act: Act, seat: number): Reason => {
  const after = viewAfter(view, act, false);
  const bombs = chainOfBombs(after, act.from);
  const enemies = caughtBy(after, bombs).filter((token) => token.seat === otherSeat(seat));
  const square = squareName(act.from);
  return enemies.length > 0 ? reason('bomb', { square, count: enemies.length }) : reason('bombGuards', { square });
};
