/**
 * Every decision of random matches: a state filled from a view of it, and from what is true of all that the view hides, must be
 * the match itself and go on like it until the turn is over. Each engine is held against itself.
 */
import type { Decision } from '../../../../src/contract/decision';
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { EventRow } from '../../../../src/contract/event';
import type { Setup } from '../../../../src/contract/setup';
import type { Guess, View } from '../../../../src/contract/view';
import { difference, shown } from '../difference';
import { type EngineName, type Kit, must, sampleOf } from '../kit';
import { TRUTH, viewersOf } from '../masks';
import { createRng, partSeed } from '../rng';

export interface FillRun {
  readonly games: number;
  readonly seed: number;
  readonly seats: number | null;
  readonly sample?: string | null;
  readonly engines: readonly EngineName[];
  /** At most so many choices of a game; all of them without it. */
  readonly longest?: number;
  readonly onGame?: (games: number, differences: number) => void;
}

export interface FillDifference {
  readonly game: string;
  readonly engine: EngineName;
  readonly index: number;
  readonly seed: number;
  readonly viewer: number;
  /** Choices made before the view was taken. */
  readonly ply: number;
  readonly field: string;
  readonly match: string;
  readonly filled: string;
  readonly setup: Setup;
  readonly record: readonly string[];
}

export interface FillReport {
  readonly games: number;
  readonly decisions: number;
  /** States filled. */
  readonly fills: number;
  readonly differences: number;
  readonly firstDifference: FillDifference | null;
}

/** All that the match shows at a decision. */
interface Moment {
  readonly truth: View;
  readonly decision: Decision;
  readonly seen: readonly { readonly viewer: number; readonly view: View; readonly guess: Guess }[];
}

/** A choice of the match and what came of it. */
interface Step {
  readonly moment: Moment;
  readonly index: number;
  readonly applied: Applied;
  readonly rows: readonly EventRow[];
}

class Unlike extends Error {
  readonly field: string;
  readonly match: unknown;
  readonly filled: unknown;

  constructor(field: string, match: unknown, filled: unknown) {
    super(field);
    this.field = field;
    this.match = match;
    this.filled = filled;
  }
}

function same(field: string, match: unknown, filled: unknown): void {
  const wrong = difference(match, filled);
  if (wrong !== null) throw new Unlike(`${field} ${wrong.at}`.trim(), wrong.left, wrong.right);
}

const endsTurn = (rows: readonly EventRow[]): boolean =>
  rows.some(({ event }) => event.type === 'turn' || event.type === 'over');

class FillGame {
  readonly record: string[] = [];
  decisions = 0;
  fills = 0;
  /** Where a difference was found. */
  ply = 0;
  viewer = TRUTH;
  readonly setup: Setup;
  private readonly kit: Kit;
  private readonly engine: Engine;
  private readonly copy: Engine;
  private readonly run: FillRun;
  private readonly choiceSeed: number;

  constructor(kit: Kit, pair: readonly [Engine, Engine], index: number, run: FillRun) {
    this.kit = kit;
    [this.engine, this.copy] = pair;
    this.run = run;
    this.setup = sampleOf(kit, run.sample)(index, partSeed(run.seed, 2 * index), run.seats ?? undefined);
    this.choiceSeed = partSeed(run.seed, 2 * index + 1);
  }

  play(): void {
    const { engine, kit } = this;
    const rng = createRng(this.choiceSeed);
    must(engine.start(this.setup), 'the sample setup');
    must(this.copy.start(this.setup), 'the sample setup');
    const shape = kit.content.shape(this.setup);
    const longest = this.run.longest ?? Number.POSITIVE_INFINITY;
    let turn: Step[] = [];
    for (
      let decision = engine.decision();
      decision !== null && this.decisions < longest;
      decision = engine.decision()
    ) {
      const moment = this.momentAt(decision);
      const index = rng.draw(decision.choices.length);
      this.record.push(kit.content.formatChoice(decision.choices[index] ?? -1, decision.kind, shape));
      const applied = must(engine.apply(index), 'a choice offered');
      const rows = engine.rows();
      this.decisions++;
      turn.push({ moment, index, applied, rows });
      if (!endsTurn(rows) && engine.decision() !== null) continue;
      this.checkTurn(turn);
      turn = [];
    }
    this.checkTurn(turn);
  }

  private momentAt(decision: Decision): Moment {
    const truth = this.engine.view(TRUTH);
    const seen = viewersOf(this.setup.seats.length).map((viewer) => {
      const view = viewer === TRUTH ? truth : this.engine.view(viewer);
      return { viewer, view, guess: this.kit.content.guessOf(truth, view) };
    });
    return { truth, decision, seen };
  }

  /** Fills at every moment of a turn and plays its rest. */
  private checkTurn(turn: readonly Step[]): void {
    const last = { truth: this.engine.view(TRUTH), decision: this.engine.decision() };
    const before = this.decisions - turn.length;
    for (const [at, step] of turn.entries()) {
      for (const { viewer, view, guess } of step.moment.seen) {
        this.ply = before + at;
        this.viewer = viewer;
        this.fills++;
        const done = this.copy.fill(view, guess);
        if (!done.ok) throw new Unlike('fill', 'taken', done.fault);
        this.playRest(turn.slice(at), last);
      }
    }
  }

  private playRest(steps: readonly Step[], last: { readonly truth: View; readonly decision: Decision | null }): void {
    const { copy } = this;
    for (const [at, { moment, index, applied, rows }] of steps.entries()) {
      const where = at === 0 ? 'at once' : `${at} choices on`;
      same(`decision ${where}`, moment.decision, copy.decision());
      same(`truth ${where}`, moment.truth, copy.view(TRUTH));
      const done = copy.apply(index);
      same(`apply ${where}`, applied, done.ok ? done.value : done.fault.code);
      // what chance does differs from here on: a filled state has a generator of its own
      if (applied.chance) return;
      same(`rows ${where}`, rows, copy.rows());
    }
    same('decision at the end', last.decision, copy.decision());
    same('truth at the end', last.truth, copy.view(TRUTH));
  }
}

/** Plays random matches on each engine and fills a state from every view at every decision. */
export function runFills(kit: Kit, run: FillRun): FillReport {
  let decisions = 0;
  let fills = 0;
  let differences = 0;
  let first: FillDifference | null = null;
  const fresh = (name: EngineName): [Engine, Engine] => [kit.engines[name](), kit.engines[name]()];
  const pairs = new Map(run.engines.map((name) => [name, fresh(name)]));
  for (let index = 0; index < run.games; index++) {
    for (const [engine, pair] of pairs) {
      const game = new FillGame(kit, pair, index, run);
      try {
        game.play();
      } catch (error) {
        differences++;
        const { field, match, filled } =
          error instanceof Unlike ? error : new Unlike('harness', error instanceof Error ? error.stack : error, '');
        const { setup, record, ply, viewer } = game;
        const told = { field, match: shown(match), filled: shown(filled), setup, record: record.slice() };
        first ??= { game: kit.name, engine, index, seed: run.seed, viewer, ply, ...told };
        pairs.set(engine, fresh(engine));
      }
      decisions += game.decisions;
      fills += game.fills;
    }
    run.onGame?.(index + 1, differences);
  }
  return { games: run.games, decisions, fills, differences, firstDifference: first };
}
