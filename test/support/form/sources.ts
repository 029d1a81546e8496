/** Where the pairs of worlds come from: one line a game with secrets. */
export { pairSource as legends } from './legends';
