/** Absurdities of what powers cost and whom they serve. */
import type { TokenView, View } from '../../../../../src/contract/view';
import type { Effect, FullPower } from '../../../../../src/games/legends/language';
import { combatOf, verdictOf } from '../../../../../src/games/legends/reading/combat';
import { keywordsNow } from '../../../../../src/games/legends/reading/holds';
import { fightOf, tokenOf } from '../../../../../src/games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import { sumOfParts } from '../../../../../src/games/legends/reading/strength';
import type { BlunderKind, Position } from '../../blunders/kinds';
import { type Deed, deedsOf, isFoe, meaningOf } from './deeds';
import { cursesLost, dearTies } from './fights';
import { bearsCurse, worthOf } from './worth';

const MUCH = 5;
/** What takes a piece that the enemy picks is worth its weakest one. */
const THEIR_PICK = 2;
const EXTRA_TURN = 5;
const RETURN = 6;
/** `strengthOf`: as much as anybody may have. */
const ANY_STRENGTH = 9;

/** A fight under way between known pieces, from the viewer's side. */
interface Fight {
  readonly mine: TokenView;
  readonly foe: TokenView;
  readonly wins: boolean;
  /** How far the own piece is ahead; null where strength doesn't decide. */
  readonly ahead: number | null;
}

function fightNow(view: View): Fight | null {
  const ids = fightOf(view);
  const [attacker, defender] = ids === null ? [null, null] : [tokenOf(view, ids.attacker), tokenOf(view, ids.defender)];
  if (attacker === null || defender === null) return null;
  const combat = combatOf(view, attacker, defender);
  if (combat === null || areAllies(attacker.seat, defender.seat)) return null;
  const attacks = areAllies(attacker.seat, view.viewer);
  const { decider } = combat;
  const lead = decider.by === 'strength' ? sumOfParts(decider.attack) - sumOfParts(decider.defence) : null;
  return {
    mine: attacks ? attacker : defender,
    foe: attacks ? defender : attacker,
    wins: verdictOf(combat) === (attacks ? 'wins' : 'loses'),
    ahead: lead === null || attacks ? lead : -lead,
  };
}

const modifies = (effect: Effect): effect is Extract<Effect, { op: 'modify' }> => effect.op === 'modify';

/** What a power adds to the own side of a fight. */
function swing({ user, power, target }: Deed, { mine, foe }: Fight): number {
  return (power?.do ?? []).filter(modifies).reduce((sum, { who, by }) => {
    const amount = typeof by === 'number' ? by : ANY_STRENGTH;
    const touched = who === 'self' ? user : target;
    if (touched?.id === mine.id) return sum + amount;
    return touched?.id === foe.id ? sum - amount : sum;
  }, 0);
}

/** Does it turn the fight: into a win, or at least a loss into both? */
const turns = (deed: Deed, fight: Fight): boolean =>
  !fight.wins && fight.ahead !== null && fight.ahead < 1 && fight.ahead + swing(deed, fight) >= 0;

const costly = (power: FullPower | null): boolean => power?.cost !== undefined;

const spentDecided: BlunderKind = {
  name: 'spent-decided',
  tempting: (position) => {
    const fight = fightNow(position.view);
    if (fight === null || position.decision.kind !== 'respond') return [];
    return deedsOf(position).flatMap((deed) => {
      const helps = deed.power?.do.some(modifies) === true;
      return costly(deed.power) && helps && !turns(deed, fight) ? [deed.index] : [];
    });
  },
};

/** Deeds that give a keyword, with its recipient. */
const grantsTo = (deed: Deed): TokenView | null =>
  deed.power?.do.some(({ op }) => op === 'grant') === true ? deed.target : null;

const lentImmobile: BlunderKind = {
  name: 'lent-immobile',
  tempting: (position) =>
    deedsOf(position).flatMap((deed) => {
      const recipient = grantsTo(deed);
      const fixed = recipient !== null && keywordsNow(position.view, recipient).includes('stationary');
      return fixed ? [deed.index] : [];
    }),
};

const lentBystander: BlunderKind = {
  name: 'lent-bystander',
  tempting: (position) => {
    const { lists } = position.view;
    const fighters = [...(lists['fight'] ?? []).slice(0, 2), ...(lists['strike'] ?? [])];
    return deedsOf(position).flatMap((deed) => {
      const lends = deed.power?.kind === 'ability' ? deed.power.do.filter(modifies) : [];
      const touched = lends.map(({ who }) => (who === 'self' ? deed.user : deed.target));
      const idle = touched.every((token) => token !== null && !fighters.includes(token.id));
      return lends.length > 0 && idle ? [deed.index] : [];
    });
  },
};

/** What an effect may bring at the best. */
function stakeOf(effect: Effect, { view }: Position, deed: Deed, fight: Fight | null): number {
  switch (effect.op) {
    case 'destroy':
    case 'control': {
      const theirs = typeof effect.who === 'object' && 'by' in effect.who && effect.who.by === 'opponent';
      const foe = deed.target !== null && isFoe(view, deed.target) ? deed.target : null;
      if (effect.who === 'self') return 0;
      return theirs ? THEIR_PICK : worthOf(foe?.kind ?? null);
    }
    case 'modify':
      return fight !== null && turns(deed, fight) ? worthOf(fight.mine.kind) + worthOf(fight.foe.kind) : 0;
    case 'extraTurn':
      return EXTRA_TURN;
    case 'move':
      return effect.who === 'self' || effect.who === 'it' ? 1 : RETURN;
    case 'reveal':
    case 'grant':
    case 'swap':
      return 1;
  }
}

/** Own pieces that answers give for their power, and the power. */
function prices(position: Position): readonly (Deed & { readonly paid: TokenView; readonly buys: FullPower })[] {
  const { view, decision } = position;
  const [token, number = 0, , effect = 0] = decision.args;
  const user = view.tokens.find(({ id }) => id === token) ?? null;
  const bought = meaningOf(pieceKnown(user?.kind ?? null)?.powers[number - 1]);
  const paying = decision.key === 'legends.pick' && effect === -1;
  return deedsOf(position).flatMap((deed) => {
    const { power, target } = deed;
    if (paying)
      return target === null || bought === null
        ? []
        : [{ ...deed, user, power: bought, target: null, paid: target, buys: bought }];
    return power !== null && deed.paid !== null ? [{ ...deed, paid: deed.paid, buys: power }] : [];
  });
}

const muchForLittle: BlunderKind = {
  name: 'much-for-little',
  tempting: (position) => {
    const fight = fightNow(position.view);
    const dear = prices(position).flatMap((deed) => {
      const stake = deed.buys.do.reduce((sum, effect) => sum + stakeOf(effect, position, deed, fight), 0);
      return worthOf(deed.paid.kind) - stake >= MUCH ? [deed.index] : [];
    });
    return [...dear, ...dearTies(position)];
  },
};

const curseGiven: BlunderKind = {
  name: 'curse-given',
  tempting: (position) => [
    ...prices(position).flatMap(({ paid, index }) => (bearsCurse(paid) ? [index] : [])),
    ...cursesLost(position),
  ],
};

export const spendingKinds: readonly BlunderKind[] = [
  spentDecided,
  lentImmobile,
  lentBystander,
  muchForLittle,
  curseGiven,
];
