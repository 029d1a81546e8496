/** The words of Legends. */
import '../../../text/games/legends';
import { legends } from '../../../games/legends';
import type { GameWords } from '../../face';

export const legendsWords: GameWords = { content: legends };
