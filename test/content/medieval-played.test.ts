/** What Medieval's content makes of matches played at random: evidence is never wrong, guesses are right, texts come back. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { Asked } from '../../src/contract/search';
import type { SeatSetup, Setup } from '../../src/contract/setup';
import { SHAPE } from '../../src/games/medieval/board';
import { must } from '../support/harness/kit';
import { eventsFor, TRUTH } from '../support/harness/masks';
import { createRng } from '../support/harness/rng';

const game = findGame('medieval');
const { content } = game;
const SEATS = [0, 1];
const DECISIONS = 140;
const LOOKED_AT_EVERY = 7;

/** Many pieces near each other, both sides' Footmen and Archers among them, Spies and Kings of both. */
const CROWD = '15/4xfgk7/4s1nnf6/5aa8/3ff10/15/5x9/4fg9/5F1X1N5/5GFFA6/15/5AN8/4XGLP7/4S2K7/15 r - R2B2';

/** A match as both seats have got it so far. */
class Course {
  readonly engine: Engine = game.engines.wasm();
  readonly rows: GameEvent[][] = [[], []];
  readonly asked: Asked[][] = [[], []];

  constructor(setup: Setup) {
    must(this.engine.start(setup), 'the start');
    this.#note();
  }

  answer(index: number): void {
    const { seat = 0, kind = 'main' } = this.engine.decision() ?? {};
    for (const viewer of SEATS) this.asked[viewer]?.push({ rows: this.rows[viewer]?.length ?? 0, seat, kind });
    must(this.engine.apply(index), 'a choice offered');
    this.#note();
  }

  #note(): void {
    for (const viewer of SEATS) this.rows[viewer]?.push(...eventsFor(this.engine.rows(), viewer));
  }
}

/** What is wrong with a seat's evidence. */
const wrongEvidence = ({ engine, rows, asked }: Course, seat: number, withAsked: boolean): readonly string[] => {
  const truth = new Map(engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind ?? -1]));
  const view = engine.view(seat);
  const setup: SeatSetup = { game: 'medieval', form: view.form, seat, seats: [], sides: [0, 1], options: {} };
  const words = [...(content.evidence?.(setup, view, rows[seat] ?? [], withAsked ? asked[seat] : undefined) ?? [])];
  const take = (): number => words.shift() ?? -1;
  const list = (): number[] => Array.from({ length: take() }, take);
  const sets = list();
  const wrong: string[] = [];
  for (let left = take(); left > 0; left--) {
    const [id, set] = [take(), take()];
    if ((((sets[set] ?? 0) >> (truth.get(id) ?? -1)) & 1) === 0) wrong.push(`${id} is ${truth.get(id)}`);
  }
  for (let left = take(); left > 0; left--) {
    const ids = list();
    const kinds = new Set(ids.map((id) => truth.get(id)));
    if (kinds.size !== 1 || !(kinds.has(0) || kinds.has(3))) wrong.push(`tie of ${ids}`);
  }
  return words.length === 0 ? wrong : [...wrong, 'words left'];
};

const STARTS: readonly (readonly [string, Setup])[] = [
  ...[0, 1, 5].map((index) => [`sample ${index}`, content.sampleSetup(index, 2)] as const),
  ...[1, 2].map(
    (seed) =>
      [
        `a crowd, seed ${seed}`,
        must(content.readSetup({ game: 'medieval', position: CROWD, seed }), 'a setup'),
      ] as const,
  ),
];

describe('a match at random', () => {
  it.each(STARTS)('%s', { timeout: 120_000 }, (_what, setup) => {
    const course = new Course(setup);
    const { engine } = course;
    const copy = game.engines.wasm();
    must(copy.start(setup), 'the start');
    const rng = createRng(setup.seed);
    for (let count = 0; count < DECISIONS; count++) {
      const decision = engine.decision();
      if (decision === null) break;
      for (const code of decision.choices) {
        const text = content.formatChoice(code, decision.kind, SHAPE);
        expect(content.parseChoice(text, decision.kind, SHAPE)).toEqual({ ok: true, value: code });
      }
      if (count % LOOKED_AT_EVERY === 0) {
        for (const seat of SEATS) expect(wrongEvidence(course, seat, count % 2 === 0)).toEqual([]);
        const viewer = [0, 1, 8][count % 3] ?? 0;
        must(copy.fill(engine.view(viewer), content.guessOf(engine.view(TRUTH), engine.view(viewer))), 'a right guess');
        expect(copy.view(TRUTH)).toEqual(engine.view(TRUTH));
      }
      course.answer(rng.draw(decision.choices.length));
    }
  });
});
