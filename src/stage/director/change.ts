/** One thing that becomes different on the board, and what it makes of a model. */
import type { Curse } from '../look';
import { isOwn, type Model, type Standing } from './model';

export type Change =
  | { readonly type: 'stand'; readonly token: Standing }
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'go'; readonly id: number; readonly from: number; readonly to: number }
  | { readonly type: 'swap'; readonly id: number; readonly other: number }
  /** Its kind is told: to this viewer, to the other side, or both. */
  | { readonly type: 'know'; readonly id: number; readonly kind: number | null; readonly seen: boolean }
  | { readonly type: 'lend'; readonly id: number; readonly by: number }
  | { readonly type: 'convert'; readonly id: number; readonly seat: number }
  /** No bars before it any more. */
  | { readonly type: 'free'; readonly id: number }
  | {
      readonly type: 'renew';
      readonly gone: readonly number[];
      readonly fresh: readonly number[];
      readonly squares: readonly number[];
    }
  | { readonly type: 'flag'; readonly to: number }
  | { readonly type: 'curse'; readonly curse: Curse | null }
  | { readonly type: 'turn'; readonly seat: number | null }
  /** All that no event tells: strengths that depend on where others stand, what ended with the turn. */
  | { readonly type: 'settle'; readonly model: Model };

const ordered = (tokens: readonly Standing[]): readonly Standing[] =>
  [...tokens].sort((a, b) => a.square - b.square || a.id - b.id);

/** Tokens whose owner nobody may follow: new ids on the same squares, nothing known of them. */
const renew = (tokens: readonly Standing[], change: Extract<Change, { type: 'renew' }>): readonly Standing[] => {
  const first = tokens.find((token) => change.gone.includes(token.id));
  const rest = tokens.filter((token) => !change.gone.includes(token.id));
  const blank = { seat: first?.seat ?? 0, army: first?.army ?? 0, kind: null, fresh: false, seen: false, by: 0 };
  const fresh = change.fresh.map((id, i) => ({ ...blank, id, square: change.squares[i] ?? 0 }));
  return ordered([...rest, ...fresh]);
};

/** Who comes to a square where somebody stands has come from somewhere; who goes on has left it. */
const go = (model: Model, { id, from, to }: Extract<Change, { type: 'go' }>): Model => {
  const meets = model.tokens.some((token) => token.square === to && token.id !== id);
  const left = model.meeting?.token === id ? null : model.meeting;
  return {
    ...model,
    tokens: ordered(model.tokens.map((token) => (token.id === id ? { ...token, square: to } : token))),
    meeting: meets ? { token: id, from } : left,
  };
};

const exchange = (tokens: readonly Standing[], id: number, other: number): readonly Standing[] => {
  const [a, b] = [tokens.find((token) => token.id === id), tokens.find((token) => token.id === other)];
  if (a === undefined || b === undefined) return tokens;
  const place = (token: Standing): Standing =>
    token.id === id ? { ...token, square: b.square } : token.id === other ? { ...token, square: a.square } : token;
  return ordered(tokens.map(place));
};

const alter = (model: Model, id: number, make: (token: Standing) => Standing): Model => ({
  ...model,
  tokens: model.tokens.map((token) => (token.id === id ? make(token) : token)),
});

export const applyChange = (model: Model, change: Change): Model => {
  const { tokens } = model;
  switch (change.type) {
    case 'stand':
      return { ...model, tokens: ordered([...tokens.filter((token) => token.id !== change.token.id), change.token]) };
    case 'leave':
      return {
        ...model,
        tokens: tokens.filter((token) => token.id !== change.id),
        meeting: model.meeting?.token === change.id ? null : model.meeting,
      };
    case 'go':
      return go(model, change);
    case 'swap':
      return { ...model, tokens: exchange(tokens, change.id, change.other) };
    case 'know':
      return alter(model, change.id, (token) => ({
        ...token,
        kind: change.kind ?? token.kind,
        seen: token.seen || change.seen,
      }));
    case 'lend':
      return alter(model, change.id, (token) => (token.kind === null ? token : { ...token, by: token.by + change.by }));
    case 'convert':
      // what is captured has been shown to all
      return alter(model, change.id, (token) => {
        const held = { ...token, seat: change.seat };
        return { ...held, fresh: true, seen: isOwn(model, held) };
      });
    case 'free':
      return alter(model, change.id, ({ held: _, ...token }) => token);
    case 'renew':
      return { ...model, tokens: renew(tokens, change) };
    case 'flag':
      return { ...model, flag: change.to };
    case 'curse':
      return { ...model, curse: change.curse };
    case 'turn':
      return { ...model, turn: change.seat };
    case 'settle':
      return change.model;
  }
};
