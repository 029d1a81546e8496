/** What stands on the drawn board: the part of a view that the picture shows. Pure data. */
import type { BoardPlan } from '../../contract/board-plan';
import type { View } from '../../contract/view';
import type { Curse, GameLook, Meeting, Status } from '../look';

export interface Standing extends Status {
  readonly id: number;
  /** Who controls it. */
  readonly seat: number;
  readonly kind: number | null;
  readonly square: number;
}

export interface Model {
  readonly plan: BoardPlan;
  /** The side of each seat. */
  readonly sides: readonly number[];
  /** Ground by cell, -1 bare. */
  readonly ground: readonly number[];
  readonly scenery: readonly number[] | null;
  /** Cells between two folds of the map; 0: none. */
  readonly fold: number;
  /** Places in the look's liveries, by seat. */
  readonly liveries: readonly number[];
  /** Seats whose pieces are the viewer's own. */
  readonly own: readonly number[];
  /** Ordered by square, then id. */
  readonly tokens: readonly Standing[];
  /** Two tokens on one square: who came from where. */
  readonly meeting: Meeting | null;
  /** Hangs on the frame as long as it is in force. */
  readonly curse: Curse | null;
  /** Square of the Flag; null beside the board. */
  readonly flag: number | null;
  /** The seat whose sign shines; null at the end. */
  readonly turn: number | null;
}

const PLAIN: Omit<Status, 'army'> = { fresh: false, seen: false, by: 0 };

/** A token about which only this is known. */
export const bare = (token: { id: number; seat: number; kind: number | null; square: number }): Standing => ({
  ...PLAIN,
  army: token.seat,
  ...token,
});

export const modelOf = (view: View, look: GameLook): Model => {
  const status = look.status(view);
  return {
    plan: look.plan(view),
    sides: look.sides(view),
    ground: look.ground(view),
    scenery: look.scenery(view),
    fold: look.fold(view),
    liveries: look.livery(view),
    own: look.own(view),
    tokens: view.tokens.map(({ id, seat, kind, square }, i) => ({
      ...bare({ id, seat, kind, square }),
      ...status[i],
    })),
    meeting: look.meeting(view),
    curse: look.curse(view),
    flag: view.flag,
    turn: look.turn(view),
  };
};

/** Is it the viewer's own in both senses: brought and held by the own side? */
export const isOwn = (model: Model, { army, seat }: Pick<Standing, 'army' | 'seat'>): boolean =>
  model.own.includes(seat) && model.own.includes(army);

/** Is the piece in other hands than those that brought it? */
export const isCaptured = (model: Model, { army, seat }: Standing): boolean =>
  model.liveries[army] !== model.liveries[seat];
