/**
 * Hints over battles that are played as the hints say, by both sides: what is said of danger is so, and no reason is worn out.
 * `HINTS`: how many of each form.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/cli/games';
import { localOpponent } from '../../src/cli/opponent';
import { legends } from '../../src/games/legends';
import { unpackChoice } from '../../src/games/shared/choice';
import { hintText } from '../../src/shell/games/legends/advice/hint';
import type { Reason } from '../../src/shell/games/legends/advice/names';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { loadTexts } from '../../src/text/games';
import { createCoreEngine } from '../../src/worker/core-engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { allEventsFor } from '../../src/worker/referee/eyes';
import { Match } from '../../src/worker/referee/match';
import { must } from '../match/support';
import { legendsCores } from '../support/harness/legends/engines';

const HINTS = Number(process.env['HINTS'] ?? 300);
const ITERATIONS = 30;
/** Hints of one battle, so that there are several of them. */
const EACH = 100;
/** No reason stands in more of the hints than this. */
const MOST = 0.4;
const SEATS = [{ player: 'person' }, { player: 'person' }] as const;
const CORES = legendsCores();

interface Hinted {
  readonly reason: Reason;
  readonly text: string;
}

/** Plays a battle as the hints say; a question with one answer gives none. */
const battleOf = async (form: string, seed: number, most: number): Promise<readonly Hinted[]> => {
  const setup = must(legends.readSetup({ game: 'legends', form, seats: SEATS, options: { exchanges: 'off' }, seed }));
  const make = CORES(sizeOfSetup(legends, setup));
  const match = must(
    Match.open({ setup, effort: {}, content: legends, make: () => createCoreEngine(make(), legends) }),
  );
  const { legends: game } = games;
  if (game === undefined) throw new Error('no such game');
  const opponent = localOpponent(game);
  const found: Hinted[] = [];
  while (found.length < most) {
    const decision = must(match.read((engine) => engine.decision()));
    if (decision === null) break;
    const { seat, choices } = decision;
    const view = must(match.read((engine) => engine.view(seat)));
    const { choice } = must(
      await opponent.think({
        id: 1,
        setup: { game: 'legends', form, seat, seats: SEATS, sides: [0, 1], options: setup.options },
        events: [],
        view,
        decision,
        level: 'champion',
        effort: { iterations: ITERATIONS },
        seed: view.ply,
      }),
    );
    const code = choices[choice] ?? 0;
    if (choices.length > 1 && decision.kind !== 'place' && unpackChoice(code).form !== 'item') {
      const events = allEventsFor(match, seat);
      const reason = reasonOf({ view, events, decision, code, preview: null, unaided: false });
      found.push({ reason, text: hintText(view, reason) });
    }
    must(match.choose(choice));
  }
  return found;
};

beforeAll(() => loadTexts('legends'));

describe('hints of whole battles', () => {
  test.each(legends.forms)('%s', { timeout: 900_000 }, async (form) => {
    const all: Hinted[] = [];
    for (let seed = 0; all.length < HINTS; seed++)
      all.push(...(await battleOf(form, seed, Math.min(EACH, HINTS - all.length))));
    const counts = new Map<string, number>();
    for (const { reason, text } of all) {
      counts.set(reason.name, (counts.get(reason.name) ?? 0) + 1);
      expect(text).toMatch(/^\S.*\S\.$/);
      expect(text).not.toMatch(/\{|undefined|NaN|hint\.|but\./);
    }
    const shares = [...counts].map(([name, count]) => [name, count / all.length] as const).sort((a, b) => b[1] - a[1]);
    const against = all.filter(({ reason }) => (reason.clauses ?? []).length > 0).length;
    console.info(
      `${form}, ${all.length} hints, ${against} with something against: ${shares
        .map(([name, share]) => `${name} ${(100 * share).toFixed(1)}%`)
        .join(', ')}`,
    );
    if (process.env['SHOW'] !== undefined) console.info(all.map(({ text }) => text).join('\n'));
    expect(Math.max(...shares.map(([, share]) => share))).toBeLessThanOrEqual(MOST);
  });
});
