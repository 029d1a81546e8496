/** What the log, the voice and `replay` say of an attacked castle: that it falls, once, and then how the battle ended. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View, Viewer } from '../../src/contract/view';
import { legendsOf } from '../../src/games/legends';
import { formatSquare } from '../../src/games/shared/square';
import { destroyedOf } from '../../src/match/games/legends/destroyed';
import { viewAfter } from '../../src/match/games/legends/fold';
import { headlineText } from '../../src/match/games/legends/headline';
import { createLegendsReference } from '../../src/reference/legends';
import { lossesOf, newsOf } from '../../src/shell/games/legends/log/spoken';
import { turnsOf } from '../../src/shell/games/legends/log/turns';
import { eventText } from '../../src/text/events';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { choose } from '../reference/kit';

interface Seen {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** The first answer of a position, as viewers see it. */
const attack = (form: string, position: Readonly<Record<string, unknown>>, text: string) => {
  const content = legendsOf(form);
  const seats = Array.from({ length: Number(position['seats'] ?? 2) }, () => ({ player: 'person' }));
  const engine = createLegendsReference();
  must(engine.start(must(content.readSetup({ game: 'legends', form, seats, position }))));
  const viewers: readonly Viewer[] = [0, 1, 8];
  const start = viewers.map((viewer) => ({ view: engine.view(viewer), events: eventsFor(engine.rows(), viewer) }));
  choose(engine, content, text);
  return viewers.map((viewer, at): Seen => {
    const { view: before, events } = start[at] ?? { view: engine.view(viewer), events: [] };
    return { before, events: [...events, ...eventsFor(engine.rows(), viewer)], view: engine.view(viewer) };
  });
};

const plains = (width: number, height = width): readonly string[] =>
  Array.from({ length: height }, () => 'p'.repeat(width));

const log = ({ events, view }: Seen): readonly (readonly string[])[] =>
  turnsOf(events, view, view.result).flatMap(({ entries }) =>
    entries.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
  );
const spoken = ({ events, view }: Seen): readonly string[] =>
  newsOf(view, events, events.slice(1), view.result).map(({ text }) => text);
const losses = ({ events, view }: Seen): readonly string[] => lossesOf(view, events, 3);

const FAR = { a8: [150, 1], h1: [45, 0] };
const battle = (pieces: object, turn = 0) =>
  attack('legends', { terrain: plains(8), pieces: { ...FAR, ...pieces }, turn }, 'c4-c5');

describe('an attacked castle', () => {
  test('both hidden: whoever reads it, who attacked what, that it falls, and then the end', () => {
    for (const seen of battle({ c4: [16, 0], c5: [169, 1] })) {
      expect(log(seen)).toEqual([
        ['Grundin attacks the Rancid Castle on c5.', 'The Rancid Castle falls on c5.'],
        ['Good wins. Evil’s castle is lost.'],
      ]);
      expect(spoken(seen)).toEqual([
        'Grundin attacks the Rancid Castle on c5.',
        'The Rancid Castle falls on c5.',
        'Good wins. Evil’s castle is lost.',
      ]);
      expect(losses(seen)).toEqual(['The Rancid Castle falls on c5.']);
    }
  });

  test('both known: the same', () => {
    for (const seen of battle({ c4: [16, 0, 'shown'], c5: [203, 1, 'shown'] }))
      expect(log(seen)).toEqual([
        ['Grundin attacks The Hidden Hive on c5.', 'The Hidden Hive falls on c5.'],
        ['Good wins. Evil’s castle is lost.'],
      ]);
  });

  test('by its own side’s Dumes: the other side has won', () => {
    for (const seen of battle({ c4: [123, 1], c5: [169, 1] }, 1))
      expect(log(seen)).toEqual([
        ['Dumes attacks the Rancid Castle on c5.', 'The Rancid Castle falls on c5.'],
        ['Good wins. Evil’s castle is lost.'],
      ]);
  });

  test('a team’s, which has another: it falls, and nothing ends', () => {
    const pieces = { a1: [67, 0], p1: [67, 2], p8: [136, 3], c4: [9, 0], c5: [136, 1], d1: [45, 0], d8: [150, 1] };
    for (const seen of attack('legends', { terrain: plains(16, 8), pieces, turn: 0, seats: 4 }, 'c4-c5'))
      expect(log(seen)).toEqual([['The Dwarven General attacks the Ogre Fort on c5.', 'The Ogre Fort falls on c5.']]);
  });

  test.each([['classic', 10] as const, ['quick', 8] as const])('a flag of %s is captured', (form, width) => {
    const pieces = { a1: [209, 0], c4: [213, 0], c5: [209, 1], a8: [216, 1] };
    for (const seen of attack(form, { terrain: plains(width), pieces, turn: 0 }, 'c4-c5')) {
      expect(log(seen)).toEqual([
        ['The Miner attacks the Flag on c5.', 'The Flag on c5 is captured.'],
        ['Blue wins. Red’s flag is lost.'],
      ]);
      expect(losses(seen)).toEqual(['The Flag on c5 is captured.']);
    }
  });

  test.each([['classic', 10] as const, ['quick', 8] as const])('a soldier of %s falls', (form, width) => {
    const pieces = { a1: [209, 0], c4: [214, 0], c5: [212, 1], h8: [209, 1] };
    for (const seen of attack(form, { terrain: plains(width), pieces, turn: 0 }, 'c4-c5'))
      expect(losses(seen)).toEqual(['The Scout falls on c5.']);
  });

  test.each([
    ['legends', 8, 169, 'The Rancid Castle has fallen.'],
    ['legends', 8, 170, 'The Bone Castle has fallen.'],
    ['legends', 8, 203, 'The Hidden Hive has fallen.'],
    ['classic', 10, 209, 'Red’s flag has been captured.'],
    ['quick', 8, 209, 'Red’s flag has been captured.'],
  ] as const)('the headline of %s (%i wide, %i): %s', (form, width, castle, headline) => {
    const [own, far, soldier] = form === 'legends' ? [67, 150, 16] : [209, 216, 213];
    const pieces = { a1: [own, 0], c4: [soldier, 0], c5: [castle, 1], a8: [far, 1] };
    for (const { view } of attack(form, { terrain: plains(width), pieces, turn: 0 }, 'c4-c5')) {
      if (view.result === null) throw new Error('no end');
      expect(headlineText(view, view.result)).toBe(headline);
    }
  });

  test('a battle that ends otherwise has its reason for a headline', () => {
    const [{ view } = { view: null }] = battle({ c4: [16, 0], c5: [203, 1] });
    if (view === null) throw new Error('no view');
    expect(headlineText(view, { reason: 'no-move', winners: [0], score: [] })).toBe('Evil could not move or act.');
  });

  test('as a replayed match tells it', () => {
    const told = ({ events, view }: Seen): readonly string[] =>
      events
        .slice(1)
        .map((event) => eventText(event, { game: 'legends', square: (at) => formatSquare(at, view) }, view.result));
    for (const seen of battle({ c4: [16, 0], c5: [203, 1] }))
      expect(told(seen)).toEqual([
        'The unit on c4 moves to c5.',
        'Grundin is revealed.',
        'The Hidden Hive is revealed.',
        'The second side loses a piece on c5: The Hidden Hive.',
        'The first side wins. The second side’s castle is lost.',
      ]);
  });

  test('its events carried on from the view before are the view after: one piece on the square, one more fallen', () => {
    for (const { before, events, view } of battle({ c4: [16, 0], c5: [169, 1] })) {
      const carried = viewAfter(before, events.slice(1));
      expect(carried.tokens.filter(({ square }) => square === 34)).toMatchObject([{ id: 26, kind: 16, shownTo: 511 }]);
      expect(carried.tokens).toEqual(view.tokens);
      expect(carried.heaps).toEqual(view.heaps);
      expect(carried.lists['fallen']).toEqual([34]);
      // R134: what a game of two counts
      expect([destroyedOf(view, 0), destroyedOf(view, 1)]).toEqual([0, 1]);
    }
  });
});
