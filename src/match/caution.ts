/** Whether a completed choice waits for a second press. */
import type { Decision } from '../contract/decision';
import type { GameEvent } from '../contract/event';
import type { View } from '../contract/view';
import { PASS, unpackChoice } from '../games/shared/choice';
import type { ConfirmMode } from './types';

/** An attack is one whether anything falls by it or not. */
const GRAVE: readonly GameEvent['type'][] = ['removed', 'over', 'shown', 'struck', 'fought'];

export interface Weighed {
  readonly decision: Decision;
  /** Index of the completed choice. */
  readonly choice: number;
  readonly view: View;
  /** What the choice would do, as far as its own seat can tell. */
  readonly events: readonly GameEvent[];
  /** The game has secrets: what is learned can't be taken back. */
  readonly hidden: boolean;
  /** In this game a plain move is no lighter than an attack. */
  readonly movesWait?: boolean;
  /** The screen goes to another player afterwards, and with it the chance to take anything back. */
  readonly handsOver: boolean;
}

/** Decisions that can be taken back one by one, or that say nothing yet. */
const LIGHT: readonly Decision['kind'][] = ['place', 'order', 'card'];

/** In a game with secrets nothing is foretold: whatever attacks, shows or uses something is grave. */
const isGrave = ({ decision, choice, view, handsOver, movesWait = false }: Weighed): boolean => {
  const code = decision.choices[choice] ?? PASS;
  const { form, to } = unpackChoice(code);
  if (LIGHT.includes(decision.kind)) return false;
  // no exchange can be undone once the battle begins, and every one of them is confirmed in the same way
  if (form !== 'move') return true;
  return handsOver || movesWait || view.tokens.some((token) => token.square === to);
};

export const needsConfirm = (mode: ConfirmMode, weighed: Weighed): boolean => {
  if (mode !== 'attacks') return mode === 'always';
  // whoever passes leaves things as they are, whatever comes of that
  if (weighed.decision.choices[weighed.choice] === PASS) return false;
  return weighed.events.some(({ type }) => GRAVE.includes(type)) || (weighed.hidden && isGrave(weighed));
};
