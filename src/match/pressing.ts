/** The player's presses on a running match: narrowing, previewing, confirming, sending. */
import type { Press } from '../contract/content';
import type { GameEvent } from '../contract/event';
import type { Notice, RefereeApi } from '../contract/referee';
import type { ThinkAnswer } from '../contract/search';
import { PASS } from '../games/shared/choice';
import { ask, askChosen, choiceAt, pressAll, press as pressOnce } from './asking';
import { needsConfirm } from './caution';
import { parseCommand, pressesMeant } from './command';
import type { GameWords } from './face';
import { createForesight, type Foresight, NOTHING_FORESEEN } from './foresight';
import { pressSquare, samePress } from './press';
import { isHandedOver } from './reduce-state';
import type { Store } from './store';
import type { Asking, ConfirmMode, MatchState, Note } from './types';

export interface Pressing {
  /** Presses a square, an item or a button; says what came of it. */
  press(press: Press): 'taken' | 'sent' | 'refused';
  /** A pointer rests on this square: shows what pressing it would do. */
  hover(square: number | null): void;
  /** Sends the completed choice. */
  confirm(): boolean;
  /** Sends the choice of this index, whatever is pressed. */
  choose(choice: number): boolean;
  /** Makes exactly these presses in place of those made so far; made already, they are confirmed. */
  pressAll(presses: readonly Press[]): 'taken' | 'sent' | 'refused';
  /**
   * Takes up what stands on this square, in place of all presses so far: the squares where it can go are marked then. False: nothing
   * stands there, or nothing that leads on to a square.
   */
  lift(square: number): boolean;
  /** Forgets all presses. */
  drop(): void;
  /** Forgets the last press; false when there was none. */
  back(): boolean;
  /** Sends the choice that a typed text means, or makes the presses it means; false when it means nothing that is offered. */
  command(text: string): boolean;
  caution(mode: ConfirmMode): void;
  /** Makes the presses of this advice, to be confirmed or dropped. */
  advise(answer: ThinkAnswer): void;
}

export interface PressingPorts {
  readonly referee: Pick<RefereeApi, 'choose' | 'preview'>;
  readonly state: Store<MatchState | null>;
  readonly wordsOf: (state: MatchState) => GameWords | null;
  readonly tell: (note: Note) => void;
  readonly heard: (notice: Notice) => void;
  /** Looks again, after an answer that came too late. */
  readonly refresh: () => void;
}

/** The open question, with what is needed to work it out. */
interface Question {
  readonly now: MatchState;
  readonly words: GameWords;
  readonly asking: Asking;
}

class Presser implements Pressing {
  readonly #ports: PressingPorts;
  readonly #foresight: Foresight;
  #mode: ConfirmMode = 'attacks';
  /** Rises with every press: what was foretold for an older state of the presses is dropped. */
  #turn = 0;

  constructor(ports: PressingPorts) {
    this.#ports = ports;
    this.#foresight = createForesight(ports.referee);
  }

  press(press: Press): 'taken' | 'sent' | 'refused' {
    const question = this.#question();
    if (question === null) return 'refused';
    const answer = pressOnce(question.asking, press, contextOf(question));
    if (answer.kind === 'refused') return 'refused';
    if (answer.kind === 'confirm') {
      void this.#send(question, answer.choice);
      return 'sent';
    }
    void this.#settle(answer.asking, null);
    return 'taken';
  }

  pressAll(presses: readonly Press[]): 'taken' | 'sent' | 'refused' {
    const question = this.#question();
    if (question === null) return 'refused';
    const { asking } = question;
    const same =
      asking.presses.length === presses.length && presses.every((one, at) => samePress(one, asking.presses[at] ?? one));
    if (same && asking.choice !== null) {
      void this.#send(question, asking.choice);
      return 'sent';
    }
    // pressed again without having been complete: dropped
    const next = same ? ask(asking.decision, [], contextOf(question)) : pressAll(asking, presses, contextOf(question));
    if (next === null) return 'refused';
    void this.#settle(next, null);
    return 'taken';
  }

  hover(square: number | null): void {
    const question = this.#question();
    if (question === null || question.asking.choice !== null) return;
    const { asking, now } = question;
    const rests = square !== null && asking.presses.length > 0;
    const choice = rests ? choiceAt(asking, square, contextOf(question)) : null;
    this.#turn += 1;
    if (choice !== null) void this.#foreshow(question, choice, false);
    else if (now.preview !== null) this.#ports.state.set({ ...now, preview: null });
  }

  confirm(): boolean {
    const question = this.#question();
    if (question === null || question.asking.choice === null) return false;
    void this.#send(question, question.asking.choice);
    return true;
  }

  choose(choice: number): boolean {
    const question = this.#question();
    if (question === null || question.asking.decision.choices[choice] === undefined) return false;
    void this.#send(question, choice);
    return true;
  }

  drop(): void {
    const question = this.#question();
    if (question !== null) void this.#settle(ask(question.asking.decision, [], contextOf(question)), null);
  }

  lift(square: number): boolean {
    const question = this.#question();
    if (question === null || !question.now.view.tokens.some((token) => token.square === square)) return false;
    const lifted = pressAll(question.asking, [pressSquare(square)], contextOf(question));
    if (lifted === null || lifted.choice !== null || lifted.squares.length === 0) return false;
    void this.#settle(lifted, null);
    return true;
  }

  back(): boolean {
    const question = this.#question();
    if (question === null || question.asking.presses.length === 0) return false;
    const { decision, presses } = question.asking;
    void this.#settle(ask(decision, presses.slice(0, -1), contextOf(question)), null, false);
    return true;
  }

  command(text: string): boolean {
    const question = this.#question();
    if (question === null) return false;
    const { asking, words, now } = question;
    const index = parseCommand(text, asking.decision, words.content, now.view);
    if (index !== null) {
      void this.#send(question, index);
      return true;
    }
    const presses = pressesMeant(text, asking, now.view, words);
    return presses !== null && this.pressAll(presses) !== 'refused';
  }

  caution(mode: ConfirmMode): void {
    this.#mode = mode;
  }

  advise(answer: ThinkAnswer): void {
    const question = this.#question();
    if (question === null) return;
    void this.#settle(askChosen(question.asking.decision, answer.choice, contextOf(question)), answer);
  }

  /** Null while nobody here is asked, or an answer is on its way. */
  #question(): Question | null {
    const now = this.#ports.state.get();
    if (now === null || now.asking === null || now.sending) return null;
    const words = this.#ports.wordsOf(now);
    return words === null ? null : { now, words, asking: now.asking };
  }

  async #send({ now, asking }: Question, choice: number): Promise<void> {
    const { referee, state, heard, tell, refresh } = this.#ports;
    this.#turn += 1;
    state.set({ ...now, sending: true, sent: asking.decision.choices[choice] ?? null });
    const outcome = await referee.choose(asking.decision.seat, now.version, choice);
    if (outcome.ok) return heard(outcome.value);
    tell({ kind: 'fault', fault: outcome.fault });
    const after = state.get();
    if (after !== null) state.set({ ...after, sending: false });
    refresh();
  }

  /** Shows these presses; a completed choice is sent if it may be, or previewed and left to be confirmed. */
  async #settle(asking: Asking, hint: ThinkAnswer | null, maySend = hint === null): Promise<void> {
    const before = this.#question();
    if (before === null) return;
    this.#turn += 1;
    this.#ports.state.set({ ...before.now, asking, preview: null, confirming: false, hint });
    const ready = this.#question();
    if (ready === null || asking.choice === null) return;
    const isMeant = maySend && !asking.more && (asking.aim ?? null) === null;
    if (this.#mode === 'never' && isMeant) return this.#send(ready, asking.choice);
    await this.#foreshow(ready, asking.choice, isMeant);
  }

  /** Shows what a choice would do. `maySend`: sends it where nothing is to be confirmed. */
  async #foreshow(question: Question, choice: number, maySend: boolean): Promise<void> {
    const mine = this.#turn;
    const foreseen = isForetold(question, choice) ? await this.#foresight(question.now, choice) : NOTHING_FORESEEN;
    const after = this.#question();
    if (after === null || mine !== this.#turn) return;
    const complete = after.asking.choice === choice;
    if (complete && maySend && !needsConfirm(this.#mode, weigh(after, choice, foreseen.events)))
      return this.#send(after, choice);
    this.#ports.state.set({ ...after.now, preview: { choice, ...foreseen }, confirming: complete });
  }
}

/** Does the game let its players see what this choice would do? */
const isForetold = ({ words, now, asking }: Question, choice: number): boolean =>
  words.isForetold?.(now.view, asking.decision.choices[choice] ?? PASS) ?? true;

const weigh = ({ asking, now, words }: Question, choice: number, events: readonly GameEvent[]) => ({
  decision: asking.decision,
  choice,
  view: now.view,
  events,
  hidden: words.content.hidden,
  movesWait: words.movesWait === true,
  handsOver: isHandedOver(now.setup, words.content),
});

const contextOf = ({ now, words: { content, markOf } }: Question) => ({ view: now.view, content, markOf });

export const createPressing = (ports: PressingPorts): Pressing => {
  const presser = new Presser(ports);
  return {
    press: (press) => presser.press(press),
    hover: (square) => presser.hover(square),
    confirm: () => presser.confirm(),
    choose: (choice) => presser.choose(choice),
    pressAll: (presses) => presser.pressAll(presses),
    lift: (square) => presser.lift(square),
    drop: () => presser.drop(),
    back: () => presser.back(),
    command: (text) => presser.command(text),
    caution: (mode) => presser.caution(mode),
    advise: (answer) => presser.advise(answer),
  };
};
