/** Events that put tokens somewhere, or uncover ground. */
import type { GameEvent } from '../../contract/event';
import { pathBetween, wayLength } from '../board/measure';
import type { Motion } from '../look';
import { isOwn, type Standing } from './model';
import {
  CHARGE,
  DEAL,
  DROP,
  FLY,
  FREE,
  JAIL,
  LEAP,
  LUNGE_SPAN,
  RETURN,
  STEP,
  SWAP,
  TELEPORT,
  TURN,
  UNROLL,
} from './timing';
import type { Track } from './track';
import { walkOf } from './walk';

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export const built = (track: Track): void => {
  if (track.laid.length === 0) return;
  track.push({ preset: 'unroll', squares: track.laid }, null, track.wait(), track.span(UNROLL));
  track.laid = [];
};

export const placed = (track: Track, { seat, token, kind, square }: EventOf<'placed'>): void => {
  const standing = track.coming(token, seat, kind, square);
  track.memory.placed = standing;
  track.push({ preset: 'drop', token: standing }, { type: 'stand', token: standing }, track.wait(), track.span(DROP));
  track.now = track.busy;
};

/**
 * All armies stand: those of the other seats come now, each on the square that its id names. A token that has gone again
 * by the passage's end is met where its going tells of it.
 */
export const dealt = (track: Track): void => {
  const here = new Set(track.model.tokens.map((token) => token.id));
  const coming = track.goal.tokens
    .filter((token) => !here.has(token.id) && track.on(token.id) === undefined)
    .map((token): Standing => {
      const kind = track.model.own.includes(token.army) ? token.kind : null;
      return track.coming(token.id, token.army, kind, token.id);
    });
  const at = track.wait();
  const apart = track.calm ? 0 : (DEAL.whole - DEAL.each) / Math.max(1, coming.length - 1);
  for (const [i, token] of coming.entries())
    track.push({ preset: 'drop', token }, { type: 'stand', token }, at + i * apart, track.span(DEAL.each));
  track.now = track.busy;
};

type Moved = EventOf<'moved'>;

/** What the way itself tells everybody: from square to square, straight ahead, over others, or into an enemy. */
const wayOf = (track: Track, { token, from, to }: Moved): Motion | 'step' | 'lunge' => {
  const { tokens, plan } = track.model;
  const attacks = tokens.some((other) => other.square === to && other.id !== token);
  const path = pathBetween(plan, from, to);
  if (path === null || path.some((square) => track.on(square) !== undefined)) return 'leap';
  if (path.length > 0) return 'charge';
  return attacks ? 'lunge' : 'step';
};

/** A power that moves says how; a power that has moved somebody else says so by the way. */
const motionOf = (track: Track, event: Moved): Motion | 'step' | 'lunge' => {
  const { used } = track.memory;
  const named = used === null ? null : track.look.motion(used.keyword);
  const way = wayOf(track, event);
  if (named === 'teleport') return named;
  if (used !== null && used.token !== event.token) return way === 'step' || way === 'lunge' ? way : 'teleport';
  return named === null || way === 'lunge' ? way : named;
};

const spanOf = (motion: Motion | 'step' | 'lunge', cells: number): number => {
  switch (motion) {
    case 'step':
      return Math.min(STEP.most, STEP.perCell * cells);
    case 'charge':
      return Math.min(CHARGE.most, CHARGE.perCell * cells);
    case 'leap':
      return LEAP;
    case 'teleport':
      return TELEPORT;
    case 'lunge':
      return LUNGE_SPAN;
  }
};

/** The cells between where it walks; null where it goes in another way, as into the enemy beside it. */
const walked = ({ look, model }: Track, { token, from, to }: Moved): readonly number[] | null => {
  const way = walkOf(look, model, from, to);
  const attacks = model.tokens.some(({ id, square }) => square === to && id !== token);
  return way?.length === 0 && attacks && model.plan.neighbours(from).includes(to) ? null : way;
};

/** The bars rise before a prisoner who goes. */
const released = (track: Track, id: number): void => {
  const prisoner = track.token(id);
  if (prisoner?.held === undefined) return;
  const cue = { preset: 'free', id, square: prisoner.square } as const;
  track.push(cue, { type: 'free', id }, track.wait(), track.span(FREE));
};

export const moved = (track: Track, event: EventOf<'moved'>): void => {
  const { token, from, to } = event;
  const leaves = track.token(token);
  if (leaves !== undefined && track.meets(leaves)) track.part(track.busy);
  released(track, token);
  const by = walked(track, event);
  const cells = by === null ? Math.max(1, wayLength(track.model.plan, from, to)) : by.length + 1;
  const far = by === null && track.look.walks !== undefined && track.on(to) === undefined;
  const preset = by !== null ? 'step' : far ? 'leap' : motionOf(track, event);
  track.push(
    { preset, id: token, from, to, ...(by === null || by.length === 0 ? {} : { by }) },
    { type: 'go', id: token, from, to },
    track.wait(),
    track.span(spanOf(preset, cells)),
  );
};

export const swapped = (track: Track, { token, other, square, otherSquare }: EventOf<'swapped'>): void => {
  track.push(
    { preset: 'swap', id: token, other, a: square, b: otherSquare },
    { type: 'swap', id: token, other },
    track.wait(),
    track.span(SWAP),
  );
};

export const returned = (track: Track, { token, kind, square, seat, army }: EventOf<'returned'>): void => {
  const seen = isOwn(track.model, { army, seat });
  const standing = { ...track.coming(token, seat, kind, square), army, seen };
  const at = track.wait();
  if (track.look.effects.returned === 'jail') {
    const held = { ...standing, seen: false, held: 'shut' } as const;
    track.push({ preset: 'jail', token: held }, { type: 'stand', token: held }, at, track.span(JAIL));
  } else track.push({ preset: 'return', token: standing }, { type: 'stand', token: standing }, at, track.span(RETURN));
};

export const blurred = (track: Track, { gone, fresh, squares }: EventOf<'blurred'>): void => {
  track.push(null, { type: 'renew', gone, fresh, squares }, track.wait(), 0);
};

export const flagged = (track: Track, { to }: EventOf<'flag'>): void => {
  track.push({ preset: 'fly', from: track.model.flag, to }, { type: 'flag', to }, track.wait(), track.span(FLY));
  // the next turn is announced while the Flag still flies
  track.now = track.busy - (track.calm ? 0 : TURN);
  track.busy = track.now;
};
