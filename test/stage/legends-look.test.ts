/** The picture's data of the Legends family: colours, lines, marks, words. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { formOf } from '../../src/games/legends/forms';
import { KEYWORDS, NATIONS, TERRAINS } from '../../src/games/legends/language';
import { legendsLook } from '../../src/games/legends/look';
import { NATION_FIELDS, SEAT_FIELDS } from '../../src/games/legends/look/fields';
import { loadOutlines, outlineOf } from '../../src/games/legends/look/outlines';
import { artsOf, unitArtNamed, unitName } from '../../src/stage/paint/arts';
import { hasText } from '../../src/text';
import { lookOf } from '../support/looks';
import { difference, parseHex } from './colour-science';
import { formNames, legendsAt, legendsPassages } from './legends-match';

const look = lookOf('legends');
const fields = NATIONS.map((nation) => NATION_FIELDS[nation]);

describe('colours of Legends', () => {
  test('seven grounds, each with a motif of its own', () => {
    expect(legendsLook.terrains.map(({ name }) => name)).toEqual([...TERRAINS]);
    expect(new Set(legendsLook.terrains.map(({ motif }) => motif)).size).toBe(TERRAINS.length);
  });

  test('six fields, each with lines and charge of its own', () => {
    expect(new Set(fields.map(({ hatch }) => hatch)).size).toBe(NATIONS.length);
    expect(new Set(fields.map(({ charge }) => charge)).size).toBe(NATIONS.length);
  });

  test('the seats’ fields differ in colour, lines and silhouette', () => {
    const [even, odd] = SEAT_FIELDS;
    expect(difference(parseHex(even?.colour ?? ''), parseHex(odd?.colour ?? ''))).toBeGreaterThan(19.6);
    expect(even?.hatch).not.toBe(odd?.hatch);
    const silhouettes = legendsLook.liveries.map(({ silhouette }) => silhouette);
    expect(silhouettes).toEqual(['heater', 'kite', 'heater', 'kite']);
  });
});

describe('pieces of Legends', () => {
  test('every kind is told by its strength, or by a mark, on its nation’s field', () => {
    expect(look.units).toHaveLength(legendsCatalogue.pieces.length + 1);
    for (const piece of legendsCatalogue.pieces) {
      const unit = look.units[piece.number];
      if (unit === undefined || unit === null || unit.style !== 'rank') throw new Error(piece.name);
      expect(unit.figure).toBe(typeof piece.strength === 'number' ? String(piece.strength) : null);
      if (unit.figure === null) expect(Object.keys(look.icons)).toContain(unit.icon);
      expect(unit.field).toBe(piece.nation === null ? null : NATION_FIELDS[piece.nation]);
      if (piece.nation === null) expect([unit.figure, unit.letter]).toContain(piece.letter ?? '');
      for (const livery of look.liveries.keys())
        expect(unitArtNamed(look, unitName(livery, piece.number, false))).not.toBeNull();
    }
    expect(unitArtNamed(look, 'unit:0:0')).toBeNull();
    expect(unitArtNamed(look, `unit:${look.liveries.length}:1`)).toBeNull();
  });

  test('every piece has an outline of its own, once the outlines have come', async () => {
    expect(await loadOutlines()).toBe(true);
    const outlines = legendsCatalogue.pieces.map(({ name, number }) => {
      const unit = look.units[number];
      const outline = unit?.style === 'rank' ? unit.outline() : null;
      expect(outline, name).toBe(outlineOf(name));
      expect(outline, name).toMatch(/^[Mm][-\d]/);
      return outline;
    });
    expect(new Set(outlines).size).toBe(legendsCatalogue.pieces.length);
    expect(outlineOf('Nobody')).toBeNull();
  });

  test('every picture has a name of its own', () => {
    const names = artsOf(look).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('charges and marks have outlines', () => {
    for (const { charge } of fields) expect(look.icons[charge ?? '']).toMatch(/^M/);
    for (const name of ['eye', 'hourglass', 'laurels']) expect(look.icons[name]).toMatch(/^M/);
  });

  test('words on the board stand in the texts', () => {
    const events: readonly GameEvent[] = [
      ...legendsCatalogue.pieces.map(({ number }) => ({ type: 'called', seat: 0, kind: number }) as const),
      ...TERRAINS.map((_, what) => ({ type: 'chosen', seat: 0, what }) as const),
      ...KEYWORDS.map((_, keyword) => ({ type: 'granted', seat: 0, keyword, token: 1 }) as const),
      ...KEYWORDS.map((_, keyword) => ({ type: 'used', seat: 0, keyword, token: 1, power: 0 }) as const),
    ];
    for (const event of events) expect(hasText(look.word(event) ?? ''), JSON.stringify(event)).toBe(true);
    expect(look.word({ type: 'used', seat: 0, keyword: null, token: 1, power: 2 })).toBeNull();
  });
});

const POSITION = {
  terrain: Array.from({ length: 8 }, () => 'pppppppp'),
  pieces: {
    a1: [1, 0],
    b1: [2, 0, 'shown'],
    c1: { piece: 3, army: 0, lookedBy: [1] },
    d4: { piece: 170, army: 1, seat: 0, shown: true, fresh: true },
    e4: { piece: 5, army: 0, seat: 1, shown: true },
    h8: [171, 1],
    g8: [172, 1, 'shown'],
  },
  boosts: { a1: 2 },
  turn: 0,
};

describe('what a token carries', () => {
  const statusAt = (viewer: number, square: number) => {
    const view = legendsAt(POSITION).view(viewer);
    return look.status(view)[view.tokens.findIndex((token) => token.square === square)];
  };

  test('own pieces that the other side has been shown are marked, for the own side alone', () => {
    // what was captured is marked as such, whoever has it
    expect([0, 1, 2, 27, 28].map((square) => statusAt(0, square)?.seen)).toEqual([false, true, true, false, false]);
    expect([0, 1, 2, 62].map((square) => statusAt(1, square)?.seen)).toEqual([false, false, false, true]);
    expect([0, 1, 2, 62].map((square) => statusAt(8, square)?.seen)).toEqual([false, false, false, false]);
  });

  test('a captured piece keeps its army and is fresh', () => {
    expect(statusAt(0, 27)).toMatchObject({ army: 1, fresh: true });
    expect(statusAt(0, 0)).toMatchObject({ army: 0, fresh: false });
  });

  test('a changed strength is told by its difference, and never of a hidden piece', () => {
    expect(statusAt(0, 0)?.by).toBe(2);
    expect(statusAt(1, 0)?.by).toBe(0);
  });

  test('a side of which nothing is known is the other one', () => {
    const pieces = { a1: [161, 0], h8: [1, 1] };
    const closed = { terrain: POSITION.terrain, pieces, turn: 0, options: { lists: 'closed' } };
    for (const viewer of [0, 1]) expect(look.livery(legendsAt(closed).view(viewer)).slice(0, 2)).toEqual([1, 0]);
    expect(look.livery(legendsAt(closed).view(8)).slice(0, 2)).toEqual([0, 1]);
  });

  test('the sides’ silhouettes follow good and evil, whoever looks, and the seats where pieces take no side', () => {
    for (const form of formNames) {
      for (const viewer of [0, 1, 8]) {
        const [first] = legendsPassages(form, 3, 1, viewer);
        if (first?.from === null || first?.from === undefined) throw new Error('no view');
        const liveries = look.livery(first.from);
        const truth = legendsPassages(form, 3, 1, 0)[0]?.from;
        if (truth === null || truth === undefined) throw new Error('no view');
        const kind = (truth.lists['roster0'] ?? [])[0] ?? formOf(form)?.pieces[0] ?? 1;
        const side = legendsCatalogue.pieces[kind - 1]?.side;
        const even = side === 'both' ? 2 : side === 'good' ? 0 : 1;
        expect(liveries.slice(0, 4)).toEqual([even, even ^ 1, even, even ^ 1]);
      }
    }
  });
});
