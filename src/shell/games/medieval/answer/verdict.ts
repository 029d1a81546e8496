/** How a fight ends, as its reader takes it: who falls, and whether that is good news. */
import type { Viewer } from '../../../../contract/view';
import { SEATS } from '../../../../games/medieval/plan';
import { KIND } from '../../../../games/medieval/units';
import type { FightSeen } from '../../../../match/games/medieval/fight';
import { pieceName, type Who } from '../../../../match/games/medieval/who';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { kindName } from '../words/names';
import { goesToPrison, type Outcome, percent } from '../words/outcome';

export interface Verdict {
  readonly verdict: string;
  /** How it looks: a word that fight.css knows. */
  readonly seen: 'wins' | 'loses' | 'open';
}

/** `Your Axeman falls`; `Blue’s Alchemist is captured`: who goes to prison does, and a King. */
const fallsText = (who: Who, isYours: boolean): string => {
  const isCaptured = who.kind !== null && (who.kind === KIND.king || goesToPrison(who.kind));
  if (isYours && who.kind !== null)
    return say(isCaptured ? 'medieval.fight.captured.yours' : 'medieval.fight.falls.yours', {
      unit: kindName(who.kind),
    });
  return say(isCaptured ? 'medieval.fight.captured' : 'medieval.fight.falls', { piece: capital(pieceName(who)) });
};

/** `Blocked by Blue’s Guard`, `Blocked by your Knight`. */
const blockedText = (who: Who, viewer: Viewer): string => {
  const isYours = who.seat === viewer && who.kind !== null;
  const piece = isYours ? say('medieval.spoken.own', { unit: kindName(who.kind) }) : pieceName(who);
  return say('medieval.fight.blocked', { piece });
};

/** Of a fight that is over: by the viewer's own piece; to an onlooker the attacker is the one who wins or loses. */
export const verdictPast = ({ own, other, removed, fought, shot }: FightSeen, viewer: Viewer): Verdict => {
  const side = viewer < SEATS ? viewer : own.seat;
  if (removed !== null) {
    const seen = removed.seat === side ? 'loses' : 'wins';
    return { verdict: fallsText(removed, removed.seat === viewer), seen };
  }
  // a bomb that is shot takes along who stands there, of which is told by itself
  if (fought === null) return { verdict: say('medieval.fight.explodes'), seen: 'open' };
  if (shot)
    return {
      verdict: blockedText(other, viewer),
      seen: own.seat === side ? 'loses' : 'wins',
    };
  return { verdict: say('medieval.fight.unclear'), seen: 'open' };
};

/** Of a fight that its attacker has chosen. */
export const verdictAhead = ({ ends, odds, blow, own, ownKind, other }: Outcome): Verdict => {
  switch (ends) {
    case 'wins':
      return { verdict: fallsText(other, false), seen: 'wins' };
    case 'explodes':
      return { verdict: say('medieval.fight.explodes'), seen: 'loses' };
    case 'loses': {
      const lost = fallsText({ seat: own.seat, kind: ownKind }, true);
      return {
        verdict: blow.shot ? blockedText(other, own.seat) : lost,
        seen: 'loses',
      };
    }
    case 'open': {
      const key = blow.shot ? 'medieval.fight.odds.shot' : 'medieval.fight.odds';
      const verdict = odds === null ? say('medieval.fight.unclear') : say(key, { win: percent(odds.win) });
      return { verdict, seen: 'open' };
    }
  }
};
