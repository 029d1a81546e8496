/** What a Distance Strike comes to, as far as both strengths are known (R60, R62). */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { partsKnown, sumOfParts } from '../../../../games/legends/reading/strength';
import { pieceLabel, pieceName } from '../../../../match/games/legends/question';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';

/** Strengths as they are while the strike is open, or null without one, or with one that the viewer does not know. */
const strengthsOf = (view: View, striker: TokenView, target: TokenView): readonly (number | null)[] => {
  const struck = { ...view, lists: { ...view.lists, strike: [striker.id, target.id] } };
  return [striker, target].map((token) => {
    const parts = partsKnown(struck, token);
    return parts === null ? null : sumOfParts(parts);
  });
};

/** The comparison that the strike leads to, in one line; empty where nothing can be told of it. */
export const strikeLine = (view: View, striker: TokenView, target: TokenView, events: readonly GameEvent[]): string => {
  const fought = events.find((event) => event.type === 'fought');
  const [own = null, other = null] = strengthsOf(view, striker, target);
  const [attack, defence] = fought === undefined ? [own, other] : [fought.attack, fought.defence];
  if (attack === null) return '';
  if (pieceKnown(target.kind) === null) return say('foretold.strike.hidden', { attack });
  const foe = pieceName(view, target.id);
  if (defence === null) return capital(say('foretold.strike.never', { foe }));
  return say('foretold.strike', {
    own: capital(pieceLabel(view, striker.id)),
    theirs: pieceLabel(view, target.id),
    foe,
    attack,
    defence,
    end: attack > defence ? 'falls' : 'stays',
    sure: fought === undefined ? 'no' : 'yes',
  });
};
