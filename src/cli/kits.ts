/** Every game that the command line knows, the published ones and the test games: one line a game. */
export { games as legends } from '../../test/support/harness/legends/kit';
export { games as legion } from '../../test/support/harness/legion/kit';
export { games as medieval } from '../../test/support/harness/medieval/kit';
export { games as parley } from '../../test/support/parley/kit';
export { games as pebble } from '../../test/support/pebble/kit';
