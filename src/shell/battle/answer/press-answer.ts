/** How the list of answers and the board hand the keyboard's focus to each other. */
import { useEffect, useRef } from 'preact/hooks';
import type { Press } from '../../../contract/content';
import type { Asking } from '../../../match/types';
import type { App } from '../../app/app';
import { focusBoard, focusList, focusMarked, focusPass } from './focus';

/** Differs from question to question. */
export const questionId = ({ decision }: Asking, ply: number): string =>
  [ply, decision.seat, decision.key, decision.args.join(), decision.choices.length].join(' ');

/**
 * A question that no square answers takes the keyboard's focus from the board to the list; one that is best passed, to the button
 * that does (`passesFirst`).
 */
export const useListFocus = (asking: Asking | null, ply: number, passesFirst = false): void => {
  const id = asking === null ? '' : questionId(asking, ply);
  const before = useRef(id);
  useEffect(() => {
    if (asking === null || before.current === id) return;
    before.current = id;
    const onBoard = document.activeElement?.matches('.grid *:focus-visible') === true;
    if (onBoard && passesFirst) focusPass();
    else if (onBoard && asking.squares.length === 0 && asking.items.length > 0) focusList();
  }, [id]);
};

/** Makes the presses of an answer; a press by key leads back to the board when the board is asked next. */
export const pressAnswer = (app: App, { presses }: { readonly presses: readonly Press[] }, byKey: boolean): void => {
  const outcome = app.ports.match.pressAll(presses);
  const asking = app.ports.match.state.get()?.asking ?? null;
  if (!byKey) return;
  if (outcome === 'sent' || asking === null) focusBoard();
  else if (asking.choice === null && asking.squares.length > 0) focusMarked();
};
