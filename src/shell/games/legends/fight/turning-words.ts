/** Whose powers could turn an attack, in a sentence. */
import type { View } from '../../../../contract/view';
import { turningOf } from '../../../../games/legends/reading/turning';
import { possessiveOf, say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { kindThe } from '../words';
import type { Attack } from './fight-ahead';

const listed = (names: readonly string[], key: 'legends.say.and' | 'legends.say.or'): string => {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : say(key, { first: before.reverse().join(', '), second: last });
};

/** `Helliton’s own power can turn this.`; none where no power that the player knows of can. */
export const turningLines = (view: View, { attacker, defender }: Attack): readonly string[] => {
  const { by, together } = turningOf(view, attacker, defender);
  const [one] = by;
  if (one === undefined) return [];
  const names = [...new Set(by.map(({ kind }) => kindThe(kind)))];
  if (together) {
    const all = by.map(({ kind }) => kindThe(kind));
    return [say('fight.turning.together', { names: listed(all, 'legends.say.and') })];
  }
  if (names.length > 1) return [say('fight.turning.several', { names: listed(names, 'legends.say.or') })];
  const own = one.id === attacker.id ? 'yes' : 'no';
  return [capital(say('fight.turning', { whose: possessiveOf(kindThe(one.kind)), own }))];
};
