/** How an attack or a shot would end: exactly against a known piece, else over all that the piece may be. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { attackOf, type Blow, beats, type Odds, oddsAgainst } from '../../../../games/medieval/reading/duel';
import { tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { type Act, isAttack } from '../../../../match/games/medieval/act';
import { footmenIn } from '../../../../match/games/medieval/ways';

export interface Outcome {
  readonly own: TokenView;
  readonly other: TokenView;
  readonly ownKind: number;
  readonly blow: Blow;
  readonly footmen: number;
  /** `open`: it depends on what stands there. */
  readonly ends: 'wins' | 'loses' | 'explodes' | 'open';
  /** Null where the target is known, or nothing can be said of it. */
  readonly odds: Odds | null;
}

const endOf = (blow: Blow, kind: number | null): Outcome['ends'] => {
  if (kind === null) return 'open';
  if (kind === KIND.bomb) return 'explodes';
  return beats(blow, kind) ? 'wins' : 'loses';
};

/** Null for an act that is no attack and no shot. `past`: the viewer's rows. */
export const outcomeOf = (view: View, act: Act, past: readonly GameEvent[]): Outcome | null => {
  const own = tokenOn(view, act.from);
  const other = tokenOn(view, act.to);
  const shot = act.name === 'shot';
  if (own === null || other === null || own.kind === null || !(shot || isAttack(act))) return null;
  const footmen = footmenIn(view, act);
  const blow = { attack: attackOf(own.kind, footmen), shot };
  const ends = endOf(blow, other.kind);
  const odds = ends === 'open' ? oddsAgainst(blow, view, past, other.id) : null;
  return { own, other, ownKind: own.kind, blow, footmen, ends, odds };
};

/** Does a piece of this kind go to prison when it is beaten? */
export const goesToPrison = (kind: number): boolean => UNITS[kind]?.imprisoned === true;

/** Per cent of a share, never a whole one where something else is possible. */
export const percent = (share: number): number => {
  const whole = Math.round(share * 100);
  if (share > 0 && share < 1) return Math.max(1, Math.min(99, whole));
  return whole;
};
