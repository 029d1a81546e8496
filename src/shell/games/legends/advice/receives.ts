/** Who gets what a power gives, as far as its data and the choice tell, and whether that piece stands in the fight. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Effect, FullPower, Power } from '../../../../games/legends/language';
import { totalOf } from '../../../../games/legends/reading/strength';
import { isPick } from '../../../../match/games/legends/sentences/tale';
import type { Args } from '../../../../text';
import { keywordText } from '../../../../text/games/legends';
import type { Gain } from './gain';
import type { ReasonName } from './names';

/** A power that is used: by whom, and at which piece it is aimed; null where it is aimed at none. */
export interface Used {
  readonly view: View;
  readonly user: TokenView;
  readonly power: Power | undefined;
  readonly target: TokenView | null;
  /** What is sure to come of it; null while that is not worked out. */
  readonly preview: readonly GameEvent[] | null;
}

const fullOf = (power: Power | undefined): FullPower | null => {
  const meaning = power !== undefined && 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  return meaning !== undefined && 'do' in meaning ? meaning : null;
};

/** Is another piece the price, so that the choice's square means that one? */
export const paysWithOther = (power: Power | undefined): boolean =>
  [fullOf(power)?.cost ?? 'self'].flat().some((cost) => isPick(cost));

/** Whom an effect means; null where the choice does not tell. */
const metBy = ({ user, power, target }: Used, effect: Effect): TokenView | null => {
  if (!('who' in effect)) return null;
  if (effect.who === 'self') return user;
  const picks = (fullOf(power)?.do ?? []).flatMap((one) => ('who' in one ? [one.who].flat() : [])).filter(isPick);
  const one = picks.every(({ n }) => n === undefined) && (effect.who === 'it' || [effect.who].flat().some(isPick));
  return one && !paysWithOther(power) ? target : null;
};

const boostSeen = (events: readonly GameEvent[], id: number): number =>
  events.reduce((sum, event) => (event.type === 'boosted' && event.token === id ? sum + event.by : sum), 0);

/** The strength that a boost makes of the piece; null where that is not told yet. */
const boostedTo = ({ view, preview }: Used, effect: Effect, token: TokenView): number | null => {
  const now = totalOf(view, token);
  const by = effect.op === 'modify' && typeof effect.by === 'number' ? effect.by : boostSeen(preview ?? [], token.id);
  return now === null || by <= 0 ? null : now + by;
};

/** Whom a power makes stronger, and by how much; null for what the choice does not tell, and for a power that boosts nobody. */
export const boostIn = (used: Used): { readonly token: TokenView | null; readonly by: number | null } | null => {
  const effect = fullOf(used.power)?.do.findLast((one) => one.op === 'modify');
  if (effect?.op !== 'modify' || (typeof effect.by === 'number' && effect.by <= 0)) return null;
  return { token: metBy(used, effect), by: typeof effect.by === 'number' ? effect.by : null };
};

/** What the power gives, by the name of the piece that gets it, where the choice tells who that is. `name`: what it is called. */
export const receivedBy = (
  used: Used,
  gain: Gain,
  nameOf: (token: TokenView) => Args,
): { readonly name: ReasonName; readonly args: Args } | null => {
  const op = gain === 'powerBoost' ? 'modify' : gain === 'powerLend' ? 'grant' : null;
  const effect = fullOf(used.power)?.do.findLast((one) => one.op === op);
  const token = effect === undefined ? null : metBy(used, effect);
  if (effect === undefined || token === null) return null;
  const args = nameOf(token);
  if (effect.op === 'grant') {
    const lent = { ...args, keyword: keywordText(effect.keyword) };
    if (token.id !== used.user.id) return { name: 'powerLendTo', args: lent };
    return { name: effect.keyword === 'flying' ? 'powerLendFlight' : 'powerLendSelf', args: lent };
  }
  const strength = boostedTo(used, effect, token);
  return strength === null
    ? { name: 'powerBoostTo', args }
    : { name: 'powerBoostOf', args: { ...args, strength: String(strength) } };
};

/** Do the events that are sure to come touch one of these pieces? The price of the power does not count. */
const isTouched = (events: readonly GameEvent[], ids: readonly number[]): boolean =>
  events.some(
    (event) =>
      (event.type === 'boosted' ||
        event.type === 'granted' ||
        event.type === 'controlled' ||
        event.type === 'moved' ||
        (event.type === 'removed' && event.cause !== 'cost' && event.cause !== 'fight')) &&
      ids.includes(event.token ?? -1),
  );

/** Does the power do anything with one of the two that fight? What it reveals helps nobody there. */
export const helpsIn = (used: Used, ids: readonly number[]): boolean => {
  if (ids.length === 0) return false;
  const effects = (fullOf(used.power)?.do ?? []).filter(({ op }) => op !== 'reveal');
  return effects.some((effect) => {
    if ('who' in effect && [effect.who].flat().includes('foe')) return true;
    const met = metBy(used, effect);
    return met === null ? isTouched(used.preview ?? [], ids) : ids.includes(met.id);
  });
};
