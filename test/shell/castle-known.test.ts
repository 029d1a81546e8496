/** Since when a castle that fell had been known: only what both sides have seen (R13, R14, R43). */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { castleKnownLines } from '../../src/shell/games/legends/result/castle-known';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

await loadTexts('legends');

/** What is said after these choices; both sides read the same. */
const linesAfter = (pieces: Readonly<Record<string, unknown>>, turn: number, played: readonly string[]) => {
  const engine = createLegendsReference();
  const position = { terrain: Array<string>(8).fill('pppppppp'), pieces, turn };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  const events: GameEvent[][] = [0, 1].map((seat) => [...eventsFor(engine.rows(), seat)]);
  for (const text of played) {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    must(engine.apply(asked.choices.indexOf(must(legends.parseChoice(text, asked.kind, engine.view(9))))));
    for (const seat of [0, 1]) events[seat]?.push(...eventsFor(engine.rows(), seat));
  }
  const [own, theirs] = [0, 1].map((seat) => {
    const view = engine.view(seat);
    return castleKnownLines({ view, events: events[seat] ?? [], result: view.result });
  });
  expect(theirs).toEqual(own);
  return own;
};

// 33 Woodland Tower reveals the enemy castle; 169 Rancid Castle boosts a red piece next to it
const PIECES = { a1: [33, 0], g8: [8, 0], h8: [169, 1], b5: [150, 1], c5: [144, 1] };

test('a castle found by chance or by thinking', () => {
  expect(linesAfter(PIECES, 0, ['g8-h8'])).toEqual(['Until this attack, it had never moved or been revealed.']);
});

test('one that a power had revealed', () => {
  expect(linesAfter(PIECES, 0, ['a1.1', 'b5-b6', 'g8-h8'])).toEqual(['The Woodland Tower had revealed it on turn 1.']);
});

test('one that had used a power of its own', () => {
  const pieces = { ...PIECES, h7: [161, 1] };
  expect(linesAfter(pieces, 1, ['h8.1>h7', 'b5-b6', 'g8-h8'])).toEqual([
    'It had been revealed on turn 1, when it used a power.',
  ]);
});

test('nothing of one that lay open from the start, nor of one that is not lost', () => {
  expect(linesAfter({ ...PIECES, h8: [169, 1, 'shown'] }, 0, ['g8-h8'])).toEqual([]);
  expect(linesAfter(PIECES, 0, ['g8-g7'])).toEqual([]);
});
