/** What may be said for a move as advice, by the reason that would be told for it. */
import type { Advisable, Advised } from '../../face-battle';
import type { Clause, Reason, ReasonName } from './names';
import { reasonOf } from './reason';

/** Attacks that probably fail, or fail for sure. */
const LOSING: readonly ReasonName[] = ['risk', 'givesUp', 'probes', 'gamble'];

/** What only waits. */
const IDLE: readonly ReasonName[] = ['waits', 'unlessFar', 'back', 'aside'];

/** Reasons that are worth no piece of one's own. */
const SMALL: readonly ReasonName[] = [
  ...IDLE,
  'looks',
  'forward',
  'covered',
  'ventures',
  'faces',
  'castleNearer',
  'powerBoost',
  'powerBoostOf',
  'powerBoostTo',
  'powerLend',
  'powerLendTo',
  'powerLendSelf',
  'powerLendFlight',
  'powerReveal',
];

/** A piece is spent, or stands where something known takes it. */
const DEAR: readonly Clause['name'][] = ['sacrifices', 'sacrificesOne', 'doomed', 'known'];

const kindOf = ({ name, clauses = [] }: Reason): Advisable => {
  if (LOSING.includes(name)) return 'gamble';
  if (SMALL.includes(name) && clauses.some((clause) => DEAR.includes(clause.name))) return 'gamble';
  return IDLE.includes(name) ? 'idle' : 'sound';
};

/** A gamble where a piece is lost for a hope, idle where nothing is gained. */
export const advisableOf = (advised: Advised): Advisable => kindOf(reasonOf(advised));
