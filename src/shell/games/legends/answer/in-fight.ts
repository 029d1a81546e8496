/** Which of the abilities that answer a fight have to do with it, and which would turn it. */
import type { View } from '../../../../contract/view';
import { legends } from '../../../../games/legends';
import { fightOf, strikeOf, tokenOf } from '../../../../games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type Shortfall, shortfalls, turningOf } from '../../../../games/legends/reading/turning';
import { isSettled } from '../../../../match/games/legends/fight-stands';
import { meantOn } from '../../../../match/games/legends/meant';
import { type AnswerRow, type PowerRow, rowsOf } from '../../../../match/games/legends/rows';
import { candidatesOf, PRESS_PASS, samePress } from '../../../../match/press';
import type { Asking } from '../../../../match/types';
import { say } from '../../../../text';
import type { AnswerGroup, ListAnswer } from '../../../battle/answer/row';
import { helpsIn, paysWithOther } from '../advice/receives';

/** The two that fight, the one that began it first; none while nobody does. */
const fightersOf = (view: View): readonly number[] => {
  const [fight, strike] = [fightOf(view), strikeOf(view)];
  if (strike !== null) return [strike.striker, strike.target];
  return fight === null ? [] : [fight.attacker, fight.defender];
};

/** Is it sure that the power, used by this row, leaves both fighters alone? Only if all it may be aimed at stands elsewhere. */
const isElsewhere = (row: PowerRow, { decision }: Asking, view: View, ids: readonly number[]): boolean => {
  const user = tokenOf(view, row.token);
  const power = row.power === null ? undefined : pieceKnown(row.kind)?.powers[row.power - 1];
  if (user === null || power === undefined || row.targets === 0 || ids.includes(user.id)) return false;
  // what is aimed at is only the price, or the power reaches whoever fights without being aimed
  if (paysWithOther(power) || helpsIn({ view, user, power, target: null, preview: null }, ids)) return false;
  const uses = candidatesOf(decision, legends).filter(({ presses }) =>
    row.presses.every((press, at) => samePress(press, presses[at] ?? PRESS_PASS)),
  );
  const met = uses.flatMap(({ code }) => meantOn(view, decision, code));
  return met.length > 0 && met.every(({ id }) => !ids.includes(id));
};

/** What an ability of a piece comes to in the attack that its seat began or meets. */
type Worth = 'turns' | Shortfall;

/** By the ids of the asked seat's pieces; nothing of an attack that is won as it stands, or of what can't be told. */
const worthsIn = (view: View, seat: number): ReadonlyMap<number, Worth> => {
  const fight = fightOf(view);
  const [attacker, defender] = [tokenOf(view, fight?.attacker ?? -1), tokenOf(view, fight?.defender ?? -1)];
  if (strikeOf(view) !== null || attacker === null || defender === null) return new Map();
  const ours = areAllies(attacker.seat, seat) ? 'attacker' : 'defender';
  const { by, together } = turningOf(view, attacker, defender, ours);
  const turners = together ? [] : by.map(({ id }) => [id, 'turns'] as const);
  return new Map<number, Worth>([...shortfalls(view, attacker, defender, ours), ...turners]);
};

const comesWithAttack = ({ kind, power }: PowerRow): boolean => {
  const own = power === null ? undefined : pieceKnown(kind)?.powers[power - 1];
  if (own === undefined || !('kind' in own)) return false;
  return [own.on ?? []].flat().some((event) => event === 'attack' || event === 'attacked');
};

/** Questions about a fight that goes on: what may be used in a window, and what comes with the attack itself. */
const isAboutFight = ({ decision, presses }: Asking, rows: readonly AnswerRow[]): boolean => {
  if (presses.length > 2) return false;
  if (decision.key === 'legends.window') return true;
  // what follows from the fight can't turn it any more
  return decision.key === 'legends.offer' && rows.every((row) => row.on === 'power' && comesWithAttack(row));
};

/** Is the attack lost whatever the asked seat may use in it? */
export const isHopeless = (asking: Asking, view: View): boolean => {
  const rows = rowsOf(asking, { view, content: legends });
  const ids = isAboutFight(asking, rows) ? fightersOf(view) : [];
  if (ids.length === 0) return false;
  const worths = worthsIn(view, asking.decision.seat);
  const here = rows.filter((row) => row.on !== 'power' || !isElsewhere(row, asking, view, ids));
  return here.length > 0 && here.every((row) => row.on === 'power' && worths.get(row.token) === 'loses');
};

/** Is nothing gained by answering, as the fight is settled or hopeless? Then to pass is what comes first. */
export const passesFirst = (asking: Asking, view: View): boolean =>
  asking.canPass && (isSettled(asking.decision, view) || isHopeless(asking, view));

/**
 * The list of a question in a fight: first what turns it, then what may have to do with it; the rest under a heading of its own.
 * As it was where there is no such rest and nothing that turns it.
 */
export const fightFirst = (
  list: readonly ListAnswer[],
  rows: readonly AnswerRow[],
  asking: Asking,
  view: View,
): readonly ListAnswer[] => {
  const ids = isAboutFight(asking, rows) ? fightersOf(view) : [];
  if (ids.length === 0) return list;
  const worths = worthsIn(view, asking.decision.seat);
  const here: AnswerGroup = { title: say('answers.fight'), rank: 0, text: '', always: true };
  const rest: AnswerGroup = { title: say('answers.elsewhere'), rank: 1, text: '', always: true };
  const sorted = list.flatMap((answer, at) => {
    const row = rows[at];
    if (row?.on !== 'power') return [{ answer, place: 1 }];
    if (isElsewhere(row, asking, view, ids)) return [{ answer: { ...answer, group: rest }, place: 2 }];
    const worth = worths.get(row.token);
    const act = worth === undefined ? answer.act : say(`answers.${worth}`);
    const spoken = worth === undefined ? answer.spoken : `${answer.spoken}, ${act}`;
    return [{ answer: { ...answer, act, spoken, group: here }, place: worth === 'turns' ? 0 : 1 }];
  });
  const headed = sorted.some(({ place }) => place === 2) && sorted.some(({ place }) => place < 2);
  return sorted
    .sort((a, b) => a.place - b.place)
    .map(({ answer, place }) => (headed || place === 2 ? answer : { ...answer, group: null }));
};
