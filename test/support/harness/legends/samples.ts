/** Setups for random matches of the Legends family, by form and name. */
import type { Setup } from '../../../../src/contract/setup';
import { legendsOf } from '../../../../src/games/legends';
import { BOXED, formatArmy } from '../../../../src/games/legends/army';
import { randomArrangement } from '../../../../src/games/legends/arrange';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import { STANDARD_FORM } from '../../../../src/games/legends/forms';
import type { Form, Piece, Side } from '../../../../src/games/legends/language';
import type { Sample } from '../kit';
import { createRng, type Rng } from '../rng';
import { positionSetup } from './positions';

/**
 * Choices in one turn, those in windows included, that no match goes beyond. Each use of an ability spends a piece, or a limit, or
 * gives a keyword that its recipient lacked, and each is followed by a pass of everybody: some hundreds at the very worst.
 */
export const LEGENDS_TURN_LIMIT = 1000;

const TWO_SEATS = 2;
const SIDES: readonly Side[] = ['good', 'evil'];
/** One standard match in so many starts from a random position, and one of those on a wide board. */
const POSITION_EVERY = 3;
const WIDE_EVERY = 8;

/** What an army of the worst kind is made of, as far as the mix of strengths allows. */
const VICES: readonly ((piece: Piece) => boolean)[] = [
  ({ powers }) => powers.some((power) => 'kind' in power && power.kind === 'curse'),
  ({ powers }) => powers.some((power) => 'keyword' in power && power.keyword === 'berserk'),
  ({ powers }) => powers.some((power) => 'do' in power && power.do.some(({ op }) => op === 'extraTurn')),
  ({ powers }) => powers.some((power) => 'kind' in power && power.kind === 'ability' && power.on === undefined),
  ({ powers }) => powers.some((power) => 'kind' in power && power.cost !== undefined),
  ({ powers }) =>
    powers.some(
      (power) =>
        'do' in power &&
        power.do.some((effect) => effect.op === 'move' && typeof effect.who === 'object' && 'zone' in effect.who),
    ),
];

function viciousArmy(form: Form, side: Side, vice: (piece: Piece) => boolean, rng: Rng): readonly number[] {
  return form.mix.flatMap(([strength, count]) => {
    const all = legendsCatalogue.pieces.filter((piece) => piece.side === side && piece.strength === strength);
    const wicked = all.filter(vice);
    const source = wicked.length > 0 ? wicked : all;
    return Array.from({ length: count }, () => source[rng.draw(source.length)]?.number ?? 1);
  });
}

/** All armies of the same vice in most matches, else each of its own. */
const viciousOf =
  (form: Form): Sample =>
  (index, seed, seats = TWO_SEATS) => {
    const rng = createRng(seed);
    const vice = (): ((piece: Piece) => boolean) => VICES[rng.draw(VICES.length)] ?? (() => true);
    const common = VICES[index % VICES.length] ?? vice();
    const mixed = rng.draw(4) === 0;
    const first = rng.draw(2);
    const plain = legendsOf(form.name).sampleSetup(index, seed, seats);
    return {
      ...plain,
      seats: plain.seats.map((_, seat) => ({
        player: 'person' as const,
        army: viciousArmy(form, SIDES[(seat + first) % 2] ?? 'good', mixed ? vice() : common, rng),
      })),
    };
  };

/** The content's own setups in their turn, between them positions. */
const mixedOf =
  (dealt: Sample, position: Sample): Sample =>
  (index, seed, seats) => {
    const round = Math.floor(index / POSITION_EVERY);
    return index % POSITION_EVERY === POSITION_EVERY - 1
      ? position(round, seed, seats)
      : dealt(index - round, seed, seats);
  };

/** A form's samples; the first is what harnesses play unless told otherwise. */
export function samplesOf(form: Form): Readonly<Record<string, Sample>> {
  const dealt: Sample = (index, seed, seats) => legendsOf(form.name).sampleSetup(index, seed, seats);
  const position: Sample = (_index, seed, seats = TWO_SEATS) => positionSetup(seed, { form, seats });
  if (form.ground !== 'boards') return { mixed: mixedOf(dealt, position), dealt, position };
  const wide: Sample = (_index, seed) => positionSetup(seed, { form, wide: true });
  const some: Sample = (round, seed, seats = TWO_SEATS) =>
    (seats === TWO_SEATS && round % WIDE_EVERY === WIDE_EVERY - 1 ? wide : position)(round, seed, seats);
  return { mixed: mixedOf(dealt, some), dealt, position, wide, vicious: viciousOf(form) };
}

/** Battles with the standard options, from the first move on: what a benchmark plays. */
export const benchSampleOf =
  (form: Form): Sample =>
  (index, seed): Setup => {
    const rng = createRng(seed);
    const sides = index % 2 === 0 ? SIDES : [...SIDES].reverse();
    const army = (side: Side, seat: number): unknown => {
      if (form.setup === 'arranged') return formatArmy(randomArrangement(form, seat, (below) => rng.draw(below)));
      const boxes = BOXED.filter((box) => box.side === side);
      return { boxed: boxes[rng.draw(boxes.length)]?.name ?? 'good 1' };
    };
    return {
      game: 'legends',
      form: form.name,
      seats: sides.map((side, seat) => ({ player: 'person' as const, army: army(side, seat) })),
      options: { windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'on' },
      seed,
    };
  };

/** Those of the standard form. */
export const legendsSamples = samplesOf(STANDARD_FORM);
export const boxedBattle = benchSampleOf(STANDARD_FORM);
