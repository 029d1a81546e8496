/** What may be said for a move as advice: by its fight, and by the reason that would be told for it. */
import type { ChoiceCode } from '../../../../contract/decision';
import type { TokenView, View } from '../../../../contract/view';
import { attackOf, beats } from '../../../../games/medieval/reading/duel';
import { isShooter, strikersOf } from '../../../../games/medieval/reading/reach';
import { isPrisoner, otherSeat, tokenOn } from '../../../../games/medieval/reading/standing';
import { type Act, actOf } from '../../../../match/games/medieval/act';
import type { Advisable, Advised } from '../../face-battle';
import { viewAfter } from '../words/after';
import { outcomeOf } from '../words/outcome';
import { reasonOf } from '.';
import type { ReasonName } from './reason';

/** What only waits, or huddles round the King. */
const IDLE: readonly ReasonName[] = [
  'guards',
  'fills',
  'kingHides',
  'kingWaits',
  'back',
  'aside',
  'quiet',
  'room',
  'other',
];

/** What wins the match, or saves the King. */
const SURE: readonly ReasonName[] = ['king', 'stockade', 'kingFlees', 'safer'];

/** Does the attacker fall, or rather fall than win? What shoots from afar loses nothing. */
const isLosing = ({ view, events, code }: Advised): boolean => {
  const act = actOf(code);
  const outcome = act === null ? null : outcomeOf(view, act, events);
  if (outcome === null || outcome.blow.shot) return false;
  if (outcome.ends === 'open') return outcome.odds !== null && outcome.odds.win < 1 / 2;
  return outcome.ends === 'loses';
};

/** May a known enemy take this piece next? */
const isTaken = (view: View, { id, seat, kind: own, square }: TokenView): boolean =>
  own !== null &&
  !isPrisoner(view, id) &&
  strikersOf(view, otherSeat(seat), square).some(({ kind }) =>
    beats({ attack: attackOf(kind ?? 0), shot: isShooter(kind) }, own),
  );

/** Is a known enemy taken, and can nothing known take the piece where it then stands? */
const isSureWin = ({ view, events, code }: Advised): boolean => {
  const act = actOf(code);
  const outcome = act === null ? null : outcomeOf(view, act, events);
  if (act === null || outcome === null || outcome.ends !== 'wins') return false;
  const after = viewAfter(view, act, true);
  const own = after.tokens.find(({ id }) => id === outcome.own.id);
  return own !== undefined && !isTaken(after, own);
};

/** Does a step leave fewer pieces where a known enemy takes them next? */
const isSaving = ({ view, decision, code }: Advised): boolean => {
  const act = actOf(code);
  if (act?.name !== 'step') return false;
  const taken = (at: View): number =>
    at.tokens.filter((token) => token.seat === decision.seat && isTaken(at, token)).length;
  const before = taken(view);
  return before > 0 && taken(viewAfter(view, act, false)) < before;
};

/** A gain that is sure, a gamble where a piece is lost for a hope, idle where nothing is gained. */
export const advisableOf = (advised: Advised): Advisable => {
  if (isLosing(advised)) return 'gamble';
  const { name } = reasonOf(advised);
  if (SURE.includes(name) || isSureWin(advised) || isSaving(advised)) return 'gain';
  return IDLE.includes(name) ? 'idle' : 'sound';
};

/** Steps of the way, for which nobody who has just acted goes on. */
const WAY: readonly ReasonName[] = ['advance', 'ventures', 'middle', 'flank', 'leaves'];

/**
 * Does another of the kind have something to do after this act that speaks for itself? Else the turn may as well end with it.
 * What both could strike falls to the first, or to neither of the two.
 */
const isFollowed = (advised: Advised, { from, to }: Act): boolean => {
  const { view, decision } = advised;
  const kind = tokenOn(view, from)?.kind ?? null;
  return decision.choices.some((code) => {
    const next = actOf(code);
    if (next === null || next.on || next.from === from || next.to === to) return false;
    if (tokenOn(view, next.from)?.kind !== kind) return false;
    const other = { ...advised, code };
    return ['gain', 'sound'].includes(advisableOf(other)) && !WAY.includes(reasonOf(other).name);
  });
};

/** The same act without another's after it, where none has anything to do then. */
export const plainerOf = (advised: Advised): ChoiceCode | null => {
  const act = actOf(advised.code);
  if (act === null || !act.on || isFollowed(advised, act)) return null;
  const isSame = (code: ChoiceCode): boolean => {
    const other = actOf(code);
    return other?.on === false && other.name === act.name && other.from === act.from && other.to === act.to;
  };
  return advised.decision.choices.find(isSame) ?? null;
};
