/** What an answer of Medieval would do: who acts, how, on whom; as far as the code and the asked seat's view tell. */
import type { TokenView, View } from '../../../../../src/contract/view';
import { ITEM } from '../../../../../src/games/medieval/items';
import { tokenOn } from '../../../../../src/games/medieval/reading/standing';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import type { Position } from '../../blunders/kinds';

/** How an act is done, whether more of the turn follows or not. */
export type Way = 'step' | 'attack' | 'joined' | 'shot' | 'other';

export interface Deed {
  readonly index: number;
  readonly user: TokenView;
  readonly way: Way;
  readonly to: number;
  readonly target: TokenView | null;
}

const WAYS: ReadonlyMap<number, Way> = new Map([
  [ITEM.attack, 'attack'],
  [ITEM.joined, 'joined'],
  [ITEM.shot, 'shot'],
  [ITEM.bombStep, 'step'],
  [ITEM.bombAttack, 'attack'],
  [ITEM.stepOn, 'step'],
  [ITEM.attackOn, 'attack'],
  [ITEM.joinedOn, 'joined'],
  [ITEM.shotOn, 'shot'],
]);

/** The acts among the answers. */
export const deedsOf = ({ view, decision }: Position): readonly Deed[] =>
  decision.kind !== 'main'
    ? []
    : decision.choices.flatMap((code, index) => {
        const { form, item, from, to } = unpackChoice(code);
        const user = tokenOn(view, from);
        if (user === null || (form !== 'move' && form !== 'powerTo')) return [];
        const way = form === 'move' ? 'step' : (WAYS.get(item) ?? 'other');
        return [{ index, user, way, to, target: tokenOn(view, to) }];
      });

/** The view with a piece on another square. */
export const moved = (view: View, { id }: TokenView, square: number): View => ({
  ...view,
  tokens: view.tokens.map((token) => (token.id === id ? { ...token, square } : token)),
});
