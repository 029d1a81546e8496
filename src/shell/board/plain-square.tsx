/** What the plain board draws in a square: ground, what stands there, the mark of the question. */
import type { TokenView, View } from '../../contract/view';
import { armyOf } from '../../games/legends/reading/pieces-seen';
import type { Asking, Preview } from '../../match/types';
import { Outline } from '../parts/glyph';
import { Ground } from '../parts/ground';
import { Land } from '../parts/land';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { Token } from '../parts/token';

interface PlainSquareProps {
  readonly view: View;
  readonly square: number;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
}

const Standing = ({ view, token }: { view: View; token: TokenView }) => {
  if (view.game === 'legends') return <PieceFace kind={token.kind} livery={liveryOf(view, armyOf(view, token))} />;
  return token.kind === null ? null : <Token seat={token.seat} kind={token.kind} />;
};

export const PlainSquare = ({ view, square, asking, preview }: PlainSquareProps) => {
  const tokens = view.tokens.filter((other) => other.square === square);
  const mark = asking?.squares.find((other) => other.square === square)?.mark;
  const falls = preview?.events.some((event) => event.type === 'removed' && event.square === square) ?? false;
  const stands = preview?.events.find((event) => event.type === 'placed' && event.square === square);
  const terrain = view.terrain[square] ?? 0;
  return (
    <>
      {view.game === 'legends' ? <Land terrain={terrain} /> : <Ground terrain={terrain} />}
      {tokens.length > 0 && (
        <span class="plain-tokens" data-count={tokens.length}>
          {tokens.map((token) => (
            <Standing key={token.id} view={view} token={token} />
          ))}
        </span>
      )}
      {stands?.type === 'placed' && stands.kind !== null && (
        <span class="ghost">
          <Token seat={stands.seat} kind={stands.kind} />
        </span>
      )}
      {view.flag === square && (
        <span class="plain-flag">
          <Outline name="flag" />
        </span>
      )}
      {mark !== undefined && <span class={`mark ${mark}`} />}
      {falls && <span class="falls" />}
    </>
  );
};
