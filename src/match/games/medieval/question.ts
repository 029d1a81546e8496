/** The sentence that asks for the next press, and what confirms a choice that is complete. */
import type { ChoiceCode, Decision } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { KEY } from '../../../games/medieval/names';
import { formatPlace } from '../../../games/medieval/notation';
import { isShooter } from '../../../games/medieval/reading/reach';
import { isPrisoner, tokenOn } from '../../../games/medieval/reading/standing';
import { KIND } from '../../../games/medieval/units';
import { unpackChoice } from '../../../games/shared/choice';
import { say, unitName } from '../../../text';
import { confirmingSquare } from '../../confirming';
import type { Asking } from '../../types';
import { type Act, actOf } from './act';
import { actorName, footmenIn, waysBetween } from './ways';

export const kindName = (kind: number): string => unitName('medieval', kind);

/** How the completed choice is confirmed, or another way to the same square chosen in its place. */
const againText = (asking: Asking): string => {
  if (waysBetween(asking).some(({ chosen }) => !chosen)) return say('medieval.again.way');
  const square = confirmingSquare(asking);
  return square === null ? say('medieval.again.button') : say('medieval.again', { square: formatPlace(square) });
};

/** What an act does, as a sentence. */
export const actText = (view: View, act: Act): string => {
  const { name, from, to } = act;
  const unit = actorName(view, act);
  const token = tokenOn(view, from);
  const deed = name === 'step' && token !== null && isPrisoner(view, token.id) ? 'escape' : name;
  const text = say(`medieval.do.${deed}`, {
    unit,
    from: formatPlace(from),
    to: formatPlace(to),
    count: footmenIn(view, act),
  });
  if (!act.on) return say('medieval.do.only', { act: text });
  return name === 'step' ? say('medieval.do.on.step', { act: text }) : say('medieval.do.on', { act: text, unit });
};

/** What is asked once a piece is chosen. */
const fromText = (view: View, square: number): string => {
  const token = tokenOn(view, square);
  const kind = token?.kind ?? null;
  const args = { unit: kind === null ? '' : kindName(kind), square: formatPlace(square) };
  if (token !== null && isPrisoner(view, token.id)) return say('medieval.ask.from.prisoner', args);
  if (kind === KIND.spy) return say('medieval.ask.from.spy', args);
  return say(isShooter(kind) ? 'medieval.ask.from.shooter' : 'medieval.ask.from', args);
};

const waitingKind = (view: View, token: number | undefined): string => {
  const pending = view.lists['pending'] ?? [];
  const at = pending.findIndex((one, index) => index % 3 === 0 && one === token);
  return at < 0 ? '' : kindName(pending[at + 1] ?? 0);
};

const freedKind = (view: View, token: number): string => {
  const kind = view.tokens.find(({ id }) => id === token)?.kind ?? null;
  return kind === null ? waitingKind(view, token) : kindName(kind);
};

/** The question with nothing pressed. */
const openText = ({ key, args, choices }: Decision, view: View): string => {
  const [first = 0, second = 0] = args;
  switch (key) {
    case KEY.arrange:
      return say('medieval.ask.arrange', { square: formatPlace(first) });
    case KEY.more:
      return say(choices.length > 1 ? 'medieval.ask.more' : 'medieval.ask.more.none', { unit: kindName(first) });
    case KEY.free:
      return say('medieval.ask.free', { unit: freedKind(view, first) });
    case KEY.home:
      return say('medieval.ask.home');
    case KEY.jail:
      return say('medieval.ask.jail', { unit: kindName(second) });
    case KEY.room:
      return say('medieval.ask.room', { unit: kindName(second) });
    case KEY.aside: {
      const square = view.tokens.find(({ id }) => id === first)?.square ?? 0;
      return say('medieval.ask.aside', { square: formatPlace(square) });
    }
    default:
      return say('medieval.ask.act');
  }
};

/** Where somebody is to stand, once it is chosen. */
const placeText = (
  { key, args: [first = 0, second = 0] }: Pick<Decision, 'key' | 'args'>,
  to: number,
  view: View,
  again: string,
): string => {
  const square = formatPlace(to);
  switch (key) {
    case KEY.free:
      return say('medieval.ask.free.confirm', { unit: freedKind(view, first), square, again });
    case KEY.home:
      return say('medieval.ask.home.confirm', { square, again });
    case KEY.jail:
      return say('medieval.ask.jail.confirm', { unit: kindName(second), square, again });
    case KEY.room:
      return say('medieval.ask.room.confirm', { square, again });
    default:
      return say('medieval.ask.aside.confirm', { square, again });
  }
};

const completeText = ({ key, args }: Decision, code: ChoiceCode, view: View, again: string): string => {
  const act = actOf(code);
  if (act !== null) return `${actText(view, act)} ${again}`;
  const { form, item, to } = unpackChoice(code);
  if (form === 'square') return placeText({ key, args }, to, view, again);
  if (key === KEY.arrange)
    return say('medieval.ask.arrange.confirm', { unit: kindName(item), square: formatPlace(args[0] ?? 0), again });
  return say('medieval.pass.confirm', { again });
};

/** What is asked next, or what the completed choice is and what confirms it. */
export const questionText = (asking: Asking, view: View): string => {
  const { decision, choice, presses } = asking;
  const code = choice === null ? undefined : decision.choices[choice];
  if (code !== undefined) return completeText(decision, code, view, againText(asking));
  const [first] = presses;
  return first?.on === 'square' ? fromText(view, first.square) : openText(decision, view);
};
