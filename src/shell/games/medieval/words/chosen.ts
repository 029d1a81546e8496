/** What a chosen piece is, and what it can do now: a line or two while nothing more is pressed. */
import type { View } from '../../../../contract/view';
import { rangeOf } from '../../../../games/medieval/reading/range';
import { isPrisoner, tokenOn } from '../../../../games/medieval/reading/standing';
import { type Act, actOf, isAttack } from '../../../../match/games/medieval/act';
import { andList } from '../../../../match/games/medieval/and-list';
import type { Asking } from '../../../../match/types';
import { say } from '../../../../text';
import { kindName } from './names';

const targetsOf = (acts: readonly Act[], is: (act: Act) => boolean): number =>
  new Set(acts.filter(is).map(({ to }) => to)).size;

const isStep = ({ name }: Act): boolean => name === 'step' || name === 'bombStep';

/** What it can do now, by numbers of squares. */
const nowText = (acts: readonly Act[]): string => {
  const parts = (
    [
      ['medieval.chosen.steps', targetsOf(acts, isStep)],
      ['medieval.chosen.attacks', targetsOf(acts, isAttack)],
      ['medieval.chosen.shots', targetsOf(acts, ({ name }) => name === 'shot')],
      ['medieval.chosen.looks', targetsOf(acts, ({ name }) => name === 'look')],
      ['medieval.chosen.rescues', targetsOf(acts, ({ name }) => name === 'rescue')],
      ['medieval.chosen.disarms', targetsOf(acts, ({ name }) => name === 'disarm')],
    ] as const
  ).flatMap(([key, count]) => (count === 0 ? [] : [say(key, { count })]));
  return andList(parts);
};

/** What the hatching means; that a ring can be shot at only where there is one. */
const rangeLines = (view: View, kind: number, from: number, acts: readonly Act[]): readonly string[] => {
  const range = rangeOf(kind, from, (square) => tokenOn(view, square) !== null);
  if (range === null) return [];
  return [
    say('medieval.chosen.range'),
    ...(range.shadowed.length > 0 ? [say('medieval.chosen.range.shadow')] : []),
    ...(acts.some(({ name }) => name === 'shot') ? [say('medieval.chosen.range.shot')] : []),
  ];
};

/** Empty where no piece is chosen, or a whole act is. */
export const chosenLine = (view: View, { decision, presses, choice }: Asking): string => {
  const [first] = presses;
  if (decision.kind !== 'main' || choice !== null || first?.on !== 'square') return '';
  const token = tokenOn(view, first.square);
  if (token === null || token.kind === null) return '';
  const acts = decision.choices.flatMap((code) => actOf(code) ?? []).filter(({ from }) => from === first.square);
  const now = say('medieval.chosen.now', { list: nowText(acts) });
  if (isPrisoner(view, token.id)) return now;
  const about = say(`medieval.chosen.${token.kind}`, { unit: kindName(token.kind) });
  return [about, now, ...rangeLines(view, token.kind, token.square, acts)].join(' ');
};
