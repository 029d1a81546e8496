/** All ways from a pressed square to another: what the list beside the board offers once both are pressed. */
import type { Press } from '../../../contract/content';
import type { View } from '../../../contract/view';
import { medieval } from '../../../games/medieval';
import { footmenWith, tokenOn } from '../../../games/medieval/reading/standing';
import { KIND } from '../../../games/medieval/units';
import { say, unitName } from '../../../text';
import type { NamedAnswer } from '../../face';
import type { Asking } from '../../types';
import { type Act, actOf } from './act';

/** A way from the first pressed square to the second. */
export interface Way {
  readonly act: Act;
  readonly presses: readonly Press[];
  /** It is the one that stands there now. */
  readonly chosen: boolean;
}

const squaresPressed = ({ presses }: Pick<Asking, 'presses'>): readonly number[] =>
  presses.flatMap((press) => (press.on === 'square' ? [press.square] : []));

/** Every way between the two pressed squares; none before both are pressed, or where there is but one. */
export const waysBetween = ({ decision, presses, choice }: Asking): readonly Way[] => {
  const [from, to] = squaresPressed({ presses });
  if (decision.kind !== 'main' || from === undefined || to === undefined) return [];
  const ways = decision.choices.flatMap((code, index): readonly Way[] => {
    const act = actOf(code);
    if (act === null || act.from !== from || act.to !== to) return [];
    return [{ act, presses: medieval.presses(code, decision.kind), chosen: index === choice }];
  });
  return ways.length > 1 ? ways : [];
};

/** What the piece that acts is called. */
export const actorName = (view: View, { from }: Pick<Act, 'from'>): string => {
  const kind = tokenOn(view, from)?.kind ?? null;
  return kind === null ? '' : unitName('medieval', kind);
};

/** `Attack together, then another Footman`. */
export const wayName = (view: View, act: Act): string => {
  const key = act.name === 'look' || act.name === 'rescue' || act.name === 'disarm' ? 'other' : act.name;
  const way = say(`medieval.way.${key}`);
  return act.on ? say('medieval.way.on', { way, unit: actorName(view, act) }) : way;
};

/** How many Footmen attack by this act, the attacker counted; 1 for everybody else. */
export const footmenIn = (view: View, act: Pick<Act, 'name' | 'from'>): number => {
  const token = tokenOn(view, act.from);
  return act.name === 'joined' && token?.kind === KIND.footman ? footmenWith(view, act.from, token.seat).length : 1;
};

/** The ways, as they may be typed by name. */
export const namedWays = (asking: Asking, view: View): readonly NamedAnswer[] =>
  waysBetween(asking).map(({ act, presses }) => ({ presses, name: wayName(view, act) }));
