/** What is at stake where something hidden is revealed. */
import type { TokenView, View } from '../../../../contract/view';
import { historyOf } from '../../../../games/legends/reading/history';
import type { Beat } from '../../../../games/legends/reading/story';
import { likelyKinds } from '../../../../games/legends/reading/worlds';
import { formatSquare } from '../../../../games/shared/square';
import { sayIn } from '../words';
import { isCastle, isFoe, nearest } from './around';

/** An enemy that stands this near to the own castle is one to know. */
const CLOSE = 3;

/** In at least this share of what it may be, a piece that is the castle is worth being named so. */
const WORTH = 0.1;

const castleShare = (view: View, story: readonly Beat[], token: TokenView): number =>
  likelyKinds(view, story, token).reduce((sum, { strength, share }) => (strength === 'castle' ? sum + share : sum), 0);

const stakeOf = (view: View, story: readonly Beat[] | null, target: TokenView): 'near' | 'castle' | 'moved' | null => {
  const home = view.tokens.filter((token) => isCastle(token) && !isFoe(token, view.viewer));
  if (home.length > 0 && nearest(view, target.square, home) <= CLOSE) return 'near';
  if (story === null) return null;
  if (castleShare(view, story, target) >= WORTH) return 'castle';
  return historyOf(story, target.id).stepped ? 'moved' : null;
};

/** `what is hidden on e5, which may be the enemy castle`. `story` null: the player remembers alone what was seen. */
export const whatText = (view: View, story: readonly Beat[] | null, target: TokenView): string => {
  const stake = stakeOf(view, story, target);
  return sayIn(view, stake === null ? 'but.what' : `but.what.${stake}`, { square: formatSquare(target.square, view) });
};
