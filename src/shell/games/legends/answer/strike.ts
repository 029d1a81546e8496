/** What a Distance Strike comes to, as far as both strengths are known (R60, R62). */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import type { Power } from '../../../../games/legends/language';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import {
  STRIKE_OUTCOMES,
  strikeOdds,
  strikePercents,
  strikeStrengths,
} from '../../../../games/legends/reading/strike-odds';
import { pieceLabel, pieceName } from '../../../../match/games/legends/question';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';

/** The comparison that the strike leads to, in one line; empty where nothing can be told of it. */
export const strikeLine = (view: View, striker: TokenView, target: TokenView, events: readonly GameEvent[]): string => {
  const fought = events.find((event) => event.type === 'fought');
  const [own, other] = strikeStrengths(view, striker, target);
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

/** The odds against a hidden piece, over everything that it may be; empty against a known one, and where they can't be told. */
export const strikeOddsLine = (
  view: View,
  story: readonly Beat[],
  power: Power,
  [user, target]: readonly [TokenView, TokenView],
): string => {
  const shares = target.kind === null ? strikeOdds(view, story, power, [user, target]) : null;
  if (shares === null) return '';
  const whole = strikePercents(shares);
  const list = STRIKE_OUTCOMES.filter((outcome) => shares[outcome] > 0).map((outcome) =>
    say('foretold.odds.part', {
      name: say(`foretold.strike.${outcome}`),
      percent: say('fight.percent', { percent: whole[outcome] }),
    }),
  );
  return say('foretold.strike.odds', { list: list.join(', ') });
};
