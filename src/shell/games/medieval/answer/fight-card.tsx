/** A fight beside the board: who meets whom, with what strength, and how it ends or may end. */
import type { GameEvent } from '../../../../contract/event';
import type { View, Viewer } from '../../../../contract/view';
import { type FightSeen, fightAt, lastFightAt } from '../../../../match/games/medieval/fight';
import { fightsSince } from '../../../../match/games/medieval/fights-since';
import { pieceName, type Who } from '../../../../match/games/medieval/who';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { useEdges } from '../../../battle/use-edges';
import { Token } from '../parts/token';
import { faceSign, kindName, sideOf, squareName } from '../words/names';
import type { Outcome } from '../words/outcome';
import { reasonAgainst, tieReason } from '../words/why';
import { type Verdict, verdictAhead, verdictPast } from './verdict';

interface Fighter {
  readonly seat: number;
  readonly kind: number | null;
  readonly name: string;
  /** What it counts or shows, for the eye. */
  readonly strength: string;
  readonly falls: boolean;
}

interface Card extends Verdict {
  readonly when: 'ahead' | 'past';
  readonly title: string;
  /** Where it is fought. */
  readonly square: string;
  readonly own: Fighter;
  readonly other: Fighter;
  /** Both in a line, with whose they are, where there is no room for the fighters; null: there is. */
  readonly met: string | null;
  /** The rule that decides where both strengths alone would say otherwise, or are equal; null where they say it. */
  readonly why: string | null;
}

const signOf = (kind: number | null): string => (kind === null ? say('medieval.fight.unclear') : faceSign(kind));

const nameOf = (kind: number | null, footmen = 1): string => {
  if (kind === null) return say('medieval.fight.hidden');
  return footmen > 1 ? say('medieval.fight.joined', { count: footmen }) : kindName(kind);
};

const strengthOf = (kind: number, footmen: number): string => (footmen > 1 ? String(2 * footmen) : signOf(kind));

/** The card of a fight that is chosen and not confirmed. */
export const cardAhead = (outcome: Outcome): Card => {
  const { own, other, ownKind, footmen, blow, ends } = outcome;
  return {
    when: 'ahead',
    title: say(blow.shot ? 'medieval.fight.shot' : 'medieval.fight.ahead', { square: squareName(other.square) }),
    square: squareName(other.square),
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
    ...verdictAhead(outcome),
    met: null,
    why: other.kind === null ? null : whyOnCard(ownKind, blow, other.kind),
  };
};

/** The rule that decides, for the card: also of a tie, of which the two figures alone say nothing. */
const whyOnCard = (...fight: Parameters<typeof reasonAgainst>): string | null =>
  reasonAgainst(...fight) ?? tieReason(...fight);

const whyPast = ({ own, other, fought, shot }: FightSeen): string | null =>
  fought === null || own.kind === null || other.kind === null
    ? null
    : whyOnCard(own.kind, { attack: fought.attack, shot }, other.kind);

/** `your Archer`, `Blue’s Guard`, `3 Footmen together`. */
const whoMet = ({ seat, kind }: Who, footmen: number, viewer: Viewer): string => {
  if (footmen > 1) return nameOf(kind, footmen);
  if (seat === viewer && kind !== null) return say('medieval.spoken.own', { unit: kindName(kind) });
  return pieceName({ seat, kind });
};

const cardPast = (fight: FightSeen, viewer: Viewer): Card => {
  const { own, other, fought, shot, footmen, square } = fight;
  const beaten = fought?.beaten ?? false;
  return {
    when: 'past',
    title: say('medieval.fight.past', { square: squareName(square) }),
    square: squareName(square),
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
    ...verdictPast(fight, viewer),
    met: capital(say('medieval.fight.met', { own: whoMet(own, footmen, viewer), theirs: whoMet(other, 1, viewer) })),
    why: whyPast(fight),
  };
};

/** The fights that are news to this viewer, the last one first: no loss disappears before it has been read. */
export const fightCards = (events: readonly GameEvent[], viewer: Viewer): readonly Card[] =>
  fightsSince(events, viewer)
    .flatMap((at) => fightAt(events, at) ?? [])
    .map((fight) => cardPast(fight, viewer))
    .reverse();

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

export const FightCard = ({ card: { when, title, own, other, verdict, met, why, seen } }: { card: Card }) => (
  <section
    ref={useEdges()}
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
    {met !== null && <p class="siege-met">{met}</p>}
    <div class="fighters">
      <FighterLine fighter={own} />
      <span class="fight-against">{say('medieval.fight.against')}</span>
      <FighterLine fighter={other} />
    </div>
    {why !== null && <p class="siege-why">{capital(why)}.</p>}
  </section>
);

/** A fight before the last one, in a line. */
export const EarlierFight = ({ card: { square, own, other, verdict, seen } }: { card: Card }) => {
  const title = say('medieval.fight.earlier', { square });
  return (
    <p class="fight-earlier" data-verdict={seen}>
      <span>{say('medieval.fight.label', { title, own: own.name, theirs: other.name })}</span>{' '}
      <strong class="fight-verdict">{verdict}</strong>
    </p>
  );
};

/** The last fight of the replay. */
export const LastFight = ({ view: { viewer }, events }: { view: View; events: readonly GameEvent[] }) => {
  const fight = fightAt(events, lastFightAt(events));
  return fight === null ? null : <FightCard card={cardPast(fight, viewer)} />;
};
