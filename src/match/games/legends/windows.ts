/**
 * Windows as the screen shows them (R17): every one stands open for one fixed time, whether anybody could answer in it or
 * not. What came together with its closing is held back, so that the screen's pace tells nothing.
 */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { OPTIONS, WINDOWS } from '../../../games/legends/names';
import type { Speed } from '../../types';
import type { Held, WindowTimes } from '../../windows';
import { viewAfter } from './fold';

/** Milliseconds that a fight stands open, by speed; the windows before and after a turn take half of it. */
const FIGHT_MS: Readonly<Record<Speed, number>> = { slow: 1800, normal: 1100, fast: 600, instant: 240 };

const ALWAYS: number = OPTIONS.asks.indexOf('always');

/** Where everybody is asked in every window anyway, nothing needs to be held back. */
const areAllAsked = ({ counters }: View): boolean => counters['asks'] === ALWAYS;

/** Number of the open window; -1 without one. */
export const openWindow = ({ counters }: View): number => counters['window'] ?? -1;

const windowMs = (view: View, speed: Speed): number => {
  const window = WINDOWS[openWindow(view)];
  return window === 'attack' || window === 'strike' ? FIGHT_MS[speed] : FIGHT_MS[speed] / 2;
};

interface Fight {
  readonly window: number;
  readonly lists: Readonly<Record<string, readonly number[]>>;
}

const idAt = (view: View, square: number, but = -1): number =>
  view.tokens.find((token) => token.square === square && token.id !== but)?.id ?? -1;

/** What the window that the last of these events opened is about. */
const fightIn = (view: View, events: readonly GameEvent[]): Fight => {
  const cause = events.findLast(({ type }) => type === 'moved' || type === 'struck' || type === 'turn');
  if (cause?.type === 'struck') {
    const strike = [idAt(view, cause.from), idAt(view, cause.square)];
    return { window: WINDOWS.indexOf('strike'), lists: { strike } };
  }
  const defender = cause?.type === 'moved' ? idAt(view, cause.to, cause.token) : -1;
  if (cause?.type === 'moved' && defender >= 0)
    return { window: WINDOWS.indexOf('attack'), lists: { fight: [cause.token, defender, cause.from] } };
  return { window: WINDOWS.indexOf(events.at(-2)?.type === 'turn' ? 'opening' : 'closing'), lists: {} };
};

/** The totals with which the fight will end, taken as the strengths that the two have while it is open. */
const withTotals = (view: View, { lists }: Fight, later: readonly GameEvent[]): View => {
  const fought = later.find((event) => event.type === 'fought' || event.type === 'windowOpened');
  const [from, to] = lists['strike'] ?? lists['fight'] ?? [];
  if (fought?.type !== 'fought') return view;
  const strengths = view.tokens.map(({ id }, at) => {
    if (id === from) return fought.attack;
    return id === to ? fought.defence : (view.lists['strengths']?.[at] ?? -1);
  });
  return { ...view, lists: { ...view.lists, strengths } };
};

/** The windows that these events open, one after the other, from the view before them. */
const heldWindows = (before: View, events: readonly GameEvent[]): readonly Held[] =>
  events.flatMap((event, at): readonly Held[] => {
    if (event.type !== 'windowOpened') return [];
    const count = at + 1;
    const view = viewAfter(before, events.slice(0, count));
    const fight = fightIn(view, events.slice(0, count));
    const known = withTotals(view, fight, events.slice(count));
    return [
      {
        count,
        view: {
          ...known,
          asked: { seat: null, kind: 'respond' },
          counters: { ...known.counters, window: fight.window },
          lists: { ...known.lists, fight: [], strike: [], ...fight.lists },
        },
      },
    ];
  });

/** Windows for the neutral part of the match. */
export const windowTimes: WindowTimes = {
  areAllAsked,
  isOpen: (view) => openWindow(view) >= 0,
  lasts: windowMs,
  held: heldWindows,
};
