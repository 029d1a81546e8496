/** Standing orders in Legends: which questions they answer, how they name a power, what using it costs and what it turns. */
import type { ChoiceCode, Decision } from '../../contract/decision';
import type { OrderCost, OrderRules } from '../../contract/orders';
import type { TokenView, View } from '../../contract/view';
import { unpackChoice } from '../shared/choice';
import type { FullPower, Piece } from './language';
import { PRIMED_TARGET, PRIMED_USER } from './names';
import { fightOf, sameSide, strikeOf, tokensOn } from './reading/knowledge';
import { pieceKnown } from './reading/pieces-seen';

/** An open window, and triggers that may be left. */
export const ORDERED: readonly string[] = ['legends.window', 'legends.offer'];

/** The order of a piece's own power, by its number from 1. */
export const orderKey = (kind: number, power: number): string => `${kind}.${power}`;

const SHOWN_TO_ALL = 511;

interface Use {
  readonly user: TokenView;
  readonly piece: Piece;
  readonly power: FullPower;
  /** Its number from 1. */
  readonly number: number;
  /** What is folded into the choice. */
  readonly target: TokenView | null;
}

/** The own power that a choice uses; null for one that was lent, and where the view does not tell. */
const useOf = (view: View, { seat }: Pick<Decision, 'seat'>, code: ChoiceCode): Use | null => {
  const { form, item, from, to } = unpackChoice(code);
  if (form !== 'power' && form !== 'powerTo') return null;
  const user = tokensOn(view, from, seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  const piece = pieceKnown(user?.kind ?? null);
  const number = item & ~(PRIMED_TARGET | PRIMED_USER);
  const power = piece?.powers[number - 1];
  if (user === undefined || piece === null || power === undefined || !('kind' in power)) return null;
  const target = form === 'powerTo' ? tokensOn(view, to, seat)[(item & PRIMED_TARGET) === 0 ? 0 : 1] : undefined;
  return { user, piece, power, number, target: target ?? null };
};

const wordOf: OrderRules['wordOf'] = (view, decision, code) => {
  const use = useOf(view, decision, code);
  return use === null || use.user.kind === null ? null : orderKey(use.user.kind, use.number);
};

/** From what costs nothing lasting to what costs a piece. */
const TIERS = { free: 0, turn: 1, game: 2, piece: 3 } as const;

const tierOf = ({ cost, limit }: FullPower): number => {
  if (cost !== undefined) return TIERS.piece;
  return limit === undefined ? TIERS.free : TIERS[limit];
};

const strengthOf = (piece: Piece | null): number => (typeof piece?.strength === 'number' ? piece.strength : 0);

/** The strength that goes with the piece that is spent. */
const spent = ({ power, piece, target }: Use): number => {
  if (power.cost === undefined) return 0;
  return power.cost === 'self' ? strengthOf(piece) : strengthOf(pieceKnown(target?.kind ?? null));
};

/** How lasting it is, the strength given up, and whether a piece that is not known to all must show itself. */
const costOf = (view: View, decision: Decision, code: ChoiceCode): OrderCost => {
  const use = useOf(view, decision, code);
  if (use === null) return [TIERS.piece];
  return [tierOf(use.power), spent(use), use.user.shownTo === SHOWN_TO_ALL ? 0 : 1];
};

/** Whatever costs a piece or can be done once in a match is not done unordered, nor what would show where a castle is. */
const usual: OrderRules['usual'] = (word) => {
  const [kind, number] = word.split('.').map(Number);
  const piece = pieceKnown(kind ?? null);
  const power = piece?.powers[(number ?? 0) - 1];
  const lasting = power === undefined || !('kind' in power) || tierOf(power) >= TIERS.game;
  return lasting || piece?.strength === 'castle' ? 'never' : 'turn';
};

/** The two of the attack or strike that goes on, as ids, whoever began it first. */
const twoOf = (view: View): readonly [number, number] | null => {
  const fight = fightOf(view);
  if (fight !== null) return [fight.attacker, fight.defender];
  const strike = strikeOf(view);
  return strike === null ? null : [strike.striker, strike.target];
};

type Does = 'boost' | 'lend';

const isGain = (by: unknown): boolean => typeof by !== 'number' || by > 0;

/** What a power does to own pieces until the end of the turn; null where it does anything else: a piece that is weakened may be destroyed by it. */
export const passing = ({ on, do: effects }: FullPower): Does | null => {
  if (on !== undefined) return null;
  const does = effects.filter(({ op }) => op !== 'reveal');
  if (does.every(({ op, ...effect }) => op === 'modify' && 'by' in effect && isGain(effect.by))) return 'boost';
  return does.every(({ op }) => op === 'grant') ? 'lend' : null;
};

const hasCurse = ({ powers }: Piece): boolean => powers.some((power) => 'kind' in power && power.kind === 'curse');

/** Who is given up for a use; null: nobody is. */
const paidFor = ({ user, target, power }: Use): TokenView | null => {
  if (power.cost === undefined) return null;
  return power.cost === 'self' ? user : target;
};

/** Everybody is asked everything, as the match's option has it. */
const ASKS_ALWAYS = 1;

/**
 * A boost of own pieces that do not fight, or something lent. Whoever is sacrificed for it must not be in the fight, and must
 * leave no Death Curse behind. Nothing is idle where the players wished to be asked always.
 */
const idle: OrderRules['idle'] = (view, decision, code) => {
  const two: readonly number[] = twoOf(view) ?? [];
  const use = useOf(view, decision, code);
  if (view.counters['asks'] === ASKS_ALWAYS || use === null || use.target === null) return null;
  const does = passing(use.power);
  const paid = paidFor(use);
  // what is given for one that goes is given to the user
  const helped = paid === use.target ? use.user : use.target;
  const isApart = ({ id }: TokenView): boolean => !two.includes(id);
  if (does === null || !sameSide(use.target.seat, decision.seat) || (does === 'boost' && !isApart(helped))) return null;
  if (paid === null) return 'free';
  const piece = pieceKnown(paid.kind);
  return isApart(paid) && piece !== null && !hasCurse(piece) ? String(paid.id) : null;
};

const wordOfFight = (view: View): string | null => {
  const two = twoOf(view);
  return two === null ? null : `${view.counters['turn'] ?? 0}:${two.join('-')}`;
};

/** A match won or lost outweighs every fight, and pieces outweigh what is known of them. */
const MATCH = 1e6;
const PIECE = 1000;
/** The own fighter stands, the other does not. */
const WON = 1;

const seatBefore = (view: View, id: number): number | null =>
  view.tokens.find((token) => token.id === id)?.seat ?? null;

/** 1: the own piece stands and the other is gone or has come over; -1: the other way round; 0: both, or neither. */
const fightWorth = (before: View, after: View, two: readonly [number, number]): number =>
  two.reduce((sum, id) => {
    const whose = seatBefore(before, id);
    const now = seatBefore(after, id);
    if (whose === null) return sum;
    const lost = now === null || !sameSide(now, whose);
    if (!lost) return sum;
    return sameSide(whose, before.viewer) ? sum - 1 : sum + 1;
  }, 0);

/** Own strength on the board less the rivals', and then how many of their pieces this seat knows. */
const boardWorth = ({ viewer }: View, { tokens }: View): number =>
  tokens.reduce((sum, { kind, seat, shownTo }) => {
    const by = strengthOf(pieceKnown(kind)) * PIECE;
    if (sameSide(seat, viewer)) return sum + by;
    return sum - by + ((shownTo >> viewer) & 1);
  }, 0);

const worth: OrderRules['worth'] = (before, after) => {
  const { result } = after;
  if (result !== null && result.winners.length > 0) {
    return result.winners.some((seat) => sameSide(seat, before.viewer)) ? MATCH : -MATCH;
  }
  const two = twoOf(before);
  return two === null ? boardWorth(before, after) : fightWorth(before, after, two);
};

export const legendsOrders: OrderRules = {
  covers: ({ key }) => ORDERED.includes(key),
  wordOf,
  usual,
  costOf,
  idle,
  fightOf: wordOfFight,
  worth,
  good: (before) => (twoOf(before) === null ? MATCH : WON),
};
