/** Which engines the command line and the tests need: the page's, and the wide builds for boards that the page does not have yet. */
import { games } from '../build-core.mjs';

const WIDE = { legends: 'legends.wide' };

/** Targets of asconfig.json. */
export const toolTargets = () => games().flatMap((game) => (game in WIDE ? [game, WIDE[game]] : [game]));
