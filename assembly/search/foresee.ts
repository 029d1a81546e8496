/**
 * What each choice brings for all that the seat knows, told to the table before a search begins. A choice that leaves the match to a
 * rival's next turn is held back, as long as there is one that doesn't: it is looked for among all that are offered, however little
 * the policy thinks of it.
 */
import { Game, PROSPECT_END, PROSPECT_STAKE } from '../core/game';
import { doublings } from './arithmetic';
import { rank, ranked, rankedWeight } from './rank';
import { MOST_CHOICES, WORLD } from './scratch';
import {
  HELD_BACK, isAnswerable, tableFavour, tableIsSure, tableProspect, tableSize, tableStand, tableStandingsTold, tableTellProspect,
} from './table';

/** Tells what the `count` choices (i32) at `arms` bring, at a resting question; true: by one of them the match is lost. */
export function foresee<G extends Game>(arms: usize, count: i32): bool {
  const game = changetype<G>(0);
  let ends = false;
  for (let place = 0; place < count; place++) {
    const arm = load<i32>(arms + (<usize>place << 2));
    const prospect = game.prospect(WORLD, arm);
    tableTellProspect(arm, prospect);
    if (prospect >= PROSPECT_END) ends = true;
  }
  return ends && !tableIsSure();
}

/**
 * Puts the choices of highest weight in WEIGHTS, `most` at the most, that neither lose the match so nor are idle in the place of the
 * `count` at `arms`, or else those that stake all on a hidden piece, and holds back what loses it; gives how many there are. Where all
 * lose nothing changes. The first `favoured` have their favour, an addition to their value for each doubling of their weight, already.
 */
export function shunEnds<G extends Game>(arms: usize, count: i32, most: i32, favoured: i32, favour: i32): i32 {
  const game = changetype<G>(0);
  const all = rank(tableSize(), MOST_CHOICES);
  let stakes = true;
  for (let i = 0; i < all; i++) {
    const index = ranked(i);
    if (!isAnswerable(index) || game.isIdle(WORLD, index)) continue;
    const prospect = game.prospect(WORLD, index);
    tableTellProspect(index, prospect);
    if (prospect < PROSPECT_END) stakes = false;
  }
  let left = 0;
  for (let i = 0; i < all && left < most; i++) {
    const index = ranked(i);
    if (!isAnswerable(index) || isEnd(index, stakes) || game.isIdle(WORLD, index)) continue;
    if (i >= favoured) tableFavour(index, favour * doublings(rankedWeight(i)));
    store<i32>(arms + (<usize>left << 2), index);
    left++;
  }
  if (left == 0) return count;
  for (let index = 0; index < tableSize(); index++) if (isEnd(index, stakes)) tableStand(index, HELD_BACK);
  tableStandingsTold();
  return left;
}

/** Is the match lost by a choice, where nothing is left but stakes, if any? */
function isEnd(index: i32, stakes: bool): bool {
  const prospect = tableProspect(index);
  return prospect == PROSPECT_END || (prospect == PROSPECT_STAKE && !stakes);
}
