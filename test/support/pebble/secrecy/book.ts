/**
 * What viewers of Pebble may know of tokens, kept from the rules and the choices alone. It reads the truth and never what a
 * view marks as known or hidden, so that it can be held against the views.
 */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { TokenView, View, Viewer } from '../../../../src/contract/view';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { neighboursOf } from '../content/map';
import { LANTERN } from '../content/names';

/** A token that an answer uncovers, before one seat's eyes or (null) before all. */
export interface Uncovered {
  readonly token: TokenView;
  readonly by: number | null;
}

export const tokenAt = (truth: View, cell: number): TokenView | undefined =>
  truth.tokens.find(({ square }) => square === cell);

export class PebbleBook {
  /** Ids shown to all. */
  private readonly open = new Set<number>();
  /** Ids a seat has looked at. */
  private readonly looked = new Map<number, Set<number>>();

  /** May this viewer know the token's kind? */
  knows(viewer: Viewer, { id, seat }: TokenView): boolean {
    return seat === viewer || this.open.has(id) || (this.looked.get(viewer)?.has(id) ?? false);
  }

  /** What an answer uncovers by B7, B9 and B10; what all know already is uncovered again. */
  uncovers(truth: View, { key, seat }: Decision, code: ChoiceCode): readonly Uncovered[] {
    const { form, item, from, to } = unpackChoice(code);
    const tokens = (cells: readonly number[]): readonly TokenView[] =>
      cells.flatMap((cell) => tokenAt(truth, cell) ?? []);
    if (key === 'pebble.lantern') return tokens([to]).map((token) => ({ token, by: seat }));
    if (key !== 'pebble.main') return [];
    if (form === 'move' && tokenAt(truth, to) !== undefined)
      return tokens([from, to]).map((token) => ({ token, by: null }));
    if (form !== 'item' || item !== LANTERN) return [];
    const targets = truth.tokens.filter((token) => !this.knows(seat, token) && isBeside(truth, token, seat));
    return targets.length === 1 ? targets.map((token) => ({ token, by: seat })) : [];
  }

  /** Takes note of an answer: the truth before it, the question, the answer. */
  note(before: View, decision: Decision, code: ChoiceCode): void {
    for (const { token, by } of this.uncovers(before, decision, code)) {
      if (by === null) this.open.add(token.id);
      else this.looked.set(by, (this.looked.get(by) ?? new Set()).add(token.id));
    }
  }
}

/** Does another seat's token stand beside one of this seat's? */
const isBeside = (truth: View, { square, seat: owner }: TokenView, seat: number): boolean =>
  owner !== seat && neighboursOf(square).some((near) => tokenAt(truth, near)?.seat === seat);
