/** What the panel tells of the other side's turn: every own piece that fell in it, and to whom; many that are revealed in one line. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { toldOf } from '../../src/shell/games/legends/log/spoken';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { legendsAt } from '../stage/legends-match';

const FORM = Array.from({ length: 8 }, () => 'pppppppp');

/** The rows of an enemy's turn for the other side, from its answers. */
const turnOf = (pieces: Readonly<Record<string, unknown>>, answers: readonly string[], most = 12) => {
  const engine = legendsAt({ terrain: FORM, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 1 });
  const rows = [...engine.rows()];
  for (let at = 0; at < most; at++) {
    const decision = engine.decision();
    if (decision === null || (at > 0 && decision.kind === 'main')) break;
    const codes = answers.flatMap((text) => {
      const read = legends.parseChoice(text, decision.kind, engine.view(9));
      return read.ok && decision.choices.includes(read.value) ? [read.value] : [];
    });
    must(engine.apply(decision.choices.indexOf(codes[0] ?? decision.choices.at(-1) ?? 0)));
    rows.push(...engine.rows());
  }
  return { view: engine.view(0), events: eventsFor(rows, 0) };
};

test('a Berserk enemy that beats several pieces is told with all of them', () => {
  // Akillon (110, 7 strong) beats the piece in front of it (49) and has to go on to the next (45)
  const { view, events } = turnOf({ d5: [110, 1], d4: [49, 0], c4: [45, 0] }, ['d5-d4', 'c4', 'pass']);
  expect(toldOf(view, events, events)).toContain(
    'Akillon beats your Hillstone Curate on d4 and Loovius on c4 (Berserk).',
  );
});

test('many that are revealed at once are one line, the other side’s first', () => {
  const shown = (token: number, kind: number): GameEvent => ({ type: 'shown', token, kind });
  const engine = legendsAt({
    terrain: FORM,
    pieces: { a1: [67, 0], h8: [169, 1], a2: [11, 0], b2: [5, 0], c2: [8, 0], d2: [1, 0], g7: [103, 1], h7: [187, 1] },
    turn: 0,
  });
  const view = engine.view(0);
  const used: GameEvent = { type: 'used', token: 0, seat: 0, power: 1, keyword: null };
  const own = [11, 5, 8, 1].map((kind, at) => shown(8 + at, kind));
  const events = [{ type: 'turn', seat: 0 } as const, used, ...own, shown(54, 103), shown(55, 187)];
  const [line = ''] = toldOf(view, events, events);
  expect(line).toMatch(/Revealed: Kralc on g7, Marbas on h7, High Elf on a2 and 3 more\.$/);
  expect(line).not.toMatch(/is revealed/);
});
