/** Back and forth (RULES 5, M29): no third step in succession over the same pair of squares. */
import type { MedievalState, Piece, Step } from './state';

/** The piece's step of this age: 0 this turn, 1 the side's last, 2 the one before. */
const stepOf = (game: MedievalState, { seat, id }: Piece, age: number): Step | undefined =>
  game.tracks[seat]?.[age]?.find((step) => step.id === id);

/** Did the piece go from here to there in the turn before the side's last one, and back in the last? */
export const isShuttle = (game: MedievalState, piece: Piece, to: number): boolean => {
  const { square } = piece;
  const back = stepOf(game, piece, 1);
  if (back?.from !== to || back.to !== square) return false;
  const forth = stepOf(game, piece, 2);
  return forth?.from === square && forth.to === to;
};

/** A step of the turn under way; escapes and bomb turns are steps as well. */
export const noteStep = (game: MedievalState, seat: number, step: Step): void => {
  const [now = [], ...older] = game.tracks[seat] ?? [];
  game.tracks[seat] = [[...now, step].sort((a, b) => a.id - b.id), ...older];
};

/** A captured piece leaves no trace. */
export const wipeSteps = (game: MedievalState, { seat, id }: Piece): void => {
  game.tracks[seat] = (game.tracks[seat] ?? []).map((steps) => steps.filter((step) => step.id !== id));
};

/** The side's turn is over: what was stepped in it is now its last turn's. */
export const ageSteps = (game: MedievalState, seat: number): void => {
  const [now = [], last = []] = game.tracks[seat] ?? [];
  game.tracks[seat] = [[], now, last];
};
