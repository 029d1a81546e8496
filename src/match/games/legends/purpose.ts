/** What a power without a name of its own is used for: `boost Srik on d4 by 2`, in place of a name. */
import type { Effect, FullPower, Pick, Power, PowerEvent } from '../../../games/legends/language';
import { type Args, say } from '../../../text';
import { keywordText } from '../../../text/games/legends';
import { isMany } from './sentences/nouns';
import { isPick } from './sentences/tale';

/** Whom the power is aimed at, where that is known already. */
export interface AimedAt {
  readonly target: string;
  readonly to: string;
}

const pickIn = (effect: Effect): Pick | null => {
  if (!('who' in effect)) return null;
  const [pick = null] = [effect.who].flat().filter(isPick);
  return pick;
};

const isOf = (effect: Effect, ref: 'self' | 'foe' | 'it'): boolean => 'who' in effect && effect.who === ref;

interface Purpose {
  readonly name: string;
  readonly args: Args;
}

const purpose = (name: string, args: Args = {}): Purpose => ({ name, args });

/** The other party of the event. */
const foeAt = ([event]: readonly PowerEvent[]): string =>
  event === 'struck' ? 'striker' : event === 'flownOver' ? 'flyer' : 'defender';

const destroyed = (effect: Effect, events: readonly PowerEvent[]): Purpose | null => {
  const pick = pickIn(effect);
  if (isOf(effect, 'foe')) return purpose('destroyFoe', { foe: foeAt(events) });
  if (pick === null) return null;
  if (pick.by === 'opponent') return purpose('theirLoss');
  if (pick.among !== undefined) return purpose('aim');
  return pick.n === 'all' ? purpose('destroyAll') : null;
};

/** `effects`: all of the power, since those whom it moves may be picked where they are revealed. */
const moved = (effect: Effect, effects: readonly Effect[]): Purpose | null => {
  const pick = pickIn(effect);
  if (isOf(effect, 'self')) return purpose('move');
  if (pick?.zone === 'destroyed') return purpose('return', { many: isMany(pick) ? 'yes' : 'no' });
  if (!isOf(effect, 'it')) return null;
  const many = effects.map(pickIn).some((from) => from !== null && isMany(from));
  return purpose('bring', { many: many ? 'yes' : 'no' });
};

const controlled = (effect: Effect): Purpose | null => {
  if (isOf(effect, 'foe')) return purpose('capture');
  return pickIn(effect)?.by === 'opponent' ? purpose('handOver') : null;
};

const purposeOf = ({ on, do: effects }: FullPower): Purpose | null => {
  const [effect] = effects.filter(({ op }) => op !== 'reveal');
  const events: readonly PowerEvent[] = [on ?? []].flat();
  if (effect === undefined) {
    const isCastle = effects.some((reveals) => pickIn(reveals)?.type === 'castle');
    return purpose(isCastle ? 'revealCastle' : 'reveal');
  }
  switch (effect.op) {
    case 'modify':
      if (typeof effect.by === 'object') return purpose('absorb');
      return purpose(effect.by > 0 ? 'boost' : 'weaken', { by: Math.abs(effect.by) });
    case 'grant':
      return purpose('lend', { keyword: keywordText(effect.keyword) });
    case 'destroy':
      return destroyed(effect, events);
    case 'move':
      return events.includes('fallen') ? purpose('save') : moved(effect, effects);
    case 'control':
      return controlled(effect);
    case 'extraTurn':
      return purpose('turn');
    case 'reveal':
    case 'swap':
      return null;
  }
};

/** As an infinitive without its `to`; empty where the power has a name, or is not known. `aimed` null: not said at whom. */
export const purposeText = (power: Power | undefined, aimed: AimedAt | null): string => {
  const found = power === undefined || 'keyword' in power ? null : purposeOf(power);
  if (found === null) return '';
  const whom: Args = aimed === null ? { aimed: 'no', target: '', to: '' } : { aimed: 'yes', ...aimed };
  return say(`legends.purpose.${found.name}`, { ...found.args, ...whom });
};
