/** Every sentence that players read, by key. The only place that knows ICU. */
import { IntlMessageFormat } from 'intl-messageformat';
import { codex } from './en/codex';
import { credits } from './en/credits';
import { faults } from './en/faults';
import { legendsGame } from './en/legends';
import { legendsAsking } from './en/legends-asking';
import { legendsAsks } from './en/legends-asks';
import { legendsEvents } from './en/legends-events';
import { legendsSays } from './en/legends-says';
import { legendsTable } from './en/legends-table';
import { legendsUnits } from './en/legends-units';
import { legendsWords } from './en/legends-words';
import { legion } from './en/legion';
import { log } from './en/log';
import { reasons } from './en/reasons';
import { result } from './en/result';
import { settings } from './en/settings';
import { setupText } from './en/setup';
import { shell } from './en/shell';
import { spoken } from './en/spoken';
import { stage } from './en/stage';

export type Args = Readonly<Record<string, string | number>>;

/** English is complete; a key that another language lacks falls back to it. */
export const english: Readonly<Record<string, string>> = {
  ...codex,
  ...credits,
  ...faults,
  ...legendsAsking,
  ...legendsAsks,
  ...legendsEvents,
  ...legendsGame,
  ...legendsSays,
  ...legendsTable,
  ...legendsUnits,
  ...legendsWords,
  ...legion,
  ...log,
  ...reasons,
  ...result,
  ...settings,
  ...setupText,
  ...shell,
  ...spoken,
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
