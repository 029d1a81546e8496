/** Absurdities of moving and attacking, by kinds that are known. */
import type { TokenView, View } from '../../../../../src/contract/view';
import { type Combat, combatOf, verdictOf } from '../../../../../src/games/legends/reading/combat';
import type { BlunderKind, Position } from '../../blunders/kinds';
import { type Deed, deedsOf, gone, knownAttacks } from './deeds';
import { threatsTo } from './reach';
import { bearsCurse, worthOf } from './worth';

/** Whoever is weaker may try a trap for somebody else. */
const STRONG = 5;
/** So much more is much for little. */
const MUCH = 5;

type Fought = Deed & { readonly user: TokenView; readonly target: TokenView };

/** Answers that attack a known enemy and end as asked. */
const endingIn = (position: Position, ends: (combat: Combat, deed: Fought) => boolean): readonly number[] =>
  knownAttacks(position).flatMap((deed) => {
    const combat = combatOf(position.view, deed.user, deed.target);
    return combat !== null && ends(combat, deed) ? [deed.index] : [];
  });

const trap: BlunderKind = {
  name: 'known-trap',
  tempting: (position) =>
    endingIn(position, ({ decider, own }, { user }) => decider.by === 'spell' && own && worthOf(user.kind) >= STRONG),
};

const stronger: BlunderKind = {
  name: 'attacked-stronger',
  tempting: (position) =>
    endingIn(position, (combat) => combat.decider.by !== 'spell' && verdictOf(combat) === 'loses'),
};

/** Both fall, and one of them was worth far more. */
export const dearTies = (position: Position): readonly number[] =>
  endingIn(position, (combat, { user, target }) => {
    const even = combat.decider.by !== 'spell' && verdictOf(combat) === 'ties';
    return even && worthOf(user.kind) - worthOf(target.kind) >= MUCH;
  });

/** A fight that takes the attacker, who has a Death Curse, with nothing for it. */
export const cursesLost = (position: Position): readonly number[] =>
  endingIn(position, (combat, { user }) => combat.own && !combat.theirs && bearsCurse(user));

const isThreatened = (view: View, { id }: TokenView): boolean => {
  const token = view.tokens.find((one) => one.id === id);
  return token !== undefined && threatsTo(view, token).length > 0;
};

const walkedInto: BlunderKind = {
  name: 'walked-into',
  tempting: (position) =>
    deedsOf(position).flatMap(({ user, target, travels, to, index }) => {
      if (!travels || user === null || target !== null || isThreatened(position.view, user)) return [];
      return isThreatened(gone(position.view, user, to), user) ? [index] : [];
    }),
};

const dispelUnused: BlunderKind = {
  name: 'dispel-unused',
  tempting: (position) => {
    const good = endingIn(position, ({ decider }) => decider.by === 'dispel');
    const others = position.decision.choices.map((_, index) => index).filter((index) => !good.includes(index));
    return good.length === 0 ? [] : others;
  },
};

export const fightKinds: readonly BlunderKind[] = [trap, stronger, walkedInto];
/** Of nearly every answer, so the last to be counted. */
export const omissions: readonly BlunderKind[] = [dispelUnused];
