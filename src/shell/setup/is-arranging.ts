/** Which questions are answered on a sheet, all cells at once. */
import type { Decision } from '../../contract/decision';
import type { LayoutSetup } from '../../contract/secret-layout';
import { matchGames } from '../../match/games';

/** Does the question belong to a secret set-up? The game has been fetched. */
export const isArranging = (setup: LayoutSetup, decision: Pick<Decision, 'key' | 'seat'>): boolean =>
  matchGames.get(setup.game).content.layout?.(setup, decision.seat)?.asks(decision) ?? false;
