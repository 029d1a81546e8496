/** Many pieces at a glance, and one of them in full. */
import { useSignal } from '@preact/signals';
import { pieceOf } from '../../../../games/legends/catalogue';
import type { Piece } from '../../../../games/legends/language';
import { describePiece, isPlain } from '../../../../match/games/legends/sentences';
import { say } from '../../../../text';
import { nationText } from '../../../../text/games/legends';
import { useRoving } from '../../../setup/roving';
import { liveryOfKind, PieceFace } from '../parts/piece-face';
import { pieceName, strengthWords } from './words';

/** A piece's text as a player reads it everywhere. */
export const PieceCard = ({ piece }: { piece: Piece }) => {
  const { name, type, strength, stationary, powers } = describePiece(piece);
  return (
    <article class="piece-card" data-piece={piece.number}>
      <header>
        <span class="piece-portrait">
          <PieceFace kind={piece.number} livery={liveryOfKind(piece.number)} />
        </span>
        <div>
          <p class="piece-name">{name}</p>
          <p>{[strength, type, ...(piece.nation === null ? [] : [nationText(piece.nation)])].join(' · ')}</p>
        </div>
      </header>
      {stationary !== null && <p>{stationary}</p>}
      {powers.map((power) => (
        <p key={power.number}>
          <strong>{power.keyword === null ? power.kind : `${power.kind}, ${power.keyword}`}:</strong> {power.text}
        </p>
      ))}
    </article>
  );
};

const rankOf = ({ strength }: Piece): number =>
  typeof strength === 'number' ? -strength : strength === 'magic' ? 0 : 1;

/** Each kind once with its number, the strongest first, then Magic and castles. */
const counted = (kinds: readonly number[]): readonly { readonly piece: Piece; readonly count: number }[] =>
  [...new Set(kinds)]
    .flatMap((kind) => pieceOf(kind) ?? [])
    .map((piece) => ({ piece, count: kinds.filter((kind) => kind === piece.number).length }))
    .sort((a, b) => rankOf(a.piece) - rankOf(b.piece) || a.piece.number - b.piece.number);

const label = (piece: Piece, count: number): string => {
  const args = { name: pieceName(piece.number), strength: strengthWords(piece.strength, isPlain(piece)), count };
  return count > 1 ? say('plan.piece.count', args) : say('plan.piece', args);
};

/** An army by strength; a press shows a piece's text below. */
export const ArmyPreview = ({ kinds, title }: { kinds: readonly number[]; title: string }) => {
  const shown = useSignal<number | null>(null);
  const roving = useRoving();
  const all = counted(kinds);
  const open = all.find(({ piece }) => piece.number === shown.value)?.piece;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no field set, a group of buttons */}
      <div class="army-preview" role="group" aria-label={`${title}: ${say('plan.pieces')}`} {...roving}>
        {all.map(({ piece, count }, at) => (
          <button
            key={piece.number}
            type="button"
            class="army-piece"
            data-rove={piece.number}
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={shown.value === piece.number}
            aria-label={label(piece, count)}
            title={pieceName(piece.number)}
            onClick={() => {
              shown.value = shown.value === piece.number ? null : piece.number;
            }}
          >
            <PieceFace kind={piece.number} livery={liveryOfKind(piece.number)} />
            {count > 1 && (
              <span class="army-count" aria-hidden="true">
                {`×${count}`}
              </span>
            )}
          </button>
        ))}
      </div>
      <div aria-live="polite">{open !== undefined && <PieceCard piece={open} />}</div>
    </>
  );
};
