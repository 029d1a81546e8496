/** Which standing orders make a difference for an ability: an order that could never do anything is not offered. */
import { ORDERS, type Order } from '../../contract/orders';
import type { View } from '../../contract/view';
import { legendsCatalogue, pieceOf } from './catalogue';
import type { FullPower, Keyword, Power, PowerEvent } from './language';
import { passing } from './orders';
import { armyCount, pieceKnown } from './reading/pieces-seen';

/** What an ability can better by itself: the fight that goes on, what its side has after it, or nothing that shows at once. */
export type Betters = 'fight' | 'board' | 'nothing';

/** No fight goes on any more, or none has begun, when these come. */
const APART: readonly PowerEvent[] = ['won', 'fallen', 'seen', 'flew', 'flownOver', 'turnEnd', 'curseEnd'];

/** Is a piece stronger for having the keyword while this power holds? */
const rewards = (power: Power, keyword: Keyword): boolean =>
  'do' in power &&
  power.do.some(
    (effect) =>
      effect.op === 'modify' &&
      typeof effect.by === 'number' &&
      effect.by > 0 &&
      typeof effect.who === 'object' &&
      'has' in effect.who &&
      effect.who.has === keyword,
  );

/** All kinds that the armies hold, as far as their lists are open to this viewer; every kind where one is not. */
const kindsPlayed = (view: View): readonly number[] => {
  const rosters = Array.from({ length: armyCount(view) }, (_, army) => view.lists[`roster${army}`] ?? []);
  return rosters.every(({ length }) => length > 0)
    ? rosters.flat()
    : legendsCatalogue.pieces.map(({ number }) => number);
};

/** Can a fighter to whom the keyword is lent be stronger for it in this battle? */
const strengthens = (view: View, keyword: Keyword): boolean =>
  kindsPlayed(view).some((kind) => pieceOf(kind)?.powers.some((power) => rewards(power, keyword)));

const bettersOf = (view: View, power: FullPower): Betters => {
  const does = power.do.filter(({ op }) => op !== 'reveal');
  if (does.length > 0 && does.every(({ op }) => op === 'extraTurn')) return 'nothing';
  if ([power.on ?? []].flat().some((event) => APART.includes(event))) return 'board';
  if (passing(power) !== 'lend') return 'fight';
  return does.some((effect) => effect.op === 'grant' && strengthens(view, effect.keyword)) ? 'fight' : 'nothing';
};

/** The orders for a power, and what the words for them depend on. */
export interface OrderChoices {
  readonly offered: readonly Order[];
  readonly betters: Betters;
  /** May a question about it be left out, since the use would pass everything by? Otherwise every one is put. */
  readonly mayIdle: boolean;
}

/**
 * What may be ordered for this power of a kind, its number from 1. `standing`: players share the screen, and nobody is asked. Fewer
 * than two orders are none to choose from.
 */
export const orderChoices = (view: View, kind: number, power: number, standing: boolean): OrderChoices => {
  const found = pieceKnown(kind)?.powers[power - 1];
  if (found === undefined || !('kind' in found)) return { offered: [], betters: 'nothing', mayIdle: false };
  const betters = bettersOf(view, found);
  const mayIdle = passing(found) !== null;
  const left: readonly Order[] = [
    ...(standing ? (['ask', 'always'] as const) : []),
    ...(mayIdle ? [] : (['always'] as const)),
    ...(betters === 'nothing' ? (['turn'] as const) : []),
  ];
  return { offered: ORDERS.filter((order) => !left.includes(order)), betters, mayIdle };
};

/** The one of the orders offered that does what a kept one comes to. */
export const orderShown = ({ offered }: OrderChoices, kept: Order): Order => {
  if (offered.includes(kept)) return kept;
  return kept === 'always' && offered.includes('ask') ? 'ask' : 'never';
};
