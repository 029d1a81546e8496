/** What becomes of one of the own abilities when it could be used outside the own choices: the standing order for it. */
import { ORDERS, type Order } from '../../../../contract/orders';
import type { View } from '../../../../contract/view';
import { legends } from '../../../../games/legends';
import { isOwn, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { orderKey } from '../../../../match/games/legends/orders';
import { actName } from '../../../../match/games/legends/question';
import { mayOrder } from '../../../../match/orders';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { useReadable } from '../../../parts/use-readable';
import { kindName } from '../words';

/** Where two share the screen nobody is asked. */
const UNASKED: readonly Order[] = ['turn', 'never'];

interface OrderProps {
  readonly kind: number;
  readonly power: number;
  /** The piece's name stands before the choice. */
  readonly named?: boolean;
}

export const OrderField = ({ kind, power, named = false }: OrderProps) => {
  const app = useApp();
  const { orders } = app.ports.match;
  useReadable(orders.kept);
  const standing = app.state.value?.orders?.standing === true;
  const offered = standing ? UNASKED : ORDERS;
  const act = actName(kind, power, null);
  return (
    <label class="order-field">
      <span>{named ? say('orders.of', { piece: kindName(kind), act }) : say('orders.title')}</span>
      <select
        data-action="order"
        title={say(standing ? 'orders.about.shared' : 'orders.about')}
        aria-label={say('orders.label', { piece: kindName(kind), act })}
        value={orders.of(orderKey(kind, power))}
        onChange={(event) => {
          const chosen = offered.find((order) => order === event.currentTarget.value);
          if (chosen !== undefined) orders.set(orderKey(kind, power), chosen);
        }}
      >
        {offered.map((order) => (
          <option key={order} value={order}>
            {say(`orders.${order}`)}
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
  readonly view: View;
  readonly army: number;
}

/** The choice beside a power of an own piece; nothing where orders do not count. */
export const OwnOrder = ({ view, army, kind, power }: OwnOrderProps) => {
  const app = useApp();
  const state = app.state.value;
  const counts = app.screen.value === 'battle' && state !== null && mayOrder(state, legends);
  if (!counts || view.viewer >= 8 || !isOwn(view, army) || !isAskedFor(kind, power)) return null;
  return <OrderField kind={kind} power={power} />;
};
