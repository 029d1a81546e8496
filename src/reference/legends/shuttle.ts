/** Back and forth (R32, R155, R156). */
import type { FrameOf } from './frames';
import type { Displacement, LegendsState, Token } from './state';

const find = (displaced: readonly Displacement[] | undefined, token: Token): Displacement | undefined =>
  displaced?.find(({ id }) => id === token.id);

/** After A→B and, on the seat's next turn, B→A: may the main act of this seat not bring the piece to `to`? */
export const isBarred = (game: LegendsState, seat: number, token: Token, to: number): boolean => {
  const turns = game.shuttle[seat];
  if (turns === undefined || turns[0].length === 0 || turns[1].length === 0) return false;
  const last = find(turns[0], token);
  const before = find(turns[1], token);
  if (last === undefined || before === undefined) return false;
  return before.from === last.to && before.to === last.from && last.to === token.square && before.to === to;
};

const WORDS = 3;

/** The first displacement of each piece by the main act counts. */
export const noteDisplacement = (game: LegendsState, id: number, from: number, to: number): void => {
  const turn = game.stack[0];
  if (turn?.type !== 'turn' || from === to) return;
  for (let at = 0; at < turn.displaced.length; at += WORDS) if (turn.displaced[at] === id) return;
  turn.displaced.push(id, from, to);
};

/** The turn is over: its displacements are now the seat's last ones. */
export const endShuttle = (game: LegendsState, turn: FrameOf<'turn'>): void => {
  const displaced: Displacement[] = [];
  for (let at = 0; at < turn.displaced.length; at += WORDS) {
    const [id = 0, from = 0, to = 0] = turn.displaced.slice(at, at + WORDS);
    displaced.push({ id, from, to });
  }
  displaced.sort((a, b) => a.id - b.id);
  game.shuttle[game.side] = [displaced, game.shuttle[game.side]?.[0] ?? []];
};
