/** Distance Strikes (R60–R62, R149). */
import { WINDOWS } from '../../games/legends/names';
import { ALL, type Table } from '../core/table';
import { tellComparison } from './compare';
import { MODE, raise } from './event-frame';
import { effectParts, isPick, KEYWORD, type Power } from './powers';
import { begin } from './procedure';
import { areEnemies, isOnBoard, type LegendsState, type Strike, type Token } from './state';
import { windowFrame } from './window-frame';

/** Is this effect the pick of a strike: the reveal before what destroys the weaker? */
export const isStrike = (power: Power, index: number): boolean =>
  power.keyword === KEYWORD.distanceStrike &&
  power.effects[index]?.op === 'reveal' &&
  power.effects.some(
    (effect, later) =>
      later > index &&
      effect.op === 'destroy' &&
      effectParts(effect).some((part) => typeof part === 'object' && isPick(part) && part.weaker !== undefined),
  );

/** From the pick on; told before the target is shown (LEGENDS.md, "Rows"). */
export const beginStrike = (game: LegendsState, striker: Token, target: Token, table: Table): void => {
  game.strike = { striker, target };
  table.tell(ALL, { type: 'struck', from: striker.square, square: target.square });
};

/** Are both there to be compared, enemies still? */
export const isStrikeOn = ({ striker, target }: Strike): boolean =>
  isOnBoard(striker) && isOnBoard(target) && areEnemies(striker.seat, target.seat);

/** R61: before the window the piece struck may answer; when the striker is gone the rest lapses (R62). */
export const raiseStruck = (game: LegendsState): void => {
  if (game.strike === null || !isStrikeOn(game.strike)) return;
  const { striker, target } = game.strike;
  raise(game, { event: 'struck', mode: MODE.both, subjects: [target.id], foe: striker.id });
};

/** R62, R149: no window against a piece without strength. */
export const openStrikeWindow = (game: LegendsState): void => {
  const { strike } = game;
  if (strike === null || !game.form.hasWindows || !isStrikeOn(strike) || strike.target.kind.base === null) return;
  begin(game, windowFrame(game, WINDOWS.indexOf('strike'), strike.striker.seat, strike.target.seat));
};

/** The rows of the comparison; the target falls only when it is weaker (R60). */
export const compareStrike = (game: LegendsState, table: Table): void => {
  const { strike } = game;
  if (strike === null || !isOnBoard(strike.striker) || !isOnBoard(strike.target)) return;
  tellComparison(game, table, {
    attacker: strike.striker,
    defender: strike.target,
    from: strike.striker.square,
    square: strike.target.square,
    beats: (attack, defence) => defence < attack,
  });
};
