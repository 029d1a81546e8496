/** An attack, step by step (R42). */
import { WINDOWS } from '../../games/legends/names';
import { packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { back, berserk, fallen, won } from './aftermath';
import { areFighting, fighters } from './attack-state';
import { ATTACK_STEP as STEP } from './attack-steps';
import { tellComparison } from './compare';
import { destroy } from './destroy';
import { MODE, raise } from './event-frame';
import { hasKeyword, holds } from './filter';
import { kindsOfSide } from './form-rules';
import type { FrameOf } from './frames';
import { show } from './look';
import { powerFrame } from './power-frame';
import { EVENT, KEYWORD } from './powers';
import { begin, type Step } from './procedure';
import { plainScope } from './scope';
import { settleSoon } from './settle';
import { isOnBoard, type LegendsState, NOBODY, type Token } from './state';
import { windowFrame } from './window-frame';

type AttackFrame = FrameOf<'attack'>;
type AttackStep = Step<'attack'>;

/**
 * R42 (2), R43, R53: a castle attacked is shown and falls, with no window and no powers; where its side loses by it, the match
 * is over there. In teams it may have others (R130); what a success brings follows then.
 */
const castle: AttackStep = (game, table, frame) => {
  const [attacker, defender] = fighters(game, frame);
  show(game, attacker, table);
  frame.step = STEP.name;
  if (!defender.kind.isCastle) return undefined;
  show(game, defender, table);
  frame.step = STEP.back;
  destroy(game, [defender], { cause: 'fight', author: frame.seat, by: null }, table);
  settleSoon(game, NOBODY);
  return undefined;
};

const namesFoe = (game: LegendsState, attacker: Token, defender: Token): boolean =>
  attacker.kind.triggers.some(
    ({ namesFoe: names, on, kind, condition }) =>
      names &&
      kind === 'innate' &&
      ((on >> EVENT.attack) & 1) === 1 &&
      holds(game, plainScope(attacker, attacker.seat, defender), condition),
  );

/** R91, R147: any kind of the form and of the side that the defender was made for, before a hidden defender is shown. */
function* name(game: LegendsState, table: Table, frame: AttackFrame): Flow {
  const [attacker, defender] = fighters(game, frame);
  if (namesFoe(game, attacker, defender)) {
    const kinds = kindsOfSide(game.form, defender.kind.piece.side);
    const choices = kinds.map(({ number }) => packChoice('item', { item: number }));
    const answer = yield ask(attacker.seat, 'name', 'legends.name', [attacker.id], choices);
    frame.named = unpackChoice(answer).item;
    table.tell(ALL, { type: 'called', seat: attacker.seat, kind: frame.named });
  }
  frame.step = STEP.reveal;
}

/** R15, R42 (3) and (4). */
const reveal: AttackStep = (game, table, frame) => {
  const [, defender] = fighters(game, frame);
  show(game, defender, table);
  frame.step = STEP.spell;
  settleSoon(game, NOBODY);
  return undefined;
};

/** R55: dispelling is a use of the attacker's keyword, its own or a lent one. */
const dispel = (game: LegendsState, table: Table, attacker: Token, defender: Token): void => {
  const own = attacker.kind.piece.powers.findIndex((power) => 'keyword' in power && power.keyword === 'dispelMagic');
  table.tell(ALL, {
    type: 'used',
    token: attacker.id,
    seat: attacker.seat,
    power: own + 1,
    keyword: KEYWORD.dispelMagic,
  });
  destroy(game, [defender], { cause: 'power', author: attacker.seat, by: attacker }, table);
  settleSoon(game, attacker.seat);
};

/** R54: cast by a Magic piece that is attacked and still there, even when its attacker has fallen. */
const spell: AttackStep = (game, table, frame) => {
  const [attacker, defender] = fighters(game, frame);
  frame.step = STEP.innates;
  if (!defender.kind.isMagic || !isOnBoard(defender)) return undefined;
  if (isOnBoard(attacker) && hasKeyword(game, attacker, KEYWORD.dispelMagic)) {
    dispel(game, table, attacker, defender);
    return undefined;
  }
  const scope = plainScope(defender, defender.seat, attacker);
  const power = defender.kind.spells.find(({ condition }) => holds(game, scope, condition));
  if (power !== undefined) {
    begin(game, powerFrame({ user: defender, power, you: defender.seat, foe: attacker.id }));
  }
  return undefined;
};

/** Steps 6 and 7: the attacker's powers, then the defender's; innates before abilities. */
const triggers =
  (event: 'attack' | 'attacked', mode: number, then: number): AttackStep =>
  (game, _table, frame) => {
    const [self, foe] = event === 'attack' ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker];
    frame.step = then;
    const { origin, named } = frame;
    raise(game, {
      event,
      mode,
      subjects: [self],
      foe,
      ...(event === 'attack' ? { origin, named } : {}),
    });
    return undefined;
  };

const attackWindow: AttackStep = (game, _table, frame) => {
  frame.step = STEP.compare;
  if (game.form.hasWindows && areFighting(game)) {
    const [attacker, defender] = fighters(game, frame);
    begin(game, windowFrame(game, WINDOWS.indexOf('attack'), attacker.seat, defender.seat));
  }
  return undefined;
};

/** R47, R48: the lower falls, equals both; nothing is compared once one of them is gone or both share a side. */
const compare: AttackStep = (game, table, frame) => {
  frame.step = STEP.back;
  if (!areFighting(game)) return undefined;
  const [attacker, defender] = fighters(game, frame);
  const totals = tellComparison(game, table, {
    attacker,
    defender,
    from: frame.origin,
    square: defender.square,
    beats: (attack, defence) => attack >= defence,
  });
  if (totals === null) return undefined;
  const losers: Token[] = [];
  if (totals.attack <= totals.defence) losers.push(attacker);
  if (totals.attack >= totals.defence) losers.push(defender);
  destroy(game, losers, { cause: 'fight', author: frame.seat, by: null }, table);
  settleSoon(game, NOBODY);
  return undefined;
};

/** By the numbers of ATTACK_STEP. */
export const attackSteps: readonly AttackStep[] = [
  castle,
  name,
  reveal,
  spell,
  triggers('attack', MODE.compulsory, STEP.answeredInnates),
  triggers('attacked', MODE.compulsory, STEP.abilities),
  triggers('attack', MODE.optional, STEP.answeredAbilities),
  triggers('attacked', MODE.optional, STEP.window),
  attackWindow,
  compare,
  back,
  fallen,
  won,
  berserk,
];
