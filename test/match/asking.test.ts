import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Press } from '../../src/contract/content';
import type { Decision } from '../../src/contract/decision';
import type { Engine } from '../../src/contract/engine';
import { legion } from '../../src/games/legion';
import { PASS, packChoice } from '../../src/games/shared/choice';
import { type AskingContext, ask, askChosen, choiceAt, press } from '../../src/match/asking';
import { legionWords } from '../../src/match/games/legion';
import { PRESS_PASS, pressItem, pressSquare, samePress } from '../../src/match/press';
import type { Asking } from '../../src/match/types';
import { createLegionReference } from '../../src/reference/legion';

const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'] as const;

/** A Legion match some random decisions further on; null when it is over by then. */
const someDecision = (
  form: number,
  seed: number,
  picks: readonly number[],
): { engine: Engine; decision: Decision } | null => {
  const engine = createLegionReference();
  engine.start({ ...legion.sampleSetup(form, seed) });
  for (const pick of picks) {
    const decision = engine.decision();
    if (decision === null) return null;
    engine.apply(pick % decision.choices.length);
  }
  const decision = engine.decision();
  return decision === null ? null : { engine, decision };
};

const decisions = fc.record({
  form: fc.nat(FORMS.length - 1),
  seed: fc.nat(),
  picks: fc.array(fc.nat(), { maxLength: 40 }),
});

const contextOf = (engine: Engine, decision: Decision): AskingContext => ({
  view: engine.view(decision.seat),
  content: legion,
  markOf: legionWords.markOf,
});

const pressAll = (asking: Asking, presses: readonly Press[], context: AskingContext): Asking => {
  let now = asking;
  for (const each of presses) {
    const answer = press(now, each, context);
    if (answer.kind !== 'asking') throw new Error(`press ended in ${answer.kind}`);
    now = answer.asking;
  }
  return now;
};

describe('a Legion placement', () => {
  const engine = createLegionReference();
  engine.start({
    game: 'legion',
    form: 'basic',
    seats: [{ player: 'person' }, { player: 'person' }],
    options: {},
    seed: 1,
  });
  const decision = engine.decision();
  if (decision === null) throw new Error('nothing is asked');
  const context = contextOf(engine, decision);
  const start = ask(decision, [], context);
  const [knight, soldier, c3, d4] = [pressItem(1), pressItem(0), pressSquare(14), pressSquare(21)];

  test('asks for a unit or a square, and marks all of them', () => {
    expect(start.prompt).toEqual({ key: 'legion.place', args: {} });
    expect(start.squares).toHaveLength(36);
    expect(start.squares.every(({ mark }) => mark === 'place')).toBe(true);
    expect(start.items.map(({ item, open }) => [item, open])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((kind) => [kind, true]),
    );
    expect(start.choice).toBeNull();
    expect(start.canPass).toBe(false);
  });

  test('unit then square, and square then unit, are the same choice', () => {
    const one = pressAll(start, [knight, c3], context);
    const other = pressAll(start, [c3, knight], context);
    expect(one.choice).not.toBeNull();
    expect(other.choice).toBe(one.choice);
    expect(legion.formatChoice(decision.choices[one.choice ?? -1] ?? 0, 'place', context.view)).toBe('N@c3');
  });

  test('the prompt follows the presses', () => {
    expect(pressAll(start, [knight], context).prompt).toEqual({ key: 'legion.place.square', args: { item: 1 } });
    expect(pressAll(start, [c3], context).prompt).toEqual({ key: 'legion.place.item', args: { square: 'c3' } });
    expect(pressAll(start, [knight, c3], context).prompt).toEqual({
      key: 'legion.place.confirm',
      args: { item: 1, square: 'c3' },
    });
  });

  test('pressing the chosen unit again drops it', () => {
    expect(pressAll(start, [knight, knight], context).presses).toEqual([]);
    expect(pressAll(start, [knight, c3, knight], context).presses).toEqual([c3]);
  });

  test('pressing the square again confirms the complete choice', () => {
    const complete = pressAll(start, [knight, c3], context);
    expect(press(complete, c3, context)).toEqual({ kind: 'confirm', choice: complete.choice });
  });

  test('another square keeps the unit, another unit keeps the square', () => {
    expect(pressAll(start, [knight, c3, d4], context).presses).toEqual([knight, d4]);
    expect(pressAll(start, [knight, c3, soldier], context).presses).toEqual([c3, soldier]);
    expect(pressAll(start, [knight, soldier], context).presses).toEqual([soldier]);
  });

  test('what belongs to no choice is refused and changes nothing', () => {
    for (const wrong of [pressSquare(36), pressItem(8), PRESS_PASS]) {
      expect(press(start, wrong, context)).toEqual({ kind: 'refused' });
    }
  });

  test('a hint presses the whole choice, a hovered square foretells it', () => {
    const index = decision.choices.indexOf(packChoice('itemAt', { item: 1, to: 14 }));
    expect(askChosen(decision, index, context).choice).toBe(index);
    expect(choiceAt(pressAll(start, [knight], context), 14, context)).toBe(index);
    expect(choiceAt(start, 14, context)).toBeNull();
  });
});

describe('pass', () => {
  const decision: Decision = { seat: 0, kind: 'place', key: 'legion.place', args: [], choices: [PASS] };
  const engine = createLegionReference();
  engine.start(legion.sampleSetup(0, 1));
  const context = contextOf(engine, decision);

  test('is offered as a button', () => {
    const asking = ask(decision, [], context);
    expect(asking.canPass).toBe(true);
    expect(pressAll(asking, [PRESS_PASS], context).choice).toBe(0);
  });
});

describe('an ordered game', () => {
  // two moves between the same squares: only the order tells them apart
  const choices = [
    packChoice('move', { from: 1, to: 2 }),
    packChoice('move', { from: 2, to: 1 }),
    packChoice('move', { from: 1, to: 7 }),
  ];
  const decision: Decision = { seat: 0, kind: 'main', key: 'x.main', args: [], choices };
  const engine = createLegionReference();
  engine.start(legion.sampleSetup(0, 1));
  const content = {
    ...legion,
    ordered: true,
    presses: (code: number): readonly Press[] => [pressSquare((code >> 8) & 255), pressSquare(code & 255)],
  };
  const context: AskingContext = {
    view: { ...engine.view(0), tokens: [{ id: 7, square: 7, seat: 1, kind: 0, shownTo: 511 }] },
    content,
    markOf: () => null,
  };
  const start = ask(decision, [], context);

  test('marks sources first, then targets by what they do', () => {
    expect(start.squares).toEqual([
      { square: 1, mark: 'source' },
      { square: 2, mark: 'source' },
    ]);
    expect(pressAll(start, [pressSquare(1)], context).squares).toEqual([
      { square: 2, mark: 'move' },
      { square: 7, mark: 'attack' },
    ]);
  });

  test('keeps moves in two directions apart', () => {
    expect(pressAll(start, [pressSquare(1), pressSquare(2)], context).choice).toBe(0);
    expect(pressAll(start, [pressSquare(2), pressSquare(1)], context).choice).toBe(1);
  });

  test('another target keeps the piece, another piece starts anew, anything else is refused', () => {
    const [one, two, seven] = [pressSquare(1), pressSquare(2), pressSquare(7)];
    expect(pressAll(start, [one, seven, two], context).presses).toEqual([one, two]);
    expect(press(start, seven, context)).toEqual({ kind: 'refused' });
  });

  test('pressing the source again drops it', () => {
    expect(pressAll(start, [pressSquare(1), pressSquare(1)], context).presses).toEqual([]);
  });
});

describe('properties', () => {
  test('every choice is reached by its presses in any order, and never by those of another', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), ({ form, seed, picks }, pick) => {
        const found = someDecision(form, seed, picks);
        if (found === null) return;
        const { engine, decision } = found;
        const context = contextOf(engine, decision);
        const index = pick % decision.choices.length;
        const presses = legion.presses(decision.choices[index] ?? 0, decision.kind);
        for (const order of [presses, [...presses].reverse()]) {
          expect(pressAll(ask(decision, [], context), order, context).choice).toBe(index);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('marks are exactly the presses that come next', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), ({ form, seed, picks }, pick) => {
        const found = someDecision(form, seed, picks);
        if (found === null) return;
        const { engine, decision } = found;
        const context = contextOf(engine, decision);
        const presses = legion.presses(decision.choices[pick % decision.choices.length] ?? 0, decision.kind);
        const first = presses.slice(0, pick % (presses.length + 1));
        const asking = ask(decision, first, context);
        const marked = [
          ...asking.squares.map(({ square }) => pressSquare(square)),
          ...asking.items.filter(({ open }) => open).map(({ item }) => pressItem(item)),
        ];
        const following = decision.choices.flatMap((code) => {
          const needed = legion.presses(code, decision.kind);
          return first.every((made) => needed.some((other) => samePress(made, other)))
            ? needed.filter((other) => other.on !== 'button' && !first.some((made) => samePress(made, other)))
            : [];
        });
        expect(marked.every((mark) => following.some((other) => samePress(mark, other)))).toBe(true);
        expect(following.every((other) => marked.some((mark) => samePress(mark, other)))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('random presses never lead to an impossible asking', () => {
    fc.assert(
      fc.property(decisions, fc.array(fc.tuple(fc.boolean(), fc.nat(40))), ({ form, seed, picks }, wild) => {
        const found = someDecision(form, seed, picks);
        if (found === null) return;
        const { engine, decision } = found;
        const context = contextOf(engine, decision);
        let asking = ask(decision, [], context);
        for (const [onSquare, number] of wild) {
          const answer = press(asking, onSquare ? pressSquare(number) : pressItem(number), context);
          if (answer.kind === 'asking') asking = answer.asking;
          const next = asking.squares.length + asking.items.filter(({ open }) => open).length;
          expect(asking.choice !== null || next > 0 || asking.canPass).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
