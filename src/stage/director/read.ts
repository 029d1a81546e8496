/** One event after the other onto the track. */
import type { EventType, GameEvent } from '../../contract/event';
import type { Step } from './cue';
import { exploded, removed } from './felling';
import { fought, modifier, shake, struck } from './fighting';
import { boosted, controlled, curse, granted, looked, said, shown, used, windowMoved } from './knowing';
import { blurred, built, dealt, type EventOf, flagged, moved, placed, returned, swapped } from './moving';
import { CALM_READ, RESULT, SHAKE, TURN } from './timing';
import type { Track } from './track';

const passTurn = (track: Track, seat: number | null): void => {
  if (seat === track.model.turn) return;
  const cue = { preset: 'turn', from: track.model.turn, to: seat } as const;
  // the sign goes over while the last one still falls
  const at = Math.max(track.now, track.busy - (track.calm ? 0 : TURN));
  track.push(cue, { type: 'turn', seat }, at, track.span(TURN));
};

/** One's own sign shines up again. */
const extraTurn = (track: Track, { seat }: EventOf<'extraTurn'>): void => {
  track.push({ preset: 'turn', from: null, to: seat }, { type: 'turn', seat }, track.wait(), track.span(TURN));
};

const over = (track: Track, event: EventOf<'over'>): void => {
  const { winners } = event;
  if (track.model.turn !== null) track.push(null, { type: 'turn', seat: null }, track.wait(), 0);
  const [at, span] = [track.wait(), track.calm ? CALM_READ * 2 : RESULT];
  const squares = track.look.falls?.(event) ?? [];
  if (squares.length > 0) {
    track.push({ preset: 'raze', squares }, null, at, span);
    shake(track, at, SHAKE.castle);
  }
  track.push({ preset: 'result', winners }, null, at, span);
};

type Acts = { readonly [T in EventType]: ((track: Track, event: EventOf<T>) => void) | null };

/** What each event does on the board; null: nothing that a picture shows. */
const ACTS: Acts = {
  built,
  dealt,
  placed,
  moved,
  swapped,
  returned,
  blurred,
  shown,
  looked,
  modifier,
  fought,
  struck,
  removed,
  flag: flagged,
  used,
  boosted,
  granted,
  controlled,
  curseBegan: (track, event) => curse(track, event, true),
  curseEnded: (track, event) => curse(track, event, false),
  called: said,
  chosen: said,
  windowOpened: (track) => windowMoved(track, true),
  windowClosed: (track) => windowMoved(track, false),
  turn: (track, { seat }) => passTurn(track, seat),
  extraTurn,
  over,
  drew: null,
  played: said,
  named: null,
  passed: null,
  resigned: null,
  exploded,
  freed: null,
};

const act = (track: Track, event: GameEvent): void => {
  // the table holds for each type what takes that type
  const read = ACTS[event.type] as ((track: Track, event: GameEvent) => void) | null;
  read?.(track, event);
};

/** Rows that follow each other closely belong together; any other row ends that. */
const forget = (track: Track, { type }: GameEvent): void => {
  const { memory } = track;
  if (type !== 'shown') memory.flipped = null;
  if (type !== 'boosted' && type !== 'granted') memory.lent = null;
  if (type !== 'removed') memory.felling = null;
};

/**
 * The steps of one turn, beginning at 0. `first`: place of its first event in the passage. `last`: the passage ends with
 * it, and then `asked` is the seat to come.
 */
export const readTurn = (
  track: Track,
  events: readonly GameEvent[],
  asked: number | null,
  { first, last }: { readonly first: number; readonly last: boolean },
): readonly Step[] => {
  track.begin();
  for (const [at, event] of events.entries()) {
    track.event = first + at;
    forget(track, event);
    act(track, event);
  }
  if (last) passTurn(track, asked);
  track.part(track.busy);
  return track.steps;
};
