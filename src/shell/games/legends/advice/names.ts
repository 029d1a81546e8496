/** What a hint may say: the closed set of its reasons, and of the clauses that tell what speaks against the same move. */
import type { Args } from '../../../../text';
import { GAINS } from './gain';

/** Every reason there is; its sentence stands behind `hint.<name>`. */
export const REASONS = [
  'castle',
  'beats',
  'trade',
  'risk',
  'odds',
  'close',
  'looks',
  'givesUp',
  'probes',
  'gamble',
  'escapes',
  'threatens',
  'castleNearer',
  'guards',
  'forward',
  'ventures',
  'covered',
  'faces',
  'back',
  'aside',
  'waits',
  'unlessFar',
  ...GAINS,
  'powerBoostOf',
  'powerBoostTo',
  'powerLendTo',
  'powerLendSelf',
  'powerLendFlight',
  'powerOn',
  'window',
  'save',
  'saveWins',
  'pass',
  'pick',
  'pickOwn',
  'pickLoss',
  'pickFoe',
  'name',
  'terrain',
  'order',
  'exchangeFront',
  'exchange',
  'exchangeBack',
  'exchangeWays',
  'exchangeStronger',
  'exchangeForward',
  'exchangeGuards',
  'exchangeTraps',
  'keep',
  'place',
] as const;
export type ReasonName = (typeof REASONS)[number];

/** Nothing can be said for the move that its player could see. */
export const SILENT: readonly ReasonName[] = ['exchange'];

/** Every clause there is; its words stand behind `but.<name>`, from the comma on. */
export const CLAUSES = [
  'sacrifices',
  'sacrificesOne',
  'doomed',
  'reveals',
  'revealsIt',
  'known',
  'knownTies',
  'hidden',
  'hiddenFaced',
  'hiddenFar',
  'knownThen',
  'knownTiesThen',
  'hiddenThen',
] as const;

/** What the same sentence says against the move: its price, and who may take the piece where it then stands. */
export interface Clause {
  readonly name: (typeof CLAUSES)[number];
  readonly args: Args;
}

export interface Reason {
  readonly name: ReasonName;
  readonly args: Args;
  readonly clauses?: readonly Clause[];
}

export const reason = (name: ReasonName, args: Args = {}): Reason => ({ name, args });
