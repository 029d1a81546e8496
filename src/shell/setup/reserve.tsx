/** The kinds that are to be laid, with how many of each are left. */
import { say } from '../../text';
import { type Hand, leftOf } from './laying';
import type { LayingTable } from './laying-table';
import { useRoving } from './roving';

interface ReserveProps {
  readonly table: LayingTable;
  readonly kinds: readonly number[];
  readonly hand: Hand;
  readonly onKind: (kind: number) => void;
}

export const Reserve = ({ table, kinds, hand, onKind }: ReserveProps) => {
  const roving = useRoving();
  const { layout, face, seat } = table;
  const { Piece } = face;
  const inHand = hand !== null && 'kind' in hand ? hand.kind : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, a group of buttons
    <div class="reserve" role="group" aria-label={say('arrange.tray')} {...roving}>
      {layout.roster.map(({ kind }, at) => {
        const left = leftOf(kinds, kind, layout);
        const name = face.kindName(kind);
        return (
          <button
            key={kind}
            type="button"
            class="reserve-piece"
            data-rove={kind}
            data-reserve={layout.letter(kind)}
            data-left={left}
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={inHand === kind}
            aria-disabled={left === 0}
            aria-label={say('arrange.left', { name, count: left })}
            onClick={() => onKind(kind)}
          >
            <span class="reserve-face">
              <Piece kind={kind} seat={seat} />
            </span>
            <span class="reserve-name" aria-hidden="true">
              {name}
            </span>
            <span class="reserve-left" aria-hidden="true">
              {`×${left}`}
            </span>
          </button>
        );
      })}
    </div>
  );
};
