/** What a player does outside the list of choices: undo, taking back, an easier level, resign, draw, asking for advice. */
import type { Outcome } from '../contract/fault';
import type { Notice, RefereeApi } from '../contract/referee';
import type { ThinkAnswer } from '../contract/search';
import type { GameName } from '../contract/setup';
import type { GameWords } from './face';
import { lastActor, personsOf } from './reduce-state';
import type { Readable } from './store';
import type { MatchState, Note } from './types';

/** How likely a seat is to win, by what it knows: the expected score, 0 to 1. */
export interface Worth {
  readonly seat: number;
  readonly value: number;
}

/** Which of the choices that the search looked at is advised. */
export type Choosing = (answer: ThinkAnswer, state: MatchState) => ThinkAnswer;

export interface Acts {
  undo(): Promise<void>;
  /** Back to the player's own last decision of a main kind, where the computer's level grants it. */
  takeBack(): Promise<void>;
  /** Lowers the computer's level, from its next answer on. */
  lower(level: string): Promise<void>;
  resign(): Promise<void>;
  offerDraw(): Promise<void>;
  declineDraw(): Promise<void>;
  /** Shows what `choose` makes of the search's answer; missing: the answer itself. */
  hint(choose?: Choosing): Promise<void>;
  /** What would be advised, without showing it; null where nobody here is asked, or the match went on meanwhile. */
  suggest(): Promise<ThinkAnswer | null>;
  /** How the match stands for the seat that is asked; null where nobody here is, or the match went on meanwhile. */
  weigh(): Promise<Worth | null>;
}

export interface ActsPorts {
  readonly referee: Pick<RefereeApi, 'undo' | 'takeBack' | 'lower' | 'resign' | 'offerDraw' | 'declineDraw' | 'hint'>;
  readonly state: Readable<MatchState | null>;
  readonly wordsOf: (game: GameName) => GameWords | null;
  readonly tell: (note: Note) => void;
  readonly heard: (notice: Notice) => void;
  /** The same for what takes something back. */
  readonly wentBack: (notice: Notice) => void;
  readonly show: (answer: ThinkAnswer) => void;
}

/** The seat that acts: the person asked, else the one whose eyes the screen shows; null when only computers play. */
export const actingSeat = (state: MatchState | null): number | null => {
  if (state === null) return null;
  const persons = personsOf(state.setup.seats);
  const asked = state.asking?.decision.seat;
  if (asked !== undefined && persons.includes(asked)) return asked;
  return persons.includes(state.viewer) ? state.viewer : (persons[0] ?? null);
};

/** Who answers an open offer next: the first person who has not agreed yet; null when nobody here can. */
export const answeringSeat = (state: MatchState | null): number | null => {
  if (state === null || state.offer === null) return null;
  return personsOf(state.setup.seats).find((seat) => state.awaited.includes(seat)) ?? null;
};

/** Where two share an open game the last act is undone, whosever it was; otherwise one's own last. */
const undoingSeat = (state: MatchState | null, hidden: boolean): number | null => {
  if (state === null || hidden || personsOf(state.setup.seats).length < 2) return actingSeat(state);
  return lastActor(state.events);
};

export const createActs = ({ referee, state, wordsOf, tell, heard, wentBack, show }: ActsPorts): Acts => {
  const act = async (
    seat: number | null,
    call: (seat: number) => Promise<Outcome<Notice>>,
    told = heard,
  ): Promise<Notice | null> => {
    if (seat === null) return null;
    const outcome = await call(seat);
    if (!outcome.ok) {
      tell({ kind: 'fault', fault: outcome.fault });
      return null;
    }
    told(outcome.value);
    return outcome.value;
  };
  const acting = () => actingSeat(state.get());

  const suggest = async (): Promise<ThinkAnswer | null> => {
    const now = state.get();
    const seat = now?.asking?.decision.seat;
    if (now === null || seat === undefined) return null;
    const outcome = await referee.hint(seat);
    return outcome.ok && state.get()?.version === now.version ? outcome.value : null;
  };

  return {
    suggest,
    undo: async () => {
      const now = state.get();
      const hidden = now !== null && wordsOf(now.setup.game)?.content.hidden === true;
      await act(undoingSeat(now, hidden), (seat) => referee.undo(seat), wentBack);
    },
    takeBack: async () => void (await act(acting(), (seat) => referee.takeBack(seat), wentBack)),
    lower: async (level) => void (await act(acting(), () => referee.lower(level))),
    resign: async () => void (await act(acting(), (seat) => referee.resign(seat))),
    offerDraw: async () => {
      const notice = await act(answeringSeat(state.get()) ?? acting(), (seat) => referee.offerDraw(seat));
      if (notice !== null && notice.result === null && notice.offer === null) tell({ kind: 'declined' });
    },
    declineDraw: async () => {
      const notice = await act(answeringSeat(state.get()), (seat) => referee.declineDraw(seat));
      if (notice !== null) tell({ kind: 'declined' });
    },
    hint: async (choose = (answer) => answer) => {
      const seat = acting();
      const before = state.get();
      if (seat === null || before === null) return;
      const outcome = await referee.hint(seat);
      // a player who did not wait for it has answered the question by now
      const isPast = !outcome.ok && outcome.fault.code === 'not-asked' && before.asking !== null && !before.sending;
      if (isPast) return;
      if (!outcome.ok) return tell({ kind: 'fault', fault: outcome.fault });
      const now = state.get();
      if (now?.version === before.version) show(choose(outcome.value, now));
    },
    weigh: async () => {
      const seat = state.get()?.asking?.decision.seat;
      const answer = await suggest();
      return answer === null || seat === undefined || answer.iterations === 0 ? null : { seat, value: answer.value };
    },
  };
};
