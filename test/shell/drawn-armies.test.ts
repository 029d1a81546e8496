/** Armies that chance gives: to a player one of the side’s six boxes, to the computer one of those or one made to a theme (R20). */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { BOXED } from '../../src/games/legends/army';
import { pieceOf } from '../../src/games/legends/catalogue';
import { STANDARD_FORM } from '../../src/games/legends/forms';
import type { Side } from '../../src/games/legends/language';
import { armyReport, piecesOfForm } from '../../src/games/legends/mix';
import { fitsTheme, type Theme, themesOf } from '../../src/games/legends/themes';
import type { Draw } from '../../src/games/shared/draws';
import { type BattlePlan, FIRST_PLAN, SIDE_CHOICES, withSide } from '../../src/shell/games/legends/setup/plan';
import { requestOf, settled } from '../../src/shell/games/legends/setup/request';
import { createRng } from '../support/harness/rng';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

const drawing = (seed: number): Draw => {
  const rng = createRng(seed);
  return (below) => rng.draw(below);
};

/** The armies of a plan’s two players as the match gets them; undefined: left to the deal. */
const armiesOf = (plan: BattlePlan, seed: number): readonly unknown[] => {
  const read = legends.readSetup(requestOf(plan, 0, drawing(seed)).setup);
  if (!read.ok) throw new Error(read.fault.at);
  return read.value.seats.map(({ army }) => army);
};

const boxesOf = (side: Side): readonly { boxed: string }[] =>
  BOXED.filter((box) => box.side === side).map(({ name }) => ({ boxed: name }));

const isMade = (army: unknown): army is readonly number[] => Array.isArray(army);

const strengthsOf = (pieces: readonly number[]) =>
  STANDARD_FORM.mix.map(([strength, count]) => ({
    count,
    there: piecesOfForm(STANDARD_FORM, armyReport(pieces).side ?? 'good').filter(
      (piece) => piece.strength === strength,
    ),
    taken: pieces.flatMap((number) => pieceOf(number) ?? []).filter((piece) => piece.strength === strength),
  }));

/** As many different pieces of the theme as the side has and the mix takes, of every strength. */
const isOfTheme = (pieces: readonly number[], theme: Theme): boolean =>
  strengthsOf(pieces).every(({ count, there, taken }) => {
    const fitting = new Set(taken.filter((piece) => fitsTheme(piece, theme)));
    return fitting.size === Math.min(count, there.filter((piece) => fitsTheme(piece, theme)).length);
  });

const made = (plan: BattlePlan) => SEEDS.map((seed) => armiesOf(plan, seed)[1]).filter(isMade);

describe.each(SIDE_CHOICES)('the computer’s army, the player’s side being %s', (side) => {
  const plan = withSide(FIRST_PLAN, side);
  const sides: readonly Side[] = side === 'drawn' ? ['good', 'evil'] : [side === 'good' ? 'evil' : 'good'];

  it('is one of six boxes or made to a theme, about as often; the player’s is never made', () => {
    const boxes = sides.flatMap(boxesOf);
    const met = SEEDS.map((seed) => armiesOf(plan, seed));
    for (const [own, other] of met) {
      expect(isMade(own)).toBe(false);
      if (!isMade(other) && other !== undefined) expect(boxes).toContainEqual(other);
      // the deal gives boxes to both, or to nobody
      if (other === undefined) expect([side, own]).toEqual(['drawn', undefined]);
    }
    const count = met.filter(([, other]) => isMade(other)).length;
    // 150 throws of a coin: five standard deviations from 75
    expect(count).toBeGreaterThan(44);
    expect(count).toBeLessThan(106);
    const named = new Set(met.map(([, other]) => JSON.stringify(other)).filter((text) => text?.includes('boxed')));
    expect(named.size).toBe(side === 'drawn' ? 0 : 6);
  });

  it('made, has the exact mix of one side, twins only where the side has no more, and a theme of that side', () => {
    const themes = new Set<string>();
    for (const pieces of made(plan)) {
      const report = armyReport(pieces);
      expect(report).toMatchObject({ fits: true, missing: [], extra: [], strange: [] });
      expect(sides).toContain(report.side);
      for (const { count, there, taken } of strengthsOf(pieces))
        expect(new Set(taken).size).toBe(Math.min(count, there.length));
      const fitting = themesOf(report.side ?? 'good').filter((theme) => isOfTheme(pieces, theme));
      expect(fitting.length).toBeGreaterThan(0);
      for (const { name } of fitting) themes.add(`${report.side} ${name}`);
    }
    // every theme of the side comes in its turn
    expect([...themes].sort()).toEqual(sides.flatMap((of) => themesOf(of).map(({ name }) => `${of} ${name}`)).sort());
  });

  it('follows the draws', () => {
    for (const seed of SEEDS.slice(0, 20)) expect(armiesOf(plan, seed)).toEqual(armiesOf(plan, seed));
    expect(new Set(made(plan).map((pieces) => pieces.join())).size).toBe(made(plan).length);
  });
});

it('is settled for a whole series, made or boxed', () => {
  const ways = new Set<string>();
  for (const seed of SEEDS.slice(0, 40)) {
    const plan = settled({ ...FIRST_PLAN, series: 3 }, drawing(seed));
    const [own, other] = plan.armies;
    expect(own.way).toBe('boxed');
    ways.add(other.way);
    const [first, second] = [1, 2].map((again) => armiesOf(plan, again));
    expect(first).toEqual(second);
  }
  expect([...ways].sort()).toEqual(['boxed', 'own']);
});

it('of two friends at one screen are boxed, or left to the deal', () => {
  for (const side of SIDE_CHOICES)
    for (const seed of SEEDS.slice(0, 30))
      for (const army of armiesOf(withSide({ ...FIRST_PLAN, opponent: 'person' }, side), seed))
        expect(side === 'drawn' ? army === undefined : !isMade(army) && army !== undefined).toBe(true);
});
