/** The question inside a power: which piece is asked for, and what will be done with it. */

import type { Decision } from '../../../../contract/decision';
import type { View } from '../../../../contract/view';
import { legendsCatalogue, pieceOf } from '../../../../games/legends/catalogue';
import {
  type Effect,
  type FullPower,
  KEYWORDS,
  type Pick,
  type Piece,
  type Target,
} from '../../../../games/legends/language';
import { kindOf } from '../../../../games/legends/reading/knowledge';
import { areAllies } from '../../../../games/legends/reading/pieces-seen';
import { possessiveOf } from '../../../../text';
import { sideOf } from '../sides';
import { keywordName, picked } from './nouns';
import { type Phrase, phrase, phraseText } from './phrase';
import { isPick, nameOf, nounFor, type Tale, THAT_PIECE } from './tale';
import { taleOf } from './triggers';

/** The effects of a piece's power by its number, or of the keyword it was given. */
const powerOf = (piece: Piece, number: number, keyword: number): FullPower | null => {
  const power = number === 0 ? { keyword: KEYWORDS[keyword] } : piece.powers[number - 1];
  if (power === undefined) return null;
  if ('kind' in power) return power;
  const meaning = power.keyword === undefined ? undefined : legendsCatalogue.keywords[power.keyword];
  return meaning !== undefined && 'kind' in meaning ? meaning : null;
};

const picksOf = (effect: Effect): readonly Pick[] => {
  const targets: readonly Target[] = 'who' in effect ? [effect.who] : effect.op === 'swap' ? [effect.a, effect.b] : [];
  return targets.flat().filter(isPick);
};

const keyOf = (effect: Effect, own: boolean): string => {
  switch (effect.op) {
    case 'reveal':
      return effect.to === 'you' ? 'legends.ask.look' : 'legends.ask.reveal';
    case 'destroy':
      return 'legends.ask.destroy';
    case 'modify':
      return typeof effect.by === 'number' && effect.by < 0 ? 'legends.ask.weaken' : 'legends.ask.strengthen';
    case 'grant':
      return 'legends.ask.grant';
    case 'move':
      return picksOf(effect).some(({ zone }) => zone === 'destroyed') ? 'legends.ask.return' : 'legends.ask.move';
    case 'swap':
      return 'legends.ask.swap';
    case 'control':
      return own ? 'legends.ask.handOver' : 'legends.ask.control';
    case 'extraTurn':
      return 'legends.ask.move';
  }
};

/** The key of a reveal whose piece is moved right after, to the bearer's square or elsewhere; null for any other effect. */
const movingKey = ({ do: effects }: FullPower, place: number): string | null => {
  const [shown, then] = effects.slice(place, place + 2);
  if (shown?.op !== 'reveal' || then?.op !== 'move' || then.who !== 'it' || !('to' in then)) return null;
  return 'at' in then.to && then.to.at === 'self' ? 'legends.ask.bring' : 'legends.ask.showMove';
};

/** Of several pieces that the power has revealed only those can be picked: where they stand is said, as nothing else says it. */
const whereOf = (power: FullPower, place: number, pick: Pick): Pick => {
  if (pick.among === undefined) return pick;
  const source = power.do.slice(0, place).flatMap(picksOf).at(-1);
  if (source?.n !== 'all') return pick;
  const { terrain, near } = source;
  return { ...(terrain === undefined ? {} : { terrain }), ...(near === undefined ? {} : { near }), ...pick };
};

/** `theirs`: whose power it is, where it is the other side's. */
const pickQuestion = (
  piece: Piece,
  power: FullPower,
  place: number,
  own: boolean,
  theirs: string | null = null,
): Phrase | null => {
  const tale: Tale = { ...taleOf(piece, power, 'own'), it: THAT_PIECE };
  const named = {
    piece:
      theirs === null
        ? nameOf(piece)
        : phrase('legends.ask.bearer', { whose: phrase('legends.say.word', { word: theirs }), unit: nameOf(piece) }),
  };
  if (place < 0)
    return power.cost === undefined || !isPick(power.cost)
      ? null
      : phrase('legends.ask.cost', { ...named, pieces: picked(power.cost, tale) });
  const effect = power.do[place];
  const picks = effect === undefined ? [] : picksOf(effect);
  // of an exchange, each chooses one
  const pick = picks.find(({ by }) => (by === 'opponent') === own) ?? picks[0];
  if (effect === undefined || pick === undefined) return null;
  const { by: _, ...rest } = pick;
  const pieces = picked(own ? { ...rest, side: 'you' } : whereOf(power, place, pick), tale);
  const given = effect.op === 'grant' ? { keyword: keywordName(effect.keyword) } : {};
  return phrase(movingKey(power, place) ?? keyOf(effect, own), { ...named, pieces, ...given });
};

/** What is done with the piece that is picked first: a power shows most pieces only to do something more with them. */
const mainEffect = ({ do: effects }: FullPower): Effect | undefined =>
  effects.find(
    (effect) =>
      'who' in effect &&
      effect.op !== 'reveal' &&
      (effect.who === 'it' || (isPick(effect.who) && effect.who.among === 'it')),
  );

/** The question for the first piece that a power of its own asks for, before it is used; null where it asks for none. */
export const aimText = (piece: Piece, power: FullPower): string | null => {
  if (isPick(power.cost ?? 'self')) {
    const cost = pickQuestion(piece, power, -1, false);
    return cost === null ? null : phraseText(cost);
  }
  const place = power.do.findIndex((effect) => picksOf(effect).length > 0);
  const question = pickQuestion(piece, power, place, false);
  const main = mainEffect(power);
  if (question === null || main === undefined) return question === null ? null : phraseText(question);
  const given = main.op === 'grant' ? { keyword: keywordName(main.keyword) } : {};
  return phraseText(phrase(keyOf(main, false), { ...question.args, ...given }));
};

/** Is it the opponent who chooses, of what is theirs? Of an exchange each chooses one, the bearer's side the other. */
const isTheirs = (effect: Effect | undefined, seat: number, bearer: number | undefined): boolean => {
  const picks = effect === undefined ? [] : picksOf(effect);
  const theirs = picks.filter(({ by }) => by === 'opponent').length;
  return theirs > 0 && (theirs === picks.length || (bearer !== undefined && bearer !== seat));
};

/** What a pick is for: the op of the effect that asks, `look` where it reveals to one side alone, or `cost`. */
export type Asked = Effect['op'] | 'look' | 'cost';

/** What the piece picked at this decision is wanted for; null for other decisions, and where the view does not know the power. */
export const askedFor = ({ key, args }: Decision, view: View): Asked | null => {
  const [id = -1, number = 0, keyword = -1, place = 0] = args;
  const kind = kindOf(view, id);
  const piece = kind === null ? undefined : pieceOf(kind);
  if (piece === undefined || key !== 'legends.pick') return null;
  const power = powerOf(piece, number, keyword);
  if (power === null) return null;
  if (place < 0) return 'cost';
  const effect = power.do[place];
  return effect?.op === 'reveal' && effect.to === 'you' ? 'look' : (effect?.op ?? null);
};

/** Is the piece picked at this decision brought to the square of whoever asks for it? */
export const bringsPicked = ({ key, args }: Decision, view: View): boolean => {
  const [id = -1, number = 0, keyword = -1, place = 0] = args;
  const kind = kindOf(view, id);
  const piece = kind === null ? undefined : pieceOf(kind);
  const power = piece === undefined || key !== 'legends.pick' ? null : powerOf(piece, number, keyword);
  return power !== null && place >= 0 && movingKey(power, place) === 'legends.ask.bring';
};

/** `Evil’s`: the side whose power asks this seat; null where it has left the board and more than one could be meant. */
const whoseOf = (view: View, seat: number, bearer: number | undefined): string | null => {
  const others = [...new Set(view.tokens.map((token) => token.seat))].filter((other) => !areAllies(other, seat));
  const side = bearer ?? (others.length === 1 ? others[0] : undefined);
  return side === undefined ? null : possessiveOf(sideOf(view, side));
};

/**
 * The sentence of a `legends.pick` or `legends.place` decision, as its seat reads it. Null for other decisions, and where
 * the view does not know the piece: then the decision's own key will do.
 */
export const askedText = (decision: Decision, view: View): string | null => {
  const { key, args, seat } = decision;
  const [id = -1, number = 0, keyword = -1, place = 0, put = -1] = args;
  const kind = kindOf(view, id);
  const piece = kind === null ? undefined : pieceOf(kind);
  if (piece === undefined || (key !== 'legends.pick' && key !== 'legends.place')) return null;
  if (key === 'legends.place') {
    const unit = kindOf(view, put);
    const placed = unit === null ? undefined : pieceOf(unit);
    const asked =
      put === id
        ? phrase('legends.ask.placeIt', { piece: nameOf(piece) })
        : phrase('legends.ask.place', {
            piece: nameOf(piece),
            unit: placed === undefined ? THAT_PIECE.phrase : nounFor(placed),
          });
    return phraseText(asked);
  }
  const power = powerOf(piece, number, keyword);
  if (power === null) return null;
  const bearer = view.tokens.find((token) => token.id === id)?.seat;
  const own = isTheirs(power.do[place], seat, bearer);
  const question = pickQuestion(piece, power, place, own, own ? whoseOf(view, seat, bearer) : null);
  return question === null ? null : phraseText(question);
};
