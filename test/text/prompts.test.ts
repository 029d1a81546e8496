/** Whole matches through the texts: no prompt, no event and no result without its sentence, and no gap in one. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legion } from '../../src/games/legion';
import { formatSquare } from '../../src/games/shared/square';
import { ask, press } from '../../src/match/asking';
import { legionWords } from '../../src/match/games/legion';
import { createLegionReference } from '../../src/reference/legion';
import { hasText, say } from '../../src/text';
import { eventText, reasonText } from '../../src/text/events';

const square = (at: number) => formatSquare(at, { width: 6, height: 6 });
const NAMING = { game: 'legion', square };

/** A sentence with everything filled in: no key, no braces. */
const whole = /^(?!.*[{}])(?!.*undefined)(?!.*\b[a-z]+\.[a-z]+\.[a-z0-9])\S.*$/;

test.each([0, 1, 2, 3, 4])('form %i: every prompt and every event reads well', (form) => {
  for (const seed of [1, 2, 3]) {
    const engine = createLegionReference();
    engine.start(legion.sampleSetup(form, seed));
    let step = seed;
    for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
      const view = engine.view(decision.seat);
      const context = { view, ...legionWords };
      let asking = ask(decision, [], context);
      expect(legionWords.question(asking, view)).toMatch(whole);
      step = (step * 7 + 3) % 1009;
      const index = step % decision.choices.length;
      const presses = legion.presses(decision.choices[index] ?? 0, decision.kind);
      for (const one of seed % 2 === 0 ? presses : [...presses].reverse()) {
        const answer = press(asking, one, context);
        if (answer.kind !== 'asking') throw new Error('a press of a choice was refused');
        asking = answer.asking;
        expect(hasText(asking.prompt.key), asking.prompt.key).toBe(true);
        expect(legionWords.question(asking, view)).toMatch(whole);
      }
      engine.apply(index);
      for (const { event } of engine.rows()) expect(eventText(event, NAMING, engine.result())).toMatch(whole);
    }
  }
});

describe('events', () => {
  const SAMPLES: readonly GameEvent[] = [
    { type: 'built', seat: 0, what: 1, value: 1 },
    { type: 'built', seat: 1, what: 6, value: 14 },
    { type: 'dealt', seats: 2 },
    { type: 'placed', seat: 0, token: 1, kind: 1, square: 14 },
    { type: 'placed', seat: 0, token: 1, kind: null, square: 14 },
    { type: 'moved', token: 1, from: 1, to: 2 },
    { type: 'blurred', gone: [1, 2], fresh: [3, 4], squares: [1, 2] },
    { type: 'shown', token: 1, kind: 2 },
    { type: 'looked', seat: 0, token: 1, kind: null },
    { type: 'looked', seat: 0, token: 1, kind: 2 },
    { type: 'fought', from: 1, square: 2, attack: 3, defence: 2, helpers: [], beaten: true },
    { type: 'fought', from: 1, square: 2, attack: 2, defence: 2, helpers: [], beaten: false },
    { type: 'struck', from: 1, square: 2 },
    { type: 'removed', seat: 0, token: 1, kind: 1, square: 2, cause: 'fight' },
    { type: 'removed', seat: 0, token: 1, kind: 1, square: 2, cause: 'shot' },
    { type: 'removed', seat: 0, token: 1, kind: 1, square: 2, cause: 'crown' },
    { type: 'removed', seat: 0, token: 1, kind: null, square: 2, cause: 'other' },
    { type: 'flag', from: null, to: 3 },
    { type: 'windowOpened' },
    { type: 'windowClosed' },
    { type: 'drew', seat: 0, card: null },
    { type: 'played', seat: 0, card: 1 },
    { type: 'named', seat: 0, other: 1 },
    { type: 'passed', seat: 0 },
    { type: 'turn', seat: 1 },
    { type: 'resigned', seat: 0 },
    { type: 'over', reason: 'resign', winners: [1] },
    { type: 'over', reason: 'something-new', winners: [] },
  ];
  test.each(SAMPLES.map((event) => [event.type, event] as const))('%s', (_, event) => {
    expect(eventText(event, NAMING)).toMatch(whole);
  });

  test('what happened reads as it happened', () => {
    expect(SAMPLES.slice(0, 4).map((event) => eventText(event, NAMING))).toEqual([
      'Black chooses board 2, face B.',
      'White chooses board 2, face B, half a turn, bottom left.',
      'The armies are in place.',
      'Black: Knight on c3.',
    ]);
  });
});

test('every reason of Legion has a sentence, with the numbers where they count', () => {
  for (const reason of legion.codec.reasons) {
    expect(hasText(`reason.${reason}`), reason).toBe(true);
    expect(reasonText('legion', { reason, winners: [1], score: [3, 4] })).toMatch(whole);
  }
  expect(reasonText('legion', { reason: 'caravan', winners: [1], score: [3, 4] })).toContain(
    '3 for Black, 4 for White',
  );
});

test('a missing sentence shows its key', () => expect(say('no.such.key')).toBe('no.such.key'));
