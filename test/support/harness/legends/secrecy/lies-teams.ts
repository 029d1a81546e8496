/** Leaks between the players of a team match (R137): to the other side, of who is asked to allies, and what is kept from an ally. */
import type { Engine } from '../../../../../src/contract/engine';
import type { View } from '../../../../../src/contract/view';
import { ONLOOKER, TRUTH } from '../../masks';
import { EVERYBODY, kindsOf, type Lies, mapTokens, withList } from '../../secrecy/lies';

/** Squares of a zone across (R124). */
const ZONE = 8;
/** Seats of the even side, and of the odd one. */
const SIDES = [0b01010101, 0b10101010];

const zoneOf = ({ width }: View, square: number): number => Math.floor((square % width) / ZONE);

const seatsOf = (engine: Engine): number => engine.view(TRUTH).lists['quiet']?.length ?? 0;

/** For seats alone. */
const toSeats =
  (change: (view: View, engine: Engine) => View) =>
  (view: View, engine: Engine): View =>
    view.viewer < ONLOOKER ? change(view, engine) : view;

export const teamLies: Lies = {
  'the kind in a look told to the player opposite': {
    rows: (rows) =>
      rows.map((row) =>
        row.event.type === 'looked' && row.event.kind !== null
          ? { ...row, mask: row.mask | (1 << (row.event.seat ^ 1)) }
          : row,
      ),
  },
  'a look kept from an ally': {
    view: toSeats((view) =>
      mapTokens(view, (token) => {
        const looked = token.shownTo !== EVERYBODY && token.shownTo !== 0 && (token.seat ^ view.viewer) % 2 === 1;
        return looked && ((token.shownTo >> view.viewer) & 1) === 0 ? { ...token, kind: null } : token;
      }),
    ),
  },
  "an ally's piece kept from the side": {
    view: toSeats((view) =>
      mapTokens(view, (token) =>
        token.shownTo === 0 && zoneOf(view, token.square) !== view.viewer >> 1 ? { ...token, kind: null } : token,
      ),
    ),
  },
  'the seat asked in a window told to allies': {
    view: toSeats((view, engine) => {
      const seat = engine.decision()?.seat ?? null;
      const ally = seat !== null && seat % 2 === view.viewer % 2;
      return view.asked === null || !ally ? view : { ...view, asked: { ...view.asked, seat } };
    }),
  },
  "hidden pieces that stand in the viewer's zone": {
    view: toSeats((view, engine) => {
      const kinds = kindsOf(engine);
      return mapTokens(view, (token) =>
        zoneOf(view, token.square) === view.viewer >> 1 ? { ...token, kind: kinds.get(token.id) ?? null } : token,
      );
    }),
  },
  'the closed list of the player opposite': {
    view: toSeats((view, engine) => {
      const name = `roster${view.viewer ^ 1}`;
      return withList(view, name, engine.view(TRUTH).lists[name] ?? []);
    }),
  },
  'the recipient of a hidden gift told to the next player': {
    rows: (rows, engine) =>
      rows.map((row) => {
        if (row.event.type !== 'granted' || row.event.token === null) return row;
        const next = (row.event.seat + 1) % Math.max(1, seatsOf(engine));
        return { ...row, mask: row.mask | (1 << next) };
      }),
  },
  'rows for a side sent to the other as well': {
    rows: (rows) =>
      rows.map((row) =>
        SIDES.some((side) => row.mask !== 0 && (row.mask & side) === row.mask) ? { ...row, mask: EVERYBODY } : row,
      ),
  },
};
