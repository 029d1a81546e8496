/** What a power waits for, and whom its words mean then. */
import type { Filter, FullPower, Piece, PowerEvent, PowerKind } from '../../../../games/legends/language';
import { nounOf, placeOf } from './nouns';
import { type Phrase, phrase } from './phrase';
import { IT, type Meant, nameCalled, type Reader, type Tale, THAT_PIECE } from './tale';

/** The events that a power waits for. */
export const eventsOf = ({ on }: FullPower): readonly PowerEvent[] => (on === undefined ? [] : [on].flat());

const foeOf = (power: FullPower): Phrase => {
  const [event, second] = eventsOf(power);
  if (power.if?.foe !== undefined || second !== undefined) return THAT_PIECE.phrase;
  switch (event) {
    case 'attack':
      return phrase('legends.say.defender');
    case 'struck':
      return phrase('legends.say.striker');
    case 'seen':
      return phrase('legends.say.seer');
    case 'flownOver':
      return THAT_PIECE.phrase;
    default:
      return phrase('legends.say.attacker');
  }
};

/** Nothing has been picked: `it` can only be the bearer. */
const NOTHING_YET: Meant = { phrase: IT, many: false };

/** What `it` means before anything is picked. */
const startOf = (power: FullPower): Meant => {
  const [event] = eventsOf(power);
  if (event === 'flew') return { phrase: phrase('legends.say.leapt'), many: true };
  if (event !== 'fallen') return NOTHING_YET;
  const [name] = power.if?.it?.name ?? [];
  return name === undefined ? THAT_PIECE : { phrase: nameCalled(name), many: false };
};

const CHOSEN: readonly PowerKind[] = ['ability', 'action'];

/** What the words of a power mean at its beginning. */
export const taleOf = (piece: Piece, power: FullPower, reader: Reader): Tale => ({
  reader,
  verb: reader === 'own' || CHOSEN.includes(power.kind) ? 'do' : 'does',
  piece,
  foe: foeOf(power),
  it: startOf(power),
  fallen: eventsOf(power).includes('fallen'),
  paid: power.cost !== undefined,
  chosen: CHOSEN.includes(power.kind),
});

/** When a power is used: `when it attacks a piece of base strength 10`; null where nothing has to happen first. */
export const triggerOf = (power: FullPower, tale: Tale): Phrase | null => {
  const [event, second] = eventsOf(power);
  const foe = power.if?.foe;
  const piece = foe === undefined ? null : nounOf(foe, 'a', tale);
  const foeBy = (plain: string, told: string): Phrase => (piece === null ? phrase(plain) : phrase(told, { piece }));
  if (event === undefined) return null;
  switch (event) {
    case 'attack':
      return second === 'attacked'
        ? foeBy('legends.say.onFight', 'legends.say.onFightWith')
        : foeBy('legends.say.onAttack', 'legends.say.onAttackOf');
    case 'attacked':
      return foeBy('legends.say.onAttacked', 'legends.say.onAttackedBy');
    case 'won':
      return phrase('legends.say.onWon');
    case 'fallen':
      return fallenOf(power.if?.it ?? {}, tale);
    case 'struck':
      return phrase('legends.say.onStruck');
    case 'seen':
      return phrase('legends.say.onSeen');
    case 'flew':
      return phrase('legends.say.onFlew');
    case 'flownOver':
      return phrase('legends.say.onFlownOver');
    case 'turnEnd':
      return phrase('legends.say.onTurnEnd', { reader: tale.reader });
    case 'curseEnd':
      return phrase('legends.say.onCurseEnd');
  }
};

/** A power helps only pieces of its own side (R6), so a piece waited for by name is yours. */
const fallenOf = (filter: Filter, tale: Tale): Phrase => {
  const noun = nounOf(filter, 'a', tale);
  const piece = filter.name === undefined ? noun : phrase('legends.say.yoursThen', { noun, reader: tale.reader });
  const place = placeOf(filter, 'one', tale);
  return place === null
    ? phrase('legends.say.onFallen', { piece })
    : phrase('legends.say.onFallenAt', { piece, place });
};
