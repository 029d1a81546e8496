/** What the log of the Legends family makes one sentence of: exchanges before the battle, an attack by a named power. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { PASS } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { turnsOf } from '../../src/shell/games/legends/log/turns';
import { eventsFor } from '../../src/worker/referee/eyes';
import { legendsLine } from '../stage/legends-match';

test('who has exchanged pieces is ready afterwards, and has not kept its army as it was', () => {
  const engine = createLegendsReference();
  const started = engine.start(legends.sampleSetup(1, 1));
  if (!started.ok) throw new Error(started.fault.expected);
  const events: GameEvent[] = [...eventsFor(engine.rows(), 8)];
  const choose = (pass: boolean): void => {
    const { choices = [], key } = engine.decision() ?? {};
    expect(key).toBe('legends.exchange');
    engine.apply(choices.findIndex((code) => (code === PASS) === pass));
    events.push(...eventsFor(engine.rows(), 8));
  };
  // the first side exchanges once and begins; the other begins at once
  choose(false);
  choose(true);
  choose(true);
  const view = engine.view(8);
  const titles = turnsOf(events, view, null)[0]?.entries.map(({ title }) => title) ?? [];
  expect(titles.filter((title) => /ready|keeps|exchanges/.test(title))).toEqual([
    expect.stringMatching(/^(Good|Evil) exchanges the pieces on [a-h][1-8] and [a-h][1-8]\.$/),
    expect.stringMatching(/^(Good|Evil) is ready\.$/),
    expect.stringMatching(/^(Good|Evil) is ready\.$/),
  ]);
});

test('a strike is one sentence, and its power is not told after it', () => {
  // the Relfreod Archer has Distance Strike: from c3 at c5
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [67, 0], h8: [169, 1], c3: [17, 0], c5: [106, 1, 'shown'] },
      turn: 0,
    },
    ['c3.1>c5'],
    0,
  );
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 0 }, ...passages.flatMap((passage) => passage.events)];
  const order = events.map(({ type }) => type).filter((type) => type === 'used' || type === 'struck');
  expect(order).toEqual(['used', 'struck']);
  const told = turnsOf(events, passages[0]?.to ?? first, null).find(({ number }) => number === 1)?.entries ?? [];
  expect(told[0]?.title).toBe('The Relfreod Archer strikes at Crevcor on c5.');
  expect(told[0]?.lines.map(({ text }) => text).join(' ')).not.toMatch(/uses Distance Strike/);
});

test('an attack by a named power is one sentence, in the order of what happened', () => {
  // Srik has Slashing: from c3 diagonally to e5
  const { first, passages } = legendsLine(
    {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [67, 0], h8: [169, 1], c3: [8, 0], e5: [174, 1, 'shown'] },
      turn: 0,
    },
    ['c3.2>e5'],
    0,
  );
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 0 }, ...passages.flatMap((passage) => passage.events)];
  // the rows: first the power, then the move
  const order = events.map(({ type }) => type).filter((type) => type === 'used' || type === 'moved');
  expect(order).toEqual(['used', 'moved']);
  const told = turnsOf(events, passages[0]?.to ?? first, null).find(({ number }) => number === 1)?.entries ?? [];
  expect(told[0]?.title).toBe('Srik attacks Frinhorn on e5, using Slashing.');
  expect(told[0]?.lines.map(({ text }) => text).join(' ')).not.toMatch(/uses Slashing/);
});
