/** Medieval's setups. */
export { armyOf, firstOf } from './codec';
