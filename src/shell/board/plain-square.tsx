/** What the plain board draws in a square: ground, what stands there, the mark of the question. */

import type { TokenView, View } from '../../contract/view';
import { marksOf } from '../../match/aim';
import type { Asking, Preview } from '../../match/types';
import { faces } from '../games';

interface PlainSquareProps {
  readonly view: View;
  readonly square: number;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
}

/** The token that a preview would put on a square; null: none, or one that nobody may know. */
const tokenComing = (preview: Preview | null, square: number): TokenView | null => {
  const placed = preview?.events.find((event) => event.type === 'placed' && event.square === square);
  if (placed?.type !== 'placed' || placed.kind === null) return null;
  const { token, seat, kind } = placed;
  return { id: token, square, seat, kind, shownTo: 0 };
};

/** Squares whose pieces a preview would take away: where they stand now, an attacker on the square that it would come from. */
export const fallsFrom = (view: Pick<View, 'tokens'>, preview: Pick<Preview, 'events'> | null): readonly number[] =>
  (preview?.events ?? []).flatMap((event) =>
    event.type === 'removed' ? [view.tokens.find(({ id }) => id === event.token)?.square ?? event.square] : [],
  );

export const PlainSquare = ({ view, square, asking, preview }: PlainSquareProps) => {
  const { PlainGround, PlainToken, PlainThing } = faces.get(view.game);
  const tokens = view.tokens.filter((other) => other.square === square);
  const mark = (asking === null ? [] : marksOf(asking)).find((other) => other.square === square)?.mark;
  const falls = fallsFrom(view, preview).includes(square);
  const coming = tokenComing(preview, square);
  return (
    <>
      <PlainGround view={view} square={square} />
      {tokens.length > 0 && (
        <span class="plain-tokens" data-count={tokens.length}>
          {tokens.map((token) => (
            <PlainToken key={token.id} view={view} token={token} />
          ))}
        </span>
      )}
      {coming !== null && (
        <span class="ghost">
          <PlainToken view={view} token={coming} />
        </span>
      )}
      {PlainThing !== null && <PlainThing view={view} square={square} />}
      {mark !== undefined && <span class={`mark ${mark}`} />}
      {falls && <span class="falls" />}
    </>
  );
};
