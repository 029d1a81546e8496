/** Legion as workers take it. */
import type { GamePart } from '../part';
import { legion } from './index';
import { opponents } from './opponents';

export const part: GamePart = { content: legion, opponents };
