/** Every sentence that players read, by key. The only place that knows ICU. */
import { IntlMessageFormat } from 'intl-messageformat';
import { codex } from './en/codex';
import { faults } from './en/faults';
import { legendsGame } from './en/legends';
import { legendsAsks } from './en/legends-asks';
import { legendsSays } from './en/legends-says';
import { legendsUnits } from './en/legends-units';
import { legendsWords } from './en/legends-words';
import { legion } from './en/legion';
import { log } from './en/log';
import { shell } from './en/shell';
import { stage } from './en/stage';

export type Args = Readonly<Record<string, string | number>>;

/** English is complete; a key that another language lacks falls back to it. */
export const english: Readonly<Record<string, string>> = {
  ...codex,
  ...faults,
  ...legendsAsks,
  ...legendsGame,
  ...legendsSays,
  ...legendsUnits,
  ...legendsWords,
  ...legion,
  ...log,
  ...shell,
  ...stage,
};

const LOCALE = 'en';
const formats = new Map<string, IntlMessageFormat>();

const formatOf = (key: string, message: string): IntlMessageFormat => {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new IntlMessageFormat(message, LOCALE);
  formats.set(key, made);
  return made;
};

/** The sentence of a key; the key itself when there is none, so that a gap shows and breaks nothing. */
export const say = (key: string, args: Args = {}): string => {
  const message = english[key];
  if (message === undefined) return key;
  if (!message.includes('{')) return message;
  return String(formatOf(key, message).format(args));
};

export const hasText = (key: string): boolean => key in english;
