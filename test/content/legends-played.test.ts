/** Whole matches through Legends' content: texts, presses, positions, guesses and sentences of what really comes up. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../src/games/legends';
import { formatSquare } from '../../src/games/shared/square';
import { ask } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { questionText } from '../../src/match/games/legends/question';
import { askedText } from '../../src/match/games/legends/sentences/asked';
import { createLegendsReference } from '../../src/reference/legends';
import { eventText } from '../../src/text/events';
import { createRng } from '../support/harness/rng';

const TRUTH = 9;
const LENGTH = 120;
/** A sentence with everything filled in: no key, no braces. */
const WHOLE = /^(?!.*[{}])(?!.*undefined)(?!.*\b[a-z]+\.[a-z]+\.[a-z0-9])\S.*$/;

const must = <T>(outcome: { ok: true; value: T } | { ok: false; fault: unknown }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
};

/** Form, seats, how many matches. */
const PLAYED: readonly (readonly [form: string, seats: number, matches: number])[] = [
  ['legends', 2, 12],
  ['classic', 2, 3],
  ['quick', 2, 3],
  ['legends', 4, 2],
  ['legends', 8, 1],
];
const MATCHES = PLAYED.flatMap(([form, seats, matches]) =>
  Array.from({ length: matches }, (_, index) => [form, seats, index] as const),
);

describe.each(MATCHES)('%s for %i, match %i', (form, seats, index) => {
  const legends = legendsOf(form);
  it('is told, asked and written without a gap', () => {
    const engine = createLegendsReference();
    const other = createLegendsReference();
    const setup = legends.sampleSetup(index, index + 1, seats);
    const { boards: _, ...plain } = setup;
    const shape = legends.shape(setup);
    const naming = { game: 'legends', square: (square: number) => formatSquare(square, shape) };
    const rng = createRng(index + 1);
    must(engine.start(setup));
    for (let step = 0; step < LENGTH; step++) {
      const decision = engine.decision();
      if (decision === null) break;
      const { kind, choices } = decision;
      const texts = choices.map((code) => legends.formatChoice(code, kind, shape));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.map((text) => must(legends.parseChoice(text, kind, shape)))).toEqual(choices);
      expect(new Set(choices.map((code) => JSON.stringify(legends.presses(code, kind)))).size).toBe(choices.length);

      const view = engine.view(decision.seat);
      const asked = askedText(decision, view);
      if (asked !== null) expect(asked).toMatch(WHOLE);
      const context = { ...legendsWords, view, content: legends };
      if (step % 10 === 0) expect(questionText(ask(decision, [], context), view, legends)).toMatch(WHOLE);

      const truth = engine.view(TRUTH);
      if (kind === 'main' || kind === 'swap') {
        const position = legends.formatPosition(truth);
        expect(legends.formatPosition(must(legends.readPosition(position)))).toEqual(position);
        if (step % 10 === 0) {
          must(other.start({ ...plain, position }));
          expect(legends.formatPosition(other.view(TRUTH))).toEqual(position);
          expect(other.decision()?.choices).toEqual(choices);
        }
      }
      if (step % 10 === 5)
        for (const viewer of [0, 1, 8]) {
          const seen = engine.view(viewer);
          must(other.fill(seen, legends.guessOf(truth, seen)));
          expect(other.view(TRUTH)).toEqual(truth);
        }
      must(engine.apply(rng.draw(choices.length)));
      for (const { event } of engine.rows()) expect(eventText(event, naming, engine.result())).toMatch(WHOLE);
    }
  });
});
