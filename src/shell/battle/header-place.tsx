/** The place between the two sides, for what stands over the whole battle: too long for it, it scrolls and fades at the edge. */
import type { View } from '../../contract/view';
import { faces } from '../games';
import { useEdges } from './use-edges';
import { useScrolls } from './use-scrolls';

export const HeaderPlace = ({ view, replayed }: { view: View; replayed: boolean }) => {
  const { Header } = faces.get(view.game);
  const edges = useEdges<HTMLDivElement>();
  const scrolls = useScrolls();
  return (
    <div
      ref={(box) => {
        edges.current = box;
        scrolls.current = box;
      }}
      class="area-gap"
    >
      <Header view={view} replayed={replayed} />
    </div>
  );
};
