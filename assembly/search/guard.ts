/**
 * What everybody at the table sees: a rival that ends the match with its next answer. A search that believes in few worlds finds its
 * own hopes there and overlooks that. Before it begins, every choice that is looked at is followed to the rival's question, and the
 * answers there that the policy thinks likeliest are tried. A choice that leaves such an answer open in all of some worlds is held
 * back, as long as there is one that doesn't.
 */
import { Game } from '../core/game';
import { RNG_BYTES, seed } from '../core/rng';
import { NODES } from './nodes';
import { rank, ranked } from './rank';
import { rest } from './rollout';
import { CHOICE_ROOM, LINE, SEARCH_RNG, STATE_ROOM, WEIGHTS, WORLD } from './scratch';
import { HELD_BACK, tableIsSure, tableStand, tableStandingsTold } from './table';

/** Seen in so many worlds, it is no guess. */
const WORLDS: i32 = 8;
/** So many of the rival's answers are tried: one that ends the match is among the likeliest. */
const MOST_REPLIES: i32 = 8;

/** A world but the search's first, and the state behind a reply; searches over worlds grow no tree. */
const OTHER: usize = NODES;
const REPLY: usize = NODES + <usize>STATE_ROOM;
/** u8 a place among the arms: does the rival end the match behind it, by all worlds so far? */
const THREATENED: usize = memory.data(CHOICE_ROOM >> 2);
const GUARD_RNG: usize = memory.data(RNG_BYTES, 8);

/** Holds back what lets a rival end the match, at a resting question; `arms` are the `count` choices (i32) looked at. Gives how many are left. */
export function guardEnd<G extends Game>(seat: i32, arms: usize, count: i32): i32 {
  const game = changetype<G>(0);
  if (count < 2 || tableIsSure() || !game.isResting(WORLD)) return count;
  memory.fill(THREATENED, 1, count);
  // draws of its own: where nothing threatens, the search is the same as without it
  seed(GUARD_RNG, ~load<i32>(SEARCH_RNG));
  let threatened = look<G>(WORLD, seat, arms, count);
  if (threatened > 0) game.copy(OTHER, WORLD);
  for (let world = 1; world < WORLDS && threatened > 0; world++) {
    if (game.sample(OTHER, GUARD_RNG) == 0) threatened = look<G>(OTHER, seat, arms, count);
  }
  // a game may still hold the state that was played on last
  game.askedSeat(WORLD);
  return threatened == 0 || threatened == count ? count : hold(arms, count);
}

/** Frees the choices behind which no rival ends the match in this world; gives how many are threatened still. */
function look<G extends Game>(world: usize, seat: i32, arms: usize, count: i32): i32 {
  let threatened = 0;
  for (let place = 0; place < count; place++) {
    const at = THREATENED + <usize>place;
    if (load<u8>(at) == 0) continue;
    if (endsNext<G>(world, load<i32>(arms + (<usize>place << 2)), seat)) threatened++;
    else store<u8>(at, 0);
  }
  return threatened;
}

/** Does a likely answer of the seat that is asked behind this choice end the match, lost for `seat`? */
function endsNext<G extends Game>(world: usize, index: i32, seat: i32): bool {
  const game = changetype<G>(0);
  game.copy(LINE, world);
  game.apply(LINE, index);
  rest<G>(LINE, GUARD_RNG);
  const rival = game.askedSeat(LINE);
  if (rival < 0 || rival == seat) return false;
  const replies = rank(game.weigh(LINE, WEIGHTS), MOST_REPLIES);
  for (let i = 0; i < replies; i++) {
    game.copy(REPLY, LINE);
    game.apply(REPLY, ranked(i));
    rest<G>(REPLY, GUARD_RNG);
    if (game.askedSeat(REPLY) < 0 && game.score(REPLY, seat) == 0) return true;
  }
  return false;
}

/** Holds the threatened choices back and closes the gaps among the arms; gives how many are left. */
function hold(arms: usize, count: i32): i32 {
  let kept = 0;
  for (let place = 0; place < count; place++) {
    const arm = load<i32>(arms + (<usize>place << 2));
    if (load<u8>(THREATENED + <usize>place) != 0) {
      tableStand(arm, HELD_BACK);
      continue;
    }
    store<i32>(arms + (<usize>kept << 2), arm);
    kept++;
  }
  tableStandingsTold();
  return kept;
}
