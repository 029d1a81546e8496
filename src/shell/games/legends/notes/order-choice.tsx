/** What becomes of one of the own abilities when it could be used outside the own choices: the standing order for it. */
import type { Order } from '../../../../contract/orders';
import type { View } from '../../../../contract/view';
import { legends } from '../../../../games/legends';
import { isOwn, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type OrderChoices, orderChoices, orderKey, orderShown } from '../../../../match/games/legends/orders';
import { actName } from '../../../../match/games/legends/question';
import { mayOrder } from '../../../../match/orders';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { useReadable } from '../../../parts/use-readable';
import { kindName } from '../words';

interface OrderProps {
  readonly view: View;
  readonly kind: number;
  readonly power: number;
  /** The piece's name stands before the choice. */
  readonly named?: boolean;
}

/** `Ask me if it can matter`. */
const orderText = (order: Order, { betters, mayIdle }: OrderChoices): string => {
  if (order === 'ask' && !mayIdle) return say('orders.ask.every');
  return say(order === 'turn' && betters === 'board' ? 'orders.turn.board' : `orders.${order}`);
};

const aboutText = ({ betters, mayIdle }: OrderChoices, standing: boolean): string =>
  say(standing ? 'orders.about.shared' : 'orders.about', { use: betters, ask: mayIdle ? 'idle' : 'every' });

/** Only the orders that make a difference for this ability; nothing where that leaves no choice. */
export const OrderField = ({ view, kind, power, named = false }: OrderProps) => {
  const app = useApp();
  const { orders } = app.ports.match;
  useReadable(orders.kept);
  const standing = app.state.value?.orders?.standing === true;
  const choices = orderChoices(view, kind, power, standing);
  const { offered } = choices;
  if (offered.length < 2) return null;
  const act = actName(kind, power, null);
  return (
    <label class="order-field">
      <span>{named ? say('orders.of', { piece: kindName(kind), act }) : say('orders.title')}</span>
      <select
        data-action="order"
        title={aboutText(choices, standing)}
        aria-label={say('orders.label', { piece: kindName(kind), act })}
        value={orderShown(choices, orders.of(orderKey(kind, power)))}
        onChange={(event) => {
          const chosen = offered.find((order) => order === event.currentTarget.value);
          if (chosen !== undefined) orders.set(orderKey(kind, power), chosen);
        }}
      >
        {offered.map((order) => (
          <option key={order} value={order}>
            {orderText(order, choices)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Powers whose use is asked for in windows: abilities. */
const isAskedFor = (kind: number, power: number): boolean => {
  const found = pieceKnown(kind)?.powers[power - 1];
  return found !== undefined && 'kind' in found && found.kind === 'ability';
};

interface OwnOrderProps extends OrderProps {
  readonly army: number;
}

/** The choice beside a power of an own piece; nothing where orders do not count. */
export const OwnOrder = ({ view, army, kind, power }: OwnOrderProps) => {
  const app = useApp();
  const state = app.state.value;
  const counts = app.screen.value === 'battle' && state !== null && mayOrder(state, legends);
  if (!counts || view.viewer >= 8 || !isOwn(view, army) || !isAskedFor(kind, power)) return null;
  return <OrderField view={view} kind={kind} power={power} />;
};
