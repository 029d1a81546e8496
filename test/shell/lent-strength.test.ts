/** Strength until the end of the turn is told with the piece that gave or took it; and what stands in the inspector's heading. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { storyOf } from '../../src/games/legends/reading/story';
import { parseSquare } from '../../src/games/shared/square';
import { createLegendsReference } from '../../src/reference/legends';
import { cardLines, cardOf } from '../../src/shell/games/legends/inspector/card';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

interface Played {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

const PLAINS = Array<string>(8).fill('pppppppp');

/** What seat 0 sees after these answers. */
const played = (pieces: Readonly<Record<string, unknown>>, answers: readonly string[]): Played => {
  const engine = createLegendsReference();
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(
    engine.start(must(legends.readSetup({ game: 'legends', seats, position: { terrain: PLAINS, pieces, turn: 0 } }))),
  );
  const events: GameEvent[] = [...eventsFor(engine.rows(), 0)];
  for (const text of answers) {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
    must(engine.apply(decision.choices.indexOf(code)));
    events.push(...eventsFor(engine.rows(), 0));
  }
  return { view: engine.view(0), events };
};

const told = ({ view, events }: Played, square: string): readonly string[] => {
  const token = view.tokens.find((one) => one.square === parseSquare(square, view));
  if (token === undefined) throw new Error(`nothing on ${square}`);
  return cardLines(view, cardOf(view, storyOf(events, view), token)).lines;
};

// Rancid Castle gives a red piece next to it 1, the Enchanted Shield 2, at the price of itself; Fire Wall takes 2
const EVIL = { a1: [169, 0], b2: [161, 0], c3: [118, 0], h8: [67, 1], h7: [16, 1] };

describe('strength until the end of the turn', () => {
  test('is told with who gave it, each by itself', () => {
    const lines = told(played(EVIL, ['a1.1>b2', 'c3.1>b2']), 'b2');
    expect(lines).toContain('+1 Boost from the Rancid Castle until the end of the turn');
    expect(lines).toContain('+2 Boost from the Enchanted Shield until the end of the turn');
    expect(lines.some((line) => line.endsWith('Strength 5'))).toBe(true);
  });

  test('and with who took it', () => {
    const lines = told(played({ ...EVIL, c4: [168, 0], c5: [1, 1, 'shown'] }, ['c4.1>c5']), 'c5');
    expect(lines).toContain('−2 Weakened by the Fire Wall until the end of the turn');
  });

  test('without a name where nothing tells who gave it', () => {
    const { view } = played(EVIL, ['a1.1>b2']);
    expect(told({ view, events: [] }, 'b2')).toContain('+1 Boost until the end of the turn');
  });
});

test('the card of a piece says its strength in the same words as its label: as it is now', () => {
  // Gloomis has 2
  expect(told(played(EVIL, []), 'b2').some((line) => line.endsWith('. Strength 2'))).toBe(true);
  expect(told(played(EVIL, ['a1.1>b2']), 'b2').some((line) => line.endsWith('. Strength 3'))).toBe(true);
});
