/** What confirms a choice that a hint has made: the square that is pressed once more, and the sentence that says so. */
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/contract/decision';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { legion } from '../../src/games/legion';
import { PASS } from '../../src/games/shared/choice';
import { ask, askChosen, press } from '../../src/match/asking';
import { confirmingSquare } from '../../src/match/confirming';
import type { GameWords } from '../../src/match/face';
import { legendsWords } from '../../src/match/games/legends';
import { legionWords } from '../../src/match/games/legion';
import { pressItem, pressSquare } from '../../src/match/press';
import { createLegendsReference } from '../../src/reference/legends';
import { createLegionReference } from '../../src/reference/legion';
import { loadTexts } from '../../src/text/games';

await loadTexts('legion');
await loadTexts('legends');

/** The squares that confirm a hint of each choice, after pressing them has been found to confirm it. */
const confirmedBy = (decision: Decision, view: View, words: GameWords) =>
  decision.choices.map((_, index) => {
    const context = { view, ...words };
    const asking = askChosen(decision, index, context);
    const square = confirmingSquare(asking);
    if (square !== null) expect(press(asking, pressSquare(square), context).kind).toBe('confirm');
    return square;
  });

const duel = () => {
  const engine = createLegionReference();
  engine.start(legion.sampleSetup(0, 1));
  const decision = engine.decision();
  if (decision === null) throw new Error('nobody is asked');
  return { decision, view: engine.view(decision.seat) };
};

const battle = () => {
  const engine = createLegendsReference();
  engine.start(legends.sampleSetup(0, 1));
  const decision = engine.decision();
  if (decision === null) throw new Error('nobody is asked');
  return { decision, view: engine.view(decision.seat) };
};

describe('a hint is confirmed', () => {
  test('in a duel by the square that it names', () => {
    const { decision, view } = duel();
    const squares = confirmedBy(decision, view, legionWords);
    expect(squares.every((square) => square !== null)).toBe(true);
    expect(new Set(squares).size).toBe(36);
  });

  test('in a battle by the last square, and a pass by none', () => {
    const { decision, view } = battle();
    const squares = confirmedBy(decision, view, legendsWords);
    for (const [index, code] of decision.choices.entries()) expect(squares[index] === null).toBe(code === PASS);
  });

  test('by no square while there is nothing to confirm', () => {
    const { decision, view } = duel();
    const context = { view, ...legionWords };
    expect(confirmingSquare(ask(decision, [], context))).toBeNull();
    expect(confirmingSquare(ask(decision, [pressSquare(8)], context))).toBeNull();
  });
});

describe('the sentence of a duel names what confirms', () => {
  const asked = (presses: Parameters<typeof ask>[1]): string => {
    const { decision, view } = duel();
    return legionWords.question(ask(decision, presses, { view, ...legionWords }), view);
  };
  const SCOUT = 2;

  test('the square that was pressed last', () =>
    expect(asked([pressItem(SCOUT), pressSquare(8)])).toBe('Scout to c2. Press Place, or c2 again.'));

  test('the unit that was pressed last', () =>
    expect(asked([pressSquare(8), pressItem(SCOUT)])).toBe('Scout to c2. Press Place, or the Scout again.'));

  test('the button for a pass', () => {
    const { decision, view } = duel();
    const passing = { ...decision, choices: [PASS] };
    expect(legionWords.question(askChosen(passing, 0, { view, ...legionWords }), view)).toBe('Pass? Press Confirm.');
  });
});
