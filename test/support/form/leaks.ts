/** Leaks that are planted into the page, one a part of its form: each must be caught where it shows. */
import type { GameEvent } from '../../../src/contract/event';
import type { SeatUpdate } from '../../../src/contract/referee';
import type { View } from '../../../src/contract/view';
import type { Channel } from './pair';

/** What a leak does otherwise than the real page. `secret` is a number that hangs on the hidden kinds alone. */
export interface Leak {
  /** Where it must show at least. */
  readonly shows: Channel;
  /** What the match is told by the referee. */
  look?(update: SeatUpdate, truth: View): SeatUpdate;
  /** Milliseconds that a look takes. */
  wait?(secret: number): number;
  /** What the stage is given to draw. */
  picture?(view: View, truth: View): View;
  /** The events that are played. */
  events?(events: readonly GameEvent[], secret: number): readonly GameEvent[];
  /** After a frame was drawn. */
  frame?(gl: WebGLRenderingContext, secret: number): void;
  /** After the page was written. */
  page?(into: HTMLElement, secret: number): void;
  /** What is about to be said. */
  say?(text: string, secret: number): string;
  /** What is about to sound. */
  sound?(text: string, secret: number): string;
  /** What is about to be kept. */
  keep?(text: string, secret: number): string;
}

/** A number from the kinds that this view hides, and from nothing else. */
export const secretOf = (view: View, truth: View): number => {
  let sum = 0;
  for (const token of view.tokens) {
    if (token.kind !== null) continue;
    const kind = truth.tokens.find(({ id }) => id === token.id)?.kind ?? 0;
    sum = (Math.imul(sum, 31) + kind) >>> 0;
  }
  return sum % 97;
};

const kindsOf = (truth: View): ReadonlyMap<number, number | null> =>
  new Map(truth.tokens.map(({ id, kind }) => [id, kind]));

/** The view with the first hidden piece shown. */
const oneShown = (view: View, truth: View): View => {
  const first = view.tokens.find(({ kind }) => kind === null);
  if (first === undefined) return view;
  const kind = kindsOf(truth).get(first.id) ?? null;
  return { ...view, tokens: view.tokens.map((token) => (token === first ? { ...token, kind } : token)) };
};

/** The view with its hidden pieces in the order of their kinds. */
const ordered = (view: View, truth: View): View => {
  const kinds = kindsOf(truth);
  const weight = (id: number): number => kinds.get(id) ?? 0;
  const hidden = view.tokens.filter(({ kind }) => kind === null).sort((a, b) => weight(a.id) - weight(b.id));
  return { ...view, tokens: view.tokens.map((token) => (token.kind === null ? (hidden.shift() ?? token) : token)) };
};

const LEVELS = 256;

/** The planted leaks by what they do. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'a piece whose kind the match is told': {
    shows: 'dom',
    look: (update, truth) => ({ ...update, view: oneShown(update.view, truth) }),
  },
  'a kind in a row of the log': {
    shows: 'log',
    look: (update, truth) => {
      const first = update.view.tokens.find(({ kind }) => kind === null);
      const kind = first === undefined ? null : (kindsOf(truth).get(first.id) ?? null);
      if (first === undefined || kind === null || update.events.length === 0) return update;
      return { ...update, events: [...update.events, { type: 'shown', token: first.id, kind }] };
    },
  },
  'a piece drawn with its face': { shows: 'pixels', picture: oneShown },
  'pieces drawn in the order of their kinds': { shows: 'sprites', picture: ordered },
  'one point of the picture a shade off': {
    shows: 'pixels',
    frame: (gl, secret) => {
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(3, 3, 1, 1);
      gl.clearColor(secret / LEVELS, 0, 0, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.disable(gl.SCISSOR_TEST);
    },
  },
  'a step left out of a passage': {
    shows: 'plan',
    events: (events, secret) => (secret % 2 === 0 ? events : events.slice(1)),
  },
  'an attribute without meaning': {
    shows: 'dom',
    page: (into, secret) => into.firstElementChild?.setAttribute('data-n', String(secret)),
  },
  'a description for screen readers': {
    shows: 'aria',
    page: (into, secret) => into.querySelector('[role=grid]')?.setAttribute('aria-description', '.'.repeat(secret)),
  },
  'a space in what is said': { shows: 'live', say: (text, secret) => text + ' '.repeat(secret % 7) },
  'the pitch of a sound': { shows: 'sound', sound: (text, secret) => `${text} ${secret}` },
  'a moment longer': { shows: 'time', wait: (secret) => secret % 7 },
  'a word about the kept match': {
    shows: 'shelf',
    keep: (text, secret) => text.replace(/\}$/, `,"n":${secret}}`),
  },
};
