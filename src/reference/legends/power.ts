/** The use of one power, from showing its user to its last effect (R11, R14, R28). */
import type { Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { destroy } from './destroy';
import { applyEffect, moveNext } from './effects';
import { MODE, raise } from './event-frame';
import { holds } from './filter';
import { DONE, type FrameOf } from './frames';
import { gather, gatherPart } from './gather';
import { show } from './look';
import { powerOf, POWER_STEP as STEP, scopeOf } from './power-frame';
import { KEYWORD, type Power, partsOf } from './powers';
import type { Step } from './procedure';
import { settleSoon } from './settle';
import { areEnemies, isOnBoard, type LegendsState, type Token, tokenOf } from './state';
import { openStrikeWindow, raiseStruck } from './strike';

type PowerFrame = FrameOf<'power'>;
type PowerStep = Step<'power'>;

/** The piece's own keywords are powers too; a granted one opens its grants when it is used. */
const tellUse = (game: LegendsState, frame: PowerFrame, user: Token, table: Table): void => {
  show(game, user, table);
  if (frame.power === 0) {
    for (const grant of game.grants) {
      if (grant.token === user && grant.keyword === frame.keyword && !grant.ended) grant.open = true;
    }
  }
  table.tell(ALL, {
    type: 'used',
    token: user.id,
    seat: frame.you,
    power: frame.power,
    keyword: frame.keyword < 0 ? null : frame.keyword,
  });
};

const use: PowerStep = (game, table, frame) => {
  const user = tokenOf(game, frame.user);
  const power = powerOf(game, frame);
  tellUse(game, frame, user, table);
  if (power.limit !== null) user.used |= 1 << power.number;
  if (power.cost === null) nextEffect(frame);
  else frame.step = STEP.cost;
  return undefined;
};

/** R7, R68: the cost is destroyed in full and first, by an act of its own. */
function* payCost(game: LegendsState, table: Table, frame: PowerFrame): Flow {
  const parts = partsOf(powerOf(game, frame).cost ?? []);
  for (let part = parts[frame.part]; part !== undefined; part = parts[frame.part]) {
    yield* gatherPart(game, frame, part);
    frame.spent.push(...frame.picked);
    frame.picked = [];
    frame.part++;
  }
  const victims = frame.spent.map((id) => tokenOf(game, id));
  if (frame.spent.includes(frame.user)) frame.spared = 1;
  nextEffect(frame);
  destroy(game, victims, { cause: 'cost', author: frame.you, by: tokenOf(game, frame.user) }, table);
  settleSoon(game, frame.you);
}

const nextEffect = (frame: PowerFrame): void => {
  frame.effect++;
  frame.part = 0;
  frame.picked = [];
  frame.gathered = [];
  frame.step = STEP.effect;
};

/**
 * R11: the rest is lost when the user has left play or changed sides by anything but this power. Spells and Death Curses
 * work beyond the grave. A piece that an ally has taken over at a zone's border goes on.
 */
const isLost = (game: LegendsState, frame: PowerFrame, power: Power): boolean => {
  if (power.kind === 'magic' || power.kind === 'curse' || frame.spared === 1) return false;
  const user = tokenOf(game, frame.user);
  return !isOnBoard(user) || areEnemies(user.seat, frame.you);
};

const effect: PowerStep = (game, _table, frame) => {
  const power = powerOf(game, frame);
  const now = power.effects[frame.effect];
  if (now === undefined || isLost(game, frame, power)) frame.step = STEP.finish;
  else if (holds(game, scopeOf(game, frame), now.if)) frame.step = STEP.gather;
  else nextEffect(frame);
  return undefined;
};

function* gatherStep(game: LegendsState, table: Table, frame: PowerFrame): Flow {
  yield* gather(game, table, frame);
  frame.step = STEP.apply;
}

const apply: PowerStep = (game, table, frame) => {
  frame.step = STEP.next;
  applyEffect(game, table, frame);
  return undefined;
};

function* place(game: LegendsState, table: Table, frame: PowerFrame): Flow {
  while (frame.gathered.length > 0) yield* moveNext(game, table, frame);
  frame.step = STEP.next;
  settleSoon(game, frame.you);
}

/** R63: only Vision itself raises `seen`, on the piece picked. */
const seen: PowerStep = (game, _table, frame) => {
  frame.step = STEP.next;
  if (isLost(game, frame, powerOf(game, frame))) return undefined;
  raise(game, { event: 'seen', mode: MODE.both, subjects: [...frame.it], foe: frame.user });
  return undefined;
};

const struck: PowerStep = (game, _table, frame) => {
  frame.step = STEP.strikeWindow;
  raiseStruck(game);
  return undefined;
};

const strikeWindow: PowerStep = (game, _table, frame) => {
  frame.step = STEP.next;
  openStrikeWindow(game);
  return undefined;
};

/** R97, R148: after landing the flyer's own power, then those of the pieces leapt. */
const flew: PowerStep = (game, _table, frame) => {
  frame.step = STEP.flownOver;
  raise(game, { event: 'flew', mode: MODE.both, subjects: [frame.user], it: [...frame.leapt] });
  return undefined;
};

const flownOver: PowerStep = (game, _table, frame) => {
  frame.step = STEP.next;
  if (frame.leapt.length > 0 && !isLost(game, frame, powerOf(game, frame))) {
    raise(game, { event: 'flownOver', mode: MODE.both, subjects: [...frame.leapt], foe: frame.user });
  }
  return undefined;
};

const next: PowerStep = (_game, _table, frame) => {
  nextEffect(frame);
  return undefined;
};

const finish: PowerStep = (game, _table, frame) => {
  if (game.strike !== null && game.strike.striker.id === frame.user && frame.keyword === KEYWORD.distanceStrike) {
    game.strike = null;
  }
  frame.step = DONE;
  return undefined;
};

/** By the numbers of POWER_STEP. */
export const powerSteps: readonly PowerStep[] = [
  use,
  payCost,
  effect,
  gatherStep,
  apply,
  place,
  seen,
  struck,
  strikeWindow,
  flew,
  flownOver,
  next,
  finish,
];
