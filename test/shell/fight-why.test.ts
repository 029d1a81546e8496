/** The card of a fight that strength does not explain: the power or the rule that decided, in a line. */
import { beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { fightPast } from '../../src/shell/games/legends/fight/fight-past';
import { turnsOf } from '../../src/shell/games/legends/log/turns';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

beforeAll(() => loadTexts('legends'));

/** A battle of seat 1 against seat 0, as seat 0 sees it after these answers. */
const after = (pieces: Readonly<Record<string, unknown>>, answers: readonly string[], ground = 'p') => {
  const terrain = Array.from({ length: 8 }, () => ground.repeat(8));
  const position = { form: 'legends', terrain, pieces: { a1: [67, 0], h8: [169, 1], g2: [8, 0], ...pieces }, turn: 1 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats, options: {}, position }))));
  const events: GameEvent[] = [...eventsFor(engine.rows(), 0)];
  for (const answer of answers) {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    must(engine.apply(asked.choices.indexOf(must(legends.parseChoice(answer, asked.kind, engine.view(9))))));
    events.push(...eventsFor(engine.rows(), 0));
  }
  const view = engine.view(0);
  const log = turnsOf(events, view, null).flatMap(({ entries }) =>
    entries.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  return { told: fightPast(view, events), log };
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
