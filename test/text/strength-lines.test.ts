/** The lines of a strength, worked out from a view and the chart alone, against what the readable engine lists. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { type StrengthSource, strengthNow } from '../../src/games/legends/reading/strength';
import { createLegendsReference } from '../../src/reference/legends';
import { strengthLine, strengthTexts } from '../../src/shell/games/legends/fight/strength-line';
import { positionSetup } from '../support/harness/legends/positions';
import { createRng } from '../support/harness/rng';

const VIEWERS = [0, 1, 8, 9];
const POSITIONS = 150;
const CHOICES = 40;

/** Every known strength of a view: its lines add up, and each line says where it comes from. */
const wrongIn = (view: View, seen: Map<string, number>): readonly string[] =>
  view.tokens.flatMap((token, index) => {
    const listed = view.lists['strengths']?.[index] ?? -1;
    const now = strengthNow(view, token);
    if (listed === -1) return now === null ? [] : [`${token.id}: a strength that nobody knows`];
    if (now === null) return [`${token.id}: no strength`];
    for (const { source } of now.parts) seen.set(source.from, (seen.get(source.from) ?? 0) + 1);
    const sum = now.parts.reduce((total, { by }) => total + by, 0);
    const vague = now.parts.some(({ source }) => source.from === 'elsewhere');
    return sum === listed && now.total === listed && !vague
      ? []
      : [`${token.kind} on ${token.square}: ${JSON.stringify(now)}, listed ${listed}`];
  });

const playOn = (engine: Engine, seed: number, look: () => void): void => {
  const rng = createRng(seed);
  look();
  for (let count = 0; count < CHOICES; count++) {
    const decision = engine.decision();
    if (decision === null) return;
    // fights show the most: every other time the first choice that is no pass
    engine.apply(rng.draw(decision.choices.length));
    look();
  }
};

describe('the lines of a strength', () => {
  test('add up to the list for every piece that a viewer knows, in random positions', { timeout: 120_000 }, () => {
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const engine = createLegendsReference();
      const started = engine.start(positionSetup(seed));
      expect(started.ok, `position ${seed}`).toBe(true);
      playOn(engine, seed, () => {
        for (const viewer of VIEWERS)
          wrong.push(...wrongIn(engine.view(viewer), seen).map((text) => `${seed}/${viewer}: ${text}`));
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    const sources: readonly StrengthSource['from'][] = ['base', 'own', 'against', 'curse', 'lent'];
    for (const from of sources) expect(seen.get(from) ?? 0, from).toBeGreaterThan(20);
  });

  test('name each source, in the order of a fight', () => {
    const engine = createLegendsReference();
    const setup = legends.readSetup({
      game: 'legends',
      seats: [{ player: 'person' }, { player: 'person' }],
      position: {
        terrain: ['pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'ppfppppp', 'pppppppp', 'pppppppp', 'pppppppp'],
        pieces: { c4: [23, 0], d4: [15, 0], a1: [67, 0], h8: [169, 1], b8: [142, 1] },
        curse: [2, 0],
        boosts: { c4: 2 },
        turn: 0,
      },
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
    engine.start(setup.value);
    const view = engine.view(0);
    const at = (square: number) => {
      const token = view.tokens.find((one) => one.square === square);
      return token === undefined ? null : strengthNow(view, token);
    };
    expect(at(26)).toEqual({
      total: 7,
      parts: [
        { by: 2, source: { from: 'base' } },
        { by: 2, source: { from: 'own', power: 1 } },
        { by: 1, source: { from: 'curse', kind: 2 } },
        { by: 2, source: { from: 'lent', kind: null } },
      ],
    });
    expect(at(27)).toEqual({ total: 5, parts: [{ by: 5, source: { from: 'base' } }] });
    expect(at(0), 'a castle').toBeNull();
    expect(at(57), 'a piece that is not known').toBeNull();
  });

  test('what a view can’t tell stands as a line of its own', () => {
    const engine = createLegendsReference();
    engine.start(positionSetup(3));
    const view = engine.view(9);
    const index = view.tokens.findIndex((_, at) => (view.lists['strengths']?.[at] ?? -1) > 0);
    const token = view.tokens[index];
    if (token === undefined) throw new Error('nothing with a strength');
    const strengths = (view.lists['strengths'] ?? []).map((strength, at) => (at === index ? strength + 3 : strength));
    const now = strengthNow({ ...view, lists: { ...view.lists, strengths } }, token);
    expect(now?.parts.at(-1)).toEqual({ by: 3, source: { from: 'elsewhere' } });
  });
});

describe('the words of a line', () => {
  const base = { by: 5, source: { from: 'base' } } as const;
  const lent = (by: number) =>
    strengthTexts(16, { total: 5 + by, parts: [base, { by, source: { from: 'lent', kind: null } }] })[1];

  test('tell a boost from what weakens, with a true minus', () => {
    expect(lent(2)).toEqual({ by: '+2', text: 'Boost until the end of the turn' });
    expect(lent(-2)).toEqual({ by: '−2', text: 'Weakened until the end of the turn' });
    const modifier = { type: 'modifier', token: 1, by: -2, reason: 2, number: 0 } as const;
    expect(strengthLine('Srik', 5, [modifier])).toBe('Srik 5: 7, −2 weakened.');
    expect(strengthLine('Srik', 9, [{ ...modifier, by: 2 }])).toBe('Srik 9: 7, +2 boost.');
  });

  test('go on after a colon', () => {
    const [piece] = legendsCatalogue.pieces.filter(
      ({ powers: [power] }) =>
        power !== undefined && 'kind' in power && power.kind === 'innate' && power.if?.foe !== undefined && !power.on,
    );
    const parts = [base, { by: 1, source: { from: 'against', power: 1, foe: 103 } }] as const;
    expect(strengthTexts(piece?.number ?? 0, { total: 6, parts })[1]?.text).toMatch(/^Against Kralc: it /);
  });
});
