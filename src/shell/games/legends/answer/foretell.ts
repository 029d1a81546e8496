/** What a choice of Legends would do, as far as its own player can tell from the view: nothing is guessed. */
import type { ChoiceCode, Decision } from '../../../../contract/decision';
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { PRIMED_USER } from '../../../../games/legends/names';
import { combatOf } from '../../../../games/legends/reading/combat';
import { sparing } from '../../../../games/legends/reading/doom';
import { tokenOf, tokensOn } from '../../../../games/legends/reading/knowledge';
import { areAllies } from '../../../../games/legends/reading/pieces-seen';
import { storyOf } from '../../../../games/legends/reading/story';
import { sumOfParts } from '../../../../games/legends/reading/strength';
import { unpackChoice } from '../../../../games/shared/choice';
import { meantOn, powerUsed } from '../../../../match/games/legends/meant';
import { pieceLabel, pieceName } from '../../../../match/games/legends/question';
import { askedFor } from '../../../../match/games/legends/sentences/asked';
import { type Args, say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { type Attack, attackIn, deciderText, fightAhead, showsLines } from '../fight/fight-ahead';
import { oddsLine } from '../fight/odds-words';
import { turningLines } from '../fight/turning-words';
import { kindThe, sayIn, strengthNamed } from '../words';
import { castleWarning } from './castle-warning';
import { fallLines } from './falls';
import { strikeLine, strikeOddsLine } from './strike';
import { thenLines, withoutTheTwo } from './then';

type Fought = Extract<GameEvent, { type: 'fought' }>;

/** The comparison as it will come, with everything that counts in it. */
const foughtLine = ({ attack, defence }: Fought, view: View, met: Attack | null): string =>
  say('foretold.fought', { ...namesOf(view, met), attack, defence, end: endOf(attack, defence) });

/** Both parties, as labels and inside a sentence. */
const namesOf = (view: View, met: Attack | null): Args => {
  const [own, theirs] = [met?.attacker.id ?? -1, met?.defender.id ?? -1];
  return {
    own: capital(pieceLabel(view, own)),
    theirs: pieceLabel(view, theirs),
    piece: pieceName(view, own),
    foe: pieceName(view, theirs),
  };
};

const endOf = (own: number, theirs: number): string => (own > theirs ? 'wins' : own < theirs ? 'loses' : 'ties');

/** One line about an attack, as the fight's card beside the answers has it in full. */
const attackLine = ({ view, decision, code, events, past = [], unaided = false }: Foretold): string => {
  const story = storyOf(past, view);
  const told = fightAhead({ view, story, decision, code, events, unaided });
  const attack = attackIn(view, decision, code);
  if (told === null || attack === null) return '';
  if (told.odds !== null) return oddsLine(view, told.odds);
  const combat = combatOf(view, attack.attacker, attack.defender);
  if (combat === null) return say('foretold.hidden');
  const { decider } = combat;
  switch (decider.by) {
    case 'castle':
      return sayIn(view, 'foretold.castle');
    case 'spell':
      return sayIn(view, 'foretold.magic', { text: deciderText(view, attack.defender, decider.power) });
    case 'dispel':
      return sayIn(view, 'fight.dispels');
    case 'power':
      return deciderText(view, decider.whose === 'attacker' ? attack.attacker : attack.defender, decider.power);
    case 'strength': {
      const [own, theirs] = [sumOfParts(decider.attack), sumOfParts(decider.defence)];
      const end = endOf(own, theirs);
      const turning = turningLines(view, attack);
      const open = turning.length === 0 ? 'yes' : 'no';
      const line = say('foretold.known', { ...namesOf(view, attack), attack: own, defence: theirs, end, open });
      return [line, ...turning].join(' ');
    }
  }
};

/** What is asked, and what is sure to come of the choice: the events that hold whatever is hidden. */
export interface Foretold {
  readonly view: View;
  readonly decision: Decision;
  readonly code: ChoiceCode;
  readonly events: readonly GameEvent[];
  /** Tokens that fall or not, as what is hidden has it. */
  readonly perhaps?: readonly number[];
  /** All events of the viewer so far: what is known of hidden pieces. */
  readonly past?: readonly GameEvent[];
  /** The players remember by themselves what they have seen. */
  readonly unaided?: boolean;
}

const attackLines = (foretold: Foretold): readonly string[] => {
  const { view, decision, code, events } = foretold;
  if (attackIn(view, decision, code) === null) return fallLines(foretold);
  const fought = events.find((event) => event.type === 'fought');
  return fought === undefined
    ? [attackLine(foretold)]
    : [foughtLine(fought, view, attackIn(view, decision, code)), ...fallLines(foretold)];
};

/** Who uses the power of the choice. */
const userIn = ({ view, decision, code }: Foretold): TokenView | undefined => {
  const { item, from } = unpackChoice(code);
  return tokensOn(view, from, decision.seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
};

/** Pieces of the player's own that are hidden yet and will be revealed besides the one that uses the power. */
const othersShown = ({ view, decision, events }: Foretold, user: TokenView | undefined): readonly string[] => {
  const shown = new Set(events.flatMap((event) => (event.type === 'shown' ? [event.token] : [])));
  return view.tokens
    .filter(({ id, seat }) => shown.has(id) && id !== user?.id && areAllies(seat, decision.seat))
    .flatMap(showsLines);
};

/** Why its user is sure to fall that only a certain strength would spare: the hidden target can’t be of it. */
const unsparedLines = ({ view, decision, code, events }: Foretold, user: TokenView | undefined): readonly string[] => {
  const [spares] = sparing(powerUsed(view, decision, code));
  const [target] = meantOn(view, decision, code);
  if (spares === undefined || target?.kind !== null) return [];
  if (!events.some((event) => event.type === 'removed' && event.token === user?.id)) return [];
  return [say('foretold.none-left', { strength: strengthNamed(spares, view) })];
};

const without = (events: readonly GameEvent[], user: TokenView | undefined): readonly GameEvent[] =>
  events.filter((event) => event.type !== 'removed' || event.token !== user?.id);

/** That a piece which is hidden yet is all that its side loses by its power: one sentence. */
const costsLines = (
  { view, decision }: Foretold,
  user: TokenView | undefined,
  events: readonly GameEvent[],
): readonly string[] => {
  const lost = events.flatMap((event) =>
    event.type === 'removed' && areAllies(tokenOf(view, event.token)?.seat ?? event.seat, decision.seat)
      ? [event.token]
      : [],
  );
  if (showsLines(user).length === 0 || lost.length !== 1 || lost[0] !== user?.id) return [];
  return [capital(say('foretold.costs', { piece: kindThe(user?.kind ?? null) }))];
};

/** What using a power makes of the fight that goes on, whom it reveals and who falls by it. */
const useLines = (foretold: Foretold): readonly string[] => {
  const { view, events } = foretold;
  const user = userIn(foretold);
  const then = thenLines(view, events);
  const rest = then.length === 0 ? events : withoutTheTwo(view, events);
  const costs = costsLines(foretold, user, rest);
  const strikes = strikeLines(foretold, user);
  // the odds of what is hidden say that it may fall
  const perhaps = strikes.length > 0 ? [] : (foretold.perhaps ?? []);
  return [
    ...then,
    ...(costs.length > 0 ? costs : showsLines(user)),
    ...othersShown(foretold, user),
    ...strikes,
    ...fallLines({ ...foretold, perhaps, events: costs.length > 0 ? without(rest, user) : rest }),
    ...unsparedLines(foretold, user),
  ];
};

/** Lines about one choice, a warning first; none where there is nothing to say before it happens. */
export const foretellLines = (foretold: Foretold): readonly string[] => {
  const warning = castleWarning(foretold);
  const lines = choiceLines(foretold);
  if (warning === null) return lines;
  const shown = showsLines(userIn(foretold));
  return [warning, ...lines.filter((line) => !shown.includes(line))];
};

/** A Distance Strike does not always destroy what it is aimed at, nor does what asks for a base strength. */
const strikeLines = (foretold: Foretold, user: TokenView | undefined): readonly string[] => {
  const { view, decision, code, events, past = [], unaided = false } = foretold;
  const power = powerUsed(view, decision, code);
  const [target] = meantOn(view, decision, code);
  if (user === undefined || target === undefined) return [];
  if (power === undefined) return [];
  const isStrike = 'keyword' in power && power.keyword === 'distanceStrike';
  const line = isStrike ? strikeLine(view, user, target, events) : '';
  const odds = unaided ? '' : strikeOddsLine(view, storyOf(past, view), power, [user, target]);
  return [line, odds].filter((one) => one !== '');
};

/** Of a piece that is picked to be destroyed the question itself says that it is lost. */
const withoutPicked = (foretold: Foretold): Foretold => {
  const { view, decision, code, events } = foretold;
  const asked = askedFor(decision, view);
  if (asked !== 'destroy' && asked !== 'cost') return foretold;
  const ids = meantOn(view, decision, code).map(({ id }) => id);
  return { ...foretold, events: events.filter((event) => event.type !== 'removed' || !ids.includes(event.token)) };
};

const choiceLines = (foretold: Foretold): readonly string[] => {
  const { view, decision, code } = foretold;
  const { form } = unpackChoice(code);
  switch (form) {
    case 'move':
      return attackLines(foretold);
    case 'power':
    case 'powerTo':
    case 'granted':
      if (attackIn(view, decision, code) !== null) return attackLines(foretold);
      // what it does stands in the list
      return decision.kind === 'order' ? [] : useLines(foretold);
    case 'square':
      return attackLines(withoutPicked(foretold));
    default:
      return [];
  }
};
