/** A kind in a list: picture, name, strength; opened, its whole text. */
import { useSignal } from '@preact/signals';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { say } from '../../../../text';
import { strengthText } from '../../../../text/games/legends';
import { PieceFace } from '../parts/piece-face';
import { kindName } from '../words';
import { aboutPiece, kindCard } from './card';
import { Powers } from './piece-card';

interface PieceRowProps {
  readonly kind: number;
  readonly livery: number;
  /** Of the army that brought it, where that is another. */
  readonly from?: number | undefined;
  readonly count?: number;
  /** Its text lies open from the start. */
  readonly open?: boolean;
}

const Text = ({ kind }: { kind: number }) => {
  const card = kindCard(kind, 0);
  return card === null ? null : <Powers card={card} />;
};

export const PieceRow = ({ kind, livery, from, count = 1, open = false }: PieceRowProps) => {
  // its sentences are put together when somebody wants to read them
  const opened = useSignal(open);
  const piece = pieceKnown(kind);
  if (piece === null) return null;
  return (
    <li>
      <details
        class="piece-row"
        open={open}
        data-kind={kind}
        onToggle={(event) => {
          opened.value = event.currentTarget.open;
        }}
      >
        <summary>
          <PieceFace kind={kind} livery={livery} from={from} />
          <span class="piece-row-name">{say('legends.inspect.count', { what: kindName(kind), count })}</span>
          <span class="piece-row-about">{aboutPiece(piece)}</span>
          <span class="piece-row-strength">{strengthText(piece.strength, piece.nation === null)}</span>
        </summary>
        {opened.value && <Text kind={kind} />}
      </details>
    </li>
  );
};
