/** Legends' board, as the shell asks for it. */
import type { BoardFace } from '../face-board';

export const legendsBoard: BoardFace = { game: 'legends' };
