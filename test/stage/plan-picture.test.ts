/** What is laid over, and moves over, a board that is no grid; and a match of three seats on it. */
import { describe, expect, test } from 'vitest';
import type { Passage } from '../../src/match/types';
import type { Cue } from '../../src/stage/director/cue';
import { modelOf } from '../../src/stage/director/model';
import { planOf } from '../../src/stage/director/plan';
import { shotAt, still } from '../../src/stage/director/shot';
import { centreOf, type Layout, layOut, outlineOf } from '../../src/stage/layout';
import { areaArtNamed } from '../../src/stage/paint/area';
import { artsOf, unitArtNamed } from '../../src/stage/paint/arts';
import { lay, type Overlay } from '../../src/stage/picture/marks';
import { filmOf } from '../../src/stage/picture/scene';
import type { Sprite } from '../../src/stage/picture/sprite';
import { moodOf } from '../../src/stage/sound/music/mood';
import { lookOf } from '../support/looks';
import { islesLook, islesView, lookOn } from './support/look';
import { isles, turnable } from './support/plan';

const laid = (plan = isles, near = 0): Layout => {
  const layout = layOut({ width: 900, height: 620 }, plan, 1, near);
  if (layout === null) throw new Error('no room');
  return layout;
};

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

const drawn = (layout: Layout, overlay: Partial<Overlay>): readonly Sprite[] => {
  const look = lookOn(layout.plan);
  const { film } = filmOf({ layout, look, say: (key) => key }, still(modelOf(islesView, look)));
  lay(film, { ...EMPTY, ...overlay });
  return film.finish();
};

describe('marks on a board of polygons', () => {
  test.each([
    ['upright', laid()],
    ['turned', laid(turnable, 1)],
  ] as const)('lie over the whole of their cell, %s', (_, layout) => {
    const shown = drawn(layout, { focus: 4, last: [2, 6] }).filter(({ art }) => art.startsWith('area|'));
    expect(shown.map(({ art }) => art).sort()).toEqual(['area|focus|4', 'area|last|2', 'area|last|6']);
    for (const { art, x, y, turn } of shown) {
      const [corners, picture] = [outlineOf(layout, Number(art.split('|')[2])), areaArtNamed(layout.plan, art)];
      if (picture === null) throw new Error(`no picture ${art}`);
      expect(turn).toBe(layout.turned ? Math.PI : 0);
      for (const corner of corners) {
        expect(Math.abs(corner.x - x)).toBeLessThanOrEqual(picture.width / 2);
        expect(Math.abs(corner.y - y)).toBeLessThanOrEqual(picture.height / 2);
      }
      const right = Math.max(...corners.map((corner) => corner.x));
      expect(x + picture.width / 2 - right).toBeLessThan(0.05);
    }
  });

  test('have a picture for every name that is asked for, and none for others', () => {
    const layout = laid();
    const names = new Set(artsOf(islesLook).map(({ name }) => name));
    const shown = drawn(layout, { focus: 4, last: [2], hover: 3, ways: [{ from: 2, to: 6 }] });
    for (const { art } of shown)
      if (areaArtNamed(isles, art) === null && unitArtNamed(islesLook, art) === null) expect(names).toContain(art);
    expect(areaArtNamed(isles, 'area|focus|12')).toBeNull();
    expect(areaArtNamed(isles, 'area|stain|1')).toBeNull();
    expect(areaArtNamed(isles, 'focus')).toBeNull();
  });
});

describe('tokens on a board of polygons', () => {
  test('stand in the middle of their cells, no larger than these let them', () => {
    const layout = laid();
    const shown = drawn(layout, {}).filter(({ art }) => /^(unit|back):/.test(art));
    expect(shown).toHaveLength(islesView.tokens.length);
    const places = islesView.tokens.map(({ square }) => centreOf(layout, square));
    for (const { x, y, scale } of shown) {
      expect(places.some((place) => Math.hypot(place.x - x, place.y - y) < 1e-9)).toBe(true);
      expect(scale).toBeLessThanOrEqual(1);
    }
    expect(Math.min(...shown.map(({ scale }) => scale))).toBeLessThan(0.95);
  });

  test('of three seats wear three liveries, and so do their signs', () => {
    const shown = drawn(laid(), {});
    const worn = new Set(shown.flatMap(({ art }) => /^(?:unit|back):(\d)/.exec(art)?.[1] ?? []));
    expect([...worn].sort()).toEqual(['0', '1', '2']);
    expect(shown.map(({ art }) => art)).toContain('side:2');
  });

  const way = (from: number, to: number): { readonly cue: Cue | null; readonly span: number } | undefined => {
    const after = {
      ...islesView,
      tokens: islesView.tokens.map((token) => (token.square === from ? { ...token, square: to } : token)),
    };
    const token = islesView.tokens.find(({ square }) => square === from);
    if (token === undefined) throw new Error(`nothing stands on ${from}`);
    const passage: Passage = { from: islesView, to: after, events: [{ type: 'moved', token: token.id, from, to }] };
    const plan = planOf(passage, islesLook, { speed: 'normal', calm: false });
    const step = plan.steps.find(({ cue }) => cue !== null);
    // it stands where it went when all is over
    const end = shotAt(plan, modelOf(islesView, islesLook), plan.total + 1).model;
    expect(end.tokens.find(({ id }) => id === token.id)?.square).toBe(to);
    return step;
  };
  const presetOf = (from: number, to: number) => way(from, to)?.cue?.preset;

  test('step to a neighbour, charge over free cells, and leap over others and over the lake', () => {
    const cell = (name: string): number => isles.cellOf(name) ?? -1;
    const [ash, barrow, dell, fen] = [cell('ash'), cell('barrow'), cell('dell'), cell('fen')];
    const [gorse, isle, lea] = [cell('gorse'), cell('isle'), cell('lea')];
    expect(presetOf(ash, barrow)).toBe('step');
    expect(presetOf(dell, gorse)).toBe('step');
    expect(presetOf(fen, gorse)).toBe('leap');
    expect(presetOf(isle, ash)).toBe('leap');
    expect(presetOf(fen, isle)).toBe('lunge');
    expect(presetOf(dell, lea)).toBe('charge');
    expect(way(ash, barrow)?.span).toBeGreaterThan(140);
  });
});

describe('the music of a match of three', () => {
  test('is that of the seat whose turn it is, told by what all know of its pieces or by its livery', () => {
    const mood = (side: number) => moodOf({ ...islesView, counters: { side } }, islesLook).themes;
    expect(mood(0)).toEqual(['dots', 'falling', 'horizontal']);
    expect(mood(1)).toEqual(['plain', 'vertical', 'rising']);
    // no nation's theme belongs to its silhouette: its field's
    expect(mood(2)).toEqual(['dots']);
    const nations = { ...islesLook, units: lookOf('legends').units };
    const themes = [0, 1, 2].map((side) => moodOf({ ...islesView, counters: { side } }, nations).themes);
    const fields = [7, 112, 33].map((kind) => {
      const unit = nations.units[kind];
      return unit?.style === 'rank' ? unit.field?.hatch : undefined;
    });
    expect(new Set(fields).size).toBe(2);
    expect(themes).toEqual(fields.map((hatch) => [hatch]));
  });
});
