/** Legion's board, as the shell asks for it. */
import type { BoardFace } from '../face-board';

export const legionBoard: BoardFace = { game: 'legion' };
