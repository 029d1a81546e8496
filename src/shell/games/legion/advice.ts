/**
 * Why a placement is the hint, in one line of a closed set. What falls is read from the preview of that same choice, so that
 * hint and preview can't tell of different fights; the rest is read from the view.
 */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { TERRAINS } from '../../../games/legion/boards';
import { legionLook } from '../../../games/legion/look';
import { UNITS } from '../../../games/legion/units';
import { unpackChoice } from '../../../games/shared/choice';
import { formatSquare } from '../../../games/shared/square';
import { type Args, unitName } from '../../../text';
import { tokenAt } from '../../board/tokens';
import type { Advised } from '../face-battle';

/** Every reason there is; its sentence stands behind `legion.hint.<name>`. */
export const REASONS = [
  'wins',
  'king',
  'several',
  'crown',
  'together',
  'beats',
  'shoots',
  'aims',
  'joins',
  'fort',
  'forest',
  'firm',
  'race',
  'covers',
  'narrow',
  'apart',
  'shot',
  'flag',
  'board',
  'pass',
] as const;
export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly args: Args;
}

const KING = UNITS.findIndex(({ crown }) => crown);
/** After a placement with at most so many left, that is worth saying. */
const NEARLY_DONE = 2;
/** So few squares to be attacked from are worth saying. */
const FEW = 2;
const FOREST = TERRAINS.indexOf('forest');

const reason = (name: ReasonName, args: Args = {}): Reason => ({ name, args });

/** Squares that share a side with this one. */
const neighbours = ({ width, height }: View, square: number): readonly number[] => {
  const [column, row] = [square % width, Math.floor(square / width)];
  return [
    ...(row > 0 ? [square - width] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(column < width - 1 ? [square + 1] : []),
    ...(row < height - 1 ? [square + width] : []),
  ];
};

const unitOn = (view: View, square: number): Args => ({
  unit: unitName('legion', tokenAt(view, square)?.kind ?? 0),
  square: formatSquare(square, view),
});

/** What falls by the choice, as its preview has it; null: nothing does. */
const ofFalls = (view: View, seat: number, events: readonly GameEvent[]): Reason | null => {
  const fallen = events.flatMap((event) => (event.type === 'removed' && event.seat !== seat ? [event] : []));
  const [first] = fallen;
  if (events.some((event) => event.type === 'over' && event.winners.includes(seat))) return reason('wins');
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

/** What the square itself is good for. */
const ofSquare = (view: View, seat: number, kind: number, to: number): Reason => {
  const terrain = view.terrain[to] ?? 0;
  if (legionLook.sheltered(kind, terrain)) return reason('fort');
  if (terrain === FOREST) return reason('forest');
  const left = view.heaps.find((heap) => heap.seat === seat && heap.name === 'reserve')?.kinds.length ?? 0;
  if (left - 1 <= NEARLY_DONE) return reason('race', { left: left - 1 });
  if (UNITS[kind]?.immovable === true) return reason('firm');
  const beside = neighbours(view, to);
  const friend = beside.find((square) => tokenAt(view, square)?.seat === seat);
  if (friend !== undefined) return reason('covers', unitOn(view, friend));
  const open = beside.filter((square) => tokenAt(view, square) === null);
  return open.length <= FEW ? reason('narrow', { count: open.length }) : reason('apart');
};

const ofPlacement = ({ view, decision, code }: Advised, events: readonly GameEvent[]): Reason => {
  const { seat } = decision;
  const { item: kind, to } = unpackChoice(code);
  const falls = ofFalls(view, seat, events);
  if (falls !== null) return falls;
  // the turn goes on: what is shot is asked next
  if (events.at(-1)?.type === 'placed') return reason('aims');
  const held = events.find((event) => event.type === 'fought');
  return held === undefined ? ofSquare(view, seat, kind, to) : reason('joins', unitOn(view, held.square));
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
    case 'legion.flag':
      return reason('flag', { square: formatSquare(to, view) });
    default:
      return reason('board');
  }
};
