/** The words of Legion. */
import { legion } from '../../../games/legion';
import type { GameWords } from '../../face';

export const legionWords: GameWords = { content: legion };
