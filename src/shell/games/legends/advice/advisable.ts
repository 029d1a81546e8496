/** What may be said for a move as advice, by the reason that would be told for it. */
import { tokensOn } from '../../../../games/legends/reading/knowledge';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { unpackChoice } from '../../../../games/shared/choice';
import type { Advisable, Advised } from '../../face-battle';
import { abilityIn, boostUse } from './ability';
import { isFoe } from './around';
import { type Gain, gainIn } from './gain';
import type { Clause, Reason, ReasonName } from './names';
import { reasonOf } from './reason';
import type { Used } from './receives';

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
  'power',
  'powerBoost',
  'powerBoostOf',
  'powerBoostTo',
  'powerLend',
  'powerLendTo',
  'powerLendSelf',
  'powerLendFlight',
  'powerReveal',
  'powerWeaken',
  'powerMove',
  'powerExchange',
];

/** A piece is spent, or stands where something known takes it. */
const DEAR: readonly Clause['name'][] = ['sacrifices', 'sacrificesOne', 'doomed', 'known'];

/** The piece only shows itself. */
const SHOWS: readonly Clause['name'][] = ['reveals', 'revealsIt'];

const kindOf = ({ name, clauses = [] }: Reason): Advisable => {
  if (LOSING.includes(name)) return 'gamble';
  // known enemies take the piece before it does what it threatens to
  if (name === 'threatens' && clauses.some((clause) => clause.name === 'known')) return 'gamble';
  // the fight is won for sure, and nothing takes the winner there
  if (name === 'beats' && clauses.every((clause) => SHOWS.includes(clause.name))) return 'gain';
  if (SMALL.includes(name) && clauses.some((clause) => DEAR.includes(clause.name))) return 'gamble';
  return IDLE.includes(name) ? 'idle' : 'sound';
};

/** What an ability may win at once. */
const WON: readonly Gain[] = ['powerDestroy', 'powerControl', 'powerHandOver', 'powerReturn', 'powerTurn'];

/**
 * An ability leaves the turn's move to be made, so that by itself it leads nowhere: what it lends, reveals or spends is lost
 * unless something comes of it.
 */
const ofAbility = (advised: Advised, used: Used): Advisable => {
  const { view, user, power, target } = used;
  const plain = kindOf(reasonOf(advised));
  const use = boostUse(advised, used);
  if (use === 'none') return 'useless';
  if (use === 'turns') return plain;
  const own = target === null || isFoe(target, user.seat) ? null : target;
  return WON.includes(gainIn(view, user, power, own)) ? plain : 'gamble';
};

/** A piece of this strength is too good to be lost for nothing. */
const STRONG = 6;

/** Next to something hidden that may well beat the piece. */
const BESIDE: readonly Clause['name'][] = ['hidden', 'hiddenFaced'];

/** Does a strong piece go next to what may beat it, for nothing? */
const isVenture = ({ view, decision, code }: Advised, { name, clauses = [] }: Reason): boolean => {
  const [token] = tokensOn(view, unpackChoice(code).from, decision.seat);
  const strength = pieceKnown(token?.kind ?? null)?.strength;
  const isStrong = typeof strength === 'number' && strength >= STRONG;
  return isStrong && SMALL.includes(name) && clauses.some((clause) => BESIDE.includes(clause.name));
};

/** A gamble where a piece is lost for a hope or lent for little, idle where nothing is gained. */
export const advisableOf = (advised: Advised): Advisable => {
  const used = abilityIn(advised);
  if (used !== null) return ofAbility(advised, used);
  const why = reasonOf(advised);
  return isVenture(advised, why) ? 'gamble' : kindOf(why);
};
