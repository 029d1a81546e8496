/** How long the opponent may take. */
import type { DecisionKind } from '../../contract/decision';
import type { Outcome } from '../../contract/fault';
import type { Effort } from '../../contract/search';
import { ok, refuse } from '../../games/shared/outcome';
import { isObject } from '../../games/shared/read-setup';

/** A second of the full budget; levels take their share. */
export const STANDARD_EFFORT: Effort = { milliseconds: 1000 };

/** The most for an answer that must not be noticed (constant-delay.ts), in milliseconds. */
const IN_WINDOW = 25;
/** Each such answer takes at most this share of the time that is left: however many there are, they fit into it. */
const SHARE = 1 / 4;

/**
 * The effort for a question of this kind; a number of iterations stays what it is. `left`: milliseconds until what was
 * chosen is told, null when nothing is held back.
 */
export const effortFor = (effort: Effort, kind: DecisionKind, left: number | null): Effort => {
  if (kind !== 'respond' || effort.milliseconds === undefined) return effort;
  const most = Math.floor(Math.min(effort.milliseconds, IN_WINDOW, (left ?? Number.POSITIVE_INFINITY) * SHARE));
  return most >= 1 ? { ...effort, milliseconds: most } : { milliseconds: 1, iterations: 1 };
};

/** The full budget of all levels but the strongest, in milliseconds. */
const FULL = 3000;

/** The effort of a level that was lowered: what the strongest was given beyond the usual is not passed on. */
export const effortOfLowered = (effort: Effort): Effort =>
  effort.milliseconds === undefined ? effort : { ...effort, milliseconds: Math.min(effort.milliseconds, FULL) };

/** The most for advice, in milliseconds: whoever asks for it waits. */
const FOR_ADVICE = 1000;

/** The effort for a hint, and for how the battle stands. */
export const effortForAdvice = (effort: Effort): Effort =>
  effort.milliseconds === undefined ? effort : { ...effort, milliseconds: Math.min(effort.milliseconds, FOR_ADVICE) };

/** What an opponent may be late, and what it may take for a number of iterations, in milliseconds. */
const LATE = 3000;
const FOR_ITERATIONS = 60_000;

/** What an opponent may take to load over a slow line, in milliseconds. */
export const LOADING = 15_000;

const MAX = { iterations: 10_000_000, milliseconds: 60_000 } as const;
const KEYS = ['iterations', 'milliseconds'] as const;

/** Reads an Effort from JSON; `bad-request` with the path inside it. */
export const readEffort = (json: unknown): Outcome<Effort> => {
  if (json === undefined) return ok(STANDARD_EFFORT);
  if (!isObject(json)) return refuse('bad-request', 'effort', 'iterations or milliseconds', json);
  const extra = Object.keys(json).find((key) => !KEYS.some((known) => known === key));
  if (extra !== undefined) return refuse('bad-request', `effort.${extra}`, KEYS.join(' or '), extra);
  const effort: { iterations?: number; milliseconds?: number } = {};
  for (const key of KEYS) {
    const value = json[key];
    if (value === undefined) continue;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MAX[key]) {
      return refuse('bad-request', `effort.${key}`, `a whole number from 1 to ${MAX[key]}`, value);
    }
    effort[key] = value;
  }
  return Object.keys(effort).length > 0 ? ok(effort) : ok(STANDARD_EFFORT);
};

/** Milliseconds after which an opponent that has not answered is taken for dead. */
export const patience = (effort: Effort): number =>
  (effort.milliseconds ?? 0) + (effort.iterations === undefined ? 0 : FOR_ITERATIONS) + LATE;
