/** What a side shows of itself, in every game: Legion's silhouette, or the back that hidden pieces wear. */
import type { View } from '../../contract/view';
import { liveryOf, PieceFace } from '../games/legends/parts/piece-face';
import { Banner } from '../games/legion/parts/token';

export const SideBanner = ({ view, seat }: { view: View; seat: number }) =>
  view.game === 'legends' ? (
    <span class="banner">
      <PieceFace kind={null} livery={liveryOf(view, seat)} />
    </span>
  ) : (
    <Banner seat={seat} />
  );
