/** The player's presses on a running match: narrowing, previewing, confirming, sending. */
import type { Content, Press } from '../contract/content';
import type { GameEvent } from '../contract/event';
import type { Notice, RefereeApi } from '../contract/referee';
import type { ThinkAnswer } from '../contract/search';
import { ask, askChosen, choiceAt, press as pressOnce } from './asking';
import { needsConfirm } from './caution';
import { parseCommand } from './command';
import type { Store } from './store';
import type { Asking, ConfirmMode, MatchState, Note } from './types';

export interface Pressing {
  /** Presses a square, an item or a button; says what came of it. */
  press(press: Press): 'taken' | 'sent' | 'refused';
  /** A pointer or the focus rests on this square: shows what pressing it would do. */
  hover(square: number | null): void;
  /** Sends the completed choice. */
  confirm(): boolean;
  /** Forgets all presses. */
  drop(): void;
  /** Sends the choice that a typed text means; false when it means none that is offered. */
  command(text: string): boolean;
  caution(mode: ConfirmMode): void;
  /** Makes the presses of this advice, to be confirmed or dropped. */
  advise(answer: ThinkAnswer): void;
}

export interface PressingPorts {
  readonly referee: Pick<RefereeApi, 'choose' | 'preview'>;
  readonly state: Store<MatchState | null>;
  readonly context: () => { readonly now: MatchState; readonly content: Content } | null;
  readonly tell: (note: Note) => void;
  readonly heard: (notice: Notice) => void;
  /** Looks again, after an answer that came too late. */
  readonly refresh: () => void;
}

interface Question {
  readonly now: MatchState;
  readonly content: Content;
  readonly asking: Asking;
}

export const createPressing = ({ referee, state, context, tell, heard, refresh }: PressingPorts): Pressing => {
  let mode: ConfirmMode = 'attacks';
  /** Rises with every press: answers of the referee to an older state of the presses are dropped. */
  let turn = 0;
  let foretold = new Map<number, readonly GameEvent[]>();
  let foretoldVersion = -1;

  const question = (): Question | null => {
    const found = context();
    if (found === null || found.now.asking === null || found.now.sending) return null;
    return { ...found, asking: found.now.asking };
  };
  const asked = ({ now, content }: Question) => ({ view: now.view, content });

  /** What a choice would do; empty when that can't be told. */
  const foretell = async ({ now, asking }: Question, choice: number): Promise<readonly GameEvent[]> => {
    if (foretoldVersion !== now.version) foretold = new Map();
    foretoldVersion = now.version;
    const known = foretold.get(choice);
    if (known !== undefined) return known;
    const outcome = await referee.preview(asking.decision.seat, now.version, choice);
    const events = outcome.ok ? outcome.value : [];
    if (outcome.ok && foretoldVersion === now.version) foretold.set(choice, events);
    return events;
  };

  const send = async ({ now, asking }: Question, choice: number): Promise<void> => {
    turn += 1;
    state.set({ ...now, sending: true });
    const outcome = await referee.choose(asking.decision.seat, now.version, choice);
    if (outcome.ok) return heard(outcome.value);
    tell({ kind: 'fault', fault: outcome.fault });
    const after = state.get();
    if (after !== null) state.set({ ...after, sending: false });
    refresh();
  };

  /** Shows these presses; a completed choice is sent, or previewed and left to be confirmed. */
  const settle = async (asking: Asking, hint: ThinkAnswer | null): Promise<void> => {
    const before = question();
    if (before === null) return;
    turn += 1;
    const mine = turn;
    state.set({ ...before.now, asking, preview: null, confirming: false, hint });
    const { choice } = asking;
    if (choice === null) return;
    const ready = question();
    if (ready === null) return;
    if (mode === 'never' && hint === null) return void send(ready, choice);
    const events = await foretell(ready, choice);
    const after = question();
    if (after === null || mine !== turn) return;
    if (hint === null && !needsConfirm(mode, events, after.content.hidden)) return void send(after, choice);
    state.set({ ...after.now, preview: { choice, events }, confirming: true });
  };

  const hover = async (square: number | null): Promise<void> => {
    const found = question();
    if (found === null || found.asking.choice !== null) return;
    const choice = square === null || found.asking.presses.length === 0 ? null : choiceAt(found.asking, square, asked(found));
    turn += 1;
    const mine = turn;
    if (choice === null) {
      if (found.now.preview !== null) state.set({ ...found.now, preview: null });
      return;
    }
    const events = await foretell(found, choice);
    const after = question();
    if (after !== null && mine === turn) state.set({ ...after.now, preview: { choice, events } });
  };

  return {
    press: (press) => {
      const found = question();
      if (found === null) return 'refused';
      const answer = pressOnce(found.asking, press, asked(found));
      if (answer.kind === 'refused') return 'refused';
      if (answer.kind === 'confirm') {
        void send(found, answer.choice);
        return 'sent';
      }
      void settle(answer.asking, null);
      return 'taken';
    },
    hover: (square) => void hover(square),
    confirm: () => {
      const found = question();
      if (found === null || found.asking.choice === null) return false;
      void send(found, found.asking.choice);
      return true;
    },
    drop: () => {
      const found = question();
      if (found !== null) void settle(ask(found.asking.decision, [], asked(found)), null);
    },
    command: (text) => {
      const found = question();
      const index = found === null ? null : parseCommand(text, found.asking.decision, found.content, found.now.view);
      if (found === null || index === null) return false;
      void send(found, index);
      return true;
    },
    caution: (next) => {
      mode = next;
    },
    advise: (answer) => {
      const found = question();
      if (found !== null) void settle(askChosen(found.asking.decision, answer.choice, asked(found)), answer);
    },
  };
};
