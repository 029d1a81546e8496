/** The clause of an effect: its words, and what they mean for the clauses after it. */
import type { Effect, SimpleTarget, Target } from '../../../../games/legends/language';
import { isMany, isOptional, picked, refOf, type Telling } from './nouns';
import { listed, type Phrase, phrase } from './phrase';
import { isPick, type Tale, THAT_PIECE, THOSE_PIECES } from './tale';

/** What one effect says. */
export interface Clause {
  readonly text: Phrase;
  /** It begins with what the side that has the piece does (`reveal`, `reveals`), and wants to be told who that is. */
  readonly order: boolean;
  /** The chooser may leave it. */
  readonly may: boolean;
  /** A sentence of its own that begins with `if`. */
  readonly apart: boolean;
  /** It speaks of the pieces of the clause before. */
  readonly follows: boolean;
  /** What is meant afterwards. */
  readonly tale: Tale;
}

/** The effects of one op. */
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

const meant = (target: Target): 'many' | 'one' | null =>
  isPick(target) && target.among === undefined ? (isMany(target) ? 'many' : 'one') : null;

/** What `it` means once these pieces have been picked. */
export const after = (targets: readonly Target[], tale: Tale): Tale => {
  const last = targets.map(meant).findLast((many) => many !== null);
  return last === undefined ? tale : { ...tale, it: last === 'many' ? THOSE_PIECES : THAT_PIECE };
};

/** A target as the object of a verb. */
export const objectOf = (target: Target, tale: Tale, telling: Telling = {}): Phrase => {
  if (typeof target === 'string') return refOf(target, tale);
  if (isPick(target)) return target.among === undefined ? picked(target, tale, telling) : tale.it.phrase;
  const list: readonly SimpleTarget[] = Array.isArray(target) ? target : [];
  return (
    listed(
      list.map((one) => objectOf(one, tale, telling)),
      'legends.say.and',
    ) ?? tale.foe
  );
};

/** A clause about these pieces; null: about none. */
export const clause = (text: Phrase, target: Target | null, tale: Tale): Clause => ({
  text,
  order: false,
  may: target !== null && isPick(target) && target.among === undefined && isOptional(target),
  apart: false,
  follows: target === 'it',
  tale: target === null ? tale : after([target], tale),
});

/** The clause of something that the side does: an order to the reader, or what the other side does. */
export const ordered = (key: string, args: Phrase['args'], target: Target | null, tale: Tale): Clause => ({
  ...clause(phrase(key, { ...args, verb: tale.verb }), target, tale),
  order: true,
});

/** Does the opponent choose them? */
export const byOpponent = (target: Target): boolean => isPick(target) && target.by === 'opponent';
