/** Whoever reads a card, a list or the log is “you” in it, and nobody else is. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { storyOf } from '../../src/games/legends/reading/story';
import { createLegendsReference } from '../../src/reference/legends';
import { cardOf } from '../../src/shell/games/legends/inspector/card';
import { lossesOf } from '../../src/shell/games/legends/log/spoken';
import { situationLines } from '../../src/shell/games/legends/situation/situation-facts';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const started = (pieces: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) => {
  const engine = createLegendsReference();
  const terrain = Array<string>(8).fill('pppppppp');
  const position = { terrain, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0, ...more };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  return engine;
};

describe('Silwon takes control of a neighbour', () => {
  const engine = started({ d5: [192, 1, 'shown'] });
  const told = (viewer: number): string | undefined => {
    const view = engine.view(viewer);
    const token = view.tokens.find(({ kind }) => kind === 192);
    const card = token === undefined ? null : cardOf(view, storyOf([], view), token);
    return card?.known === true ? card.powers[0]?.text : undefined;
  };
  const printed = 'After a successful attack, take control of one of your opponent’s pieces next to it.';

  test('of the reader’s, to the enemy', () =>
    expect(told(0)).toBe('After a successful attack, its side takes control of one of your pieces next to it.'));
  test('of the opponent’s, to its own side', () => expect(told(1)).toBe(printed));
  test('as it is printed, to an onlooker', () => expect(told(8)).toBe(printed));
});

test('the Death Curse in force is told to each side', () => {
  // 24: reveals two pieces of whoever is not its side
  const lines = (viewer: number) => situationLines(started({}, { curse: [24, 1] }).view(viewer)).join(' ');
  expect(lines(0)).toContain('its side reveals two of your pieces');
  expect(lines(1)).toContain('reveal two of your opponent’s pieces');
});

test('the log says who sacrifices what, with an article where the name wants one', () => {
  const lost = (pieces: Readonly<Record<string, unknown>>, turn: number, played: readonly string[]) => {
    const engine = started(pieces, { turn });
    const events: GameEvent[] = [...eventsFor(engine.rows(), 1)];
    for (const text of played) {
      const decision = engine.decision();
      if (decision === null) throw new Error('over');
      must(engine.apply(decision.choices.indexOf(must(legends.parseChoice(text, decision.kind, engine.view(9))))));
      events.push(...eventsFor(engine.rows(), 1));
    }
    return lossesOf(engine.view(1), events, 1);
  };
  const rest = { e8: [152, 1], h1: [16, 0] };
  // Cleansing Mist and Gloomis pay with themselves
  expect(lost({ d4: [66, 0], ...rest }, 0, ['d4.2'])).toEqual(['Good sacrifices its Cleansing Mist on d4.']);
  expect(lost({ d4: [161, 1], ...rest }, 1, ['d4.1'])).toEqual(['Evil sacrifices Gloomis on d4.']);
  // whoever controls it pays with it: Parasitix takes the Dancing Sword, which helps the rat beside it
  const taken = { d4: [189, 1], c4: [84, 0], c5: [152, 1], h1: [16, 0] };
  expect(lost(taken, 1, ['d4.1', 'c4', 'h1-h2', 'c4.1>c5'])).toEqual(['Evil sacrifices its Dancing Sword on c4.']);
});
