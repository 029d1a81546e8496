/** Leaks while armies are laid out: what stands where, and in which order it was laid. */
import type { Engine } from '../../../../../src/contract/engine';
import type { View } from '../../../../../src/contract/view';
import { ARMY_KINDS } from '../../../../../src/games/medieval/units';
import { TRUTH } from '../../masks';
import { EVERYBODY, type Lies, toAll, withList } from '../../secrecy/lies';

/** While it lasts: a change of what a viewer sees. */
const meanwhile =
  (change: (view: View, truth: View) => View) =>
  (view: View, engine: Engine): View => {
    const truth = engine.view(TRUTH);
    return truth.counters['turn'] === 0 ? change(view, truth) : view;
  };

/** The view with the other seat's pieces as well, their kinds hidden, in the order of these: what was laid first stands first. */
const withHidden = (view: View, truth: View): View => {
  const others = truth.tokens.filter(({ seat }) => seat !== view.viewer);
  const sorted = [...others].sort((a, b) => (a.kind ?? 0) - (b.kind ?? 0) || a.id - b.id);
  return { ...view, tokens: [...view.tokens, ...sorted.map((token) => ({ ...token, kind: null }))] };
};

export const laidLies: Lies = {
  'a row for all of where a piece is laid': { rows: (rows) => toAll(rows, ({ type }) => type === 'placed') },
  'where a piece was laid, its kind left out': {
    rows: (rows) =>
      rows.flatMap((row) =>
        row.event.type === 'placed' && row.mask !== EVERYBODY
          ? [row, { mask: EVERYBODY ^ row.mask, event: { ...row.event, kind: null } }]
          : [row],
      ),
  },
  'the set-up in the order of kinds': { view: meanwhile(withHidden) },
  'an army list without what is laid': {
    view: meanwhile((view, truth) => {
      const rest = [...(view.lists['army'] ?? [])];
      for (const { seat, kind } of truth.tokens) {
        const at = seat * ARMY_KINDS + (kind ?? 0);
        rest[at] = (rest[at] ?? 0) - 1;
      }
      return withList(view, 'army', rest);
    }),
  },
};
