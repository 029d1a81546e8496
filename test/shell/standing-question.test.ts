/** A question that takes several answers stands, with the count of those given, until the last of them is. */
import { beforeAll, expect, test } from 'vitest';
import { ask } from '../../src/match/asking';
import { matchGames } from '../../src/match/games';
import { legendsWords } from '../../src/match/games/legends';
import type { MatchState } from '../../src/match/types';
import { askedNow, saidNow } from '../../src/shell/battle/status';
import { walkScenarios } from '../match/legends-walk';

beforeAll(async () => {
  await matchGames.load('legends');
});

test('what is pressed, or on its way, takes neither the question nor the count away', () => {
  let counted = 0;
  walkScenarios(({ decision, view }) => {
    const [first, second] = decision.choices;
    if (decision.key !== 'legends.pick' || first === undefined || second === undefined) return;
    const context = { view, ...legendsWords };
    const stateWith = (presses: Parameters<typeof ask>[1], more: Partial<MatchState>): MatchState =>
      ({
        asking: ask(decision, presses, context),
        view,
        picked: [first],
        sending: false,
        sent: null,
        ...more,
      }) as MatchState;
    const open = askedNow(stateWith([], {}));
    if (!open.includes('1 of 2 chosen')) return;
    counted++;
    const presses = legendsWords.content.presses(second, decision.kind);
    const chosen = stateWith(presses, {});
    expect(askedNow(chosen)).toBe(open);
    expect(saidNow(chosen)).toMatch(/1 of 2 chosen.*Press Confirm(, or [a-h][1-8] again)?\.$/);
    // on its way it counts already
    const sent = askedNow(stateWith(presses, { sending: true, sent: second }));
    expect(sent).toContain('2 of 2 chosen');
    expect(askedNow(stateWith(presses, { picked: [], sending: true, sent: first }))).toBe(open);
  });
  expect(counted).toBeGreaterThan(0);
}, 60_000);
