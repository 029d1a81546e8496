/** The four boards while they are chosen and laid: every face or turned board that is offered, as a little map. */
import { QUADRANT_ITEM } from '../../../games/legion/notation';
import { pressItem } from '../../../match/press';
import type { Asking } from '../../../match/types';
import { say } from '../../../text';
import { faceName, laidName } from '../../../text/games/legion';
import { useApp } from '../../app/app';
import { FaceMap } from './parts/face-map';

/** Items below QUADRANT_ITEM are faces, `board * 2 + face`; the rest quadrant codes. */
const codeOf = (item: number): number => (item >= QUADRANT_ITEM ? item - QUADRANT_ITEM : item * 4);

const nameOf = (item: number): string =>
  item >= QUADRANT_ITEM ? laidName(item - QUADRANT_ITEM) : faceName(item >> 1, item & 1);

export const isLaying = (asking: Asking | null): boolean =>
  asking?.decision.key === 'legion.face' || asking?.decision.key === 'legion.quadrant';

export const BoardsTray = ({ asking }: { asking: Asking }) => {
  const app = useApp();
  return (
    <section class="tray boards" aria-label={say('battle.boards')}>
      <header class="tray-head">
        <span class="tray-title">{say('battle.boards')}</span>
      </header>
      <div class="boards-cells" data-count={asking.items.length}>
        {asking.items.map(({ item, chosen }) => (
          <button
            key={item}
            type="button"
            class="boards-cell"
            data-board={item}
            aria-pressed={chosen}
            aria-label={nameOf(item)}
            onClick={() => app.ports.match.press(pressItem(item))}
          >
            <FaceMap code={codeOf(item)} />
          </button>
        ))}
      </div>
    </section>
  );
};
