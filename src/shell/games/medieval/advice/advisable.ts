/** What may be said for a move as advice: by its fight, and by the reason that would be told for it. */
import { actOf } from '../../../../match/games/medieval/act';
import type { Advisable, Advised } from '../../face-battle';
import { outcomeOf } from '../words/outcome';
import { reasonOf } from '.';

/** What only waits, or huddles round the King. */
const IDLE = ['guards', 'fills', 'kingHides', 'kingWaits', 'back', 'aside', 'quiet', 'room', 'other'];

/** Does the attacker fall, or rather fall than win? What shoots from afar loses nothing. */
const isLosing = ({ view, events, code }: Advised): boolean => {
  const act = actOf(code);
  const outcome = act === null ? null : outcomeOf(view, act, events);
  if (outcome === null || outcome.blow.shot) return false;
  if (outcome.ends === 'open') return outcome.odds !== null && outcome.odds.win < 1 / 2;
  return outcome.ends === 'loses';
};

/** A gamble where a piece is lost for a hope, idle where nothing is gained. */
export const advisableOf = (advised: Advised): Advisable => {
  if (isLosing(advised)) return 'gamble';
  return IDLE.includes(reasonOf(advised).name) ? 'idle' : 'sound';
};
