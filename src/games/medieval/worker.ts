/** Medieval as workers take it. */
import type { GamePart } from '../part';
import { medieval } from './index';

export const part: GamePart = { content: medieval, opponents: [] };
