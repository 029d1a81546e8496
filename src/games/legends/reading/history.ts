/** A piece's public past: where it began, whether it has moved, when it was shown or looked at. */
import type { Beat } from './story';

const OFF_BOARD = 256;

export interface History {
  /** The square on which it first stood; null: it began off the board. */
  readonly began: number | null;
  /** It was exchanged before the battle. */
  readonly exchanged: boolean;
  /** It has changed squares since the battle began. */
  readonly moved: boolean;
  /** It has taken a step of its own, which no stationary piece can. */
  readonly stepped: boolean;
  /** The turn in which it last changed squares; null: never. */
  readonly movedIn: number | null;
  /** The turn in which everybody saw it; null: never, or before the first event. */
  readonly shownIn: number | null;
  /** Seats that looked at it in secret. */
  readonly lookedBy: readonly number[];
}

/** A move with nothing used before it in its turn is a step of the piece's own. */
const isStep = (story: readonly Beat[], at: number): boolean => {
  const { turn } = story[at] ?? { turn: 0 };
  for (let before = at - 1; before >= 0 && story[before]?.turn === turn; before--) {
    const type = story[before]?.event.type;
    if (type === 'used' || type === 'moved') return false;
  }
  return true;
};

/** The past of the token with this id. */
export const historyOf = (story: readonly Beat[], id: number): History => {
  const own = story.filter(
    ({ piece, other, event }) => piece?.id === id || (other?.id === id && event.type === 'swapped'),
  );
  const placed = own.filter(({ event }) => ['moved', 'swapped', 'returned'].includes(event.type));
  const inBattle = placed.filter(({ turn }) => turn > 0);
  return {
    began: id < OFF_BOARD ? id : null,
    exchanged: placed.length > inBattle.length,
    moved: inBattle.length > 0,
    stepped: inBattle.some(({ event, at }) => event.type === 'moved' && isStep(story, at)),
    movedIn: inBattle.at(-1)?.turn ?? null,
    shownIn: own.find(({ event }) => event.type === 'shown' || event.type === 'returned')?.turn ?? null,
    lookedBy: own.flatMap(({ event }) => (event.type === 'looked' ? [event.seat] : [])),
  };
};
