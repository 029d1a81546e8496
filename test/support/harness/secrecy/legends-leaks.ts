/** Engines that tell too much, each in one way: the harness must catch every one of them. */
import type { Decision } from '../../../../src/contract/decision';
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { EventRow, GameEvent } from '../../../../src/contract/event';
import type { Outcome } from '../../../../src/contract/fault';
import type { TokenView, View } from '../../../../src/contract/view';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { TRUTH } from '../masks';

const EVERYBODY = 511;
const ONLOOKERS = 256;
const SEATS = 2;

/** What a leaking engine does otherwise; everything else is the real engine's. */
interface Lie {
  view?(view: View, engine: Engine): View;
  rows?(rows: readonly EventRow[], engine: Engine): readonly EventRow[];
  /** The order in which choices are offered, as indexes of the real list. */
  order?(decision: Decision, engine: Engine): readonly number[];
}

export const LEAKS = [
  'a private look told to all',
  'who was given a keyword told to all',
  'ids by army list',
  'a mark on hidden castles',
  'the kind of a hidden Magic piece',
  'a roster under closed lists',
  'choices ordered by hidden kinds',
  'the seat asked in a window',
  'the recipient of a hidden gift',
  'strengths with hidden gifts',
  'a stack that tells a hidden kind',
  "the kind in everybody's row of a look",
] as const;

const kindsOf = (engine: Engine): ReadonlyMap<number, number | null> =>
  new Map(engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind]));

const withList = (view: View, name: string, list: readonly number[]): View => ({
  ...view,
  lists: { ...view.lists, [name]: list },
});

/** The first piece that this view hides. */
const firstHidden = (view: View): TokenView | undefined => view.tokens.find(({ kind }) => kind === null);

const isKind = (fits: (kind: number) => boolean, kind: number | null | undefined): boolean =>
  kind !== null && kind !== undefined && fits(kind);

/** Chart numbers of castles and Magic pieces, by what the catalogue says of them. */
export interface LeakKinds {
  readonly castle: (kind: number) => boolean;
  readonly magic: (kind: number) => boolean;
}

const toAll = (rows: readonly EventRow[], tells: (event: GameEvent) => boolean): readonly EventRow[] =>
  rows.map((row) => (tells(row.event) ? { ...row, mask: EVERYBODY } : row));

/** Ids by army, then kind, then square: what an engine would have that numbers its pieces as the army lists do. */
function renumbered(engine: Engine): ReadonlyMap<number, number> {
  const { tokens, lists } = engine.view(TRUTH);
  const entries = tokens.map(({ id, kind }, index) => ({ id, army: lists['army']?.[index] ?? 0, kind: kind ?? 0 }));
  entries.sort((a, b) => a.army - b.army || a.kind - b.kind || a.id - b.id);
  return new Map(entries.map(({ id }, index) => [id, index]));
}

function liesOf({ castle, magic }: LeakKinds): readonly Lie[] {
  const mapTokens = (view: View, change: (token: TokenView) => TokenView): View => ({
    ...view,
    tokens: view.tokens.map(change),
  });
  const told: readonly Lie[] = [
    { rows: (rows) => toAll(rows, (event) => event.type === 'looked' && event.kind !== null) },
    { rows: (rows) => toAll(rows, (event) => event.type === 'granted' && event.token !== null) },
    {
      view: (view, engine) => {
        const ids = renumbered(engine);
        return mapTokens(view, (token) => ({ ...token, id: ids.get(token.id) ?? token.id }));
      },
    },
    {
      view: (view, engine) => {
        const kinds = kindsOf(engine);
        return mapTokens(view, (token) =>
          isKind(castle, kinds.get(token.id)) ? { ...token, shownTo: token.shownTo | ONLOOKERS } : token,
        );
      },
    },
    {
      view: (view, engine) => {
        const kinds = kindsOf(engine);
        return mapTokens(view, (token) => {
          const kind = kinds.get(token.id) ?? null;
          return isKind(magic, kind) ? { ...token, kind } : token;
        });
      },
    },
    {
      view: (view, engine) => {
        const { lists } = engine.view(TRUTH);
        return withList(withList(view, 'roster0', lists['roster0'] ?? []), 'roster1', lists['roster1'] ?? []);
      },
    },
  ];
  return [...told, ...worked];
}

/** Lies that take some working out. */
const worked: readonly Lie[] = [
  {
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
  {
    view: (view, engine) =>
      view.asked === null ? view : { ...view, asked: { ...view.asked, seat: engine.decision()?.seat ?? null } },
  },
  { view: (view, engine) => withList(view, 'grants', engine.view(TRUTH).lists['grants'] ?? []) },
  {
    view: (view, engine) => {
      const real = engine.view(TRUTH).lists['strengths'] ?? [];
      return withList(
        view,
        'strengths',
        view.tokens.map(({ kind }, index) => (kind === null ? -1 : (real[index] ?? -1))),
      );
    },
  },
  {
    view: (view, engine) => {
      const stack = view.lists['stack'] ?? [];
      const hidden = firstHidden(view);
      const kind = hidden === undefined ? null : kindsOf(engine).get(hidden.id);
      return stack.length === 0 || kind === null || kind === undefined
        ? view
        : withList(view, 'stack', [...stack, kind]);
    },
  },
  {
    rows: (rows, engine) => {
      const kinds = kindsOf(engine);
      return rows.map((row) =>
        row.event.type === 'looked' && row.event.kind === null
          ? { ...row, event: { ...row.event, kind: kinds.get(row.event.token) ?? null } }
          : row,
      );
    },
  },
];

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
    return viewer < SEATS || viewer === 8 ? (this.lie.view?.(view, this.engine) ?? view) : view;
  }

  private orderOf(decision: Decision): readonly number[] | null {
    return this.lie.order?.(decision, this.engine) ?? null;
  }
}

/** The engine with the leak of this number planted, counting from 1; 0: as it is. */
export function withLeak(engine: Engine, leak: number, kinds: LeakKinds): Engine {
  const lie = liesOf(kinds)[leak - 1];
  return lie === undefined ? engine : new Leaky(engine, lie);
}
