/** Engines that tell too much, each in one way: the harness must catch every one of them. */
import type { Decision } from '../../../../../src/contract/decision';
import type { Applied, Engine } from '../../../../../src/contract/engine';
import type { EventRow, GameEvent } from '../../../../../src/contract/event';
import type { Outcome } from '../../../../../src/contract/fault';
import type { TokenView, View } from '../../../../../src/contract/view';
import type { Form } from '../../../../../src/games/legends/language';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { TRUTH } from '../../masks';
import { pieceOf } from './exposure';
import { EVERYBODY, kindsOf, type Lie, type Lies, mapTokens, withList } from './lies';
import { laidLies } from './lies-laid';
import { teamLies } from './lies-teams';

const ONLOOKERS = 256;
const TWO_SEATS = 2;

/** The first piece that this view hides. */
const firstHidden = (view: View): TokenView | undefined => view.tokens.find(({ kind }) => kind === null);

/** Whether a kind is of this strength: a castle, a Magic piece. */
const isOf = (strength: 'castle' | 'magic', kind: number | null | undefined): boolean =>
  pieceOf(kind ?? 0)?.strength === strength;

const toAll = (rows: readonly EventRow[], tells: (event: GameEvent) => boolean): readonly EventRow[] =>
  rows.map((row) => (tells(row.event) ? { ...row, mask: EVERYBODY } : row));

/** Ids by army, then kind, then square: what an engine would have that numbers its pieces as the army lists do. */
function renumbered(engine: Engine): ReadonlyMap<number, number> {
  const { tokens, lists } = engine.view(TRUTH);
  const entries = tokens.map(({ id, kind }, index) => ({ id, army: lists['army']?.[index] ?? 0, kind: kind ?? 0 }));
  entries.sort((a, b) => a.army - b.army || a.kind - b.kind || a.id - b.id);
  return new Map(entries.map(({ id }, index) => [id, index]));
}

/** Leaks of any battle with hidden pieces. */
const battleLies: Lies = {
  'ids by army list': {
    view: (view, engine) => {
      const ids = renumbered(engine);
      return mapTokens(view, (token) => ({ ...token, id: ids.get(token.id) ?? token.id }));
    },
  },
  'a mark on hidden castles': {
    view: (view, engine) => {
      const kinds = kindsOf(engine);
      return mapTokens(view, (token) =>
        isOf('castle', kinds.get(token.id)) ? { ...token, shownTo: token.shownTo | ONLOOKERS } : token,
      );
    },
  },
  'the kind of a hidden Magic piece': {
    view: (view, engine) => {
      const kinds = kindsOf(engine);
      return mapTokens(view, (token) => {
        const kind = kinds.get(token.id) ?? null;
        return isOf('magic', kind) ? { ...token, kind } : token;
      });
    },
  },
  'choices ordered by hidden kinds': {
    order: (decision, engine) => {
      const { tokens } = engine.view(TRUTH);
      const weight = (index: number): number => {
        const { to } = unpackChoice(decision.choices[index] ?? 0);
        const token = tokens.find(({ square }) => square === to);
        return token === undefined || token.seat === decision.seat ? 0 : (token.kind ?? 0);
      };
      return decision.choices.map((_, index) => index).sort((a, b) => weight(a) - weight(b) || a - b);
    },
  },
  'strengths of hidden pieces': {
    view: (view, engine) => withList(view, 'strengths', engine.view(TRUTH).lists['strengths'] ?? []),
  },
};

/** Leaks of what only a form with looks, gifts, closed lists and windows can tell. */
const powerLies: Lies = {
  'a private look told to all': {
    rows: (rows) => toAll(rows, (event) => event.type === 'looked' && event.kind !== null),
  },
  'who was given a keyword told to all': {
    rows: (rows) => toAll(rows, (event) => event.type === 'granted' && event.token !== null),
  },
  'rosters under closed lists': {
    view: (view, engine) => {
      const real = Object.entries(engine.view(TRUTH).lists).filter(([name]) => name.startsWith('roster'));
      return { ...view, lists: { ...view.lists, ...Object.fromEntries(real) } };
    },
  },
  'the seat asked in a window': {
    view: (view, engine) =>
      view.asked === null ? view : { ...view, asked: { ...view.asked, seat: engine.decision()?.seat ?? null } },
  },
  'the recipient of a hidden gift': {
    view: (view, engine) => withList(view, 'grants', engine.view(TRUTH).lists['grants'] ?? []),
  },
  'strengths with hidden gifts': {
    view: (view, engine) => {
      const real = engine.view(TRUTH).lists['strengths'] ?? [];
      const known = view.tokens.map(({ kind }, index) => (kind === null ? -1 : (real[index] ?? -1)));
      return withList(view, 'strengths', known);
    },
  },
  'a stack that tells a hidden kind': {
    view: (view, engine) => {
      const stack = view.lists['stack'] ?? [];
      const hidden = firstHidden(view);
      const kind = hidden === undefined ? null : kindsOf(engine).get(hidden.id);
      return stack.length === 0 || kind === null || kind === undefined
        ? view
        : withList(view, 'stack', [...stack, kind]);
    },
  },
  "the kind in everybody's row of a look": {
    rows: (rows, engine) => {
      const kinds = kindsOf(engine);
      return rows.map((row) =>
        row.event.type === 'looked' && row.event.kind === null
          ? { ...row, event: { ...row.event, kind: kinds.get(row.event.token) ?? null } }
          : row,
      );
    },
  },
};

/** The leaks that can be planted in matches of this form with so many seats, by what they tell. */
export const leaksOf = (form: Form, seats: number): Lies => ({
  ...battleLies,
  ...(form.setup === 'arranged' ? laidLies(form) : powerLies),
  ...(seats > TWO_SEATS ? teamLies : {}),
});

class Leaky implements Engine {
  readonly name: Engine['name'];
  private readonly engine: Engine;
  private readonly lie: Lie;

  constructor(engine: Engine, lie: Lie) {
    this.engine = engine;
    this.name = engine.name;
    this.lie = lie;
  }

  start: Engine['start'] = (setup) => this.engine.start(setup);
  resign: Engine['resign'] = (seat) => this.engine.resign(seat);
  agreeDraw: Engine['agreeDraw'] = () => this.engine.agreeDraw();
  fill: Engine['fill'] = (view, guess) => this.engine.fill(view, guess);
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
    const decision = this.engine.decision();
    const order = decision === null ? null : this.orderOf(decision);
    return this.engine.apply(order?.[index] ?? index);
  }

  rows(): readonly EventRow[] {
    const rows = this.engine.rows();
    return this.lie.rows?.(rows, this.engine) ?? rows;
  }

  view(viewer: number): View {
    const view = this.engine.view(viewer);
    return viewer === TRUTH ? view : (this.lie.view?.(view, this.engine) ?? view);
  }

  private orderOf(decision: Decision): readonly number[] | null {
    return this.lie.order?.(decision, this.engine) ?? null;
  }
}

/** The engine with a leak planted; null: as it is. */
export const withLeak = (engine: Engine, lie: Lie | null): Engine => (lie === null ? engine : new Leaky(engine, lie));
