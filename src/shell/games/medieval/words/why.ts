/** Why a fight or a shot ends as it does, as half a sentence: by both strengths, or by the rule that outweighs them. */
import { type Blow, beats, defenceOf } from '../../../../games/medieval/reading/duel';
import { isShooter } from '../../../../games/medieval/reading/reach';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { say } from '../../../../text';
import { kindName } from './names';
import type { Outcome } from './outcome';

/** What a kind shows as its strength; a Spy, a King and a bomb show none, and nobody expects them to hold. */
const shownOf = (kind: number): number => Number.parseInt(UNITS[kind]?.sign ?? '', 10) || 0;

/** What the attacker seems to have: Footmen together what they come to, anybody else the figure on its face. */
const seeming = (ownKind: number, { attack }: Blow): number => (ownKind === KIND.footman ? attack : shownOf(ownKind));

const guardKey = (wins: boolean, shot: boolean): string => {
  if (wins) return 'medieval.why.guard.beaten';
  return shot ? 'medieval.why.guard.shot' : 'medieval.why.guard';
};

/** The rule that decides against a kind; null where strengths are compared. */
const ruleOf = (ownKind: number, blow: Blow, kind: number): string | null => {
  const wins = beats(blow, kind);
  if (blow.shot && kind === KIND.king) return say('medieval.why.king');
  if (isShooter(ownKind) && ownKind !== KIND.archer) return say('medieval.why.sure', { unit: kindName(ownKind) });
  if (kind === KIND.guard) return say(guardKey(wins, blow.shot));
  return defenceOf(kind, blow.shot) === 0 ? say('medieval.why.weak', { unit: kindName(kind) }) : null;
};

const isTie = (ownKind: number, blow: Blow, kind: number): boolean =>
  kind !== KIND.bomb && ruleOf(ownKind, blow, kind) === null && blow.attack === defenceOf(kind, blow.shot);

/** The rule, where the strengths on the two faces alone would say otherwise; else null. */
export const reasonAgainst = (ownKind: number, blow: Blow, kind: number): string | null => {
  if (kind === KIND.bomb) return null;
  const byFaces = seeming(ownKind, blow) >= shownOf(kind);
  return byFaces === beats(blow, kind) ? null : ruleOf(ownKind, blow, kind);
};

/** Of equal strengths, where nothing but them decides: whose the fight is; null where they differ. */
export const tieReason = (ownKind: number, blow: Blow, kind: number): string | null =>
  isTie(ownKind, blow, kind) ? say('medieval.why.tied') : null;

/** Why the fight against a known piece ends so. */
export const whyOf = ({ blow, other, ownKind }: Outcome): string => {
  const kind = other.kind ?? 0;
  const { attack, shot } = blow;
  if (isTie(ownKind, blow, kind)) return say('medieval.why.tie', { attack });
  return ruleOf(ownKind, blow, kind) ?? say('medieval.why.numbers', { attack, defence: defenceOf(kind, shot) });
};
