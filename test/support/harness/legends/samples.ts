/** Setups for random matches of Legends, by name. */
import type { Setup } from '../../../../src/contract/setup';
import { legends } from '../../../../src/games/legends';
import { ARMY_MIX, BOXED } from '../../../../src/games/legends/army';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Piece, Side } from '../../../../src/games/legends/language';
import type { Sample } from '../kit';
import { createRng, type Rng } from '../rng';
import { positionSetup } from './positions';

/**
 * Choices in one turn, those in windows included, that no match goes beyond. Each use of an ability spends a piece, or a limit, or
 * gives a keyword that its recipient lacked, and each is followed by at most two passes: some hundreds at the very worst.
 */
export const LEGENDS_TURN_LIMIT = 1000;

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

function viciousArmy(side: Side, vice: (piece: Piece) => boolean, rng: Rng): readonly number[] {
  return ARMY_MIX.flatMap(([strength, count]) => {
    const all = legendsCatalogue.pieces.filter((piece) => piece.side === side && piece.strength === strength);
    const wicked = all.filter(vice);
    const source = wicked.length > 0 ? wicked : all;
    return Array.from({ length: count }, () => source[rng.draw(source.length)]?.number ?? 1);
  });
}

/** Both armies of the same vice in most matches, else of two. */
const vicious: Sample = (index, seed) => {
  const rng = createRng(seed);
  const vice = (): ((piece: Piece) => boolean) => VICES[rng.draw(VICES.length)] ?? (() => true);
  const common = VICES[index % VICES.length] ?? vice();
  const mixed = rng.draw(4) === 0;
  const first = rng.draw(2);
  const plain = legends.sampleSetup(index, seed);
  return {
    ...plain,
    seats: [0, 1].map((seat) => ({
      player: 'person' as const,
      army: viciousArmy(SIDES[(seat + first) % 2] ?? 'good', mixed ? vice() : common, rng),
    })),
  };
};

const dealt: Sample = (index, seed, seats) => legends.sampleSetup(index, seed, seats);

const position: Sample = (_index, seed) => positionSetup(seed);

const wide: Sample = (_index, seed) => positionSetup(seed, { wide: true });

/** Two thirds from the content's own setups, all in their turn, the rest from positions. */
const mixed: Sample = (index, seed, seats) => {
  const round = Math.floor(index / POSITION_EVERY);
  if (index % POSITION_EVERY === POSITION_EVERY - 1)
    return (round % WIDE_EVERY === WIDE_EVERY - 1 ? wide : position)(index, seed);
  return dealt(index - round, seed, seats);
};

/** The first is what harnesses play unless told otherwise. */
export const legendsSamples: Readonly<Record<string, Sample>> = { mixed, dealt, position, wide, vicious };

/** Battles of boxed armies with the standard options: what a benchmark plays. */
export const boxedBattle: Sample = (index, seed): Setup => {
  const rng = createRng(seed);
  const sides = index % 2 === 0 ? SIDES : [...SIDES].reverse();
  return {
    game: 'legends',
    form: 'legends',
    seats: sides.map((side) => {
      const boxes = BOXED.filter((box) => box.side === side);
      return { player: 'person' as const, army: { boxed: boxes[rng.draw(boxes.length)]?.name ?? 'good 1' } };
    }),
    options: { windows: 'combat', lists: 'open', asks: 'useful' },
    seed,
  };
};
