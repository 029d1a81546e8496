/** Standing orders as the rules of the game have them. */
export { legendsOrders, ORDERED, orderKey } from '../../../games/legends/orders';
