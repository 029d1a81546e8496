/** Hidden pieces of Legends look the same whatever they are; powers are marked by diamonds. */

import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { plan as planOfBoard } from '../../src/games/legends/plan';
import { twoSides } from '../../src/games/shared/sides';
import { ask, press } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { fallsFrom } from '../../src/shell/board/plain-square';
import { applyChange } from '../../src/stage/director/change';
import { type Model, modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { still } from '../../src/stage/director/shot';
import { layOut } from '../../src/stage/layout';
import { foretell } from '../../src/stage/picture/foretold';
import { lay, type Overlay } from '../../src/stage/picture/marks';
import { use } from '../../src/stage/picture/power';
import { filmOf } from '../../src/stage/picture/scene';
import { seatPlace } from '../../src/stage/picture/sprite';
import { lookOf } from '../support/looks';
import { legendsAt } from './legends-match';

const look = lookOf('legends');
const layout = layOut({ width: 700, height: 700 }, planOfBoard({ width: 8, height: 8 }), 1, 0);
if (layout === null) throw new Error('no room');
const set = { layout, look, say: (key: string) => key };
const EMPTY: Overlay = {
  asking: null,
  preview: null,
  hover: null,
  drag: null,
  focus: null,
  last: [],
  ways: [],
  age: 1000,
  previewAge: 1000,
};

const plain = Array.from({ length: 8 }, () => 'pppppppp');
/** The same board but for what stands hidden on h8. */
const withHidden = (piece: number, boosts = {}) => ({
  terrain: plain,
  pieces: { a1: [33, 0], d4: [1, 0], c8: [204, 1], h8: [piece, 1] },
  boosts,
  turn: 0,
});

const picture = (position: unknown, viewer: number) => {
  const { film } = filmOf(set, still(modelOf(legendsAt(position).view(viewer), look)));
  return film.finish();
};

describe('hidden pieces', () => {
  // a soldier, a Magic piece, a castle, pieces of three nations
  const KINDS = [161, 172, 146, 200, 206] as const;

  test('have one picture for all others, whatever they are', () => {
    const [first, ...others] = KINDS.map((kind) => picture(withHidden(kind), 0));
    expect(first?.some(({ art }) => art.startsWith('back:'))).toBe(true);
    for (const other of others) expect(other).toEqual(first);
    const own = KINDS.map((kind) => JSON.stringify(picture(withHidden(kind), 1)));
    expect(new Set(own).size).toBe(KINDS.length);
  });

  test('carry no strength and no sign', () => {
    const lent = withHidden(161, { h8: 2 });
    expect(picture(lent, 0)).toEqual(picture(withHidden(161), 0));
    const arts = picture(lent, 0).map(({ art }) => art);
    expect(arts.filter((art) => /^(chip\||sign:)/.test(art))).toEqual([]);
    expect(picture(lent, 1).map(({ art }) => art)).toContain('chip|more|+2');
  });
});

describe('signs', () => {
  test('of its army and of freshness stand at a piece that has changed sides, which has the shape of its new side', () => {
    const position = {
      terrain: plain,
      pieces: {
        a1: [33, 0],
        d4: { piece: 170, army: 1, seat: 0, shown: true, fresh: true },
        h8: [204, 1],
      },
      turn: 0,
    };
    const arts = picture(position, 0).map(({ art }) => art);
    // good is the heater, livery 0; evil, from whose army it came, the kite, livery 1
    expect(arts).toContain('unit:0:170!');
    expect(arts).not.toContain('unit:1:170');
    // the sign alone has the colour of the nation, whose lines are vertical
    expect(arts).toContain('sign:army:1:vertical');
    expect(arts).toContain('sign:fresh');
  });

  test('of its army are there as long as another side holds a piece, and its colours are those of who holds it', () => {
    const at = (seat: number) => ({
      terrain: plain,
      pieces: { a1: [33, 0], d5: { piece: 147, army: 1, seat, shown: true }, h8: [204, 1] },
      turn: 0,
    });
    const shown = (model: Model) => {
      const arts = filmOf(set, still(model)).film.finish();
      return arts.map(({ art }) => art).filter((art) => /^(unit:\d:147|sign:army)/.test(art));
    };
    const [before, during] = [legendsAt(at(1)).view(0), legendsAt(at(0)).view(0)];
    const changed = (view: View, seat: number) => {
      const token = view.tokens.find(({ kind }) => kind === 147)?.id ?? -1;
      const passage = { from: view, to: view, events: [{ type: 'controlled' as const, token, seat }] };
      const { steps } = planOf(passage, look, { speed: 'normal', calm: false });
      const step = steps.find(({ change }) => change?.type === 'convert');
      return step?.change == null ? null : shown(applyChange(modelOf(view, look), step.change));
    };
    expect(shown(modelOf(before, look))).toEqual(['unit:1:147']);
    const taken = ['unit:0:147!', 'sign:army:1:vertical'];
    expect(changed(before, 0)).toEqual(taken);
    // the view itself, as a replay opens there
    expect(shown(modelOf(during, look))).toEqual(taken);
    expect(changed(during, 1)).toEqual(['unit:1:147']);
  });

  test('of the seats stand at their own edge, of several pairs side by side', () => {
    const wide = layOut({ width: 1280, height: 500 }, planOfBoard({ width: 32, height: 8 }), 1, 0);
    if (wide === null) throw new Error('no room');
    const sides = twoSides(8);
    const xs = [0, 2, 4, 6].map((seat) => seatPlace(wide, sides, seat));
    expect(xs.map(({ x }) => x)).toEqual([4, 12, 20, 28]);
    expect(xs.every(({ y }) => y > 8)).toBe(true);
    expect(seatPlace(wide, sides, 5)).toMatchObject({ x: 20 });
    expect(seatPlace(wide, sides, 5).y).toBeLessThan(0);
    expect(seatPlace({ ...wide, near: 1, turned: true }, sides, 1)).toMatchObject({ x: 28 });
  });
});

describe('on a crowded board', () => {
  const position = {
    terrain: plain,
    pieces: { a1: [33, 0], d4: [1, 0, 'shown'], d5: [161, 1, 'shown'], a8: [204, 1, 'shown'] },
    turn: 0,
  };
  const model = modelOf(legendsAt(position).view(0), look);
  const [d4, d5, a8] = [27, 35, 56];
  const idOn = (square: number) => model.tokens.find((token) => token.square === square)?.id ?? -1;

  test('the eye is as small as one of two that share a square, and full-grown on one alone', () => {
    const seen = model.tokens.map((token) => ({ ...token, seen: token.square !== 0 }));
    const met = seen.map((token) => (token.square === d5 ? { ...token, square: d4 } : token));
    const eyes = (tokens: typeof seen) =>
      filmOf(set, still({ ...model, tokens: [...tokens].sort((a, b) => a.square - b.square) }))
        .film.finish()
        .filter(({ art }) => art === 'sign:seen')
        .map(({ scale }) => scale);
    expect(eyes(seen)).toEqual([1, 1, 1]);
    expect(eyes(met).sort()).toEqual([0.66, 0.66, 1]);
  });

  test('of two on one square each has the chip of its strength over itself', () => {
    for (const [came, from] of [
      [d4, d4 - 1],
      [d4, d4 + 1],
    ] as const) {
      const two = model.tokens
        .map((token) => (token.square === d5 || token.square === d4 ? { ...token, by: 2 } : token))
        .map((token) => (token.square === d5 ? { ...token, square: d4 } : token));
      const meeting = { token: idOn(came), from };
      const { film } = filmOf(set, still({ ...model, meeting, tokens: [...two].sort((a, b) => a.square - b.square) }));
      const sprites = film.finish();
      const units = sprites.filter(({ art, scale }) => art.startsWith('unit:') && scale < 1).map(({ x }) => x);
      const chips = sprites.filter(({ art }) => art === 'chip|more|+2').map(({ x }) => x);
      const [left, right] = [Math.min(...units), Math.max(...units)];
      expect(right - left).toBeCloseTo(0.48, 5);
      // about half a cell wide, it does not reach over the other's middle, and leans away from it
      expect(Math.min(...chips)).toBeLessThanOrEqual(left);
      expect(Math.max(...chips)).toBeGreaterThanOrEqual(right);
    }
  });

  test('the word of a power stands over its piece, and under one in the first row', () => {
    const wordAt = (square: number): number => {
      const { film } = filmOf(set, still(model));
      const { y } = film.centre(square);
      use(film, { preset: 'use', id: idOn(square), word: 'flying' }, 0.5);
      return (film.sprites.find(({ art }) => art.startsWith('chip|word|'))?.y ?? y) - y;
    };
    expect(wordAt(d4)).toBeLessThan(-0.4);
    expect(wordAt(a8)).toBeGreaterThan(0.6);
  });
});

test.each([264, 372, 700])('the sum of a foretold fight lies over no chip, on a board %i px wide', (wide) => {
  const room = layOut({ width: wide, height: wide }, planOfBoard({ width: 8, height: 8 }), 1, 0);
  if (room === null) throw new Error('no room');
  const pieces = { a1: [33, 0], d4: [7, 0], c5: [161, 1, 'shown'], d5: [161, 1, 'shown'], e5: [161, 1, 'shown'] };
  const model = modelOf(legendsAt({ terrain: plain, pieces: { ...pieces, h8: [204, 1] }, turn: 0 }).view(0), look);
  const tokens = model.tokens.map((token) => ({ ...token, by: 2 }));
  const chipsOf = (fought: boolean) => {
    const { film } = filmOf({ ...set, layout: room }, still({ ...model, tokens }));
    const fight = { from: 27, square: 35, attack: 9, defence: 8, beaten: true, attackers: 1, helpers: [] };
    if (fought) foretell(film, { type: 'fought', ...fight }, 1);
    const sprites = film.finish();
    const sum = sprites.find(({ art }) => art === 'chip|beats|9 > 8');
    const chips = sprites.filter(({ art }) => art === 'chip|more|+2').map(({ x, y }) => ({ x, y }));
    return { sum, chips };
  };
  const [before, { sum, chips }] = [chipsOf(false), chipsOf(true)];
  // the chip of the attacked piece is in the sum
  expect(chips).toHaveLength(before.chips.length - 1);
  if (sum === undefined) throw new Error('no sum');
  // a sum is at most 1.7 cells wide and 0.7 high, a chip 0.6 and 0.4
  const near = ({ x, y }: { x: number; y: number }) => Math.abs(x - sum.x) < 1.15 && Math.abs(y - sum.y) < 0.55;
  expect(before.chips.some(near)).toBe(true);
  expect(chips.filter(near)).toEqual([]);
});

describe('marks', () => {
  const engine = legendsAt({
    terrain: plain,
    pieces: { a1: [33, 0], d4: [7, 0], d7: [161, 1, 'shown'], h8: [204, 1] },
    turn: 0,
  });
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const context = { view: engine.view(0), ...legendsWords };
  const chosen = press(ask(decision, [], context), { on: 'square', square: 27 }, context);
  if (chosen.kind !== 'asking') throw new Error('no piece');
  const drawn = (overlay: Partial<Overlay>) => {
    const { film } = filmOf(set, still(modelOf(context.view, look)));
    lay(film, { ...EMPTY, ...overlay });
    return film.finish();
  };

  test('a chosen piece shows where it may go', () => {
    const sprites = drawn({ asking: chosen.asking });
    expect(sprites.filter(({ art }) => art === 'mark:move')).toHaveLength(4);
    expect(sprites.filter(({ art }) => art === 'chosen')).toHaveLength(1);
  });

  test('a power’s diamond lies round whoever stands on its target, and fills an empty one', () => {
    const squares = [
      { square: 51, mark: 'power' },
      { square: 43, mark: 'power' },
    ] as const;
    const arts = drawn({ asking: { ...chosen.asking, squares } }).map(({ art }) => art);
    expect(arts.filter((art) => art === 'mark:power:on')).toHaveLength(1);
    expect(arts.filter((art) => art === 'mark:power')).toHaveLength(1);
    const hinted = { ...chosen.asking, squares: [], hints: squares.map(({ square }) => square) };
    const hints = drawn({ asking: hinted }).map(({ art }) => art);
    expect(hints).toContain('hint');
    expect(hints).toContain('hint:on');
  });

  test('a chosen piece has risen after 90 ms, at once where motion is reduced', () => {
    const own = (overlay: Partial<Overlay>, calm = false) => {
      const { film } = filmOf(set, { ...still(modelOf(context.view, look)), calm });
      lay(film, { ...EMPTY, asking: chosen.asking, ...overlay });
      return film.poseOn(27)?.scale;
    };
    expect(own({ age: 0 })).toBe(1);
    expect(own({ age: 45 })).toBeGreaterThan(1.03);
    expect(own({ age: 90 })).toBeCloseTo(1.06, 6);
    expect(own({ age: 0 }, true)).toBeCloseTo(1.06, 6);
  });

  test('leave the chip of a changed strength in sight', () => {
    const model = modelOf(context.view, look);
    const boosted = model.tokens.map((token) => (token.square === 51 ? { ...token, by: 2 } : token));
    const { film } = filmOf(set, still({ ...model, tokens: boosted }));
    lay(film, { ...EMPTY, asking: { ...chosen.asking, squares: [{ square: 51, mark: 'attack' }] } });
    const depthOf = (name: string) => film.finish().find(({ art }) => art === name)?.depth ?? -1;
    expect(depthOf('mark:attack')).toBeGreaterThan(0);
    expect(depthOf('chip|more|+2')).toBeGreaterThan(depthOf('mark:attack'));
  });

  test('the last move is an arrow from the middle of one square to the other, one head a way', () => {
    const ways = [
      { from: 27, to: 30 },
      { from: 51, to: 43 },
    ];
    const sprites = drawn({ last: [27, 30, 51, 43], ways });
    expect(sprites.filter(({ art }) => art === 'last')).toHaveLength(4);
    const heads = sprites.filter(({ art }) => art === 'trail:head');
    expect(heads.map(({ turn }) => turn)).toEqual([0, Math.PI / 2]);
    expect(heads.map(({ x, y }) => [x, y])).toEqual([
      [6, 4.5],
      [3.5, 2],
    ]);
    const dashes = sprites.filter(({ art, turn }) => art === 'trail' && turn === 0);
    expect(dashes.length).toBeGreaterThan(8);
    expect(dashes.every(({ x, y }) => x > 3.5 && x < 6 && y === 4.5)).toBe(true);
    expect(drawn({ last: [], ways: [] }).some(({ art }) => art.startsWith('trail'))).toBe(false);
  });
});

describe('a curse in force', () => {
  const cursed = (curse: unknown) => picture({ ...withHidden(161), curse }, 0);
  const arts = (curse: unknown) => cursed(curse).map(({ art }) => art);

  test('hangs on the frame with the sign of the side that it serves', () => {
    expect(arts(null)).not.toContain('curse');
    const [own, theirs] = [arts([160, 0]), arts([160, 1])];
    expect(own.filter((art) => art === 'curse')).toHaveLength(1);
    const signs = (all: readonly string[]) => all.filter((art) => art.startsWith('side:')).sort();
    expect(signs(own)).toEqual(['side:0', 'side:0']);
    expect(signs(theirs)).toEqual(['side:0', 'side:1']);
    const hung = cursed([160, 0]).find(({ art }) => art === 'curse');
    expect(hung?.x).toBeGreaterThan(layout.width);
  });
});

describe('who would be lost', () => {
  test('is crossed out where it stands now: of an attack in which both fall, both are', () => {
    const match = legendsAt({
      terrain: plain,
      pieces: { a1: [33, 0], d4: [91, 0], d5: [150, 1], h8: [169, 1] },
      turn: 0,
    });
    const view = match.view(0);
    const { film } = filmOf(set, still(modelOf(view, look)));
    const ids = [27, 35].map((square) => view.tokens.find((token) => token.square === square)?.id ?? -1);
    // both fall on the square that is attacked
    const events = ids.map((token, seat) => {
      const square = 35;
      return { type: 'removed', seat, token, kind: null, square, cause: 'fight' } as const;
    });
    for (const event of events) foretell(film, event, 1);
    const crosses = film.sprites.filter(({ art }) => art === 'fall').map(({ x, y }) => [x, y - 0.04]);
    expect(crosses).toEqual([27, 35].map((square) => [film.centre(square).x, film.centre(square).y]));
    expect(fallsFrom(view, { events })).toEqual([27, 35]);
  });

  test('is crossed out alone where two share a square', () => {
    // Helliton (196) attacks Electibra (204) and may destroy it at once: it has come to its square
    const match = legendsAt({
      terrain: plain,
      pieces: { a1: [33, 0], d4: [196, 0], d5: [204, 1], h8: [169, 1] },
      turn: 0,
    });
    const view = match.view(0);
    const [one, other] = [27, 35].map((square) => view.tokens.find((token) => token.square === square)?.id ?? -1);
    const model = modelOf(view, look);
    const tokens = model.tokens.map((token) => (token.id === one ? { ...token, square: 35 } : token));
    const crossed = (token: number): number => {
      const { film } = filmOf(set, still({ ...model, tokens }));
      foretell(film, { type: 'removed', seat: 1, token, kind: null, square: 35, cause: 'power' }, 1);
      return film.sprites.find(({ art }) => art === 'fall')?.x ?? -1;
    };
    const middle = filmOf(set, still(model)).film.centre(35).x;
    expect(crossed(one ?? -1)).toBeLessThan(middle);
    expect(crossed(other ?? -1)).toBeGreaterThan(middle);
  });
});
