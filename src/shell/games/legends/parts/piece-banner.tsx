/** What a side shows of itself: the back that its hidden pieces wear. */
import type { View } from '../../../../contract/view';
import { liveryOf, PieceFace } from './piece-face';

export const PieceBanner = ({ view, seat }: { view: View; seat: number }) => (
  <span class="banner">
    <PieceFace kind={null} livery={liveryOf(view, seat)} />
  </span>
);
