/** An engine with a leak planted. */
import type { Decision } from '../../../../src/contract/decision';
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { EventRow } from '../../../../src/contract/event';
import type { Outcome } from '../../../../src/contract/fault';
import type { View } from '../../../../src/contract/view';
import { must } from '../kit';
import { TRUTH } from '../masks';
import type { Lie } from './lies';

class Leaky implements Engine {
  readonly name: Engine['name'];
  private readonly engine: Engine;
  private readonly lie: Lie;
  /** Rows of the last answer and of all that answered itself behind it; null: no answer was the last call. */
  private settled: readonly EventRow[] | null = null;

  constructor(engine: Engine, lie: Lie) {
    this.engine = engine;
    this.name = engine.name;
    this.lie = lie;
  }

  start: Engine['start'] = (setup) => this.plainly(() => this.engine.start(setup));
  resign: Engine['resign'] = (seat) => this.plainly(() => this.engine.resign(seat));
  agreeDraw: Engine['agreeDraw'] = () => this.plainly(() => this.engine.agreeDraw());
  fill: Engine['fill'] = (view, guess) => this.plainly(() => this.engine.fill(view, guess));
  result: Engine['result'] = () => this.engine.result();
  snapshot: Engine['snapshot'] = () => this.engine.snapshot();
  restore: Engine['restore'] = (bytes) => this.engine.restore(bytes);
  hash: Engine['hash'] = () => this.engine.hash();

  decision(): Decision | null {
    const decision = this.engine.decision();
    const order = decision === null ? null : this.orderOf(decision);
    if (decision === null || order === null) return decision;
    return { ...decision, choices: order.map((index) => decision.choices[index] ?? -1) };
  }

  apply(index: number): Outcome<Applied> {
    const asked = this.engine.decision();
    const order = asked === null ? null : this.orderOf(asked);
    const applied = this.engine.apply(order?.[index] ?? index);
    const rows = [...this.told()];
    for (let open = this.unasked(); open !== null; open = this.unasked()) {
      must(this.engine.apply(open.choices.length - 1), 'a choice offered');
      rows.push(...this.told());
    }
    this.settled = rows;
    return applied;
  }

  rows(): readonly EventRow[] {
    return this.settled ?? this.told();
  }

  view(viewer: number): View {
    const view = this.engine.view(viewer);
    return viewer === TRUTH ? view : (this.lie.view?.(view, this.engine) ?? view);
  }

  /** A call whose rows are the real ones. */
  private plainly<T>(call: () => T): T {
    this.settled = null;
    return call();
  }

  /** The open question, should it answer itself. */
  private unasked(): Decision | null {
    const open = this.engine.decision();
    return open !== null && this.lie.settles?.(open, this.engine) === true ? open : null;
  }

  private told(): readonly EventRow[] {
    const rows = this.engine.rows();
    return this.lie.rows?.(rows, this.engine) ?? rows;
  }

  private orderOf(decision: Decision): readonly number[] | null {
    return this.lie.order?.(decision, this.engine) ?? null;
  }
}

/** The engine with a leak planted; null: as it is. */
export const withLeak = (engine: Engine, lie: Lie | null): Engine => (lie === null ? engine : new Leaky(engine, lie));
