/**
 * Names that travel as numbers ("Words" in README.md): a name's number is its place in its list. The worker's words read these
 * lists, and the core's constants (assembly/core/numbers.ts) are generated from them. New names go to the end, never in between.
 */

/** Kinds of decision; the core's `KIND_…`. */
export const DECISION_KINDS = [
  'swap',
  'place',
  'main',
  'respond',
  'order',
  'pick',
  'name',
  'terrain',
  'seat',
  'card',
] as const;

/** Types of event row; the core's `ROW_…`. */
export const EVENT_TYPES = [
  'built',
  'dealt',
  'placed',
  'moved',
  'blurred',
  'shown',
  'looked',
  'fought',
  'struck',
  'removed',
  'flag',
  'windowOpened',
  'windowClosed',
  'drew',
  'played',
  'named',
  'passed',
  'turn',
  'resigned',
  'over',
  'swapped',
  'used',
  'modifier',
  'boosted',
  'granted',
  'curseBegan',
  'curseEnded',
  'controlled',
  'returned',
  'called',
  'chosen',
  'extraTurn',
  'exploded',
  'freed',
] as const;

/** Causes of a `removed` row; the core's `CAUSE_…`. */
export const REMOVAL_CAUSES = [
  'fight',
  'shot',
  'crown',
  'resigned',
  'slipped',
  'other',
  'power',
  'cost',
  'zero',
  'spell',
  'curse',
  'blast',
  'disarmed',
] as const;

/** Names of heaps; the core's `HEAP_…`. */
export const HEAP_NAMES = ['reserve', 'hand', 'deck', 'discard', 'fallen', 'prison'] as const;
