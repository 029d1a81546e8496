/**
 * Hints of sieges over random play, as a strong level gives them: no reason is worn out, each one's words are there, and what a
 * fight's hint promises is what happens when it is played. `HINTS`: how many.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { localOpponent } from '../../src/cli/opponent';
import type { Decision } from '../../src/contract/decision';
import type { Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { OPTIONS } from '../../src/games/medieval/names';
import { TEMPLATES } from '../../src/games/medieval/templates';
import { createMedievalReference } from '../../src/reference/medieval';
import { reasonOf } from '../../src/shell/games/medieval/advice';
import { REASONS, type Reason } from '../../src/shell/games/medieval/advice/reason';
import { foretold } from '../../src/shell/games/medieval/words/foretell';
import { hasText, say } from '../../src/text';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { createRng } from '../support/harness/rng';

const HINTS = Number(process.env['HINTS'] ?? 200);
const ITERATIONS = 40;
/** A hint is asked at every so many questions. */
const EVERY = 3;
/** No reason stands in more of the hints than this, and so many there are at least. */
const MOST = 0.4;
const FEWEST = 8;
/** A match is left after so many questions, for another. */
const LONGEST = 150;

interface Hinted {
  readonly seat: number;
  readonly reason: Reason;
  readonly text: string;
  readonly preview: readonly string[];
  /** What its seat saw when it was played. */
  readonly after: readonly GameEvent[];
}

const armyOf = (match: number): string => TEMPLATES.standard[match % TEMPLATES.standard.length]?.army ?? '';

const setupOf = (match: number) => {
  const seats = [
    { player: 'person', army: armyOf(match) },
    { player: 'computer', army: armyOf(match + 1) },
  ];
  return must(medieval.readSetup({ game: 'medieval', form: 'standard', seats, options: {}, seed: match }));
};

type Opponent = ReturnType<typeof localOpponent>;

/** The hint at the question that stands; the match stays where it is. */
const hintAt = async (engine: Engine, decision: Decision, past: readonly GameEvent[], opponent: Opponent) => {
  const { seat } = decision;
  const view = engine.view(seat);
  const seats = [{ player: 'person' }, { player: 'computer' }] as const;
  const setup = {
    game: 'medieval',
    form: 'standard',
    seat,
    seats,
    sides: [0, 1],
    options: { marks: OPTIONS.marks[0] },
  };
  const effort = { iterations: ITERATIONS };
  const asked = { id: 1, setup, events: past, view, decision, level: 'veteran', effort, seed: view.ply };
  const { choice } = must(await opponent.think(asked));
  const start = engine.snapshot();
  must(engine.apply(choice));
  const after = eventsFor(engine.rows(), seat);
  must(engine.restore(start));
  const code = decision.choices[choice] ?? 0;
  const reason = reasonOf({ view, events: past, decision, code, preview: null, unaided: false });
  const preview = foretold(view, decision, choice, { past, unaided: false });
  return { seat, reason, text: say(`medieval.hint.${reason.name}`, reason.args), preview, after } satisfies Hinted;
};

const playOne = async (match: number, opponent: Opponent, found: Hinted[]): Promise<void> => {
  const engine = createMedievalReference();
  must(engine.start(setupOf(match)));
  const rng = createRng(match);
  const pasts: [GameEvent[], GameEvent[]] = [[], []];
  const hear = (): void => {
    for (const [seat, past] of pasts.entries()) past.push(...eventsFor(engine.rows(), seat));
  };
  hear();
  for (let step = 0; step < LONGEST && found.length < HINTS; step++) {
    const decision = engine.decision();
    if (decision === null) return;
    if (step % EVERY === 0) found.push(await hintAt(engine, decision, pasts[decision.seat === 0 ? 0 : 1], opponent));
    must(engine.apply(rng.draw(decision.choices.length)));
    hear();
  }
};

const found: Hinted[] = [];

beforeAll(async () => {
  await loadTexts('medieval');
  const { medieval: game } = games;
  if (game === undefined) throw new Error('no such game');
  const opponent = localOpponent(game);
  for (let match = 0; found.length < HINTS; match++) await playOne(match, opponent, found);
}, 600_000);

const called = (...names: readonly string[]): readonly Hinted[] =>
  found.filter(({ reason }) => names.includes(reason.name));

describe('hints of sieges', () => {
  test('every reason has its sentence', () => {
    expect(REASONS.filter((name) => !hasText(`medieval.hint.${name}`))).toEqual([]);
    expect(found.filter(({ text }) => /\{|medieval\./.test(text)).map(({ text }) => text)).toEqual([]);
  });

  test('none is worn out', () => {
    const counts = new Map<string, number>();
    for (const { reason } of found) counts.set(reason.name, (counts.get(reason.name) ?? 0) + 1);
    const told = [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`);
    expect(counts.size, told.join(', ')).toBeGreaterThanOrEqual(FEWEST);
    expect(Math.max(...counts.values()) / found.length, told.join(', ')).toBeLessThanOrEqual(MOST);
    expect(called('other')).toEqual([]);
  });

  test('what is said to be beaten falls', () => {
    for (const { seat, after, text } of called('wins', 'captures', 'joined', 'hits')) {
      const falls = after.some((event) => event.type === 'removed' && event.seat !== seat);
      expect(falls, text).toBe(true);
    }
  });

  test('a share of the odds is the preview’s', () => {
    for (const { reason, preview, text } of called('odds'))
      expect(preview.join(' '), text).toContain(`${reason.args['win']}% to win`);
    for (const { preview, text } of called('gives'))
      expect(preview.join(' '), text).toMatch(/Your .* (falls|is taken)|: 0% to win/);
  });

  test('of a fight that can only be won no chance is told', () => {
    const odds = (win: number) => say('medieval.hint.odds', { yours: 'Paladin', square: 'h12', win });
    expect(odds(100)).toBe('Your Paladin will win on h12.');
    expect(odds(99)).toBe('Your Paladin’s chance to win on h12 is 99%.');
  });
});
