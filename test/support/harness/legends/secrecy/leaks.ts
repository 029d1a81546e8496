/** Engines that tell too much, each in one way: the harness must catch every one of them. */
import type { Engine } from '../../../../../src/contract/engine';
import type { TokenView, View } from '../../../../../src/contract/view';
import type { Form } from '../../../../../src/games/legends/language';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { TRUTH } from '../../masks';
import { kindsOf, type Lies, mapTokens, toAll, withList } from '../../secrecy/lies';
import { pieceOf } from './exposure';
import { laidLies } from './lies-laid';
import { teamLies } from './lies-teams';

const ONLOOKERS = 256;
const TWO_SEATS = 2;

/** The first piece that this view hides. */
const firstHidden = (view: View): TokenView | undefined => view.tokens.find(({ kind }) => kind === null);

/** Whether a kind is of this strength: a castle, a Magic piece. */
const isOf = (strength: 'castle' | 'magic', kind: number | null | undefined): boolean =>
  pieceOf(kind ?? 0)?.strength === strength;

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
