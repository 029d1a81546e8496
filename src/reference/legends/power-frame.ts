/** The frame of one use of a power: made here, and read back into the words of the rules. */
import type { PowerEvent } from '../../games/legends/language';
import { TRUTH } from '../core/table';
import type { FrameOf } from './frames';
import { EVENT, type Power } from './powers';
import type { Scope } from './scope';
import { findToken, type LegendsState, NOBODY, opponentsOf, type Token, tokenOf } from './state';

/** Steps of a power. */
export const POWER_STEP = {
  use: 0,
  cost: 1,
  effect: 2,
  gather: 3,
  apply: 4,
  place: 5,
  seen: 6,
  struck: 7,
  strikeWindow: 8,
  flew: 9,
  flownOver: 10,
  next: 11,
  finish: 12,
} as const;

export interface PowerUse {
  readonly user: Token;
  readonly power: Power;
  readonly you: number;
  readonly event?: PowerEvent;
  readonly foe?: number;
}

/** A use that is about to begin. */
export const powerFrame = (use: PowerUse): FrameOf<'power'> => ({
  type: 'power',
  step: POWER_STEP.use,
  user: use.user.id,
  power: use.power.number,
  keyword: use.power.keyword,
  you: use.you,
  opponent: NOBODY,
  event: use.event === undefined ? -1 : EVENT[use.event],
  foe: use.foe ?? -1,
  origin: -1,
  named: -1,
  terrain: -1,
  effect: -1,
  part: 0,
  first: -1,
  spared: 0,
  main: 0,
  lapsed: 0,
  it: [],
  picked: [],
  gathered: [],
  revealed: [],
  spent: [],
  leapt: [],
});

/** The power in use. */
export const powerOf = (game: LegendsState, frame: FrameOf<'power'>): Power => {
  const power =
    frame.power > 0 ? tokenOf(game, frame.user).kind.powers[frame.power - 1] : game.rules.granted[frame.keyword];
  if (power === undefined || power === null) throw new Error('this power is not to be used');
  return power;
};

/** The opponent that `by: 'opponent'` means: the one named (R128), or the only one there is. */
export const opponentOf = (game: LegendsState, { opponent, you }: FrameOf<'power'>): number =>
  opponent >= 0 ? opponent : (opponentsOf(game, you)[0] ?? you);

/** With what eyes its filters are read now: on the truth. */
export const scopeOf = (game: LegendsState, frame: FrameOf<'power'>): Scope => ({
  self: tokenOf(game, frame.user),
  you: frame.you,
  foe: findToken(game, frame.foe),
  it: frame.it.map((id) => tokenOf(game, id)),
  terrain: frame.terrain,
  opponent: frame.opponent >= 0 && powerOf(game, frame).meansOne[frame.effect] === true ? frame.opponent : NOBODY,
  gone: null,
  knower: TRUTH,
});
