/** Which frame can lie on which, and what the innermost one can be asking. A step that begins another frame names the next. */
import type { DecisionKind } from '../../contract/decision';
import type { PowerEvent } from '../../games/legends/language';
import { type PHASES, WINDOWS } from '../../games/legends/names';
import { ATTACK_STEP } from './attack-steps';
import { EVENT_STEP, MODE, mark } from './event-frame';
import { powerNamed } from './frame-fields';
import { DONE, type Frame, type FrameOf } from './frames';
import { POWER_STEP } from './power-frame';
import { EVENT } from './powers';
import { SETTLE_STEP } from './settle';
import type { LegendsState } from './state';
import { TURN_STEP } from './turn';
import { WINDOW_STEP } from './window-frame';

const isWindow = (frame: Frame, name: (typeof WINDOWS)[number]): boolean =>
  frame.type === 'window' && frame.window === WINDOWS.indexOf(name);

const isEvent = (frame: Frame, name: PowerEvent, mode: number, subject = -1): boolean =>
  frame.type === 'event' &&
  frame.event === EVENT[name] &&
  frame.mode === mode &&
  (subject < 0 || (frame.subjects.length === 1 && frame.subjects[0] === subject));

const onTurn = (game: LegendsState, { step }: FrameOf<'turn'>, child: Frame): boolean => {
  const kind = child.type === 'power' ? powerNamed(game, child)?.kind : null;
  switch (step) {
    case TURN_STEP.main:
      return isWindow(child, 'opening') || (child.type === 'power' && kind === 'ability' && child.you === game.side);
    case TURN_STEP.closing:
      if (child.type === 'power') return kind === 'action' && child.you === game.side;
      return child.type === 'attack' || child.type === 'settle';
    case TURN_STEP.ending:
      return isWindow(child, 'closing');
    case TURN_STEP.lapse:
      return isEvent(child, 'turnEnd', MODE.both);
    case TURN_STEP.next:
      return child.type === 'settle';
    default:
      return false;
  }
};

const onPower = (game: LegendsState, { step, user, main }: FrameOf<'power'>, child: Frame): boolean => {
  const striking = game.strike?.striker.id === user;
  switch (step) {
    case POWER_STEP.effect:
    case POWER_STEP.seen:
    case POWER_STEP.flew:
      return child.type === 'settle';
    case POWER_STEP.struck:
      return child.type === 'settle' && striking;
    case POWER_STEP.strikeWindow:
      return isEvent(child, 'struck', MODE.both) && striking;
    case POWER_STEP.flownOver:
      return isEvent(child, 'flew', MODE.both, user);
    case POWER_STEP.next:
      if (child.type === 'attack') return main === 1 && child.attacker === user;
      if (isWindow(child, 'strike')) return striking;
      return child.type === 'settle' || isEvent(child, 'seen', MODE.both) || isEvent(child, 'flownOver', MODE.both);
    default:
      return false;
  }
};

const onAttack = (game: LegendsState, { step, attacker, defender }: FrameOf<'attack'>, child: Frame): boolean => {
  switch (step) {
    case ATTACK_STEP.spell:
    case ATTACK_STEP.back:
    case ATTACK_STEP.fallen:
      return child.type === 'settle';
    case ATTACK_STEP.innates:
      if (child.type === 'power') return powerNamed(game, child)?.kind === 'magic' && child.user === defender;
      return child.type === 'settle';
    case ATTACK_STEP.answeredInnates:
      return isEvent(child, 'attack', MODE.compulsory, attacker);
    case ATTACK_STEP.abilities:
      return isEvent(child, 'attacked', MODE.compulsory, defender);
    case ATTACK_STEP.answeredAbilities:
      return isEvent(child, 'attack', MODE.optional, attacker);
    case ATTACK_STEP.window:
      return isEvent(child, 'attacked', MODE.optional, defender);
    case ATTACK_STEP.compare:
      return isWindow(child, 'attack');
    case ATTACK_STEP.won:
      return isEvent(child, 'fallen', MODE.both);
    case ATTACK_STEP.berserk:
      return isEvent(child, 'won', MODE.both, attacker);
    case DONE:
      return child.type === 'settle' || (child.type === 'attack' && child.attacker === attacker);
    default:
      return false;
  }
};

const onEvent = (game: LegendsState, { step, event, seat, done }: FrameOf<'event'>, child: Frame): boolean => {
  if (child.type !== 'power' || child.event !== event || !done.includes(mark(child.user, child.power))) return false;
  const power = powerNamed(game, child);
  if (power === null || ((power.on >> event) & 1) === 0) return false;
  if (step === EVENT_STEP.compulsory) return power.kind === 'innate';
  return step === EVENT_STEP.used && power.kind === 'ability' && child.you === seat;
};

const onWindow = (game: LegendsState, { step, user }: FrameOf<'window'>, child: Frame): boolean => {
  const power = child.type === 'power' ? powerNamed(game, child) : null;
  if (child.type !== 'power' || power === null) return false;
  return step === WINDOW_STEP.used && power.kind === 'ability' && power.on === 0 && child.you === user;
};

const onSettle = (game: LegendsState, { step, old, seat }: FrameOf<'settle'>, child: Frame): boolean =>
  step === SETTLE_STEP.ending &&
  child.type === 'power' &&
  child.user === old &&
  child.you === seat &&
  child.event === EVENT.curseEnd &&
  powerNamed(game, child)?.kind === 'curse';

/** Can `child` have been begun by the step of `parent` before the one that `parent` names? */
export const canLieOn = (game: LegendsState, parent: Frame, child: Frame): boolean => {
  const isMainAct = parent.type === 'turn' && parent.step === TURN_STEP.closing;
  if (child.type === 'power' && (child.main === 1) !== isMainAct) return false;
  switch (parent.type) {
    case 'turn':
      return onTurn(game, parent, child);
    case 'power':
      return onPower(game, parent, child);
    case 'attack':
      return onAttack(game, parent, child);
    case 'event':
      return onEvent(game, parent, child);
    case 'window':
      return onWindow(game, parent, child);
    case 'settle':
      return onSettle(game, parent, child);
  }
};

const ASKING: readonly (readonly [Frame['type'], step: number, DecisionKind])[] = [
  ['power', POWER_STEP.cost, 'pick'],
  ['power', POWER_STEP.gather, 'pick'],
  ['power', POWER_STEP.gather, 'terrain'],
  ['power', POWER_STEP.gather, 'seat'],
  ['power', POWER_STEP.place, 'pick'],
  ['attack', ATTACK_STEP.name, 'name'],
  ['attack', ATTACK_STEP.back, 'pick'],
  ['attack', ATTACK_STEP.berserk, 'pick'],
  ['event', EVENT_STEP.compulsory, 'order'],
  ['event', EVENT_STEP.optional, 'respond'],
  ['window', WINDOW_STEP.ask, 'respond'],
];

/** Can a frame, the innermost one, be asking such a question? The main decision and the exchanges need no frame. */
export const canAsk = (frame: Frame, wanted: DecisionKind): boolean =>
  ASKING.some(([type, step, kind]) => type === frame.type && step === frame.step && kind === wanted);

/** The name of the phase in which a turn that has begun something stands. */
export const phaseOf = ({ step }: FrameOf<'turn'>, child: Frame): (typeof PHASES)[number] => {
  switch (step) {
    case TURN_STEP.main:
      return child.type === 'window' ? 'opening' : 'main';
    case TURN_STEP.closing:
      return 'consequences';
    case TURN_STEP.ending:
      return 'closing';
    default:
      return 'turnEnd';
  }
};
