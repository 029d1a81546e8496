/** The reference engines of the published games, by name: one line a game. */
export { createLegendsReference as legends } from './legends';
export { createLegionReference as legion } from './legion';
export { createMedievalReference as medieval } from './medieval';
