/**
 * Hints of duels over random play, as the strongest level gives them: what the sentence says of units, squares and numbers is
 * what happens when that choice is played, and no reason is worn out. `HINTS`: how many.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { localOpponent } from '../../src/cli/opponent';
import type { Decision } from '../../src/contract/decision';
import type { Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import { formatSquare } from '../../src/games/shared/square';
import { createLegionReference } from '../../src/reference/legion';
import { reasonOf } from '../../src/shell/games/legion/advice';
import type { Reason } from '../../src/shell/games/legion/advice/reason';
import { say } from '../../src/text';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { createRng } from '../support/harness/rng';

const HINTS = Number(process.env['HINTS'] ?? 200);
const ITERATIONS = 60;
/** A hint is asked at every so many questions. */
const EVERY = 3;
/** No reason stands in more of the hints than this. */
const MOST = 0.4;

interface Hinted {
  readonly reason: Reason;
  readonly text: string;
  readonly events: readonly GameEvent[];
  readonly before: View;
  readonly after: View;
  readonly decision: Decision;
}

const SEATS = [{ player: 'person' }, { player: 'computer' }] as const;

/** The hint at the question that stands; the match stays where it is. */
const hintAt = async (engine: Engine, decision: Decision, opponent: ReturnType<typeof localOpponent>, form: string) => {
  const { seat } = decision;
  const view = engine.view(seat);
  const setup = { game: 'legion', form, seat, seats: SEATS, sides: [0, 1], options: {} };
  const { choice } = must(
    await opponent.think({
      id: 1,
      setup,
      events: [],
      view,
      decision,
      level: 'veteran',
      effort: { iterations: ITERATIONS },
      seed: view.ply,
    }),
  );
  const start = engine.snapshot();
  must(engine.apply(choice));
  const events = eventsFor(engine.rows(), seat);
  const after = engine.view(seat);
  must(engine.restore(start));
  const code = decision.choices[choice] ?? 0;
  const reason = reasonOf({ view, events: [], decision, code, preview: events, unaided: false }, events);
  const text = say(`legion.hint.${reason.name}`, reason.args);
  return { reason, text, events, before: view, after, decision } satisfies Hinted;
};

const hinted = async (count: number): Promise<readonly Hinted[]> => {
  await loadTexts('legion');
  const { legion: game } = games;
  if (game === undefined) throw new Error('no such game');
  const opponent = localOpponent(game);
  const found: Hinted[] = [];
  for (let match = 0; found.length < count; match++) {
    const form = legion.forms[match % legion.forms.length] ?? '';
    const engine = createLegionReference();
    must(engine.start(must(legion.readSetup({ game: 'legion', form, seats: SEATS, options: {}, seed: match }))));
    const rng = createRng(match);
    for (let step = 0; found.length < count; step++) {
      const decision = engine.decision();
      if (decision === null) break;
      if (step % EVERY === 0 && decision.choices.length > 1) found.push(await hintAt(engine, decision, opponent, form));
      must(engine.apply(rng.draw(decision.choices.length)));
    }
  }
  return found;
};

/** Enemies that stood there before the choice and do not after it. */
const gone = ({ before, after, decision }: Hinted): readonly string[] =>
  before.tokens
    .filter(({ square, seat }) => seat !== decision.seat && !after.tokens.some((token) => token.square === square))
    .map(({ square }) => formatSquare(square, before));

const REMOVING = ['king', 'crown', 'together', 'beats', 'shoots'];
const squaresIn = (text: string): readonly string[] => text.match(/\b[a-f][1-6]\b/g) ?? [];

describe('hints of duels over random play', () => {
  test('say what the choice does, and no reason is worn out', { timeout: 600_000 }, async () => {
    const all = await hinted(HINTS);
    const counts = new Map<string, number>();
    for (const hint of all) {
      const { reason, text, after, decision, before } = hint;
      counts.set(reason.name, (counts.get(reason.name) ?? 0) + 1);
      expect(text).toMatch(/^\S.*\S\.$/);
      expect(text).not.toMatch(/\{|undefined|NaN/);
      const fallen = gone(hint);
      if (reason.name === 'several') expect(text).toContain(` ${fallen.length} `);
      if (reason.name === 'wins') expect(after.result?.winners).toEqual([decision.seat]);
      if (REMOVING.includes(reason.name) && reason.name !== 'king') expect(squaresIn(text)).toEqual(fallen);
      if (
        !REMOVING.includes(reason.name) &&
        !['several', 'wins', 'saves', 'stops', 'flag'].includes(reason.name) &&
        decision.key === 'legion.place'
      )
        expect(fallen, text).toEqual([]);
      if (reason.name === 'flag') expect(squaresIn(text)).toEqual([formatSquare(after.flag ?? -1, before)]);
    }
    const shares = [...counts].map(([name, count]) => [name, count / all.length] as const);
    console.info(
      `${all.length} hints: ${shares
        .sort((a, b) => b[1] - a[1])
        .map(([name, share]) => `${name} ${(100 * share).toFixed(1)}%`)
        .join(', ')}`,
    );
    expect(shares.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...shares.map(([, share]) => share))).toBeLessThanOrEqual(MOST);
  });
});
