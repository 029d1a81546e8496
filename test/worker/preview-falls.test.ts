/** What a preview says of who falls: all that is sure to, hidden or not, nothing that is not sure, and what may. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
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

await loadTexts('legends');

const CORES = legendsCores();
const SEATS = [{ player: 'person' }, { player: 'person' }];
const BOARD = { width: 8, height: 8 };

const opened = (request: object): Match => {
  const setup = must(legends.readSetup({ game: 'legends', seats: SEATS, ...request }));
  const make = CORES(sizeOfSetup(legends, setup));
  return must(Match.open({ setup, effort: {}, content: legends, make: () => createCoreEngine(make(), legends) }));
};

const at = (pieces: Readonly<Record<string, unknown>>): Match =>
  opened({
    form: 'legends',
    position: {
      terrain: Array(8).fill('pppppppp'),
      pieces: { h8: [67, 0], a1: [169, 1], ...pieces },
      turn: 1,
    },
  });

/** What the seat is told of its choice: squares that are lost for sure, squares that may be, and the words. */
const toldOf = (match: Match, text: string) => {
  const decision = must(match.read((engine) => engine.decision()));
  if (decision === null) throw new Error('over');
  const view: View = must(match.read((engine) => engine.view(decision.seat)));
  const code = must(legends.parseChoice(text, decision.kind, view));
  const index = decision.choices.indexOf(code);
  expect(index).toBeGreaterThanOrEqual(0);
  const { events, perhaps } = new Preview(match.content, new Scratch(match)).of(view, index);
  const name = (square: number | null): string =>
    square === null ? '' : `${'abcdefgh'.charAt(square % BOARD.width)}${Math.floor(square / BOARD.width) + 1}`;
  return {
    sure: events.flatMap((event) => (event.type === 'removed' ? [name(event.square)] : [])).sort(),
    kinds: events.flatMap((event) => (event.type === 'removed' && event.kind === null ? [name(event.square)] : [])),
    maybe: perhaps.map((id) => name(view.tokens.find((token) => token.id === id)?.square ?? null)).sort(),
    lines: foretellLines({ view, decision, code, events, perhaps }),
  };
};

describe('a power that destroys all around it', () => {
  // 112 destroys every piece next to it: two of seat 0 are hidden, one is not
  const around = { c4: [112, 1], b4: [202, 1], c3: [195, 1], d4: [71, 0, 'shown'], b5: [8, 0], c5: [16, 0] };
  const apart = { g8: [1, 0], f8: [28, 0], e8: [20, 0], d8: [45, 0] };

  test('is told with all that fall, hidden or not', () => {
    const told = toldOf(at({ ...around, ...apart }), 'c4.1');
    expect(told.sure).toEqual(['b4', 'b5', 'c3', 'c4', 'c5', 'd4']);
    expect(told.kinds.sort()).toEqual(['b5', 'c5']);
    expect(told.maybe).toEqual([]);
    expect(told.lines).toContain('Destroyed: Electibra and two hidden pieces.');
    expect(told.lines).toContain('This costs you Medusa, Nosimaj and Larva.');
  });

  test('is told alike whatever the hidden pieces are, a castle too', () => {
    const other = toldOf(
      at({ ...around, b5: [1, 0], g8: [8, 0], ...{ f8: [28, 0], e8: [20, 0], d8: [45, 0] } }),
      'c4.1',
    );
    const castle = toldOf(at({ ...around, ...apart, h8: [8, 0], b5: [67, 0] }), 'c4.1');
    const first = toldOf(at({ ...around, ...apart }), 'c4.1');
    expect(other).toEqual(first);
    expect(castle).toEqual(first);
  });
});

describe('a power that spares some of what is hidden', () => {
  // 34 destroys what has base strength 1 to 4
  const place = (target: number, far: number) =>
    at({ a1: [169, 1], c3: [34, 1], c4: [target, 0], g8: [far, 0], f8: [1, 0], e8: [51, 0], d8: [45, 0] });

  test('is told as open, whatever is there', () => {
    const [weak, strong] = [toldOf(place(55, 8), 'c3.1>c4'), toldOf(place(8, 55), 'c3.1>c4')];
    expect(weak.sure).not.toContain('c4');
    expect(weak.maybe).toEqual(['c4']);
    // the odds say that it may fall
    expect(weak.lines.filter((line) => line.startsWith('Odds: '))).toHaveLength(1);
    expect(weak.lines.join(' ')).not.toContain('may fall');
    expect(strong).toEqual(weak);
  });
});

test('what is foretold to fall does, in random battles', { timeout: 300_000 }, () => {
  let foretold = 0;
  for (let seed = 0; seed < 10; seed++) {
    const match = opened({ form: 'legends', options: { exchanges: 'off' }, seed });
    const preview = new Preview(match.content, new Scratch(match));
    const rng = createRng(seed);
    for (let step = 0; step < 60; step++) {
      const decision = must(match.read((engine) => engine.decision()));
      if (decision === null) break;
      const { seat, choices } = decision;
      const index = rng.draw(choices.length);
      const view = must(match.read((engine) => engine.view(seat)));
      const { events } = preview.of(view, index);
      const before = allEventsFor(match, seat).length;
      must(match.choose(index));
      const came = allEventsFor(match, seat).slice(before);
      for (const event of events) {
        if (event.type !== 'removed') continue;
        foretold++;
        expect(came, `${seed}, ${step}`).toContainEqual(
          expect.objectContaining({ type: 'removed', token: event.token }),
        );
      }
    }
  }
  expect(foretold).toBeGreaterThan(10);
});
