/** What a Spy has seen is told in words to its own player, and to nobody else (RULES 8). */
import { expect, test } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { formatChoice } from '../../src/games/medieval/notation';
import type { MatchState } from '../../src/match/types';
import { createMedievalReference } from '../../src/reference/medieval';
import { medievalBattle } from '../../src/shell/games/medieval/battle';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['medieval']);

const [RED, BLUE, ONLOOKER] = [0, 1, 8];

/** The line under the question of where the Spy returns, had this viewer been asked it. */
const lineFor = (viewer: number, found: string): string => {
  const engine = createMedievalReference();
  const line = `15/7k7/15/15/3f11/15/6${found}8/15/6S8/15/15/15/15/7K7/15 r - R2B2`;
  engine.start(must(medieval.readSetup({ game: 'medieval', position: { line } })));
  const begun = eventsFor(engine.rows(), viewer);
  const look = engine.decision()?.choices.findIndex((code) => formatChoice(code) === 'g7?g9');
  must(engine.apply(look ?? -1));
  const decision = engine.decision();
  const state = {
    view: engine.view(viewer),
    events: [...begun, ...eventsFor(engine.rows(), viewer)],
    asking: { decision, presses: [] },
  };
  return medievalBattle.nowLine(state as unknown as MatchState);
};

test('what stands there, to the looker alone', () => {
  expect(lineFor(RED, 'x')).toBe('The piece on g9 is an Axeman.');
  expect(lineFor(RED, 'n')).toBe('The piece on g9 is a Knight.');
  for (const other of [BLUE, ONLOOKER]) expect(lineFor(other, 'x')).not.toMatch(/Axeman/);
});
