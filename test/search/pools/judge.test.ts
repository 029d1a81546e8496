/** What the judge of arrangements makes of matches: what squares are worth, and that a copy does not inherit luck. */
import { expect, it } from 'vitest';
import { patternsOf } from '../../../src/games/legends/arrange';
import { FORM_LIST, ownSquares } from '../../../src/games/legends/forms';
import { createRng } from '../../support/harness/rng';
import { type Arrangement, changed, flipped } from './arrangement';
import { Judge, type Pair } from './judge';

const form = FORM_LIST.find((one) => patternsOf(one).length > 0);
if (form === undefined) throw new Error('no arranged form');
const squares = ownSquares(form, 0).length;
const army = form.mix.flatMap(([, count], n) => Array.from({ length: count }, () => form.pieces[0] + n));
const rng = createRng(5);
const draw = (below: number): number => rng.draw(below);

const shuffled = (): Arrangement => {
  const rest = [...army, ...Array.from({ length: squares - army.length }, () => 0)];
  return Array.from({ length: squares }, () => rest.splice(draw(rest.length), 1)[0] ?? 0);
};
const arrangements = Array.from({ length: 200 }, shuffled);
/** The kind of which there are two or more that the planted rule is about; it wins in the near half. */
const planted = army.find((kind, n) => army.indexOf(kind) !== n) ?? 0;
const nearHalf = (kinds: Arrangement): number => kinds.slice(0, squares / 2).filter((kind) => kind === planted).length;

const pairs: readonly Pair[] = Array.from({ length: 4000 }, () => {
  const [first = [], second = []] = [arrangements[draw(200)], arrangements[draw(200)]];
  const [a, b] = [nearHalf(first), nearHalf(second)];
  return { first, second, score: a > b ? 0.75 : a < b ? 0.25 : 0.5 };
});

it('finds what squares are worth, in arrangements that it has never seen too', () => {
  const judge = new Judge(form, squares, pairs);
  const unseen = Array.from({ length: 200 }, shuffled);
  const middle = army.filter((kind) => kind === planted).length / 2;
  const good = unseen.filter((kinds) => nearHalf(kinds) > middle);
  const bad = unseen.filter((kinds) => nearHalf(kinds) < middle);
  const ways = good.flatMap((one) => bad.map((other) => judge.hope(one) > judge.hope(other)));
  expect(ways.filter((way) => way).length / ways.length).toBeGreaterThan(0.8);
});

it('judges mirror images alike', () => {
  const judge = new Judge(form, squares, pairs);
  for (const kinds of arrangements) expect(judge.hope(flipped(kinds, form))).toBeCloseTo(judge.hope(kinds), 12);
});

it('credits an arrangement with what it did itself, and its copy with nothing of it', () => {
  const [lucky = [], other = []] = arrangements;
  const judge = new Judge(form, squares, [{ first: lucky, second: other, score: 1 }]);
  const copy = [...lucky];
  expect(judge.worth(lucky)).toBeGreaterThan(judge.hope(lucky));
  expect(judge.worth(other)).toBeLessThan(judge.hope(other));
  expect(judge.worth(copy)).toBe(judge.hope(lucky));
  const next = changed(lucky, draw);
  expect(judge.worth(next)).toBe(judge.hope(next));
  // one pair says next to nothing
  expect(judge.worth(lucky)).toBeLessThan(0.55);
});
