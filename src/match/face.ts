/** What a match on this screen has to know of its game: the words of a game, as asking, log and sentences need them. */
import type { Content } from '../contract/content';

export interface GameWords {
  readonly content: Content;
}
