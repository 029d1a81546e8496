/** The verdict on a fight as its reader takes it: on the reader's own piece, wherever there is one. */
import type { View } from '../../../../contract/view';
import { isOwn } from '../../../../games/legends/reading/pieces-seen';
import { say } from '../../../../text';
import { agreed } from '../../../../text/agreement';
import type { FighterTold, FightTold } from './fight-layout';

/** Which of the two is this viewer's; null for onlookers, and where both are. */
const ownOf = (view: View, { fighters: [one, other] }: FightTold): 'attacker' | 'defender' | null => {
  const [attacks, defends] = [isOwn(view, one.seat), isOwn(view, other.seat)];
  if (attacks === defends) return null;
  return attacks ? 'attacker' : 'defender';
};

const FLIPPED = {
  wins: 'loses',
  loses: 'wins',
  ties: 'ties',
  open: 'open',
  castle: 'castle',
  takes: 'taken',
  taken: 'takes',
} as const;

/** The verdict from the side of this viewer's piece, the attacker's where there is none; null where nothing is foreseen. */
export const verdictSeen = (view: View, fight: FightTold): FightTold['verdict'] =>
  fight.verdict !== null && ownOf(view, fight) === 'defender' ? FLIPPED[fight.verdict] : fight.verdict;

/** Whose piece the verdict is on. */
export const whoseOf = (view: View, fight: FightTold): 'attacker' | 'yours' =>
  ownOf(view, fight) === null ? 'attacker' : 'yours';

/** The same in a few words; empty where nothing is foreseen. */
export const verdictText = (view: View, fight: FightTold): string => {
  const verdict = verdictSeen(view, fight);
  if (verdict === null) return '';
  const whose = whoseOf(view, fight);
  return say(fight.when === 'now' ? `fight.so-far.${verdict}` : `fight.verdict.${verdict}`, {
    whose,
    form: fight.form,
  });
};

/** `falls`, of several `fall`: what becomes of a piece, beside its name. */
export const fateText = (name: string, fate: NonNullable<FighterTold['fate']>): string =>
  agreed(`${name} ${say(`fight.${fate}`)}`).slice(name.length + 1);
