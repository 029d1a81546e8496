/** A seat beside the board: whose it is, how many tokens and cards it has, which cards of them are known, and what fell. */
import type { View } from '../../../../src/contract/view';
import type { BesideProps } from '../../../../src/shell/games/face-battle';
import { levelName } from '../../../../src/shell/setup/level';
import { say, sideName, unitName } from '../../../../src/text';
import { NAME } from '../content/names';
import { cardName } from '../words';
import { Token } from './token';

const heapOf = (view: View, seat: number, name: 'hand' | 'fallen'): readonly (number | null)[] =>
  view.heaps.find((heap) => heap.seat === seat && heap.name === name)?.kinds ?? [];

/** The cards in hand, those that are not known as backs, then what the seat has lost. */
const Chips = ({ view, seat }: { readonly view: View; readonly seat: number }) => {
  const cards = heapOf(view, seat, 'hand');
  const fallen = heapOf(view, seat, 'fallen').filter((kind) => kind !== null);
  return (
    <ul class="army-fallen" aria-label={say('pebble.hand', { side: sideName(NAME, seat) })}>
      {cards.map((card, at) => (
        <li key={`card${at}`} data-card={card ?? undefined} aria-label={cardName(card)}>
          {card === null ? '?' : cardName(card)}
        </li>
      ))}
      {fallen.map((kind, at) => (
        <li key={`fallen${at}`}>
          <s>{unitName(NAME, kind)}</s>
        </li>
      ))}
    </ul>
  );
};

export const SeatBox = ({ view, setup, seat, yours }: BesideProps) => {
  const side = sideName(NAME, seat);
  const plan = setup?.seats[seat];
  const turn = view.result === null && view.counters['active'] === seat;
  const count = view.tokens.filter((token) => token.seat === seat).length;
  return (
    <section class="army-box" data-seat={seat} data-turn={turn} aria-label={side}>
      <div class="army-head">
        <Token seat={seat} kind={null} />
        <span class="army-title">
          <span class="army-name">{yours ? say('pebble.you', { side }) : side}</span>
          {plan?.player === 'computer' && <span class="army-player">{levelName(plan.level ?? null)}</span>}
          <span class="army-left">{say('pebble.tokens', { count })}</span>
        </span>
      </div>
      <Chips view={view} seat={seat} />
    </section>
  );
};
