/**
 * What an act tells everybody, or its own seat, by RULES section 8: the rows that name kinds, in order. Made from where pieces
 * stand, what they really are and the choice, never from the engine's rows; then these are held against it.
 */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Viewer } from '../../../../../src/contract/view';
import { LAKE, TERRAIN } from '../../../../../src/games/medieval/board';
import { ITEM } from '../../../../../src/games/medieval/items';
import { KIND, UNITS } from '../../../../../src/games/medieval/units';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import type { Piece, Table } from './table';

/** A row that tells something, as text. */
export type Fact = string;

const ATTACKS: readonly number[] = [ITEM.attack, ITEM.joined, ITEM.bombAttack, ITEM.attackOn, ITEM.joinedOn];
const JOINED: readonly number[] = [ITEM.joined, ITEM.joinedOn];
const SHOTS: readonly number[] = [ITEM.shot, ITEM.shotOn];
const BOMB_TURNS: readonly number[] = [ITEM.bombStep, ITEM.bombAttack];
const GOING_ON: readonly number[] = [ITEM.stepOn, ITEM.attackOn, ITEM.joinedOn, ITEM.shotOn];

/** An act as the harness reads it; null for what is no act of a piece. */
export interface Act {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly target: Piece | undefined;
  readonly item: number;
  readonly isAttack: boolean;
  readonly isShot: boolean;
  readonly isBombTurn: boolean;
  readonly goesOn: boolean;
  /** By square, the attacker among them; empty where nobody joins. */
  readonly group: readonly number[];
}

export function actOf(table: Table, { kind }: Decision, code: ChoiceCode): Act | null {
  const { form, item, from, to } = unpackChoice(code);
  if (kind !== 'main' || (form !== 'move' && form !== 'powerTo')) return null;
  const piece = table.on(from);
  if (piece === undefined) throw new Error(`nobody stands on ${from}`);
  return {
    piece,
    from,
    to,
    target: table.on(to),
    item,
    isAttack: ATTACKS.includes(item),
    isShot: SHOTS.includes(item),
    isBombTurn: BOMB_TURNS.includes(item),
    goesOn: GOING_ON.includes(item),
    group: JOINED.includes(item) ? table.group(piece.id, table.truth) : [],
  };
}

/** The row as a fact; null where it names nobody. */
export function factOf(event: GameEvent): Fact | null {
  switch (event.type) {
    case 'called':
      return `called ${event.seat} ${event.kind}`;
    case 'shown':
      return `shown ${event.token} ${event.kind}`;
    case 'looked':
      return `looked ${event.seat} ${event.token} ${event.kind ?? '?'}`;
    case 'removed':
      return `removed ${event.token} ${event.kind ?? '?'} ${event.cause}`;
    case 'fought':
      return `fought ${event.attack} ${event.defence} ${event.helpers.join()} ${event.beaten}`;
    case 'exploded':
      return `exploded ${event.tokens.join()}`;
    case 'freed':
      return `freed ${event.token} ${event.kind} ${event.escaped}`;
    case 'placed':
      return `placed ${event.seat} ${event.kind ?? '?'}`;
    default:
      return null;
  }
}

/** Whether a piece has been shown to all. */
export type IsShown = (id: number) => boolean;

const shownNow = (table: Table, ids: readonly number[], isShown: IsShown): readonly Fact[] =>
  ids.flatMap((id) => (isShown(id) ? [] : [`shown ${id} ${table.truth(id)}`]));

/** Bombs that go off together, and whom they catch; who has just attacked one of them stands nowhere any more. */
export function blastFacts(table: Table, bombs: readonly number[], but = -1): readonly Fact[] {
  const all = table.chain(bombs);
  const caught = table.beside(all).filter((id) => id !== but && table.truth(id) !== KIND.king);
  return [`exploded ${all.join()}`, ...caught.map((id) => `removed ${id} ${table.truth(id)} blast`)];
}

/** The defence of a kind, and the strength of an attack by so many. */
const strengths = ({ piece, target, isShot, group }: Act): readonly [attack: number, defence: number] => {
  const { attack } = UNITS[piece.kind] ?? {};
  const { defence = 0, againstShot = 0 } = UNITS[target?.kind ?? -1] ?? {};
  return [(attack ?? 0) * Math.max(1, group.length), isShot ? againstShot : defence];
};

/** An attack or a shot: both are named, and all that took part are shown. */
function fightFacts(table: Table, act: Act, isShown: IsShown): readonly Fact[] {
  const { piece, target, isShot, group } = act;
  if (target === undefined) throw new Error(`nobody stands on ${act.to}`);
  const others = group.filter((id) => id !== piece.id);
  const named = [`called ${piece.seat} ${piece.kind}`, `called ${target.seat} ${target.kind}`];
  const shown = shownNow(table, [piece.id, ...others, target.id], isShown);
  if (target.kind === KIND.bomb) {
    const lost = isShot ? [] : [`removed ${piece.id} ${piece.kind} fight`];
    return [...named, ...shown, ...lost, ...blastFacts(table, [target.id], isShot ? -1 : piece.id)];
  }
  const [attack, defence] = strengths(act);
  const beaten = attack >= defence;
  const helpers = others.map((id) => table.piece(id)?.square ?? -1);
  const result = `fought ${attack} ${defence} ${helpers.join()} ${beaten}`;
  const loser = beaten ? target : isShot ? null : piece;
  const fallen = loser === null ? [] : [`removed ${loser.id} ${loser.kind} ${isShot ? 'shot' : 'fight'}`];
  return [...named, ...shown, result, ...fallen];
}

/** The Spy shows himself; a look is told to his seat alone, and a King takes him. */
function spyFacts(table: Table, { piece, target, item }: Act, isShown: IsShown, viewer: Viewer): readonly Fact[] {
  if (target === undefined) throw new Error('a Spy goes to somebody');
  const spy = shownNow(table, [piece.id], isShown);
  if (item === ITEM.disarm) return [...spy, `removed ${target.id} ${KIND.bomb} disarmed`];
  if (item === ITEM.rescue) return [...spy, `freed ${target.id} ${target.kind} false`];
  const looked = `looked ${piece.seat} ${target.id} ${viewer === piece.seat ? target.kind : '?'}`;
  if (target.kind !== KIND.king) return [...spy, looked];
  return [...spy, looked, ...shownNow(table, [target.id], isShown), `removed ${piece.id} ${KIND.spy} fight`];
}

/** A step names nobody but a Mage on a lake and a prisoner who gets away. */
function stepFacts(table: Table, { piece, to }: Act, isShown: IsShown): readonly Fact[] {
  if (piece.prisoner) return [`freed ${piece.id} ${piece.kind} true`];
  return TERRAIN[to] === LAKE ? shownNow(table, [piece.id], isShown) : [];
}

/** All that an act tells a viewer until the turn's last act is over. */
export function factsOf(table: Table, act: Act, isShown: IsShown, viewer: Viewer): readonly Fact[] {
  const { piece, item, isAttack, isShot, isBombTurn } = act;
  if (isBombTurn) {
    const isNow: IsShown = (id) => id === piece.id || isShown(id);
    const left = isAttack ? fightFacts(table, act, isNow) : stepFacts(table, act, isNow);
    return [...shownNow(table, [piece.id], isShown), ...left, `placed ${piece.seat} ${KIND.bomb}`];
  }
  if (isAttack || isShot) return fightFacts(table, act, isShown);
  const isSpy = item === ITEM.look || item === ITEM.rescue || item === ITEM.disarm;
  return isSpy ? spyFacts(table, act, isShown, viewer) : stepFacts(table, act, isShown);
}
