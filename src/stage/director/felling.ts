/** What falls: cleared by a crown, beaten, led away, burnt in a blast, and a piece with which a side loses the match. */
import type { RemovalCause } from '../../contract/event';
import type { Cue } from './cue';
import { shake } from './fighting';
import type { Standing } from './model';
import type { EventOf } from './moving';
import { BLAST, CALM_READ, CRUMBLE, FADE, MEET, RING, SHAKE, TOPPLE, TOPPLE_SPAN } from './timing';
import type { Track } from './track';

/** One ring for all that the crown clears; the tokens fall when it reaches them. */
const crownAt = (track: Track, square: number): number => {
  const centre = track.memory.placed?.square ?? square;
  const start = track.steps.find((step) => step.cue?.preset === 'ring')?.at;
  if (start !== undefined) return start + RING * 0.35;
  const at = track.wait();
  track.push({ preset: 'ring', square: centre }, null, at, track.span(RING));
  return at + (track.calm ? 0 : RING * 0.35);
};

/** Several that fall for the same reason fall together. */
const togetherAt = (track: Track, cause: RemovalCause): number => {
  const { felling } = track.memory;
  return felling?.cause === cause ? felling.at : track.wait();
};

/** A piece with which a side loses the match: it stands before all eyes, the blow, the standstill, the fall. */
const topple = (track: Track, token: Standing, from: number): void => {
  const { meeting } = track.model;
  const attacker = track.meets(token) && meeting?.token !== token.id ? (meeting?.token ?? null) : null;
  // each has its moment to itself
  const met = track.memory.toppled ? track.wait() : from;
  const at = met + (track.calm ? 0 : TOPPLE.look);
  const span = track.calm ? CALM_READ : TOPPLE_SPAN;
  if (track.meets(token)) track.meet(met);
  track.part(at + span);
  track.push({ preset: 'topple', attacker, token }, { type: 'leave', id: token.id }, at, span);
  shake(track, at + TOPPLE.blow, SHAKE.castle);
  track.memory.toppled = true;
};

/** What is left of a piece when it has fallen for this reason. */
const crumble = (track: Track, token: Standing, cause: RemovalCause, at: number): void => {
  const { removed: presets } = track.look.effects;
  const isLed = token.kind !== null && track.look.captive?.(token.kind) === true;
  const preset = isLed ? 'fade' : (presets[cause] ?? presets.other);
  const cue: Cue = preset === 'crumble' ? { preset, token } : { preset: 'fade', token };
  if (track.meets(token)) track.part(at + track.span(MEET.shrink));
  track.push(cue, { type: 'leave', id: token.id }, at, track.span(preset === 'crumble' ? CRUMBLE : FADE));
};

export const removed = (track: Track, { token, kind, square, cause }: EventOf<'removed'>): void => {
  const standing = track.token(token);
  if (standing === undefined) return;
  const gone = { ...standing, kind: standing.kind ?? kind };
  const { verdicts, fell } = track.memory;
  const verdict = cause === 'fight' || cause === 'shot' ? verdicts.get(square) : undefined;
  const blast = cause === 'blast' ? track.memory.blast : null;
  const at = cause === 'crown' ? crownAt(track, square) : (blast ?? verdict ?? togetherAt(track, cause));
  fell.set(token, square);
  if (track.isVital(gone.kind)) topple(track, gone, at);
  else crumble(track, gone, cause, at);
  track.memory.felling = { cause, at };
};

/** Several that go at one moment, as whatever else is removed, or in a blast that takes what stands around with it. */
export const exploded = (track: Track, { squares, tokens }: EventOf<'exploded'>): void => {
  const at = track.wait();
  const blasts = track.look.effects.exploded === 'blast';
  const fall = blasts && !track.calm ? at + BLAST.fell : at;
  if (blasts) {
    const span = track.calm ? CALM_READ : BLAST.span;
    track.push({ preset: 'blast', squares }, null, at, span);
    shake(track, at, BLAST.shake);
    track.memory.blast = fall;
  }
  for (const token of tokens) {
    const standing = track.token(token);
    if (standing !== undefined) crumble(track, standing, 'other', fall);
  }
};
