/** What the grammar alone can't say of a power: which parts go together, and whom its words may mean. */
import { isObject, type JsonObject } from '../../shared/read-setup';
import type { Report } from './report';
import { asObject } from './shapes';

const listed = (found: unknown): readonly unknown[] =>
  found === undefined ? [] : Array.isArray(found) ? found : [found];

/** Is the reference used anywhere inside? Conditions name it as a key, everything else as a word. */
const mentions = (found: unknown, ref: string): boolean => {
  if (found === ref) return true;
  if (Array.isArray(found)) return found.some((item) => mentions(item, ref));
  return isObject(found) && Object.entries(found).some(([key, item]) => key === ref || mentions(item, ref));
};

/** A selection of pieces, which `it` means from then on; one with `among` narrows and does not rebind. */
const binds = (target: unknown): boolean =>
  listed(target).some((one) => isObject(one) && !('named' in one) && one['among'] === undefined);

const FOE_EVENTS = ['attack', 'attacked', 'won', 'struck', 'seen', 'flownOver'];
const IT_EVENTS = ['fallen', 'flew'];

const isPassive = (power: JsonObject): boolean =>
  (power['kind'] === 'innate' || power['kind'] === 'curse') && power['on'] === undefined;

const checkKind = (power: JsonObject, at: string, report: Report): void => {
  const events = listed(power['on']);
  const wrong = (key: string, expected: string): void => report.add(`${at}.${key}`, expected, power[key]);
  switch (power['kind']) {
    case 'action':
      if (events.length > 0) wrong('on', 'no trigger: an action is the turn’s main act');
      break;
    case 'magic':
      for (const key of ['on', 'cost', 'limit'])
        if (power[key] !== undefined) wrong(key, 'nothing: a spell is cast when its piece is attacked');
      break;
    case 'curse':
      if (events.some((event) => event !== 'curseEnd')) wrong('on', 'curseEnd, or nothing while it lasts');
      break;
    default:
      break;
  }
  if (power['kind'] !== 'curse' && events.includes('curseEnd')) wrong('on', 'another trigger: only curses end');
  const chosen = power['kind'] === 'ability' || power['kind'] === 'action';
  for (const key of ['cost', 'limit'])
    if (!chosen && power['kind'] !== 'magic' && power[key] !== undefined)
      wrong(key, 'nothing: only abilities and actions are chosen');
};

const checkPassive = (power: JsonObject, at: string, report: Report): void => {
  if (!isPassive(power)) return;
  for (const [index, found] of listed(power['do']).entries()) {
    const effect = asObject(found);
    if (effect['op'] !== 'modify' && effect['op'] !== 'grant')
      report.add(`${at}.do[${index}].op`, 'modify or grant: this power has no trigger', effect['op']);
    const who = effect['who'];
    if (isObject(who) && who['n'] !== 'all')
      report.add(`${at}.do[${index}].who.n`, '"all": nobody chooses while a power simply holds', who['n'] ?? 'nothing');
  }
};

const checkFoe = (power: JsonObject, at: string, report: Report): void => {
  const events = listed(power['on']);
  const known = power['kind'] === 'magic' || isPassive(power) || FOE_EVENTS.some((event) => events.includes(event));
  if (!known && mentions(power, 'foe')) report.add(at, 'no foe: nothing here says who that is', JSON.stringify(power));
  if (mentions(power, 'origin') && !events.includes('attack'))
    report.add(at, 'origin only with the trigger attack', JSON.stringify(power));
};

const checkIt = (power: JsonObject, at: string, report: Report): void => {
  let bound = IT_EVENTS.some((event) => listed(power['on']).includes(event));
  if (!bound && mentions(power['if'], 'it')) report.add(`${at}.if`, 'no it: nothing has been picked yet', power['if']);
  bound ||= binds(power['cost']);
  for (const [index, found] of listed(power['do']).entries()) {
    const { if: condition, who, a, b, ...rest } = asObject(found);
    if (!bound && mentions([condition, who, a, b], 'it'))
      report.add(`${at}.do[${index}]`, 'no it: nothing has been picked yet', found);
    bound ||= [who, a, b].some(binds);
    if (!bound && mentions(rest, 'it')) report.add(`${at}.do[${index}]`, 'no it: nothing has been picked yet', found);
  }
};

/** Checks a power that keeps to the grammar. */
export const checkPower = (found: unknown, at: string, report: Report): void => {
  const power = asObject(found);
  if (power['keyword'] === 'stationary')
    report.add(`${at}.keyword`, 'another keyword: stationary is the piece’s own field', 'stationary');
  if (power['kind'] === undefined) return;
  checkKind(power, at, report);
  checkPassive(power, at, report);
  checkFoe(power, at, report);
  checkIt(power, at, report);
};
