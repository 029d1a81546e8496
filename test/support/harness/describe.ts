/** Every event as one short line of words and numbers: for logs without sentences and for scenario files. */
import type { EventType, GameEvent } from '../../../src/contract/event';

/** The fields of each event in their written order, as in src/contract/event.ts. */
const FIELDS: Readonly<Record<EventType, readonly string[]>> = {
  built: ['seat', 'what', 'value'],
  dealt: ['seats'],
  placed: ['seat', 'token', 'kind', 'square'],
  moved: ['token', 'from', 'to'],
  blurred: ['gone', 'fresh', 'squares'],
  shown: ['token', 'kind'],
  looked: ['seat', 'token', 'kind'],
  fought: ['from', 'square', 'attack', 'defence', 'helpers', 'beaten'],
  struck: ['from', 'square'],
  removed: ['seat', 'token', 'kind', 'square', 'cause'],
  flag: ['from', 'to'],
  windowOpened: [],
  windowClosed: [],
  drew: ['seat', 'card'],
  played: ['seat', 'card'],
  named: ['seat', 'other'],
  passed: ['seat'],
  turn: ['seat'],
  resigned: ['seat'],
  over: ['reason', 'winners'],
  swapped: ['token', 'other', 'square', 'otherSquare'],
  used: ['token', 'seat', 'power', 'keyword'],
  modifier: ['token', 'by', 'reason', 'number'],
  boosted: ['token', 'by'],
  granted: ['token', 'keyword', 'seat'],
  curseBegan: ['token', 'kind', 'seat'],
  curseEnded: ['token', 'kind', 'seat'],
  controlled: ['token', 'seat'],
  returned: ['token', 'kind', 'square', 'seat', 'army'],
  called: ['seat', 'kind'],
  chosen: ['seat', 'what'],
  extraTurn: ['seat'],
  exploded: ['squares', 'tokens'],
  freed: ['seat', 'token', 'kind', 'square', 'escaped'],
};

function describeField(value: unknown): string {
  if (value === null || value === undefined) return '?';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.join(',');
  return String(value);
}

/** `looked seat=0 token=5 kind=?`: the event's type, then its fields; `?` stands for null, `-` for an empty list. */
export function describeEvent(event: GameEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return [event.type, ...FIELDS[event.type].map((name) => `${name}=${describeField(fields[name])}`)].join(' ');
}
