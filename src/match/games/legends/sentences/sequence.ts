/** A list of effects as sentences: which clauses go together, and what stands between them. */
import type { Effect, FullPower, Piece, Strength } from '../../../../games/legends/language';
import type { Clause } from './clause';
import { conditionOf } from './conditions';
import { clauseOf, refIn } from './effects';
import { type Phrase, phrase } from './phrase';
import { IT, isPick, nounFor, type Tale } from './tale';

const ALL_STRENGTHS = 12;

/** Do two lists of base strengths name every strength once? */
const complete = (a: readonly Strength[] = [], b: readonly Strength[] = []): boolean =>
  new Set([...a, ...b]).size === ALL_STRENGTHS && a.length + b.length === ALL_STRENGTHS;

/** Is this effect what happens when the one before does not (the strength is any other)? */
const isOtherwise = (effect: Effect, before: Effect | undefined): boolean =>
  effect.op === 'destroy' &&
  effect.who === 'self' &&
  before?.op === 'destroy' &&
  isPick(before.who) &&
  before.who.among !== undefined &&
  complete(before.who.base, effect.if?.it?.base);

/** The bearer is not among the pieces of its own kind that it calls, nor among those that it gathers round itself (R4). */
const isOther = (effect: Effect, next: Effect | undefined, piece: Piece): boolean => {
  if (effect.op !== 'reveal' || !isPick(effect.who)) return false;
  const { type, nation } = effect.who;
  if (type === 'same') return true;
  const fits = (nation === undefined || nation === piece.nation) && (type === undefined || type === piece.type);
  return fits && next?.op === 'move' && 'to' in next && next.who === 'it' && next.to.near === 'self';
};

/** How a clause goes on from the one before. */
const joinOf = (clause: Clause, effect: Effect, before: Effect, again: boolean): string => {
  if (effect.op === 'destroy' && clause.follows) return 'legends.say.commaThen';
  return clause.follows || again || (before.op === 'reveal' && effect.op === 'move')
    ? 'legends.say.and'
    : 'legends.say.then';
};

/** Who does what the next clause of a sentence says: named in it already or not, and in which form of the verb. */
interface Subject {
  readonly said: boolean;
  readonly verb: Tale['verb'];
}

/** The clause as its subject says it. What may be left has a subject of its own: `you may`. */
const spoken = (tell: (verb: Tale['verb']) => Clause, free: boolean, { verb }: Subject): Clause => {
  const clause = tell(verb);
  return free && clause.may ? tell('do') : clause;
};

/** A clause with what stands before it: its condition, the freedom to leave it, who does it. */
const introduced = (
  clause: Clause,
  condition: Phrase | null,
  free: boolean,
  tale: Tale,
  { said, verb }: Subject,
): Phrase => {
  const { reader } = tale;
  const text =
    free && clause.may
      ? phrase('legends.say.youMay', { text: clause.text, reader })
      : clause.order && verb === 'does' && !said
        ? phrase('legends.say.theyDo', { text: clause.text })
        : clause.text;
  return condition === null ? text : phrase('legends.say.ifThen', { condition, text });
};

/** Who is the subject of a clause that goes on after this one. */
const subjectAfter = (clause: Clause, free: boolean, { said, verb }: Subject): Subject =>
  free && clause.may ? { said: true, verb: 'do' } : { said: said || clause.order, verb };

/**
 * Sentences made of a list of effects, without capitals and full stops. `free`: where an effect may be left, say so (a
 * power that as a whole may be used says it once, before them all).
 */
export const effectsOf = (
  effects: readonly Effect[],
  start: Tale,
  power: FullPower,
  free: boolean,
): readonly Phrase[] => {
  const sentences: Phrase[] = [];
  let tale = start;
  // the first sentence of a power that is chosen is told by `may`, which names who does it
  const fresh: Subject = { said: false, verb: start.reader === 'own' ? 'do' : 'does' };
  let subject: Subject = start.chosen ? { said: true, verb: start.verb } : fresh;
  const beyond = power.kind === 'magic' || power.kind === 'curse';
  for (const [index, effect] of effects.entries()) {
    const before = effects[index - 1];
    const last = sentences.at(-1);
    const ref = refIn(effect);
    const again = before !== undefined && ref !== null && ref === refIn(before);
    const asked = effect.if !== undefined && JSON.stringify(effect.if) !== JSON.stringify(before?.if);
    const condition = asked && effect.if !== undefined ? conditionOf(effect.if, tale, beyond) : null;
    const meant = again && ref === 'foe' ? { ...tale, foe: IT } : tale;
    const tell = (verb: Tale['verb']): Clause =>
      clauseOf(effect, {
        tale: { ...meant, verb },
        telling: { other: isOther(effect, effects[index + 1], start.piece) },
        curse: power.kind === 'curse',
      });
    const begins =
      before !== undefined && !isOtherwise(effect, before) && (condition !== null || tell(subject.verb).apart);
    if (begins) subject = fresh;
    const clause = spoken(tell, free, subject);
    tale = { ...clause.tale, foe: tale.foe };
    if (last === undefined || before === undefined || begins) {
      sentences.push(introduced(clause, condition, free, tale, subject));
    } else if (isOtherwise(effect, before)) {
      const second = phrase('legends.say.do.destroyed', { piece: nounFor(start.piece) });
      sentences[sentences.length - 1] = phrase('legends.say.otherwise', { first: last, second });
    } else {
      const second = introduced(clause, null, free, tale, subject);
      sentences[sentences.length - 1] = phrase(joinOf(clause, effect, before, again), { first: last, second });
    }
    subject = subjectAfter(clause, free, subject);
  }
  return sentences;
};
