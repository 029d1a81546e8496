/**
 * Why a placement is the hint, in one line of a closed set. What falls is read from the preview of that same choice, so that
 * hint and preview can't tell of different fights; the rest is read from the view.
 */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { TERRAINS } from '../../../../games/legion/boards';
import { legionLook } from '../../../../games/legion/look';
import { UNITS } from '../../../../games/legion/units';
import { unpackChoice } from '../../../../games/shared/choice';
import { formatSquare } from '../../../../games/shared/square';
import { say, unitName } from '../../../../text';
import { tokenAt } from '../../../board/tokens';
import type { Advised } from '../../face-battle';
import { viewAfter } from '../after';
import { neighbours } from '../neighbours';
import { kingThreat, reserveKinds, threatsTo } from '../threats';
import { ofFlag } from './flag';
import { type Reason, reason } from './reason';
import { unitOn } from './units';

const KING = UNITS.findIndex(({ crown }) => crown);
/** After a placement with at most so many left, that is worth saying. */
const NEARLY_DONE = 2;
/** So few squares to be attacked from are worth saying. */
const FEW = 2;
const FOREST = TERRAINS.indexOf('forest');

/** Does the other side come next, or is there more to be chosen in this turn? */
const endsTurn = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'turn');

/** What the enemy could have done next turn, and by this choice can't. */
const ofDangers = (view: View, seat: number, events: readonly GameEvent[]): Reason | null => {
  if (!endsTurn(events)) return null;
  const after = viewAfter(view, events);
  const threat = kingThreat(view, seat);
  if (threat !== null && kingThreat(after, seat) === null)
    return reason('saves', { square: formatSquare(threat.king, view), unit: unitName('legion', threat.kind) });
  const [before, left] = [view, after].map((each) => reserveKinds(each, 1 - seat).length);
  return before === 1 && left !== undefined && left > 1 ? reason('stops') : null;
};

/** What falls by the choice, as its preview has it, and what is averted by it; null: nothing is. */
const ofFalls = (view: View, seat: number, events: readonly GameEvent[]): Reason | null => {
  const fallen = events.flatMap((event) => (event.type === 'removed' && event.seat !== seat ? [event] : []));
  const [first] = fallen;
  if (events.some((event) => event.type === 'over' && event.winners.includes(seat))) return reason('wins');
  const averted = ofDangers(view, seat, events);
  if (averted !== null) return averted;
  if (first === undefined) return null;
  if (fallen.some(({ kind }) => kind === KING)) return reason('king');
  if (fallen.length > 1) return reason('several', { count: fallen.length });
  const there = unitOn(view, first.square);
  if (first.cause === 'crown') return reason('crown', there);
  if (first.cause === 'shot') return reason('shoots', there);
  const helped = events.some(
    (event) => event.type === 'fought' && event.square === first.square && event.helpers.length > 0,
  );
  return reason(helped ? 'together' : 'beats', there);
};

/** Nobody of its own stands next to it, and it may be reached from most sides: what is left to say for it. */
const ofOpen = (view: View, seat: number, to: number, events: readonly GameEvent[]): Reason => {
  if (neighbours(view, to).every((square) => tokenAt(view, square) === null)) return reason('apart');
  const isSafe = endsTurn(events) && threatsTo(viewAfter(view, events), 1 - seat, to).length === 0;
  return reason(isSafe ? 'safe' : 'square');
};

/** What the square itself is good for. */
const ofSquare = (view: View, seat: number, code: number, events: readonly GameEvent[]): Reason => {
  const { item: kind, to } = unpackChoice(code);
  const terrain = view.terrain[to] ?? 0;
  if (legionLook.sheltered(kind, terrain)) return reason('fort');
  if (terrain === FOREST) return reason('forest');
  const left = reserveKinds(view, seat).length;
  if (left - 1 <= NEARLY_DONE) return reason('race', { left: left - 1 });
  if (UNITS[kind]?.immovable === true) return reason('firm');
  const beside = neighbours(view, to);
  const friend = beside.find((square) => tokenAt(view, square)?.seat === seat);
  if (friend !== undefined) return reason('covers', unitOn(view, friend));
  const open = beside.filter((square) => tokenAt(view, square) === null);
  return open.length <= FEW ? reason('narrow', { count: open.length }) : ofOpen(view, seat, to, events);
};

const ofPlacement = ({ view, decision, code }: Advised, events: readonly GameEvent[]): Reason => {
  const { seat } = decision;
  const falls = ofFalls(view, seat, events);
  if (falls !== null) return falls;
  // the turn goes on: what is shot is asked next
  if (events.at(-1)?.type === 'placed') return reason('aims');
  const held = events.find((event) => event.type === 'fought');
  return held === undefined ? ofSquare(view, seat, code, events) : reason('joins', unitOn(view, held.square));
};

/** The reason for what is advised, from the preview of the same choice. */
export const reasonOf = (advised: Advised, events: readonly GameEvent[]): Reason => {
  const { view, decision, code } = advised;
  const { form, to } = unpackChoice(code);
  if (form === 'other') return reason('pass');
  switch (decision.key) {
    case 'legion.place':
      return ofPlacement(advised, events);
    case 'legion.shot':
      return ofFalls(view, decision.seat, events) ?? reason('shot', unitOn(view, to));
    case 'legion.flag': {
      const others = decision.choices.map((choice) => unpackChoice(choice).to).filter((other) => other !== to);
      return ofDangers(view, decision.seat, events) ?? ofFlag(view, decision.seat, to, others);
    }
    default:
      return reason('board');
  }
};

/** The reason as it is read. Of a King in danger the preview warns where the turn is over; where it goes on, this does. */
export const adviceText = (advised: Advised, events: readonly GameEvent[]): string => {
  const { name, args } = reasonOf(advised, events);
  const why = say(`legion.hint.${name}`, args);
  if (name === 'king' || name === 'wins') return why;
  const { view, decision } = advised;
  const isOpen = !endsTurn(events) && !events.some(({ type }) => type === 'over');
  const threat = isOpen ? kingThreat(viewAfter(view, events), decision.seat) : null;
  if (threat === null) return why;
  const square = formatSquare(threat.king, view);
  return say('legion.hint.danger', { square, unit: unitName('legion', threat.kind), why });
};
