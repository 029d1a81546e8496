/** Medieval as workers take it. */
import type { GamePart } from '../part';
import { characters } from './characters';
import { medieval } from './index';
import { opponents } from './opponents';

export const part: GamePart = { content: medieval, opponents, characters };
