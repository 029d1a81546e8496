/** Legion's battle screen, as the shell asks for it. */
import type { BattleFace } from '../face-battle';

export const legionBattle: BattleFace = { layout: 'trays' };
