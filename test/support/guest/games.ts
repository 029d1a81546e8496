/** The games that are guests on the page of tests: one line a game. */
export { lines as parley } from '../parley/guest';
export { lines as pebble } from '../pebble/guest';
