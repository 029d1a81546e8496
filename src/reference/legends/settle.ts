/** Settling what a change has brought about: strength zero (R70, R150–R152) and Death Curses (R65–R68, R161). */
import { ALL, type Table } from '../core/table';
import { destroy } from './destroy';
import { holds } from './filter';
import { DONE, type FrameOf } from './frames';
import { powerFrame } from './power-frame';
import { begin, type Step } from './procedure';
import { plainScope } from './scope';
import { type Curse, type LegendsState, NOBODY, tokenOf } from './state';
import { atZero } from './strength';

/** Steps of settling. */
export const SETTLE_STEP = { zero: 0, take: 1, ending: 2, begin: 3 } as const;
const STEP = SETTLE_STEP;

/** Is another settling going on further out? Then waiting curses are its business (R67). */
const isNested = (game: LegendsState): boolean => game.stack.some(({ type }) => type === 'settle');

/** Whatever a change has brought about is settled before anything else. `author`: the seat behind the change, or NOBODY. */
export const settleSoon = (game: LegendsState, author: number): void => {
  if (atZero(game).length === 0 && (game.waiting.length === 0 || isNested(game))) return;
  begin(game, { type: 'settle', step: STEP.zero, author, old: -1, seat: -1, end: 0 });
};

/** R70: all at zero go together, and again until none is left. */
const destroyAtZero = (game: LegendsState, author: number, table: Table): void => {
  for (let sunk = atZero(game); sunk.length > 0; sunk = atZero(game)) {
    destroy(game, sunk, { cause: 'zero', author, by: null }, table);
  }
};

const zero: Step<'settle'> = (game, table, frame) => {
  destroyAtZero(game, frame.author, table);
  frame.step = STEP.take;
  return undefined;
};

const endCurse = (game: LegendsState, { token, seat }: Curse, table: Table): void => {
  game.curse = null;
  game.fallen[token.army]?.push(token);
  game.stirred = true;
  table.tell(ALL, { type: 'curseEnded', token: token.id, kind: token.kind.number, seat });
};

const nextCurse = (frame: FrameOf<'settle'>): void => {
  frame.step = STEP.begin;
};

/** R66: the curse in force leaves first. Between the two none is in force. */
const take: Step<'settle'> = (game, table, frame) => {
  const outer = game.stack.find(({ type }) => type === 'settle');
  if (outer !== frame || game.waiting.length === 0) {
    frame.step = DONE;
    return undefined;
  }
  const old = game.curse;
  if (old === null) {
    nextCurse(frame);
    return undefined;
  }
  endCurse(game, old, table);
  destroyAtZero(game, NOBODY, table);
  frame.old = old.token.id;
  frame.seat = old.seat;
  frame.end = 0;
  frame.step = STEP.ending;
  return undefined;
};

/** What the old curse's piece does at its end, in full (R66); what that destroys waits in turn (R67). */
const ending: Step<'settle'> = (game, _table, frame) => {
  const token = tokenOf(game, frame.old);
  const power = token.kind.endings[frame.end];
  if (power === undefined) {
    nextCurse(frame);
    return undefined;
  }
  frame.end++;
  if (holds(game, plainScope(token, frame.seat, null), power.condition)) {
    begin(game, powerFrame({ user: token, power, you: frame.seat, event: 'curseEnd' }));
  }
  return undefined;
};

const beginCurse: Step<'settle'> = (game, table, frame) => {
  const next = game.waiting.shift();
  frame.step = STEP.zero;
  if (next === undefined) return undefined;
  game.curse = next;
  game.stirred = true;
  frame.author = next.seat;
  table.tell(ALL, { type: 'curseBegan', token: next.token.id, kind: next.token.kind.number, seat: next.seat });
  return undefined;
};

/** By the numbers of SETTLE_STEP. */
export const settleSteps: readonly Step<'settle'>[] = [zero, take, ending, beginCurse];
