/** A power as sentences: when, at what cost, what happens. */
import type { Effect, FullPower, Piece, SimpleTarget, Target } from '../../../../games/legends/language';
import { byOpponent } from './clause';
import { whileOf } from './conditions';
import { keywordName, nounOf, picked, refOf } from './nouns';
import { listed, type Phrase, pair, phrase } from './phrase';
import { effectsOf } from './sequence';
import { IT, isPick, nounFor, type Reader, type Tale, THAT_PIECE } from './tale';
import { taleOf, triggerOf } from './triggers';

const costOf = (cost: Target, tale: Tale): Phrase => (isPick(cost) ? picked(cost, tale) : nounFor(tale.piece));

/** Lead-ins before the order: `once a turn, while in forest`. */
const after = (parts: readonly (Phrase | null)[], text: Phrase): Phrase =>
  parts.reduceRight<Phrase>(
    (made, part) => (part === null ? made : phrase('legends.say.comma', { first: part, second: made })),
    text,
  );

const limitOf = ({ limit }: FullPower): Phrase | null =>
  limit === undefined ? null : phrase(limit === 'turn' ? 'legends.say.onceTurn' : 'legends.say.onceGame');

/** Does the power begin with what its own side does, rather than with what happens or what the other side must do? */
const isOrder = (effect: Effect | undefined): boolean => {
  if (effect === undefined) return false;
  if (effect.op === 'modify') return typeof effect.by === 'number';
  if (effect.op === 'swap') return !byOpponent(effect.a);
  return !('who' in effect && byOpponent(effect.who)) && !('by' in effect && effect.by === 'opponent');
};

/** A chosen power, with or without trigger. */
const chosenOf = (power: FullPower, tale: Tale): readonly Phrase[] => {
  const { cost, if: condition } = power;
  const trigger = triggerOf(power, tale);
  const spent = cost !== undefined && isPick(cost) ? { ...tale, it: THAT_PIECE } : tale;
  const [first, ...rest] = effectsOf(power.do, spent, power, trigger === null && tale.reader === 'own');
  if (first === undefined) return [];
  const place = condition?.self === undefined ? null : whileOf(condition.self, tale);
  const paid = cost === undefined ? null : costOf(cost, tale);
  const orders = isOrder(power.do[0]);
  if (trigger === null && tale.reader === 'own')
    return [after([limitOf(power), place], paid === null ? first : paidOf(paid, first)), ...rest];
  const text =
    paid === null
      ? first
      : trigger === null && !orders
        ? paidOf(paid, first)
        : phrase('legends.say.costTo', { piece: paid, text: first });
  return [
    after([limitOf(power), place, trigger], phrase('legends.say.youMay', { text, reader: tale.reader })),
    ...rest,
  ];
};

/** `sacrifice the Dancing Sword: reveal …`. */
const paidOf = (piece: Phrase, then: Phrase): Phrase =>
  phrase('legends.say.colon', { first: phrase('legends.say.cost', { piece }), second: then });

/** An innate power or an ending curse: it happens, whether anybody likes it or not. */
const triggeredOf = (power: FullPower, tale: Tale, trigger: Phrase): readonly Phrase[] => {
  const [first, ...rest] = effectsOf(power.do, tale, power, true);
  return first === undefined ? [] : [after([trigger], first), ...rest];
};

const everyOf = (target: Target, tale: Tale): Phrase =>
  isPick(target) ? phrase('legends.say.everyOfEither', { noun: nounOf(target, 'one', tale) }) : IT;

/** What a lasting effect gives; null for effects that can't last. */
const lastingEffect = (effect: Effect, tale: Tale): Phrase | null => {
  if (effect.op === 'grant')
    return phrase('legends.say.do.hasKeyword', {
      who: everyOf(effect.who, tale),
      keyword: keywordName(effect.keyword),
    });
  if (effect.op !== 'modify') return null;
  const { by } = effect;
  if (typeof by === 'object') return phrase('legends.say.do.addsStrength', { piece: refOf(by.strengthOf, tale) });
  const who = everyOf(effect.who, tale);
  return by < 0 ? phrase('legends.say.do.loses', { who, by: -by }) : phrase('legends.say.do.gains', { who, by });
};

/** What holds as long as a place, a foe or a curse does. */
const lastingOf = (power: FullPower, tale: Tale): readonly Phrase[] => {
  const { self, foe } = power.if ?? {};
  const place = self === undefined ? null : whileOf(self, tale);
  const against = foe === undefined ? null : phrase('legends.say.against', { pieces: nounOf(foe, 'many', tale) });
  return power.do.flatMap((effect) => {
    const text = lastingEffect(effect, tale);
    if (text === null) return [];
    const whole = pair(pair(text, against), place);
    return [power.kind === 'curse' ? after([phrase('legends.say.curseLasts')], whole) : whole];
  });
};

/** What every spell begins with: itself destroyed, mostly with its attacker, sometimes with more. */
const spellOpening = (who: Target, tale: Tale): Phrase => {
  if (who === 'self') return phrase('legends.say.do.destroyedAlone');
  if (who === 'foe') return phrase('legends.say.do.destroyedAttacker');
  const list: readonly SimpleTarget[] = Array.isArray(who) ? who : [];
  const pieces = listed(
    list.flatMap((one) => (isPick(one) ? [picked(one, tale)] : [])),
    'legends.say.and',
  );
  return pieces === null
    ? phrase('legends.say.do.destroyedTogether')
    : phrase('legends.say.do.destroyedTogetherWith', { pieces });
};

/** A spell: the destruction, then the rest in sentences of its own. */
const spellOf = (power: FullPower, tale: Tale): readonly Phrase[] => {
  const [first, ...rest] = power.do;
  const trigger = phrase('legends.say.onAttacked');
  if (first?.op !== 'destroy') return triggeredOf(power, tale, trigger);
  const [then, ...more] = effectsOf(rest, { ...tale, it: THAT_PIECE }, power, true);
  const follow = rest[0]?.if === undefined ? 'legends.say.thenSentence' : 'legends.say.thenIf';
  return [
    after([trigger], spellOpening(first.who, tale)),
    ...(then === undefined ? [] : [phrase(follow, { text: then })]),
    ...more,
  ];
};

/** The sentences of a power that is no keyword, each a phrase without its capital and full stop. */
export const powerPhrases = (piece: Piece, power: FullPower, reader: Reader): readonly Phrase[] => {
  const tale = taleOf(piece, power, reader);
  if (power.kind === 'magic') return spellOf(power, tale);
  if (tale.chosen) return chosenOf(power, tale);
  const trigger = triggerOf(power, tale);
  return trigger === null ? lastingOf(power, tale) : triggeredOf(power, tale, trigger);
};
