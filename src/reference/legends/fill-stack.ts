/** The part of a view that tells what is going on: the stack, and the counters and lists that must go with it. */
import type { DecisionKind } from '../../contract/decision';
import type { View } from '../../contract/view';
import { PHASES } from '../../games/legends/names';
import { Unfit } from './fill-pieces';
import { wrongField } from './frame-fields';
import { canAsk, canLieOn, phaseOf } from './frame-nesting';
import { decodeFrames, type Frame, type FrameOf, frameLength } from './frames';
import { decodeMemories } from './memories';
import { KEYWORD } from './powers';
import { findToken, type LegendsState } from './state';

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** Frames that nest; the innermost asks what the view says is asked. */
const checkFrames = (game: LegendsState, view: View, frames: readonly Frame[], start: number): void => {
  let at = start;
  const refuse = (expected: string): never => {
    throw new Unfit(`lists.stack[${at}]`, expected, view.lists['stack']?.[at]);
  };
  let parent: Frame | null = null;
  for (const frame of frames) {
    const wrong = wrongField(game, frame);
    if (wrong !== null) refuse(wrong);
    if (parent === null) {
      if (frame.type !== 'turn') refuse('a turn first of all');
    } else if (!canLieOn(game, parent, frame)) refuse(`what a step of ${parent.type} begins`);
    if (frame === frames.at(-1) && (view.asked === null || !canAsk(frame, view.asked.kind))) refuse('what is asked');
    parent = frame;
    at += frameLength(frame);
  }
};

/** The strike list; a power that strikes must be going on. */
const readStrike = (game: LegendsState, view: View, frames: readonly Frame[]): void => {
  const words = view.lists['strike'] ?? [];
  if (words.length === 0) return;
  const [striker, target] = words.map((id) => findToken(game, id));
  const isOn = frames.some(
    (frame) => frame.type === 'power' && frame.user === striker?.id && frame.keyword === KEYWORD.distanceStrike,
  );
  if (words.length !== 2 || striker == null || target == null || striker === target || !isOn) {
    throw new Unfit('lists.strike', 'the striker and the target of a power in use', words[0]);
  }
  game.strike = { striker, target };
};

/** The attack that is not settled yet: the view's list, the frame and the pieces on the shared space tell of the same. */
const readFight = (game: LegendsState, view: View, frames: readonly Frame[]): void => {
  const live = frames.filter((frame): frame is FrameOf<'attack'> => frame.type === 'attack' && frame.live === 1);
  const [fight = null] = live;
  const told = fight === null ? [] : [fight.attacker, fight.defender, fight.origin];
  if (live.length > 1 || !isSame(view.lists['fight'] ?? [], told)) {
    throw new Unfit('lists.fight', 'the one attack that is not settled', view.lists['fight']?.[0]);
  }
  game.fight = fight;
  const { guest } = game;
  if (guest === null || view.result !== null) return;
  if (guest.id !== fight?.attacker || game.board[guest.square]?.id !== fight.defender) {
    throw new Unfit('tokens', 'one piece a square, or the two of an attack', guest.square);
  }
};

/** The phase of a question for which nothing needs to be going on. */
const quietPhase = (kind: DecisionKind): (typeof PHASES)[number] => {
  if (kind === 'swap') return 'exchanges';
  return kind === 'place' ? 'arranging' : 'main';
};

const checkCounters = (game: LegendsState, view: View, frames: readonly Frame[]): void => {
  if (view.asked === null) return;
  const [turn, child] = frames;
  const begun = turn?.type === 'turn' && child !== undefined;
  const phase = begun ? phaseOf(turn, child) : quietPhase(view.asked.kind);
  if (PHASES[game.phase] !== phase) throw new Unfit('counters.phase', `the phase ${phase}`, game.phase);
  const window = frames.findLast((frame): frame is FrameOf<'window'> => frame.type === 'window');
  if (game.window !== (window?.window ?? -1)) {
    throw new Unfit('counters.window', 'the window that is open', game.window);
  }
};

/** Takes up what is going on; throws Unfit for anything that no match could have come to. */
export const goOn = (game: LegendsState, view: View): void => {
  const words = view.lists['stack'] ?? [];
  const odd = words.findIndex((word) => !Number.isInteger(word));
  if (odd >= 0) throw new Unfit(`lists.stack[${odd}]`, 'a whole number', words[odd]);
  const rest = words.length === 0 ? [] : decodeMemories(words, game);
  const frames = rest === null ? null : decodeFrames(rest);
  if (rest === null || frames === null) throw new Unfit('lists.stack', 'a stack of this engine');
  const kind = view.asked?.kind ?? null;
  const isQuiet = kind === null || kind === 'main' || kind === 'swap' || kind === 'place';
  if (isQuiet ? words.length > 0 : frames.length < 2)
    throw new Unfit('lists.stack', 'a stack for what is asked', frames.length);
  readStrike(game, view, frames);
  checkFrames(game, view, frames, words.length - rest.length);
  readFight(game, view, frames);
  checkCounters(game, view, frames);
  game.stack.push(...frames);
};
