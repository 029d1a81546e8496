/** The words of Legends. */
import { legends } from '../../../games/legends';
import type { GameWords } from '../../face';

export const legendsWords: GameWords = { content: legends };
