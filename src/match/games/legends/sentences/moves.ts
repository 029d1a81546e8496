/** Changes of place as clauses. */
import { type Path, type Space, type Target, TERRAINS } from '../../../../games/legends/language';
import { possessiveOf, unitThe } from '../../../../text';
import { type Clause, clause, type EffectOf, objectOf, ordered } from './clause';
import { isMany, numberWord, placeOf } from './nouns';
import { type Phrase, pair, phrase } from './phrase';
import { IT, isPick, nounFor, type Tale } from './tale';

const possessive = (tale: Tale): Phrase =>
  phrase('legends.say.squareOf', { whose: possessiveOf(unitThe('legends', tale.piece.number)) });

/** The squares that may be gone to. */
const squareOf = (to: Space, many: boolean, ofSelf: boolean, tale: Tale): Phrase => {
  if (to.at === 'self') return possessive(tale);
  if (to.at === 'origin') return phrase('legends.say.origin', { piece: nounFor(tale.piece) });
  const { near, terrain } = to;
  const square = phrase('legends.say.square', {
    any: near === undefined || near === 'water' ? 'yes' : 'no',
    form: many ? 'many' : 'one',
    terrain: terrain === undefined ? 'none' : phrase(`legends.terrain.${TERRAINS.indexOf(terrain)}`),
  });
  const place = near === undefined ? null : placeOf({ near }, 'one', tale);
  // "next to it" would mean the piece that moves
  const named = near === 'self' && !ofSelf ? phrase('legends.say.nextTo', { what: nounFor(tale.piece) }) : place;
  return pair(square, named);
};

const stepsOf = ({ steps: [least, most] }: Path): string | number => {
  if (least === most) return least;
  return least > 1 ? 'more' : 'any';
};

const moveAlong = (who: Target, path: Path, tale: Tale): Clause => {
  const pieces = objectOf(who, tale);
  if (path.jump) return ordered('legends.say.do.fly', { pieces }, who, tale);
  const args = { pieces, steps: stepsOf(path), least: numberWord(path.steps[0]), dir: path.dir };
  const moved = ordered(path.bend ? 'legends.say.do.pathBend' : 'legends.say.do.path', args, who, tale);
  const text = phrase('legends.say.follows', { first: moved.text, second: phrase('legends.say.mayAttack') });
  return { ...moved, text };
};

/** The verb of a change of place. `fallen` waits for a destroyed piece, which only a return can move. */
const verbOf = ({ who, to }: Placing, tale: Tale, curse: boolean): string => {
  const returns =
    (isPick(who) && who.zone === 'destroyed') || (curse && who === 'self') || (who === 'it' && tale.fallen);
  if (!returns) return 'legends.say.do.move';
  return to.at === 'self' ? 'legends.say.do.returnInPlace' : 'legends.say.do.return';
};
type Placing = Extract<EffectOf<'move'>, { readonly to: Space }>;

/** A piece goes elsewhere: by a path, to a square, back from the destroyed. `curse`: its bearer is dead. */
export const move = (effect: EffectOf<'move'>, tale: Tale, curse: boolean): Clause => {
  const { who } = effect;
  if ('path' in effect) return moveAlong(who, effect.path, tale);
  const many = isPick(who) ? isMany(who) : who === 'it' && tale.it.many;
  // once other pieces have been named, "it" would mean them
  const pieces = who === 'self' && tale.it.phrase !== IT ? nounFor(tale.piece) : objectOf(who, tale);
  const square = squareOf(effect.to, many, who === 'self', tale);
  return effect.by === 'opponent'
    ? clause(phrase('legends.say.do.mustMove', { pieces, square, reader: tale.reader }), who, tale)
    : ordered(verbOf(effect, tale, curse), { pieces, square }, who, tale);
};
