/** The card of a fight that strength does not explain: the power or the rule that decided, in a line. */
import { beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { inShort } from '../../src/shell/battle/again';
import { fightPast } from '../../src/shell/games/legends/fight/fight-past';
import { lostOf, toldOf } from '../../src/shell/games/legends/log/spoken';
import { turnsOf } from '../../src/shell/games/legends/log/turns';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

beforeAll(() => loadTexts('legends'));

/** A battle of seat 1 against seat 0, as seat 0 sees it after these answers. */
const after = (pieces: Readonly<Record<string, unknown>>, answers: readonly string[], ground = 'p', viewer = 0) => {
  const terrain = Array.from({ length: 8 }, () => ground.repeat(8));
  const position = { form: 'legends', terrain, pieces: { a1: [67, 0], h8: [169, 1], g2: [8, 0], ...pieces }, turn: 1 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats, options: {}, position }))));
  const events: GameEvent[] = [...eventsFor(engine.rows(), viewer)];
  for (const answer of answers) {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    must(engine.apply(asked.choices.indexOf(must(legends.parseChoice(answer, asked.kind, engine.view(9))))));
    events.push(...eventsFor(engine.rows(), viewer));
  }
  const view = engine.view(viewer);
  const log = turnsOf(events, view, null).flatMap(({ entries }) =>
    entries.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  return {
    told: fightPast(view, events),
    log,
    lost: lostOf(view, events, events),
    panel: toldOf(view, events, events),
  };
};

test('an ability that decides is named with its text, and a strength with what it is made of', () => {
  // Helliton (196) has 1, and 4 more on a mountain; it may destroy a 9 such as Aubrey (4)
  const { told } = after({ e5: [196, 1], e4: [4, 0] }, ['e5-e4', 'e4.2'], '^');
  expect(told?.why).toEqual([
    'Helliton: When it attacks a piece of base strength 9 or 10, its side may destroy that piece at once.',
  ]);
  const [helliton] = told?.fighters ?? [];
  expect([helliton?.strength, helliton?.parts.map(({ by }) => by)]).toEqual(['5', ['1', '+4']]);
  expect(told?.notes.join(' ')).not.toContain('base strength 9');
});

test('a spell that spares its attacker says what it does', () => {
  // Golladus (113) attacks the Dragon Talisman (100)
  const { told } = after({ e5: [113, 1], e4: [100, 0] }, ['e5-e4']);
  expect(told?.why).toEqual([expect.stringMatching(/^Dragon Talisman: When it is attacked, it is destroyed/)]);
});

test('two Death Curses that fall together cancel each other (R65)', () => {
  // Quicksand (28) destroys itself and its attacker, who bears a curse as well
  const { told, log } = after({ e5: [106, 1], e4: [28, 0] }, ['e5-e4']);
  expect(told?.why).toContain('Two Death Curses at once: neither begins.');
  expect(log).toContain('Two Death Curses at once: neither begins.');
  // one alone begins
  expect(after({ e5: [113, 1], e4: [28, 0] }, ['e5-e4']).log.join(' ')).not.toMatch(/at once: neither/);
});

test('a fight of strengths needs no more words', () => {
  expect(after({ e5: [113, 1], e4: [92, 0] }, ['e5-e4']).told?.why).toEqual([]);
});

test('who else a spell destroys is named on the card, whatever else is left out there', () => {
  // the Altar of Deliverance (65) destroys itself, Golladus (113) who attacks it, and one more of that side
  const { told } = after({ e5: [113, 1], e4: [65, 0], c7: [142, 1] }, ['e5-e4', 'c7']);
  expect(told?.toll).toEqual(['The Skeleton Horde on c7 is destroyed by the spell.']);
  expect(told?.notes.join(' ')).not.toContain('Skeleton Horde on c7');
});

test('an own piece that a fight reveals is told on the card', () => {
  // Exorcism (64) destroys its attacker and itself, then reveals an enemy in a marsh
  const { told } = after({ e5: [113, 1], e4: [64, 0], c7: [197, 1] }, ['e5-e4', 'c7'], 'm', 1);
  expect(told?.toll).toEqual(['Demarn on c7 is revealed.']);
  // a red one is destroyed: once is enough
  expect(after({ e5: [113, 1], e4: [64, 0], c7: [142, 1] }, ['e5-e4', 'c7'], 'm', 1).told?.toll).toEqual([
    'The Skeleton Horde on c7 is destroyed by the spell.',
  ]);
});

test('an own piece that is lost in the turn is told whatever else is left out, in the order of what happened', () => {
  const turn = ['One.', 'Two.', 'Three.', 'Your piece is lost.'];
  expect(inShort(turn, ['Your piece is lost.'])).toBe('One. Your piece is lost. … and more: the log has all of it.');
  expect(inShort(turn.slice(1), ['Your piece is lost.'])).toBe('Two. Three. Your piece is lost.');
});
