/** A fight beside the board: who meets whom, with what strength, and how it ends or may end. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { type FightSeen, fightAt, lastFightAt } from '../../../../match/games/medieval/fight';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { Token } from '../parts/token';
import { faceSign, kindName, sideOf, squareName } from '../words/names';
import { type Outcome, percent } from '../words/outcome';
import { reasonAgainst } from '../words/why';

interface Fighter {
  readonly seat: number;
  readonly kind: number | null;
  readonly name: string;
  /** What it counts or shows, for the eye. */
  readonly strength: string;
  readonly falls: boolean;
}

interface Card {
  readonly when: 'ahead' | 'past';
  readonly title: string;
  readonly own: Fighter;
  readonly other: Fighter;
  readonly verdict: string;
  /** The rule that decides where both strengths alone would say otherwise; null where they say it. */
  readonly why: string | null;
  /** How it looks: a word that fight.css knows. */
  readonly seen: 'wins' | 'loses' | 'open';
}

const signOf = (kind: number | null): string => (kind === null ? say('medieval.fight.unclear') : faceSign(kind));

const nameOf = (kind: number | null, footmen = 1): string => {
  if (kind === null) return say('medieval.fight.hidden');
  return footmen > 1 ? say('medieval.fight.joined', { count: footmen }) : kindName(kind);
};

/** Several Footmen win, one piece wins. */
const winsText = (kind: number | null, footmen = 1): string =>
  say('medieval.fight.wins', { name: nameOf(kind, footmen), count: footmen });

const strengthOf = (kind: number, footmen: number): string => (footmen > 1 ? String(2 * footmen) : signOf(kind));

const verdictAhead = ({ ends, odds, blow, ownKind, footmen, other }: Outcome): string => {
  switch (ends) {
    case 'wins':
      return winsText(ownKind, footmen);
    case 'explodes':
      return say('medieval.fight.explodes');
    case 'loses':
      return blow.shot ? say('medieval.fight.blocked') : winsText(other.kind);
    case 'open':
      if (odds === null) return say('medieval.fight.unclear');
      return say(blow.shot ? 'medieval.fight.odds.shot' : 'medieval.fight.odds', { win: percent(odds.win) });
  }
};

/** The card of a fight that is chosen and not confirmed. */
export const cardAhead = (outcome: Outcome): Card => {
  const { own, other, ownKind, footmen, blow, ends } = outcome;
  return {
    when: 'ahead',
    title: say(blow.shot ? 'medieval.fight.shot' : 'medieval.fight.ahead', { square: squareName(other.square) }),
    own: {
      seat: own.seat,
      kind: ownKind,
      name: nameOf(ownKind, footmen),
      strength: strengthOf(ownKind, footmen),
      falls: !blow.shot && (ends === 'loses' || ends === 'explodes'),
    },
    other: {
      seat: other.seat,
      kind: other.kind,
      name: nameOf(other.kind),
      strength: signOf(other.kind),
      falls: ends === 'wins' || ends === 'explodes',
    },
    verdict: verdictAhead(outcome),
    why: other.kind === null ? null : reasonAgainst(ownKind, blow, other.kind),
    seen: ends === 'wins' ? 'wins' : ends === 'open' ? 'open' : 'loses',
  };
};

const verdictPast = ({ own, other, fought, shot, footmen }: FightSeen): string => {
  if (fought === null) return say('medieval.fight.explodes');
  if (!fought.beaten && shot) return say('medieval.fight.blocked');
  return fought.beaten ? winsText(own.kind, footmen) : winsText(other.kind);
};

const whyPast = ({ own, other, fought, shot }: FightSeen): string | null =>
  fought === null || own.kind === null || other.kind === null
    ? null
    : reasonAgainst(own.kind, { attack: fought.attack, shot }, other.kind);

const cardPast = (fight: FightSeen): Card => {
  const { own, other, fought, shot, footmen, square } = fight;
  const beaten = fought?.beaten ?? false;
  return {
    when: 'past',
    title: say('medieval.fight.past', { square: squareName(square) }),
    own: {
      seat: own.seat,
      kind: own.kind,
      name: nameOf(own.kind, footmen),
      strength: own.kind === null ? '' : strengthOf(own.kind, footmen),
      falls: !beaten && !shot,
    },
    other: {
      seat: other.seat,
      kind: other.kind,
      name: nameOf(other.kind),
      strength: signOf(other.kind),
      falls: beaten || fought === null,
    },
    verdict: verdictPast(fight),
    why: whyPast(fight),
    seen: beaten ? 'wins' : 'loses',
  };
};

/** The last fight of these rows; null where there was none. */
export const lastFight = (events: readonly GameEvent[]): Card | null => {
  const fight = fightAt(events, lastFightAt(events));
  return fight === null ? null : cardPast(fight);
};

const FighterLine = ({ fighter }: { fighter: Fighter }) => (
  <div class="fighter" data-fate={fighter.falls ? 'falls' : undefined}>
    <span class="fighter-who">
      <Token seat={fighter.seat} kind={fighter.kind} />
      <span class="fighter-words">
        <span class="fighter-name">{fighter.name}</span>
        <span class="fighter-side">{sideOf(fighter.seat)}</span>
      </span>
    </span>
    <span class="fighter-strength">{fighter.strength}</span>
  </div>
);

export const FightCard = ({ card: { when, title, own, other, verdict, why, seen } }: { card: Card }) => (
  <section
    class="fight siege-fight"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
    tabIndex={0}
    data-when={when}
    data-verdict={seen}
    aria-label={say('medieval.fight.label', { title, own: own.name, theirs: other.name })}
  >
    <h2 class="fight-title">
      <span>{title}</span>
      <strong class="fight-verdict">{verdict}</strong>
    </h2>
    <div class="fighters">
      <FighterLine fighter={own} />
      <span class="fight-against">{say('medieval.fight.against')}</span>
      <FighterLine fighter={other} />
    </div>
    {why !== null && <p class="siege-why">{capital(why)}.</p>}
  </section>
);

/** The last fight of the replay. */
export const LastFight = ({ events }: { view: View; events: readonly GameEvent[] }) => {
  const card = lastFight(events);
  return card === null ? null : <FightCard card={card} />;
};
