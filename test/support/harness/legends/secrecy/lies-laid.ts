/** Leaks while armies are laid out (LEGENDS.md, Forms): what stands where, and whatever depends on it. */
import type { Engine } from '../../../../../src/contract/engine';
import type { View } from '../../../../../src/contract/view';
import { ownSquares } from '../../../../../src/games/legends/arrange';
import type { Form } from '../../../../../src/games/legends/language';
import { armySize } from '../../../../../src/games/legends/mix';
import { PHASES } from '../../../../../src/games/legends/names';
import { TRUTH } from '../../masks';
import { EVERYBODY, type Lies, withList } from '../../secrecy/lies';

const ARRANGING = PHASES.indexOf('arranging');
const ROSTER = 'roster0';

/** While it lasts: a change of what a viewer sees. */
const meanwhile =
  (change: (view: View, truth: View) => View) =>
  (view: View, engine: Engine): View => {
    const truth = engine.view(TRUTH);
    return truth.counters['phase'] === ARRANGING ? change(view, truth) : view;
  };

/** The view with the others' pieces as well, as a viewer would see them that knows no kinds. */
const withHidden = (view: View, truth: View): View => {
  const own = new Map(view.tokens.map((token) => [token.id, token]));
  const tokens = truth.tokens.map((token) => own.get(token.id) ?? { ...token, kind: null });
  return withList({ ...view, tokens }, 'army', truth.lists['army'] ?? []);
};

const always: Lies = {
  'a row for all of where a piece is laid': {
    rows: (rows) => rows.map((row) => (row.event.type === 'placed' ? { ...row, mask: EVERYBODY } : row)),
  },
  'where a piece was laid, its kind left out': {
    rows: (rows) =>
      rows.flatMap((row) =>
        row.event.type === 'placed'
          ? [row, { mask: EVERYBODY ^ row.mask, event: { ...row.event, kind: null } }]
          : [row],
      ),
  },
  'a view of the pieces laid so far, their kinds hidden': { view: meanwhile(withHidden) },
  'a roster of what is still to be laid': {
    view: meanwhile((view, truth) => {
      const laid = truth.tokens.filter(({ seat }) => seat === 0).map(({ kind }) => kind ?? 0);
      const rest = [...(view.lists[ROSTER] ?? [])];
      for (const kind of laid) rest.splice(rest.indexOf(kind), 1);
      return withList(view, ROSTER, rest);
    }),
  },
};

/** Told by which spaces stay empty, where some do. */
const withGaps: Lies = {
  'a count of pieces instead of answers': {
    view: meanwhile((view, truth) =>
      withList(
        view,
        'arranged',
        (truth.lists['arranged'] ?? []).map((_, seat) => truth.tokens.filter((token) => token.seat === seat).length),
      ),
    ),
  },
  'plies that skip empty spaces': {
    view: meanwhile((view, truth) => ({ ...view, ply: truth.tokens.length })),
  },
};

/** The leaks of a form that is arranged. */
export const laidLies = (form: Form): Lies =>
  armySize(form) < ownSquares(form, 0).length ? { ...always, ...withGaps } : always;
