/** The board after an act, as far as its player can tell: what is uncertain stays as it is. */
import type { TokenView, View } from '../../../../contract/view';
import { KIND } from '../../../../games/medieval/units';
import { type Act, isAttack, setsBomb } from '../../../../match/games/medieval/act';
import { ALL } from './names';

/** Does the actor stand on the target square afterwards? */
const arrives = ({ name }: Act, wins: boolean): boolean => {
  if (name === 'step' || name === 'bombStep' || name === 'disarm') return true;
  return wins && isAttackName(name);
};

const isAttackName = (name: Act['name']): boolean => isAttack({ name });

/** No token of a view has this id: the match gives the bomb its own when it is set. */
const NEW_BOMB = -1;

/** The bomb that the act leaves behind, in everybody's way. */
const bombLeft = (act: Act, { seat }: TokenView): readonly TokenView[] =>
  setsBomb(act) ? [{ id: NEW_BOMB, seat, kind: KIND.bomb, square: act.from, shownTo: ALL }] : [];

/** `wins`: the attack or shot beats what stands there, for certain. */
export const viewAfter = (view: View, act: Act, wins: boolean): View => {
  const actor = view.tokens.find(({ square }) => square === act.from);
  const goes = act.name !== 'shot';
  const gone = (token: TokenView): boolean =>
    (goes && token === actor) || (token.square === act.to && (wins || act.name === 'disarm'));
  const left = view.tokens.filter((token) => !gone(token));
  const there = actor !== undefined && arrives(act, wins) ? [{ ...actor, square: act.to }] : [];
  const bomb = actor === undefined ? [] : bombLeft(act, actor);
  return { ...view, tokens: [...left, ...there, ...bomb].sort((a, b) => a.square - b.square || a.id - b.id) };
};
