/** Sets of kinds, as evidence tells what a hidden piece may be. */
import { ARMY_KINDS } from '../units';

/** A set of kinds: bit k is kind k. */
export type Kinds = number;

/** Everything that an army is made of. */
export const ANYBODY: Kinds = (1 << ARMY_KINDS) - 1;
