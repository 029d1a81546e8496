/** Which of a core's two builds a match needs: the common one for small boards and duels, the wide one for the rest. */
import type { Content } from '../contract/content';
import type { Setup } from '../contract/setup';
import type { View } from '../contract/view';
import { MOST_WORDS, viewSize } from '../games/shared/view-size';

export type CoreSize = 'common' | 'wide';

const COMMON_SQUARES = 64;
const COMMON_SEATS = 2;

const sizeFor = (squares: number, seats: number): CoreSize =>
  squares <= COMMON_SQUARES && seats <= COMMON_SEATS ? 'common' : 'wide';

/** The build that a match of this setup needs; a seat's own part of it says as much. */
export function sizeOfSetup(content: Content, setup: Omit<Setup, 'seed'>): CoreSize {
  const { width, height } = content.shape(setup);
  return sizeFor(width * height, setup.seats.length);
}

/** The build that a state with this view needs; one that no build has room for is refused by either. */
export const sizeOfView = (content: Pick<Content, 'seatCount'>, view: View): CoreSize =>
  viewSize(view, []) > MOST_WORDS ? 'wide' : sizeFor(view.width * view.height, content.seatCount(view));
