/** What stands on the drawn board: the part of a view that the picture shows. Pure data. */
import type { View } from '../../contract/view';
import type { GameLook } from '../look';

export interface Standing {
  readonly id: number;
  readonly seat: number;
  readonly kind: number | null;
  readonly square: number;
}

export interface Model {
  /** Squares in a row. */
  readonly width: number;
  /** Ground by square, -1 bare. */
  readonly ground: readonly number[];
  readonly scenery: readonly number[] | null;
  /** Ordered by square. */
  readonly tokens: readonly Standing[];
  /** Square of the Flag; null beside the board. */
  readonly flag: number | null;
  /** The seat that is asked, as far as this viewer may know; null at the end. */
  readonly turn: number | null;
}

export const modelOf = (view: View, look: GameLook): Model => ({
  width: view.width,
  ground: look.ground(view),
  scenery: look.scenery(view),
  tokens: view.tokens.map(({ id, seat, kind, square }) => ({ id, seat, kind, square })),
  flag: view.flag,
  turn: view.result === null ? (view.asked?.seat ?? null) : null,
});

/** One thing that becomes different on the board. */
export type Change =
  | { readonly type: 'stand'; readonly token: Standing }
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'go'; readonly id: number; readonly to: number }
  | { readonly type: 'know'; readonly id: number; readonly kind: number }
  | {
      readonly type: 'renew';
      readonly gone: readonly number[];
      readonly fresh: readonly number[];
      readonly squares: readonly number[];
    }
  | { readonly type: 'flag'; readonly to: number }
  | { readonly type: 'turn'; readonly seat: number | null };

const ordered = (tokens: readonly Standing[]): readonly Standing[] => [...tokens].sort((a, b) => a.square - b.square);

/** Tokens whose owner nobody may follow: new ids on the same squares, nothing known of them. */
const renew = (tokens: readonly Standing[], change: Extract<Change, { type: 'renew' }>): readonly Standing[] => {
  const seat = tokens.find((token) => change.gone.includes(token.id))?.seat ?? 0;
  const rest = tokens.filter((token) => !change.gone.includes(token.id));
  const fresh = change.fresh.map((id, i) => ({ id, seat, kind: null, square: change.squares[i] ?? 0 }));
  return ordered([...rest, ...fresh]);
};

export const applyChange = (model: Model, change: Change): Model => {
  const { tokens } = model;
  switch (change.type) {
    case 'stand':
      return { ...model, tokens: ordered([...tokens.filter((token) => token.id !== change.token.id), change.token]) };
    case 'leave':
      return { ...model, tokens: tokens.filter((token) => token.id !== change.id) };
    case 'go':
      return {
        ...model,
        tokens: ordered(tokens.map((token) => (token.id === change.id ? { ...token, square: change.to } : token))),
      };
    case 'know':
      return {
        ...model,
        tokens: tokens.map((token) => (token.id === change.id ? { ...token, kind: change.kind } : token)),
      };
    case 'renew':
      return { ...model, tokens: renew(tokens, change) };
    case 'flag':
      return { ...model, flag: change.to };
    case 'turn':
      return { ...model, turn: change.seat };
  }
};
