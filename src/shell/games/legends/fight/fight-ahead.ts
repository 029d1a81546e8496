/** The fight that a completed choice would begin, as far as its own player can tell. */
import type { ChoiceCode, Decision } from '../../../../contract/decision';
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Effect, Power } from '../../../../games/legends/language';
import { KEYWORDS } from '../../../../games/legends/language';
import { PRIMED_TARGET, PRIMED_USER } from '../../../../games/legends/names';
import { type Combat, combatOf, metView, partsThere, verdictOf } from '../../../../games/legends/reading/combat';
import { keywordsNow } from '../../../../games/legends/reading/holds';
import { tokenOf, tokensOn } from '../../../../games/legends/reading/knowledge';
import { oddsOf } from '../../../../games/legends/reading/odds';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { partsKnown, type StrengthPart, strengthNow } from '../../../../games/legends/reading/strength';
import { unpackChoice } from '../../../../games/shared/choice';
import { say, terrainName } from '../../../../text';
import { capital } from '../../../../text/capital';
import { kindThe, powerText, readerOf, sayIn, squareName } from '../words';
import { type FightTold, fighterOf, withFates } from './fight-layout';
import { spellLines } from './odds-words';

const SHOWN_TO_ALL = 511;
const BERSERK = 'legends.berserk';

const movesItself = (effect: Effect): boolean => effect.op === 'move' && effect.who === 'self' && 'path' in effect;

/** May the power bring its piece onto the square of an enemy? */
const mayAttack = (power: Power | undefined): boolean => {
  if (power === undefined) return false;
  const meaning = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  return 'do' in meaning && meaning.do.some(movesItself);
};

export interface Attack {
  readonly attacker: TokenView;
  readonly defender: TokenView;
}

const pair = (attacker: TokenView | undefined | null, defender: TokenView | undefined): Attack | null =>
  attacker === undefined || attacker === null || defender === undefined || attacker.id === defender.id
    ? null
    : { attacker, defender };

/** Who would attack whom by this choice; null where nobody would. */
export const attackIn = (view: View, decision: Decision, code: ChoiceCode): Attack | null => {
  const { form, item, from, to } = unpackChoice(code);
  const there = view.tokens.find((token) => token.square === to);
  const user = tokensOn(view, from, decision.seat)[(item & PRIMED_USER) === 0 ? 0 : 1];
  if (form === 'move') return pair(user, there);
  if (form === 'square' && decision.key === BERSERK) return pair(tokenOf(view, decision.args[0] ?? -1), there);
  const number = item & ~(PRIMED_TARGET | PRIMED_USER);
  if (form === 'powerTo')
    return mayAttack(pieceKnown(user?.kind ?? null)?.powers[number - 1]) ? pair(user, there) : null;
  const keyword = KEYWORDS[number];
  if (form === 'granted') return keyword !== undefined && mayAttack({ keyword }) ? pair(user, there) : null;
  return null;
};

/** The text of a power that decides, to whoever looks on. */
export const deciderText = (view: View, { kind, seat }: TokenView, power: number): string =>
  powerText(kind, power, readerOf(view, seat));

const deciderNotes = (view: View, { decider }: Combat, { attacker, defender }: Attack): readonly string[] => {
  switch (decider.by) {
    case 'castle':
    case 'strength':
      return [];
    case 'dispel':
      return [sayIn(view, 'fight.dispels')];
    case 'spell':
      return [deciderText(view, defender, decider.power)];
    case 'power':
      return [deciderText(view, decider.whose === 'attacker' ? attacker : defender, decider.power)];
  }
};

const dispelNote = (view: View, attacker: TokenView): readonly string[] =>
  keywordsNow(view, attacker).includes('dispelMagic') ? [sayIn(view, 'fight.dispels')] : [];

/** What its own square gives the attacker, and is lost by leaving it for this fight. */
export const leavesNote = (view: View, { attacker, defender }: Attack): readonly string[] => {
  const there = partsThere(view, attacker, defender.square) ?? [];
  const own = (parts: readonly StrengthPart[]): number =>
    parts.reduce((sum, { by, source }) => (source.from === 'own' ? sum + by : sum), 0);
  const lost = own(strengthNow(view, attacker)?.parts ?? []) - own(there);
  if (lost <= 0) return [];
  const terrain = terrainName('legends', view.terrain[attacker.square ?? 0] ?? 0);
  const args = { piece: kindThe(attacker.kind), by: lost, terrain, square: squareName(view, attacker.square) };
  return [capital(say('fight.leaves', args))];
};

/** What the attacker may do by an ability of its own, which the odds do not count. */
const ownPowerNotes = (view: View, attacker: TokenView): readonly string[] =>
  (pieceKnown(attacker.kind)?.powers ?? []).flatMap((power, at) =>
    'kind' in power && power.kind === 'ability' && [power.on ?? []].flat().includes('attack')
      ? [say('fight.own-power', { text: deciderText(view, attacker, at + 1) })]
      : [],
  );

const againstHidden = (view: View, story: readonly Beat[], attack: Attack, unaided: boolean): FightTold => {
  const { attacker, defender } = attack;
  const odds = unaided ? null : oddsOf(view, story, attacker, defender);
  return {
    when: 'ahead',
    form: 'attack',
    square: defender.square,
    fighters: [fighterOf(view, attacker, partsThere(view, attacker, defender.square)), fighterOf(view, defender, null)],
    verdict: null,
    odds,
    notes: [
      ...dispelNote(view, attacker),
      ...leavesNote(view, attack),
      ...(odds === null ? [] : [...spellLines(view, odds), ...ownPowerNotes(view, attacker)]),
      ...(unaided ? [say('fight.memory')] : []),
    ],
  };
};

const verdictIn = (combat: Combat): FightTold['verdict'] =>
  combat.decider.by === 'castle' ? 'castle' : verdictOf(combat);

/** Is the end sure, with everything that comes before it? Then the events tell it. */
const isSure = (events: readonly GameEvent[], { attacker, defender }: Attack): boolean =>
  events.some(
    (event) =>
      event.type === 'fought' ||
      event.type === 'over' ||
      (event.type === 'removed' && (event.token === attacker.id || event.token === defender.id)),
  );

const againstKnown = (view: View, attack: Attack, combat: Combat, sure: boolean): FightTold => {
  const { attacker, defender } = attack;
  const met = metView(view, attacker, defender);
  const parts = (id: number) => {
    const token = tokenOf(met, id);
    return token === null ? null : partsKnown(met, token);
  };
  const fighters = [
    fighterOf(view, attacker, parts(attacker.id)),
    fighterOf(view, defender, parts(defender.id)),
  ] as const;
  return {
    when: 'ahead',
    form: 'attack',
    square: defender.square,
    fighters: withFates(fighters, verdictOf(combat)),
    verdict: verdictIn(combat),
    odds: null,
    notes: [
      ...deciderNotes(view, combat, attack),
      ...(combat.decider.by === 'strength' ? leavesNote(view, attack) : []),
    ],
  };
};

export interface Ahead {
  readonly view: View;
  readonly story: readonly Beat[];
  readonly decision: Decision;
  readonly code: ChoiceCode;
  /** What is sure to come of the choice. */
  readonly events: readonly GameEvent[];
  /** The players remember by themselves what they have seen. */
  readonly unaided: boolean;
}

/** That a piece which is hidden yet will be revealed by what it does. */
export const showsLines = (user: TokenView | undefined): readonly string[] =>
  user === undefined || user.shownTo === SHOWN_TO_ALL
    ? []
    : [capital(say('foretold.shows', { piece: kindThe(user.kind) }))];

/** The fight that this choice would begin; null where it begins none. */
export const fightAhead = ({ view, story, decision, code, events, unaided }: Ahead): FightTold | null => {
  const attack = attackIn(view, decision, code);
  if (attack === null) return null;
  const combat = combatOf(view, attack.attacker, attack.defender);
  const told =
    combat === null
      ? againstHidden(view, story, attack, unaided)
      : againstKnown(view, attack, combat, isSure(events, attack));
  return { ...told, notes: [...told.notes, ...showsLines(attack.attacker)] };
};
