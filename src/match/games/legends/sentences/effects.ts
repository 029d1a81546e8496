/** One effect as a clause: an order to whoever decides, or what simply happens. */
import type { Effect, Pick, Ref } from '../../../../games/legends/language';
import { after, byOpponent, type Clause, clause, type EffectOf, objectOf, ordered } from './clause';
import { statementsOf } from './conditions';
import { move } from './moves';
import { keywordName, nationAdjective, nounOf, refOf, type Telling } from './nouns';
import { listed, type Phrase, phrase } from './phrase';
import { IT, isPick, nounFor, type Tale } from './tale';

const reveal = ({ who, to }: EffectOf<'reveal'>, tale: Tale, telling: Telling): Clause => {
  const pieces = objectOf(who, tale, { anywhere: !(isPick(who) && who.n === 'all'), ...telling });
  if (to === 'you') return ordered('legends.say.do.look', { pieces }, who, tale);
  const choice = isPick(who) && who.terrain === 'choice';
  return ordered(choice ? 'legends.say.do.revealTerrain' : 'legends.say.do.reveal', { pieces }, who, tale);
};

/** What tells some of the pieces from the rest, after `that`: `are purple and can move`. */
const tellingApart = ({ nation, lacks }: Pick, form: 'one' | 'many'): Phrase | null =>
  listed(
    [
      ...(nation === undefined ? [] : [phrase('legends.say.thatBe', { form, what: nationAdjective(nation) })]),
      ...(lacks === 'stationary' ? [phrase('legends.say.canMove')] : []),
    ],
    'legends.say.and',
  );

/** `destroy` with `among`: one of the pieces just picked that fits, unless it says all. */
const destroyAmong = (who: Pick, tale: Tale): Clause => {
  const { among: _, n, ...filter } = who;
  if (!tale.it.many) {
    const condition = listed(statementsOf(filter, tale.it.phrase, tale), 'legends.say.and');
    const destroyed = phrase('legends.say.do.destroyed', { piece: IT });
    const text = condition === null ? destroyed : phrase('legends.say.ifThen', { condition, text: destroyed });
    return { text, order: false, may: false, apart: true, follows: true, tale };
  }
  const what = tellingApart(filter, n === 'all' ? 'many' : 'one');
  const verb = n === 'all' ? 'legends.say.do.destroyThose' : 'legends.say.do.destroyOneOfThem';
  const told =
    what === null
      ? ordered('legends.say.do.destroy', { pieces: nounOf(filter, 'many', tale) }, null, tale)
      : ordered(verb, { what }, null, tale);
  return { ...told, follows: true };
};

const destroy = ({ who }: EffectOf<'destroy'>, tale: Tale): Clause => {
  const { reader } = tale;
  if (isPick(who) && who.among !== undefined) return destroyAmong(who, tale);
  if (byOpponent(who))
    return clause(phrase('legends.say.do.mustDestroy', { pieces: objectOf(who, tale), reader }), who, tale);
  if (typeof who === 'string' && !tale.chosen)
    return clause(phrase('legends.say.do.destroyedAtOnce', { piece: objectOf(who, tale) }), who, tale);
  const named = Array.isArray(who) && who.some((one) => typeof one === 'object' && 'named' in one);
  if (named) return ordered('legends.say.do.named', { piece: nounFor(tale.piece), foe: tale.foe, reader }, null, tale);
  const pieces = objectOf(who, tale);
  if (typeof who === 'string') return ordered('legends.say.do.destroyAtOnce', { piece: pieces }, who, tale);
  // "sacrifice Medusa: destroy all …" would order twice
  return tale.paid && reader === 'own' && isPick(who) && who.n === 'all'
    ? clause(phrase('legends.say.do.areDestroyed', { pieces }), who, tale)
    : ordered('legends.say.do.destroy', { pieces }, who, tale);
};

const untilEnd = (text: Phrase): Phrase => phrase('legends.say.untilEnd', { text });

const forTurn = (told: Clause): Clause => ({ ...told, text: untilEnd(told.text) });

const modify = ({ who, by }: EffectOf<'modify'>, tale: Tale): Clause => {
  if (typeof by === 'object')
    return clause(untilEnd(phrase('legends.say.do.addsStrength', { piece: refOf(by.strengthOf, tale) })), who, tale);
  const pieces = objectOf(who, tale);
  return forTurn(
    by > 0
      ? ordered('legends.say.do.give', { pieces, by }, who, tale)
      : ordered('legends.say.do.take', { pieces, by: -by }, who, tale),
  );
};

/** A recipient that is not revealed is known to its own side alone (R14). */
const grant = ({ who, keyword }: EffectOf<'grant'>, tale: Tale): Clause => {
  const pieces = objectOf(who, tale, { anywhere: true });
  const verb = isPick(who) ? 'legends.say.do.keywordTo' : 'legends.say.do.keyword';
  const given = forTurn(ordered(verb, { pieces, keyword: keywordName(keyword) }, who, tale));
  if (!isPick(who)) return given;
  const second = phrase('legends.say.secret', { reader: tale.reader });
  return { ...given, text: phrase('legends.say.follows', { first: given.text, second }) };
};

const swap = ({ a, b }: EffectOf<'swap'>, tale: Tale): Clause => {
  const args = { first: objectOf(a, tale), second: objectOf(b, tale) };
  const told = byOpponent(a)
    ? clause(phrase('legends.say.do.swapChosen', { ...args, reader: tale.reader }), null, tale)
    : ordered('legends.say.do.swap', args, null, tale);
  return { ...told, tale: after([a, b], tale) };
};

const control = ({ who }: EffectOf<'control'>, tale: Tale): Clause => {
  const pieces = objectOf(who, tale);
  return byOpponent(who)
    ? clause(phrase('legends.say.do.mustGive', { pieces, reader: tale.reader }), who, tale)
    : ordered('legends.say.do.control', { pieces }, who, tale);
};

/** What the composer of clauses needs besides the effect. */
export interface Around {
  readonly tale: Tale;
  readonly telling: Telling;
  /** A curse that ends: its bearer is dead. */
  readonly curse: boolean;
}

/** The clause of one effect, its own condition left aside. */
export const clauseOf = (effect: Effect, { tale, telling, curse }: Around): Clause => {
  switch (effect.op) {
    case 'reveal':
      return reveal(effect, tale, telling);
    case 'destroy':
      return destroy(effect, tale);
    case 'modify':
      return modify(effect, tale);
    case 'grant':
      return grant(effect, tale);
    case 'move':
      return move(effect, tale, curse);
    case 'swap':
      return swap(effect, tale);
    case 'control':
      return control(effect, tale);
    case 'extraTurn':
      return ordered('legends.say.do.extraTurn', {}, null, tale);
  }
};

/** The reference that an effect is about, when it is one. */
export const refIn = (effect: Effect): Ref | null =>
  'who' in effect && typeof effect.who === 'string' ? effect.who : null;
