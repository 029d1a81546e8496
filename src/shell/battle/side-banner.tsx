/** What a side shows of itself beside its name. */
import type { View } from '../../contract/view';
import { faces } from '../games';

export const SideBanner = ({ view, seat }: { view: View; seat: number }) => {
  const { Banner } = faces.get(view.game);
  return <Banner view={view} seat={seat} />;
};
