/** The words of Pebble. */
import './text';
import type { Press } from '../../../src/contract/content';
import type { Decision } from '../../../src/contract/decision';
import type { View } from '../../../src/contract/view';
import { unpackChoice } from '../../../src/games/shared/choice';
import type { GameWords, NamedAnswer } from '../../../src/match/face';
import type { Asking, MarkKind } from '../../../src/match/types';
import { say, sideName, unitName } from '../../../src/text';
import { reasonText } from '../../../src/text/events';
import { pebble } from './content';
import { nameOf } from './content/map';
import { EMPTY_ITEM, NAME } from './content/names';

export const cardName = (card: number | null): string =>
  say(card === null ? 'pebble.card.hidden' : `pebble.card.${card}`);

export const kindName = (kind: number): string => unitName(NAME, kind);

/** What an item of the question is called: a card, or what is set on a home cell. */
export const itemName = ({ kind }: Pick<Decision, 'kind'>, item: number): string => {
  if (kind !== 'place') return cardName(item);
  return item === EMPTY_ITEM ? say('pebble.place.empty') : kindName(item);
};

const kindOn = (view: View, cell: number): string => {
  const kind = view.tokens.find(({ square }) => square === cell)?.kind ?? null;
  return kind === null ? '' : kindName(kind);
};

/** The sentence that asks to confirm a turn. */
const confirmTurn = (view: View, code: number): string => {
  const { form, item, from, to } = unpackChoice(code);
  if (form === 'item') return say('pebble.main.card', { card: cardName(item) });
  if (form !== 'move') return say('pebble.main.pass');
  const attacks = view.tokens.some(({ square }) => square === to);
  return say(attacks ? 'pebble.main.attack' : 'pebble.main.confirm', { from: nameOf(from), to: nameOf(to) });
};

const question = ({ decision, choice, presses }: Asking, view: View): string => {
  const { key, args } = decision;
  const cell = args[0] === undefined ? '' : nameOf(args[0]);
  const code = choice === null ? undefined : decision.choices[choice];
  if (code === undefined) {
    const [first] = presses;
    if (first?.on !== 'square') return say(key, { cell });
    return say(`${key}.square`, { unit: kindOn(view, first.square), square: nameOf(first.square) });
  }
  if (key === 'pebble.main') return confirmTurn(view, code);
  const { item, to } = unpackChoice(code);
  return say(`${key}.confirm`, { cell, to: nameOf(to), what: itemName(decision, item) });
};

const MARKS: Readonly<Record<string, MarkKind>> = { 'pebble.hop': 'source', 'pebble.land': 'move' };

const pressOf = (item: number): readonly Press[] => [{ on: 'item', item }];

/** Cards, and what is set on a cell; a pass has a button of its own. */
const rows = ({ decision, items }: Asking): readonly NamedAnswer[] =>
  items.map(({ item }) => ({ presses: pressOf(item), name: itemName(decision, item) }));

export const pebbleWords: GameWords = {
  content: pebble,
  question,
  passName: () => say('battle.pass'),
  rows,
  kindName,
  markOf: ({ key }) => MARKS[key] ?? null,
  windows: null,
  viewAfter: null,
  sideName: (_, seat) => sideName(NAME, seat),
  ending: (_, result) => reasonText(NAME, result),
  headline: (_, result) => reasonText(NAME, result),
  destroyed: null,
};
