/** Who falls by a choice: enemies first, the strongest first, and what is hidden as so many pieces. */
import type { Decision } from '../../../../contract/decision';
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import type { Strength } from '../../../../games/legends/language';
import { tokenOf } from '../../../../games/legends/reading/knowledge';
import { areAllies, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { say } from '../../../../text';
import { kindName } from '../words';

/** So many pieces of a side are named. */
const NAMED = 6;

interface Fallen {
  readonly kind: number | null;
  readonly own: boolean;
}

const rankOf = (strength: Strength | undefined): number => {
  if (strength === 'castle') return Number.POSITIVE_INFINITY;
  return typeof strength === 'number' ? strength : 0;
};

const rank = ({ kind }: Fallen): number => rankOf(pieceKnown(kind)?.strength);

/** `Electibra, Fray and two hidden pieces`. */
const listed = (fallen: readonly Fallen[]): string => {
  const known = fallen.filter(({ kind }) => kind !== null).sort((a, b) => rank(b) - rank(a));
  const hidden = fallen.length - known.length;
  const more = known.length - NAMED;
  const parts = [
    ...known.slice(0, NAMED).map(({ kind }) => kindName(kind)),
    ...(more > 0 ? [say('foretold.more', { count: more })] : []),
    ...(hidden > 0 ? [say('foretold.hiddenPieces', { count: hidden })] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : say('legends.say.and', { first: parts.join(', '), second: last });
};

interface Foreseen {
  readonly view: View;
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
  readonly perhaps?: readonly number[];
}

/** Who is sure to fall and who may, and whether the battle ends with it. */
export const fallLines = ({ view, decision, events, perhaps = [] }: Foreseen): readonly string[] => {
  const fallen = events.flatMap((event): readonly Fallen[] => {
    if (event.type !== 'removed') return [];
    const seat = tokenOf(view, event.token)?.seat ?? event.seat;
    return [{ kind: event.kind, own: areAllies(seat, decision.seat) }];
  });
  const [theirs, own] = [fallen.filter((one) => !one.own), fallen.filter((one) => one.own)];
  const doubtful = perhaps.filter((id) => tokenOf(view, id)?.kind === null).length;
  return [
    ...(theirs.length === 0 ? [] : [say('foretold.falls', { names: listed(theirs) })]),
    ...(own.length === 0 ? [] : [say('foretold.loses', { names: listed(own) })]),
    ...(doubtful === 0 ? [] : [say('foretold.perhaps', { count: doubtful })]),
    ...(events.some(({ type }) => type === 'over') ? [say('foretold.over')] : []),
  ];
};
