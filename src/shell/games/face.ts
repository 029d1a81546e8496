/** What the page shows for a game: everything that the shell asks of it, in three parts. */
import type { AroundFace } from './face-around';
import type { BattleFace } from './face-battle';
import type { BoardFace } from './face-board';

export interface GameFace extends BoardFace, BattleFace, AroundFace {}
