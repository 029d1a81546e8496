/** The sentence that asks for the next press, in words: one clear sentence for every decision of every game. */

import type { Press } from '../../../contract/content';
import type { ChoiceCode, Decision } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { pieceOf } from '../../../games/legends/catalogue';
import { FORM_LIST } from '../../../games/legends/forms';
import { KEYWORDS, POWER_EVENTS } from '../../../games/legends/language';
import { PRIMED_USER, WINDOWS } from '../../../games/legends/names';
import { fightOf, kindOf, strikeOf, tokenOf, tokensOn } from '../../../games/legends/reading/knowledge';
import { unpackChoice } from '../../../games/shared/choice';
import { formatSquare } from '../../../games/shared/square';
import { type Args, say, terrainName, unitName, unitThe, unitYours } from '../../../text';
import { capital } from '../../../text/capital';
import { keywordText, kindText } from '../../../text/games/legends';
import type { Asking } from '../../types';
import { deedText } from './deed';
import { fightStands } from './fight-stands';
import { meantOn } from './meant';
import { pickText } from './picks';
import { rowsOf } from './rows';
import { aimText, askedFor } from './sentences/asked';

const GAME = 'legends';

/** A piece in a sentence, by its token's id: `the Scout`, `Landor`, `a hidden piece` while nobody may know it. */
export const pieceName = (view: View, id: number): string => {
  const kind = kindOf(view, id);
  return kind === null ? say('legends.hidden') : unitThe(GAME, kind);
};

/** The same before a colon or in a list: `Scout`. */
export const pieceLabel = (view: View, id: number): string => {
  const kind = kindOf(view, id);
  return kind === null ? say('legends.hidden') : unitName(GAME, kind);
};

/** Whom a choice is aimed at, in words: both of two, where it can't be told which. */
const targetName = (view: View, decision: Decision, code: ChoiceCode): string => {
  const [one, other] = meantOn(view, decision, code).map(({ id }) => pieceName(view, id));
  if (one === undefined) return say('legends.nobody');
  return other === undefined ? one : say('legends.say.or', { first: one, second: other });
};

/** What stands on a square, in words. */
const nameOn = (view: View, square: number, seat: number): string => {
  const [token] = tokensOn(view, square, seat);
  return token === undefined ? say('legends.nobody') : pieceName(view, token.id);
};

const TRAITS = ['stationary', 'cannotAttack', 'attacksOwn', 'dispelMagic', 'berserk'];

/** `Slashing`, `Action`, `Flying, lent`: what a power is called. `power` null: the keyword was lent. */
export const actName = (kind: number | null, power: number | null, keyword: number | null): string => {
  if (power === null) {
    const name = KEYWORDS[keyword ?? -1];
    return name === undefined ? '' : say('legends.act.lent', { keyword: keywordText(name) });
  }
  const piece = kind === null ? undefined : pieceOf(kind);
  const own = piece?.powers[power - 1];
  if (own === undefined) return '';
  const plain = piece?.nation === null;
  if (!('keyword' in own)) return kindText(own.kind, plain);
  return TRAITS.includes(own.keyword) ? kindText('innate', plain) : keywordText(own.keyword, plain);
};

/** Questions whose first press is a piece that does something. */
const STARTS_WITH_PIECE = ['legends.exchange', 'legends.main', 'legends.window', 'legends.offer', 'legends.order'];

/** The piece of the first square pressed, and where it stands. */
const usedArgs = ({ presses, decision }: Asking, view: View): Args => {
  const [first, second] = presses;
  if (first?.on !== 'square' || !STARTS_WITH_PIECE.includes(decision.key)) return {};
  const item = second?.on === 'item' ? second.item : 0;
  const user = tokensOn(view, first.square, decision.seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  return {
    piece: user === undefined ? say('legends.nobody') : pieceName(view, user.id),
    name: user === undefined ? say('legends.nobody') : pieceLabel(view, user.id),
    square: formatSquare(first.square, view),
  };
};

const chosenRow = (asking: Asking, view: View, content: Content_): Args => {
  const row = rowsOf(asking, { view, content }).find((one) => one.on === 'power' && one.chosen);
  if (row?.on !== 'power') return {};
  const { kind, power, keyword } = row;
  const named = { act: actName(kind, power, keyword) };
  const code = asking.choice === null ? undefined : asking.decision.choices[asking.choice];
  if (code === undefined) return named;
  const { form, to } = unpackChoice(code);
  const aimed = form === 'powerTo' || form === 'granted';
  const piece = pieceName(view, row.token);
  const target = targetName(view, asking.decision, code);
  const enters = view.tokens.some((token) => token.square === to);
  return {
    ...named,
    deed: deedText({ kind, power, keyword, piece, target, to: aimed ? formatSquare(to, view) : null, enters }),
  };
};

/** `your Wood Elf`: the piece of one's own that a pick means; null for any other. */
const ownName = (view: View, decision: Decision, code: ChoiceCode): string | null => {
  const [one, other] = meantOn(view, decision, code);
  return one === undefined || one.kind === null || other !== undefined || one.seat !== decision.seat
    ? null
    : unitYours(GAME, one.kind);
};

/** Of a hidden piece that is picked everybody knows which one is meant: the one on that square. */
const pickedName = (target: string): string => (target === say('legends.hidden') ? say('legends.hidden.one') : target);

/** What is done with what is picked; who picks a piece of their own for a change of sides gives it away. */
const askedOf = (decision: Decision, view: View, own: boolean): string => {
  const asked = askedFor(decision, view);
  return asked === 'control' && own ? 'handOver' : (asked ?? 'none');
};

/** What the completed choice is, for the sentence that asks to press again. */
const choiceArgs = ({ decision, choice }: Asking, view: View): Args => {
  const code = choice === null ? undefined : decision.choices[choice];
  if (code === undefined) return {};
  const { form, item, from, to } = unpackChoice(code);
  const at = formatSquare(to, view);
  const target = targetName(view, decision, code);
  const enters = view.tokens.some((token) => token.square === to);
  switch (form) {
    case 'move':
      return { form: enters ? 'attack' : 'move', to: at, target };
    case 'powerTo':
    case 'granted':
      return { form: 'powerTo', to: at, target };
    case 'square': {
      const own = ownName(view, decision, code);
      return { form, to: at, target: own ?? pickedName(target), asked: askedOf(decision, view, own !== null) };
    }
    case 'item':
      return { form, item, asked: 'none', ...itemArgs(decision, item) };
    case 'other':
      return { other: nameOn(view, to, decision.seat), piece: nameOn(view, from, decision.seat) };
    default:
      return { form };
  }
};

const itemArgs = ({ kind }: Decision, item: number): Args => {
  if (kind === 'terrain') return { terrain: terrainName(GAME, item) };
  if (kind === 'seat') return {};
  return { unit: item === 0 ? say('answers.empty') : unitThe(GAME, item) };
};

const windowArgs = (number: number, view: View, seat: number): Args => {
  const window = WINDOWS[number] ?? 'closing';
  const fight = window === 'strike' ? strikeOf(view) : fightOf(view);
  if (fight === null) return { window, stands: 'open' };
  const [from, to] = 'striker' in fight ? [fight.striker, fight.target] : [fight.attacker, fight.defender];
  const square = tokenOf(view, to)?.square ?? 0;
  return {
    window,
    stands: fightStands(view, seat),
    piece: pieceName(view, from),
    target: pieceName(view, to),
    square: formatSquare(square, view),
  };
};

/** The square on which two pieces stand. */
const lastSquare = ({ presses }: Asking, view: View): Args => {
  const press = presses.findLast(({ on }) => on === 'square');
  return press?.on === 'square' ? { square: formatSquare(press.square, view) } : {};
};

/** May the player still exchange as often as the rules give: has nothing been exchanged yet? */
const isUntouched = ({ key, args }: Decision): boolean =>
  key === 'legends.exchange' && FORM_LIST.some(({ exchanges }) => exchanges === args[0]);

/** What the decision's own numbers say. */
const decisionArgs = (decision: Decision, view: View): Args => {
  const { key, args } = decision;
  const [first = -1] = args;
  switch (key) {
    case 'legends.exchange':
      return { left: first, dealt: isUntouched(decision) ? 'yes' : 'no' };
    case 'legends.window':
      return windowArgs(first, view, decision.seat);
    case 'legends.offer':
    case 'legends.order':
      return { event: POWER_EVENTS[first] ?? '' };
    case 'legends.arrange':
      return { square: formatSquare(first, view) };
    case 'legends.main':
      return {};
    case 'legends.place':
      return { unit: pieceName(view, args[4] ?? -1) };
    default:
      return { piece: pieceName(view, first), name: pieceLabel(view, first) };
  }
};

/** What passing is called, and how it is confirmed. */
const PASSES: Readonly<Record<string, readonly [name: string, confirm: string]>> = {
  'legends.exchange': ['legends.pass.exchange', 'legends.pass.exchange.confirm'],
  'legends.pick': ['legends.pass.pick', 'legends.pass.pick.confirm'],
};
const PASS_TEXTS = ['battle.pass', 'legends.pass.confirm'] as const;

const passTexts = ({ key }: Decision): readonly [string, string] => PASSES[key] ?? PASS_TEXTS;

/** What passing is called at this question. */
export const passName = (decision: Decision): string =>
  say(isUntouched(decision) ? 'legends.pass.keep' : passTexts(decision)[0]);

/**
 * How the choice is confirmed. The last square pressed confirms when it is pressed again; of an exchange either square may be
 * the last, and after a hint nobody knows which, so there the button alone is named.
 */
const againText = ({ decision, presses }: Asking, view: View): string => {
  const last = presses.at(-1);
  return decision.kind !== 'swap' && last?.on === 'square'
    ? say('legends.again', { last: 'square', at: formatSquare(last.square, view) })
    : say('legends.again', { last: 'other', at: '' });
};

/** What the power that is pressed asks for first, by what it does: most have no name. Null for named and borrowed ones. */
const aimedText = (asking: Asking, view: View, content: Content_): string | null => {
  if (!asking.prompt.key.endsWith('.target')) return null;
  const row = rowsOf(asking, { view, content }).find((one) => one.on === 'power' && one.chosen);
  if (row?.on !== 'power' || row.kind === null || row.power === null) return null;
  const piece = pieceOf(row.kind);
  const power = piece?.powers[row.power - 1];
  return piece === undefined || power === undefined || 'keyword' in power ? null : aimText(piece, power);
};

/** What lies behind a power of the piece and can be pressed as well: squares, of which pieces stand on all, or nothing. */
const squaresBehind = ({ aim, hints = [] }: Asking, view: View): 'yes' | 'pieces' | 'no' => {
  if (aim != null || hints.length === 0) return 'no';
  return hints.every((square) => view.tokens.some((token) => token.square === square)) ? 'pieces' : 'yes';
};

const isPass = (press: Press | undefined): boolean => press?.on === 'button';

/** `picked`: the answers given to this same question before; see MatchState. */
export const questionText = (
  asking: Asking,
  view: View,
  content: Content_,
  picked: readonly ChoiceCode[] = [],
): string => capital(wholeText(asking, view, content, picked));

const wholeText = (asking: Asking, view: View, content: Content_, picked: readonly ChoiceCode[]): string => {
  const { decision, presses, prompt } = asking;
  const again = againText(asking, view);
  if (isPass(presses[0])) return say(passTexts(decision)[1], { again });
  const inPower = decision.key === 'legends.pick' || decision.key === 'legends.place';
  if (inPower && presses.length === 0) return pickText(decision, view, picked);
  const aimed = aimedText(asking, view, content);
  if (aimed !== null) return aimed;
  const powers = rowsOf(asking, { view, content }).filter(({ on }) => on === 'power').length;
  return say(prompt.key, {
    ...decisionArgs(decision, view),
    ...usedArgs(asking, view),
    ...chosenRow(asking, view, content),
    ...choiceArgs(asking, view),
    ...(prompt.key.endsWith('.which') ? lastSquare(asking, view) : {}),
    powers,
    squares: squaresBehind(asking, view),
    again,
  });
};

type Content_ = Parameters<typeof rowsOf>[1]['content'];
