/** Standing orders as the rules of the game have them. */

export { type OrderChoices, orderChoices, orderShown } from '../../../games/legends/order-choices';
export { legendsOrders, ORDERED, orderKey } from '../../../games/legends/orders';
