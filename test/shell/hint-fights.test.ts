/**
 * Hint and preview of the same attack, over random battles of all forms: both tell of the same fight, and the hint's words are
 * never against the preview's figures. `HINTS`: how many.
 */
import { describe, expect, test } from 'vitest';
import type { Setup } from '../../src/contract/setup';
import { legends } from '../../src/games/legends';
import { hintText } from '../../src/shell/games/legends/advice/hint';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { attackIn } from '../../src/shell/games/legends/fight/fight-ahead';
import { loadTexts } from '../../src/text/games';
import { createCoreEngine } from '../../src/worker/core-engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { allEventsFor } from '../../src/worker/referee/eyes';
import { Match } from '../../src/worker/referee/match';
import { Preview } from '../../src/worker/referee/preview';
import { Scratch } from '../../src/worker/referee/scratch';
import { must } from '../match/support';
import { legendsCores } from '../support/harness/legends/engines';
import { createRng } from '../support/harness/rng';

const HINTS = Number(process.env['HINTS'] ?? 150);
const MOST_STEPS = 240;

interface Pair {
  readonly name: string;
  readonly hint: string;
  readonly preview: string;
}

const CORES = legendsCores();
const SEATS = [{ player: 'person' }, { player: 'person' }];

const opened = (form: string, seed: number): Match => {
  const setup: Setup = must(
    legends.readSetup({ game: 'legends', form, seats: SEATS, options: { exchanges: 'off' }, seed }),
  );
  const make = CORES(sizeOfSetup(legends, setup));
  return must(Match.open({ setup, effort: {}, content: legends, make: () => createCoreEngine(make(), legends) }));
};

/** Hint and preview of one attack, chosen at random, at every question that has some. */
const pairsIn = (match: Match, seed: number, most: number): readonly Pair[] => {
  const rng = createRng(seed);
  const preview = new Preview(match.content, new Scratch(match));
  const pairs: Pair[] = [];
  for (let step = 0; step < MOST_STEPS && pairs.length < most; step++) {
    const decision = must(match.read((engine) => engine.decision()));
    if (decision === null) break;
    const { seat, choices } = decision;
    const view = must(match.read((engine) => engine.view(seat)));
    const attacks = choices.flatMap((code, index) => {
      const attack = attackIn(view, decision, code);
      return attack !== null && attack.defender.seat % 2 !== seat % 2 ? [index] : [];
    });
    const index = attacks[rng.draw(Math.max(1, attacks.length))];
    if (index !== undefined) {
      const past = allEventsFor(match, seat);
      const { events } = preview.of(view, index);
      const code = choices[index] ?? 0;
      const reason = reasonOf({ view, events: past, decision, code, preview: events, unaided: false });
      const lines = foretellLines({ view, decision, code, events, past, unaided: false });
      pairs.push({ name: reason.name, hint: hintText(view, reason), preview: lines.join(' ') });
    }
    // attacks come often enough in random play, and a match that is all attacks is soon over
    must(match.choose(rng.draw(choices.length)));
  }
  return pairs;
};

const percent = (preview: string, what: string): number =>
  Number(new RegExp(`${what}(?: \\((?:castle|Flag)\\))? (\\d+)%`).exec(preview)?.[1] ?? 0);

/** What the preview's own words say of the attacker's fate; null: they are of odds, or of no fight. */
const endIn = (preview: string): 'wins' | 'loses' | 'ties' | 'castle' | null => {
  if (/The enemy (castle|flag): you win/.test(preview)) return 'castle';
  const [, own, other] = /(\d+) against .*? (\d+): /.exec(preview) ?? [];
  if (own === undefined || other === undefined) return null;
  return Number(own) > Number(other) ? 'wins' : Number(own) < Number(other) ? 'loses' : 'ties';
};

const CLAIMS: Readonly<Record<string, string>> = { beats: 'wins', trade: 'ties', risk: 'loses', castle: 'castle' };

describe('hint and preview', () => {
  test('are of one mind about every attack', { timeout: 600_000 }, async () => {
    await loadTexts('legends');
    const pairs: Pair[] = [];
    for (let seed = 0; pairs.length < HINTS; seed++) {
      const form = legends.forms[seed % legends.forms.length] ?? '';
      pairs.push(...pairsIn(opened(form, seed), seed, Math.min(20, HINTS - pairs.length)));
    }
    const met = new Map<string, number>();
    for (const { name, hint, preview } of pairs) {
      met.set(name, (met.get(name) ?? 0) + 1);
      const both = `${hint} | ${preview}`;
      const end = endIn(preview);
      const claim = CLAIMS[name];
      if (end !== null && claim !== undefined) expect(claim, both).toBe(end);
      const odds = /Odds of this attack/.test(preview);
      // what is hidden has odds in both, the same ones; what is known has none in either
      if (name === 'odds' || name === 'close') {
        // one number for both: the wins, with the castle among them
        expect(hint, both).toContain(` ${percent(preview, 'win')}%`);
      }
      if (name === 'odds') {
        expect(odds, both).toBe(true);
        const good = percent(preview, 'win');
        const bad =
          percent(preview, 'lose') +
          percent(preview, 'both fall') +
          percent(preview, 'Magic') +
          percent(preview, 'Bomb');
        expect(good, both).toBeGreaterThan(bad);
      }
      const falls =
        percent(preview, 'lose') + percent(preview, 'both fall') + percent(preview, 'Magic') + percent(preview, 'Bomb');
      if (name === 'probes') expect(falls, both).toBeGreaterThanOrEqual(50);
      if (name === 'gamble') expect(falls, both).toBeGreaterThan(percent(preview, 'win'));
      if (name === 'givesUp') expect(percent(preview, 'win'), both).toBe(0);
      if (odds) expect(['odds', 'close', 'probes', 'gamble', 'givesUp'], both).toContain(name);
    }
    console.info(`${pairs.length} hints: ${JSON.stringify([...met])}`);
    expect(['beats', 'risk', 'odds', 'close'].filter((name) => !met.has(name))).toEqual([]);
  });
});
