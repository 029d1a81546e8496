/** What decided a battle, as the banner over the board says it: the castle by its name. */
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { armyOf, isPlainForm, pieceKnown } from '../../../games/legends/reading/pieces-seen';
import { say, unitName } from '../../../text';
import { capital } from '../../../text/capital';
import { endingText } from './ending';
import { sayIn } from './say-in';
import { sideOf } from './sides';

interface CastleLost {
  readonly kind: number;
  readonly army: number;
  /** By control: it still stands. */
  readonly captured: boolean;
}

const isCastle = (kind: number | null): kind is number => kind !== null && pieceKnown(kind)?.strength === 'castle';

/** The castles that the losers have lost, as the last view shows them. */
const castlesLost = (view: View, winners: readonly number[]): readonly CastleLost[] => {
  const hasLost = (army: number): boolean => !winners.includes(army);
  const fallen = view.heaps.flatMap(({ name, seat, kinds }) =>
    name === 'fallen' && seat !== null && hasLost(seat)
      ? kinds.filter(isCastle).map((kind) => ({ kind, army: seat, captured: false }))
      : [],
  );
  const captured = view.tokens.flatMap((token) => {
    const army = armyOf(view, token);
    return isCastle(token.kind) && hasLost(army) && !hasLost(token.seat)
      ? [{ kind: token.kind, army, captured: true }]
      : [];
  });
  return [...fallen, ...captured];
};

/** A name that takes no article: it has one, or says whose it is. */
const standsAlone = (name: string): boolean => name.startsWith('The ') || name.includes('’s ');

/** As a sentence; why the battle ended where that was no one castle. */
export const headlineText = (view: View, result: Pick<Result, 'reason' | 'winners' | 'score'>): string => {
  const [lost, ...more] = result.reason === 'castle' ? castlesLost(view, result.winners) : [];
  if (lost === undefined || more.length > 0) return endingText(view, result);
  const name = unitName('legends', lost.kind);
  const castle = standsAlone(name) ? name : say('legends.headline.the', { castle: name });
  const how = isPlainForm(view) || lost.captured ? 'legends.headline.captured' : 'legends.headline.fallen';
  return capital(sayIn(view, how, { castle, side: sideOf(view, lost.army) }));
};
