/** Names of Legends' things, and what they mean in a sentence. */
import '../en/legends';
import { addPlurals } from '../agreement';
import { capital } from '../capital';
import { addNamer, PLAIN } from '../namers';
import { hasText, say } from '../say';
import { PROPER, SEVERAL } from './legends-names';

addNamer('legends', { ...PLAIN, isProper: (kind) => PROPER.has(kind) });
addPlurals(SEVERAL.map((kind) => say(`legends.unit.${kind}`)));

/** Pieces of forms without nations (`plain`) have words of their own for some things. */
const either = (plain: boolean, own: string, usual: string): string => (plain && hasText(own) ? own : usual);

export const titleText = (): string => say('legends.title');
/** What a form of Legends is about. */
export const formAbout = (form: string): string => say(`legends.form.${form}.about`);
/** The people of a colour. */
export const nationText = (nation: string): string => say(`legends.nation.${nation}`);
/** The colour as an adjective. */
export const nationColour = (nation: string): string => say(`legends.nation.${nation}.adjective`);
/** `Elf`, or with `many` `Elves`. */
export const typeText = (type: string, many = false, plain = false): string =>
  capital(say(either(plain, `legends.type.${type}.plain`, `legends.type.${type}`), { form: many ? 'many' : 'one' }));
/** `good`, `evil`. */
export const armySideText = (side: 'good' | 'evil'): string => say(side === 'good' ? 'legends.good' : 'legends.evil');
export const keywordText = (keyword: string, plain = false): string =>
  say(either(plain, `legends.keyword.${keyword}.plain`, `legends.keyword.${keyword}`));
export const keywordAbout = (keyword: string, plain = false): string =>
  say(either(plain, `legends.keyword.${keyword}.plain.about`, `legends.keyword.${keyword}.about`));
export const terrainAbout = (terrain: number): string => say(`legends.terrain.${terrain}.about`);
/** `Death Curse` for the kind curse. */
export const kindText = (kind: string, plain = false): string =>
  say(either(plain, `legends.kind.${kind}.plain`, `legends.kind.${kind}`));
export const kindAbout = (kind: string, plain = false): string =>
  say(either(plain, `legends.kind.${kind}.plain.about`, `legends.kind.${kind}.about`));
/** `8`, `Magic`, `Castle`; with `plain` `Bomb`, `Flag`. */
export const strengthText = (strength: number | string, plain = false): string =>
  typeof strength === 'number'
    ? String(strength)
    : say(either(plain, `legends.strength.${strength}.plain`, `legends.strength.${strength}`));
export const optionText = (option: string): string => say(`legends.option.${option}`);
export const optionValueText = (option: string, value: string): string => say(`legends.option.${option}.${value}`);
export const optionValueAbout = (option: string, value: string): string =>
  say(`legends.option.${option}.${value}.about`);
/** `legends.say.on.forest` and its like are asked for by the composer of sentences (src/match/games/legends/sentences). */
export const groundText = (terrain: string): string => say(`legends.say.on.${terrain}`, { form: 'one', piece: '' });
